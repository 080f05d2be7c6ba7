// [expr.reinterpret.cast] p6: a function pointer cast away and back calls the same function
__device__ int add(int a, int b) { return a + b; } struct S { int x; }; struct T { int y; int z; };
extern "C" __global__ void function_pointers_and_back(int *out) { typedef void (*V)(); V v = reinterpret_cast<V>(&add); out[0] = reinterpret_cast<int (*)(int, int)>(v)(3, 4); T t[2] = {{1, 2}, {3, 4}}; char *c = reinterpret_cast<char *>(t); c += sizeof(T); out[1] = reinterpret_cast<T *>(c)->z; int &r = reinterpret_cast<int &>(t[1]); r = 9; out[2] = t[1].y; unsigned long n = reinterpret_cast<unsigned long>(t + 1) - reinterpret_cast<unsigned long>(t); out[3] = n; const int *cp = reinterpret_cast<const int *>(&t[0]); out[4] = cp[1]; }
// LAUNCH: function_pointers_and_back<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [7, 4, 9, 8, 2]
