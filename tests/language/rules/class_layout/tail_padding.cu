// [class.layout] p4 of Itanium 2.4: the tail padding of a base that is no POD is used again, a POD's is not
struct Pod { int a; char b; };
struct Non { int a; char b; __device__ Non() : a(0), b(0) { } };
struct D1 : Pod { char c; };
struct D2 : Non { char c; };
struct D3 : D2 { char d; short e; };
struct M { Non n; char c; };
class Priv { int a; char b; };
struct D4 : Priv { char c; };
extern "C" __global__ void tail_padding(int *out) {
    out[0] = sizeof(D1);
    out[1] = sizeof(D2);
    out[2] = sizeof(D3);
    out[3] = sizeof(M);
    out[4] = sizeof(D4);
    D2 d;
    out[5] = &d.c - reinterpret_cast<char *>(&d);
}
// LAUNCH: tail_padding<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 8, 12, 12, 8, 5, 0, 0]
