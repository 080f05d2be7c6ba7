// [dcl.init.ref] p5.4.4: no rvalue reference is bound to a copy of what a conversion function returns as an lvalue of that type
// REFUSED: cannot bind to lvalue
struct Source {
    int n = 3;
    __device__ operator const int &() const { return n; }
};
__device__ int taken(int &&x) { return x; }
extern "C" __global__ void bad_rvalue_reference_to_what_is_referred_to(int *out) {
    const Source source = {};
    int &&x = source; // error: rvalue reference to type 'int' cannot bind to lvalue of type 'const int'
    const int &&y(source); // error: rvalue reference to type 'const int' cannot bind to lvalue of type 'const int'
    out[0] = taken(source); // error: no matching function for call to 'taken'
    out[1] = static_cast<int &&>(source); // error: static_cast from 'const Source' to 'int &&' is not allowed
}
