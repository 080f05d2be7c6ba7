// [stmt.jump] p2: leaving a scope destroys its objects, by any jump
struct T { int *log; int k; __device__ ~T() { *log = *log * 10 + k; } };
__device__ int early(int *log) { T a{log, 1}; { T b{log, 2}; if (*log == 0) return *log + 7; } return 9; }
extern "C" __global__ void destruction_on_the_way(int *out) {
    int l = 0;
    out[0] = early(&l); out[1] = l;
    l = 0; for (int i = 0; i < 3; i++) { T t{&l, i + 1}; if (i == 0) continue; if (i == 1) break; } out[2] = l;
    l = 0; { T t{&l, 1}; goto out_of_it; } l = 5;
out_of_it:
    out[3] = l;
    l = 0; int k = 0; back: { T t{&l, 4}; if (++k < 2) goto back; } out[4] = l;
    l = 0; { T a{&l, 1}, b{&l, 2}; { T c{&l, 3}; } T d{&l, 4}; } out[5] = l;
}
// LAUNCH: destruction_on_the_way<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [7, 21, 12, 1, 44, 3421]
