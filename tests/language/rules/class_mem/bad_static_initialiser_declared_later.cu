// [class.mem] p6: a class is not complete in the initialisers of its static members
// REFUSED: a type that is declared later
struct S { static constexpr int x = sizeof(T); using T = int; };
extern "C" __global__ void bad_static_initialiser_declared_later(int *out) { out[0] = S::x; }
