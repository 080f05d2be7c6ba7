// [basic.lookup.elab] p2: CUDA's own classes are classes, after `struct`, too
// HOST: no
extern "C" __global__ void cudas_own_classes(int *out) {
    struct dim3 d(3, 4);
    struct float4 f = {1, 2, 3, 4};
    struct float4 *p = &f;
    out[0] = d.x * 100 + d.y * 10 + d.z;
    out[1] = p->w * 10 + p->y;
}
// LAUNCH: cudas_own_classes<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [341, 42]
