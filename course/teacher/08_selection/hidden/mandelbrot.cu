// launch {"kernel": "mandelbrot", "grid": 1, "block": [8, 4], "arguments": [8, 4, 20, {"int": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}]}

__global__ void mandelbrot(int width, int height, int limit, int *iterations) {
    int px = blockIdx.x * blockDim.x + threadIdx.x;
    int py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= width || py >= height)
        return;
    double cx = -2.0 + 3.0 * px / width, cy = -1.125 + 2.25 * py / height;
    double x = 0.0, y = 0.0;
    int n = 0;
    while (n < limit) {
        double xx = x * x, yy = y * y;
        if (xx + yy > 4.0)
            break;
        y = 2.0 * x * y + cy;
        x = xx - yy + cx;
        n++;
    }
    iterations[py * width + px] = n;
}
