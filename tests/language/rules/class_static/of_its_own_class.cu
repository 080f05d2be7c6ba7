// [class.static] class.static.data p2: the class of a static member may be the one that is being defined; its bound may come later
struct I { int v; static const I zero; static const I many[2]; static const int table[]; static const int n; };
const I I::zero = {4};
const I I::many[2] = {{1}, {2}};
const int I::table[] = {1, 2, 3};
const int I::n = 7;
extern "C" __global__ void of_its_own_class(int *out) { out[0] = I::zero.v; out[1] = I::n; out[2] = sizeof(I::many); out[3] = sizeof(I::table); out[4] = sizeof(I); }
// LAUNCH: of_its_own_class<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [4, 7, 8, 12, 4]
