// [expr.reinterpret.cast] p4: pointers and integers map to and from; other object types are seen through
struct S { int a, b; };
extern "C" __global__ void bits_and_pointers(int *out) {
    S s{0x01020304, 7};
    int *p = reinterpret_cast<int *>(&s);
    out[0] = p[1];
    unsigned char *c = reinterpret_cast<unsigned char *>(&s);
    out[1] = c[0] * 100 + c[3];
    unsigned long n = reinterpret_cast<unsigned long>(&s);
    out[2] = reinterpret_cast<S *>(n)->b;
    unsigned &u = reinterpret_cast<unsigned &>(s.b);
    u = 9; out[3] = s.b;
    out[4] = reinterpret_cast<S *>(reinterpret_cast<char *>(&s) + 0)->b + (int)(reinterpret_cast<unsigned long>(&s.b) - n);
    int (*f)(int) = nullptr; out[5] = reinterpret_cast<void (*)()>(f) == nullptr;
}
// LAUNCH: bits_and_pointers<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [7, 401, 7, 9, 13, 1]
