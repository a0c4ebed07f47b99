#include "Allocations.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>

size_t allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}
#else
#include <malloc/malloc.h>

size_t allocated_bytes(void) {
    return mstats().bytes_used;
}
#endif
