// [class.copy.elision] (CWG 2327): a temporary of the class that a list makes for a copying constructor is the object; the constructor may be deleted or private
struct Deleted {
    int how = 9;
    __device__ Deleted(const Deleted &) = delete;
};
class Private {
    __device__ Private(const Private &) : how(1) {}
public:
    int how;
    __device__ Private(int a, int b) : how(a + b) {}
};
struct Fixed {
    int how;
    __device__ Fixed(int a, int b) : how(a * b) {}
    Fixed(const Fixed &) = delete;
    Fixed(Fixed &&) = delete;
};
struct Holder {
    Fixed fixed;
    __device__ Holder() : fixed({3, 4}) {}
};
extern "C" __global__ void constructor_that_is_not_called(int *out) {
    Deleted d({});
    Private p({1, 2});
    Fixed f({5, 6});
    Holder h;
    out[0] = d.how;
    out[1] = p.how;
    out[2] = f.how;
    out[3] = h.fixed.how;
    out[4] = Fixed({7, 8}).how;
}
// LAUNCH: constructor_that_is_not_called<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [9, 3, 30, 12, 56]
