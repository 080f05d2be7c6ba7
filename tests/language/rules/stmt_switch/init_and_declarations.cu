// [stmt.switch] p7: an initialiser; a declared condition; a class that converts
struct S { int v; __device__ operator int() const { return v; } };
__device__ int f(int k) { switch (int x = k * 2; x + 1) { case 5: return x; case 7: { int x = 50; return x; } default: return -x; } }
extern "C" __global__ void init_and_declarations(int *out) {
    out[0] = f(2); out[1] = f(3); out[2] = f(4);
    S s{3};
    switch (s) { case 3: out[3] = 33; }
    switch (S t{4}; t) { case 4: out[4] = t.v * 10; }
    switch (int q = s) { case 3: out[5] = q; break; case 4: out[5] = -q; }
    switch (7) { int y; case 7: y = 6; out[6] = y; }
    switch (int z = 1) case 1: out[7] = z + 8;
}
// LAUNCH: init_and_declarations<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4, 50, -8, 33, 40, 3, 6, 9]
