// [class.layout] p1: bases lie in order, aligned, before the members
struct A { char a; };
struct B { double b; };
struct E { };
struct C : A, E, B { char c; };
struct D : C { char d; };
extern "C" __global__ void second_base_offset(int *out) {
    C c{};
    D d{};
    char *p = reinterpret_cast<char *>(&c);
    out[0] = reinterpret_cast<char *>(static_cast<B *>(&c)) - p;
    out[1] = &c.c - p;
    out[2] = sizeof(C);
    out[3] = sizeof(D);
    out[4] = &d.d - reinterpret_cast<char *>(&d);
}
// LAUNCH: second_base_offset<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [8, 16, 24, 24, 17, 0, 0, 0]
