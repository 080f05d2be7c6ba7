struct Node { int value; Node *next; };
extern "C" __global__ void struct_arrow(int *out) {
    int i = threadIdx.x; Node b = {5, nullptr}, a = {i, &b}; Node *p = &a; out[i] = p->value + p->next->value;
}
// LAUNCH: struct_arrow<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 5
