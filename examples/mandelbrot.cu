// The Mandelbrot set: each pixel iterates until it escapes, so the lanes of a warp leave the loop at
// different times. This is divergence at its plainest.
//
//   minicc run examples/mandelbrot.cu --kernel mandelbrot --grid 4,3 --block 16,16 width=64 height=48 limit=100 'iterations=zeros(3072,i32)' --print iterations

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
