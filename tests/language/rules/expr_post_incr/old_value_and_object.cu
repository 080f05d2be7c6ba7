// [expr.post.incr] p1: x++ gives the old value as an rvalue; ++x the object
__device__ int kind(int &) { return 1; }
__device__ int kind(int &&) { return 2; }
extern "C" __global__ void old_value_and_object(int *out) {
    int x = 5;
    int a = x++; int b = ++x;
    out[0] = a * 100 + b * 10 + x;
    ++(++x) += 3;
    out[1] = x;
    out[2] = kind(x++) * 10 + kind(++x);
    unsigned char c = 255; out[3] = c++; out[4] = c;
    short s = 32767; s++; out[5] = s;
    int arr[3] = {10, 20, 30}, *p = arr;
    out[6] = *p++ * 100; out[6] += *++p; out[6] += (*p)++;
    out[7] = arr[2] * 10 + (int)(p - arr);
}
// LAUNCH: old_value_and_object<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [577, 12, 21, 255, 0, -32768, 1060, 312]
