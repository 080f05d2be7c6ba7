// Shifts to the left, and to the right with and without the sign.
// LAUNCH: shifts<<<4,64>>> a=random(200,i32,15) s=random(200,i32,16) l=zeros(200) r=zeros(200) u=zeros(200) n=200
// EXPECT: l == a << (s & 31)
// EXPECT: r == a >> (s & 31)
// EXPECT: u == a.view(uint32) >> (s & 31).view(uint32)

extern "C" __global__ void shifts(const int *a, const int *s, int *l, int *r, unsigned *u, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int k = s[i] & 31;
    l[i] = (int)((unsigned)a[i] << k);
    r[i] = a[i] >> k;
    u[i] = (unsigned)a[i] >> k;
}
