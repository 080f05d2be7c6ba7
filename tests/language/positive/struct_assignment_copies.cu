struct Two { int a, b; };
extern "C" __global__ void struct_assignment_copies(int *out) {
    int i = threadIdx.x; Two p = {1, 2}, q; q = p; q.a += i; out[i] = p.a * 100 + q.a;
}
// LAUNCH: struct_assignment_copies<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 101 + arange(8)
