// A table of one word's own, a row at a time.
// LAUNCH: edit_distance<<<4,64>>> a=random(1600,i8,134) b=random(1600,i8,135) out=zeros(200) n=200
// EXPECT: (out >= 0) & (out <= 8)
// EXPECT: out == [(lambda f: f(f, tuple(a[8 * i : 8 * i + 8] & 3), tuple(b[8 * i : 8 * i + 8] & 3)))(__import__('functools').lru_cache(None)(lambda f, s, t: len(s) + len(t) if not s or not t else sorted((f(f, s[1:], t) + 1, f(f, s, t[1:]) + 1, f(f, s[1:], t[1:]) + (s[0] != t[0])))[0])) for i in range(200)]

extern "C" __global__ void edit_distance(const char *a, const char *b, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int row[9];
    for (int j = 0; j <= 8; j++) row[j] = j;
    for (int x = 0; x < 8; x++) {
        int corner = row[0];
        row[0] = x + 1;
        for (int j = 1; j <= 8; j++) {
            int change = corner + ((a[8 * i + x] & 3) != (b[8 * i + j - 1] & 3));
            corner = row[j];
            row[j] = min(change, min(row[j], row[j - 1]) + 1);
        }
    }
    out[i] = row[8];
}
