// [class.layout] p1 of pragma: nested packed structs, arrays at odd addresses, references by copy
#pragma pack(push, 1)
struct In { char t; int v[2]; };
struct Out { short s; In in[2]; double d; char e; };
#pragma pack(pop)
extern "C" __global__ void packed_unaligned_nested(int *out) {
    Out o = {};
    for (int i = 0; i < 2; i++) { o.in[i].t = 'a' + i; for (int j = 0; j < 2; j++) o.in[i].v[j] = i * 10 + j + 1; }
    o.d = 1.25;
    o.e = 'z';
    out[0] = sizeof(Out);
    out[1] = o.in[1].v[1] * 100 + o.in[0].v[1];
    In copy = o.in[1];
    out[2] = copy.t * 100 + copy.v[0];
    o.in[0].v[1] += 5;
    o.d += o.in[0].v[1];
    out[3] = (int)(o.d * 4);
    out[4] = reinterpret_cast<unsigned char *>(&o)[2 + 9 + 1];
}
// LAUNCH: packed_unaligned_nested<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [29, 1202, 9811, 33, 11, 0, 0, 0]
