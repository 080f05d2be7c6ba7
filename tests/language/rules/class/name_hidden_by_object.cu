// [class] p2 of class.name: a variable hides a class of the same name, struct finds it
struct stat { int a, b; };
__device__ int stat(int x) { return x * 10; }
extern "C" __global__ void name_hidden_by_object(int *out) {
    struct stat s = {1, 2};
    out[0] = s.a + s.b;
    out[1] = stat(4);
    out[2] = sizeof(struct stat);
    int E = 5;
    { struct E { char c[9]; }; out[3] = sizeof(E); }
    out[4] = E;
}
// LAUNCH: name_hidden_by_object<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 40, 8, 9, 5, 0, 0, 0]
