// [dcl.enum] p5: fixed, or an implementation's choice that holds all values
enum A { a = 1 }; enum B : unsigned char { b = 255 }; enum class C { c }; enum class D : short { d }; enum E : long { e = 1L << 40 }; enum F { f = 0x80000000u }; enum G { g = 1L << 33 };
extern "C" __global__ void underlying_types(int *out) {
    out[0] = sizeof(A) * 1000 + sizeof(B) * 100 + sizeof(C) * 10 + sizeof(D); out[1] = sizeof(E) * 10 + sizeof(G);
    out[2] = sizeof(F); out[3] = (int)(E::e >> 38); out[4] = b + 1; B w = (B)(b + 3); out[5] = w; out[6] = f > 0;
    D s = (D)70000; out[7] = (int)s;
}
// LAUNCH: underlying_types<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4142, 88, 4, 4, 256, 2, 1, 4464]
