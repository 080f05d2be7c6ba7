// LAUNCH: temporary_converted<<<1,1>>> p=zeros(7,f32) c=1
// EXPECT: p == [3, 2, 5, 4, 7, 3, 9]
struct Raw { unsigned short x; };
struct Half {
    unsigned short x;
    __device__ Half() {}
    __device__ Half(const Raw &r) { x = r.x; }
    __device__ explicit Half(float f) { x = (unsigned short)f; }
    __device__ operator Raw() const { Raw r; r.x = x; return r; }
    __device__ operator float() const { return x; }
    __device__ int get() const { return x; }
};
struct Byte {
    unsigned char v;
    __device__ explicit operator Half() const { return Half((float)v); }
    __device__ explicit operator int() const { return (float)(Half)*this; }
};
__global__ void temporary_converted(float *p, int c) {
    Raw r;
    r.x = 3;
    p[0] = (float)Half(r);
    Raw q = Half(2.0f);
    p[1] = q.x;
    Raw s(Half(5.0f));
    p[2] = s.x;
    r = Half(4.0f);
    p[3] = r.x;
    Byte b;
    b.v = 7;
    p[4] = Half(b);
    Half h((Half)b);
    p[5] = (float)(c ? Half(3.0f) : Half(1.0f));
    b.v = 9;
    p[6] = (int)b + 0 * Half{h}.get();
}
