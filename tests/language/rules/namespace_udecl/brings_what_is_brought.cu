// [namespace.udecl] p1: what a base's using declaration has chosen is one member, however many subobjects there are of its class
struct Root {
    int y = 3;
};
struct One : Root {};
struct Other : Root {};
struct Chosen : One, Other {
    using One::y;
};
struct Further : Chosen {};
struct Again : Further {
    using Further::y;
    int z = 4;
};
extern "C" __global__ void brings_what_is_brought(int *out) {
    Again again;
    out[0] = again.z;
    out[1] = static_cast<One &>(again).y;
}
// LAUNCH: brings_what_is_brought<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [4, 3]
