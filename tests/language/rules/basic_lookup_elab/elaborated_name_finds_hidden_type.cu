// [basic.lookup.elab] p1: struct X finds a class that an object or function hides
struct stat { int v; };
__device__ int stat(struct stat *s) { return s->v * 2; }
enum color { red = 3 };
extern "C" __global__ void elaborated_name_finds_hidden_type(int *out) {
    struct stat s{21};
    out[0] = stat(&s);
    int color = 50;
    enum color c = red;
    out[1] = color + c;
    { struct color2 { int q; }; struct color2 z{4}; int color2 = 7; out[2] = z.q * 10 + color2 + (int)sizeof(struct color2); }
}
// LAUNCH: elaborated_name_finds_hidden_type<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [42, 53, 51]
