#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stddef.h>

/// The bytes that the program has allocated and not freed. Swift's Glibc module does not show the function that knows.
size_t allocated_bytes(void);

#endif
