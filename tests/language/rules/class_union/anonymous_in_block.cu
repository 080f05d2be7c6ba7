// [class.union.anon] p1: the members of an anonymous union in a block are names of the block
extern "C" __global__ void anonymous_in_block(int *out) {
    union { int whole; char first; short low; };
    whole = 7;
    out[0] = whole;
    first = 'a';
    out[1] = whole;
    whole = 65536;
    low = 3;
    out[2] = whole;
    { union { int whole; float number; }; number = 1.0f; out[3] = whole; }
    out[4] = whole + sizeof(low);
}
// LAUNCH: anonymous_in_block<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [7, 97, 65539, 1065353216, 65541, 0, 0, 0]
