// [class.layout] p1 of pragma: members at odd addresses hold their values
#pragma pack(1)
struct S { char c; int i; double d; short s; long long l; };
#pragma pack()
struct T { char c; int i; };
extern "C" __global__ void packed_members_read_and_written(int *out) {
    S s = {1, 0x12345678, 2.5, -3, 0x1122334455667788LL};
    unsigned char *p = reinterpret_cast<unsigned char *>(&s);
    out[0] = p[1] * 1000 + p[4];
    out[1] = (int)(s.d * 10) + s.s;
    s.i += 8;
    s.l >>= 32;
    s.d *= 2;
    out[2] = s.i;
    out[3] = (int)s.l;
    S a[2] = {s, {2, 3, 4.5, 5, 6}};
    out[4] = a[1].i * 100 + (int)(a[1].d * 10) + a[0].c;
    out[5] = sizeof(S) * 100 + sizeof(T);
}
// LAUNCH: packed_members_read_and_written<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [120018, 22, 305419904, 287454020, 346, 2308, 0, 0]
