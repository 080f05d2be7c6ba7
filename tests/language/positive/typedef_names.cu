typedef int number; typedef number *numbers; typedef int grid_t[2][2];
extern "C" __global__ void typedef_names(numbers out) {
    int i = threadIdx.x; grid_t g = {{1, 2}, {3, 4}}; number n = g[1][0]; out[i] = n + sizeof(grid_t);
}
// LAUNCH: typedef_names<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 19
