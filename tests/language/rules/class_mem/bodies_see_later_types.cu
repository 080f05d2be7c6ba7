// [class.mem] p6: in bodies and constructors' initialisers the class is complete: types, templates and classes around it that come later are known
typedef char Hidden;
struct Outer {
    __device__ int first() {
        Number x = 7;
        return x * sizeof(Number) + Pick<Number>(3) + twice<int>(4) + Inner::deep;
    }
    __device__ Outer(int given) : value(Number(given) * sizeof(Number)), Hidden(given) {}
    struct Nested {
        __device__ int look() { return sizeof(Number) + Inner::deep + own<char>(1); }
        template<class T> __device__ int own(T) { return sizeof(T); }
    };
    __device__ int hides() { return Hidden + 1; }
    friend __device__ int peer(Outer) { return sizeof(Number) + sizeof(Inner); }
    typedef long Number;
    template<class T> using Pick = T;
    template<class T> __device__ T twice(T t) { return 2 * t; }
    struct Inner {
        enum { deep = 100 };
        char c[3];
    };
    int value;
    int Hidden;
};
extern "C" __global__ void bodies_see_later_types(int *out) {
    struct Local {
        __device__ int f() { return sizeof(Late); }
        typedef short Late;
    };
    out[0] = Outer(2).first();
    out[1] = Outer(5).value;
    out[2] = Outer::Nested().look();
    out[3] = Outer(6).hides();
    out[4] = peer(Outer(1));
    out[5] = Local().f();
}
// LAUNCH: bodies_see_later_types<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [167, 40, 109, 7, 11, 2]
