// [expr.cond] p5: what was assigned to a bit-field that was chosen is that bit-field, still
// HOST: no (g++ wants the address of what was assigned to)
struct S { unsigned a : 3; int b : 5; unsigned c : 9; volatile int d : 12; };
struct __attribute__((packed)) P { char c; int x : 7; int w; };
extern "C" __global__ void changed_bit_field_of_two_is_itself(int *out) {
    for (int i = 0; i < 2; i++) {
        int *o = out + i * 6;
        S s{1, 2, 3, 4}, u{7, 6, 5, 8};
        ((i ? s.a : s.c) = 9) += 11;
        ++++(i ? s.b : u.b) -= 10;
        const unsigned &r = (i ? s.a : s.c) ^= 5;
        (i ? s.d : u.d) = 4097;
        P p{1, 2, 3};
        (i ? p.x : p.w) += 100;
        o[0] = s.a + s.c * 10;
        o[1] = s.b;
        o[2] = u.b;
        o[3] = r;
        o[4] = s.d * 100 + u.d;
        o[5] = p.x * 1000 + p.w;
    }
}
// LAUNCH: changed_bit_field_of_two_is_itself<<<1,1>>> out=zeros(12,i32)
// EXPECT: out == [171, 2, -2, 17, 401, 2103, 31, -6, 6, 1, 108, -25997]
