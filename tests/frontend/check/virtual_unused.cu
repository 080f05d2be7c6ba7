// Classes with virtual functions for the device stop no compile where device code does not mention them: neither do their derived classes, their
// members defined outside and the functions for both sides that take them.
template <class T> class Base {
protected:
    T *p;

public:
    virtual __host__ __device__ ~Base() {}
    virtual __host__ __device__ T up(T x) = 0;
};
template <class T> class D : public Base<T> {
public:
    __host__ __device__ T up(T x) override { return x; }
};
class E : public Base<int> {
public:
    __host__ __device__ int up(int x) override;
    int z;
};
__host__ __device__ int E::up(int x) { return x + z; }
template <class T> __host__ __device__ T use(Base<T> &b) { return b.up(3); }

struct Shape {
    __device__ virtual float area() const { return 0; } // error@16: virtual functions are not supported
};
__device__ float area_of(const Shape *s) { return s->area(); }

int main() {
    E e;
    D<int> d;
    return use<int>(d) + e.up(2);
}
__global__ void k(int *o) { *o = 1; }
