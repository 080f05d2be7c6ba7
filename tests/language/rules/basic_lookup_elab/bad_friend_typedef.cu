// [dcl.type.elab] p2: no typedef is made a friend by its name after `struct`
// REFUSED: typedef name used after struct
typedef int T;
struct S { friend struct T; };
extern "C" __global__ void bad_friend_typedef(int *out) { out[0] = sizeof(S); }
