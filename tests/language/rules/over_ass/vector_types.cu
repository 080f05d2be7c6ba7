// [over.ass] p1: operators of CUDA's vector types, by name, and inherited
// HOST: no
extern "C" __global__ void vector_types(int *out) {
    int *p = out;
    float4 v = make_float4(1, 2, 3, 4), w;
    w.operator=(v);
    p[0] = w.z;
    float4 &r = (w = make_float4(5, 6, 7, 8));
    r.x = 9;
    p[1] = w.x;
    struct V : float3 {
        using float3::operator=;
        int e;
    };
    V q;
    q.e = 3;
    static_cast<float3 &>(q) = make_float3(1, 2, 3);
    p[2] = q.y;
    q = make_float3(4, 5, 6);
    p[3] = q.z;
    p[4] = q.e;
    dim3 d(1, 2, 3);
    d = dim3(4);
    p[5] = d.x + d.y;
    make_int2(1, 2) = make_int2(3, 4);
    p[6] = (make_int2(1, 2) = make_int2(3, 4)).y;
}
// LAUNCH: vector_types<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 9, 2, 6, 3, 5, 4, 0]
