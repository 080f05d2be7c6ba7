// [class.friend] p5: a member of another class may be the friend
class V;
struct Reader { __device__ int read(const V &v); int bias = 2; };
class V { int s = 40; friend __device__ int Reader::read(const V &); };
__device__ int Reader::read(const V &v) { return v.s + bias; }
extern "C" __global__ void friend_member_function(int *out) {
    V v;
    Reader r;
    out[0] = r.read(v);
}
// LAUNCH: friend_member_function<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [42]
