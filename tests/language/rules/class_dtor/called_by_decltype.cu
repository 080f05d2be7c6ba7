// [class.dtor] p13: a destructor is called by a decltype, too, which g++ 12 does not read
// HOST: no
struct B { int *p; __device__ ~B() { ++*p; } }; __device__ B made();
extern "C" __global__ void called_by_decltype(int *out) { alignas(B) char room[sizeof(B)]; B *b = (B *)room; b->p = out; b->~decltype(made())(); int i = 0; i.~decltype(i)(); out[1] = i; }
// LAUNCH: called_by_decltype<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [1, 0]
