// Members are written one by one; what lies between them stays.
// LAUNCH: structures_written<<<4,64>>> r=full(200,7) sizes=zeros(200) n=200
// EXPECT: r['a'] == arange(200).astype(int8)
// EXPECT: r['b'] == arange(200) * 3
// EXPECT: r['c'] == stack([full(200, 7), -arange(200)], 1)
// EXPECT: sizes == 12

struct Record { char a; int b; short c[2]; };
extern "C" __global__ void structures_written(Record *r, int *sizes, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    r[i].a = (char)i;
    r[i].b = i * 3;
    r[i].c[1] = (short)-i;
    sizes[i] = (int)sizeof(Record);
}
