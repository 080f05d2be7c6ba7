// [class.layout] p1 of Itanium 2.4: empty members take a byte, empty bases of one type do not overlap
struct E { };
struct F { };
struct A : E, F { char c; };
struct B : E { E a, b; };
struct C { E e[3]; short s; };
struct D : F { A a; };
struct G : E { F f; int n; };
template <class... T> struct Pack : T... { int n; };
extern "C" __global__ void empty_members_and_arrays(int *out) {
    out[0] = sizeof(A);
    out[1] = sizeof(B);
    out[2] = sizeof(C);
    out[3] = sizeof(D);
    out[4] = sizeof(G);
    out[5] = sizeof(Pack<E, F>) * 100 + sizeof(Pack<>);
    G g{};
    out[6] = reinterpret_cast<char *>(&g.f) - reinterpret_cast<char *>(&g);
}
// LAUNCH: empty_members_and_arrays<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 3, 6, 2, 8, 404, 0, 0]
