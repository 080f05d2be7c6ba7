// LAUNCH: rvalue_reference_casts<<<1,1>>> o=zeros(12,i32)
// EXPECT: o == [3,3,3,18,1,3,10,3,1,9,2,0]
__device__ int which(int &) { return 1; }
__device__ int which(const int &) { return 2; }
__device__ int which(int &&) { return 3; }
__device__ int &&mv(int &x) { return static_cast<int &&>(x); }
__device__ __noinline__ int &&mv2(int &x) { return static_cast<int &&>(x); }
struct S { int a; const int b; };
__device__ S &&smv(S &s) { return (S &&)s; }
__global__ void rvalue_reference_casts(int *o) { int x = 1; o[0] = which(static_cast<int &&>(x)); o[1] = which((int &&)x); o[2] = which(mv(x)); int &&r = mv(x); r = 7; int &&q = static_cast<int &&>(x); q += 5;
  const int &c = mv2(x); q += 6; o[3] = c; o[4] = which(r);
  S s{10, 2}; o[5] = which(smv(s).a); o[6] = mv2(s.a); auto &&f = mv(x); auto &&g = x; o[7] = which(static_cast<decltype(f)>(f)); o[8] = which(static_cast<decltype(g)>(g)); o[9] = static_cast<int &&>(9); o[10] = which(static_cast<const int &&>(x)); }
