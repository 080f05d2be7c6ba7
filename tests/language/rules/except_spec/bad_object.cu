// [except.spec] p2: only a function declarator has an exception specification
// REFUSED: exception specification is only allowed on a function declarator
extern "C" __global__ void bad_object(int *out) {
    int x noexcept = 1;
    out[0] = x;
}
