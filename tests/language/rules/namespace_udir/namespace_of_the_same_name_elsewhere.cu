// [namespace.udir] p1, [basic.lookup.qual] p4: `::a` is the global namespace, inside another one of that name too
namespace a { template <class T> struct P { T x; }; }
namespace c { namespace a { using namespace ::a; } }
extern "C" __global__ void namespace_of_the_same_name_elsewhere(int *out) {
    c::a::P<int> q = {5};
    out[0] = q.x;
}
// LAUNCH: namespace_of_the_same_name_elsewhere<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [5]
