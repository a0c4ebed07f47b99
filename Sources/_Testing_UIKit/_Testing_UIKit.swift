// The toolchain's Testing looks for this overlay in files that import both Testing and UIKit. There is nothing in it.
