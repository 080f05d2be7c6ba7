// [class.layout] p5 of Itanium 2.4: an empty base takes no place unless its type is there twice
struct E { };
struct A : E { int n; };
struct B : E { E e; int n; };
struct C : E { E e; };
struct D : A { char c; };
struct F : E { A a; };
extern "C" __global__ void empty_base(int *out) {
    out[0] = sizeof(A);
    out[1] = sizeof(B);
    out[2] = sizeof(C);
    out[3] = sizeof(D);
    out[4] = sizeof(F);
    B b{};
    out[5] = reinterpret_cast<char *>(&b.n) - reinterpret_cast<char *>(&b);
}
// LAUNCH: empty_base<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4, 8, 2, 8, 8, 4, 0, 0]
