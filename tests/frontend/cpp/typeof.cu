// GNU's __typeof__: of an expression, and of a type; without the reference
#define larger(a, b) ({ __typeof__(a) _a = (a); __typeof(b) _b = (b); _a > _b ? _a : _b; })
template <class T> __device__ int twice(T x) { __typeof__(x) y = x; const __typeof__(x + 1) z = y; return z * 2; }
extern "C" __global__ void typeofs(int *out) {
    int x = 3, &r = x; __typeof__(r) copy = r; copy = 9; out[0] = x * 10 + copy;
    out[1] = larger(2.5f, 2) * 2 + larger(out[0], 7); __typeof__(int *) p = out; p[2] = sizeof(__typeof__(out)) + sizeof(__typeof__(short));
    static __shared__ __typeof__(x) cell[2]; cell[0] = 4; out[3] = twice(cell[0]); auto s = (size_t)x * copy; out[4] = s;
}
// LAUNCH: typeofs<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [39, 44, 10, 8, 27]
