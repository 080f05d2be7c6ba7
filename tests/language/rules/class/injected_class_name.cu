// [class] p2: a class's name is inserted into its own scope
__device__ int S = 50;
struct S {
    int v = 3;
    __device__ S *self() { return this; }
    __device__ S copy() { S s; s.v = v + 1; return s; }
    __device__ int size() { return sizeof(S); }
    S *next = nullptr;
};
extern "C" __global__ void injected_class_name(int *out) {
    struct S s;
    s.next = &s;
    out[0] = s.self()->v * 10 + s.copy().v;
    out[1] = s.size() == (int)sizeof(struct S);
    struct S::S t;
    out[2] = t.v + S;
}
// LAUNCH: injected_class_name<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [34, 1, 53]
