// [temp.deduct.guide] p3: a guide of a class template that is a member stands in the class, with the same access
template<class T> struct Outer {
    template<class U> struct Inner {
        U value;
        __device__ Inner(U v) : value(v) {}
        __device__ Inner(const U *p, int) : value(*p) {}
    };
    template<class U> Inner(U *) -> Inner<T>;
    Inner(char) -> Inner<long long>;
};
struct Plain {
    template<class U> struct Held { U value; };
    template<class U> Held(U) -> Held<U>;
};
extern "C" __global__ void of_member_templates(int *out) {
    int n = 7;
    Outer<short>::Inner a(n);
    Outer<short>::Inner b('x');
    Outer<double>::Inner c(&n, 0);
    Plain::Held d{'c'};
    out[0] = sizeof(a.value) + a.value;
    out[1] = sizeof(b.value);
    out[2] = c.value;
    out[3] = sizeof(d);
}
// LAUNCH: of_member_templates<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [11, 8, 7, 1]
