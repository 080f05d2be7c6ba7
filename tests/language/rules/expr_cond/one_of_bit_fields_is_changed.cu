// [expr.cond] p5: of two bit-fields, or of one and another member, the result is one of them, which assignments and increments change
struct S { unsigned a : 3; int b : 5; unsigned c : 9, d : 30; int w; bool f : 1; };
extern "C" __global__ void one_of_bit_fields_is_changed(int *out) {
    for (int i = 0; i < 3; i++) {
        int *o = out + i * 8;
        S s{1, 2, 3, 4, 5, true}, u{7, 6, 5, 4, 3, false}, *p = i == 2 ? &s : &u;
        (i & 1 ? s.a : s.c) = 70 + i;
        ++(i & 1 ? s.b : p->b);
        (i & 1 ? s.d : i ? s.c : u.c) += 513;
        int v = (i & 1 ? s.w : u.b) = 45;
        int x = (i & 1 ? s.w : s.b)--;
        (o[0], (i & 1 ? u.a : s.d)) <<= 2;
        int y = ++(i & 1 ? s.b : u.b);
        (i & 1 ? s.f : u.f) = 4;
        unsigned z = (i & 1 ? s.a : s.c) ^= 5;
        o[0] = s.a + 10 * s.b + 1000 * s.c;
        o[1] = s.d;
        o[2] = s.w;
        o[3] = u.a * 1000 + u.b;
        o[4] = u.c * 1000 + u.d;
        o[5] = v * 100 + x;
        o[6] = y * 10 + s.f * 2 + u.f;
        o[7] = z;
    }
}
// LAUNCH: one_of_bit_fields_is_changed<<<1,1>>> out=zeros(24,i32)
// EXPECT: out == [67011, 16, 5, 7014, 6004, 1302, 143, 67, 3042, 517, 44, 4006, 5004, 4545, 42, 2, 76021, 16, 5, 7014, 5004, 1303, 143, 76]
