// A name of the library whose header is not included is none; neither is one that the library does not have here.
__device__ void f() {
    int x = std::gcd(4, 6); // error: qualified name 'std::gcd' is not supported in device code
    std::sort(&x, &x); // error: qualified name 'std::sort' is not supported in device code
}
