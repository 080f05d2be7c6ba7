// Cells and their eight neighbours on a torus.
// LAUNCH: game_of_life<<<4,64>>> a=random(200,u8,130) out=zeros(200) w=20 n=200
// EXPECT: out.reshape(10, 20) == (lambda g, s: (s == 3) | (s == 2) & (g == 1))((a & 1).reshape(10, 20), sum([roll((a & 1).reshape(10, 20), (y, x), (0, 1)) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y], axis=0))

extern "C" __global__ void game_of_life(const unsigned char *a, unsigned char *out, int w, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int x = i % w, y = i / w, h = n / w, s = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dx || dy) s += a[(y + dy + h) % h * w + (x + dx + w) % w] & 1;
    out[i] = s == 3 || (s == 2 && (a[i] & 1));
}
