// References, member functions, constructors, operators, static members, namespaces.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80 sm_90
namespace geometry {
struct Vec {
    float x, y;
    static const int dimensions = 2;
    __host__ __device__ Vec() : x(0), y(0) {}
    __host__ __device__ explicit Vec(float both) : x(both), y(both) {}
    __host__ __device__ Vec(float a, float b) : x(a), y{b} {}
    __host__ __device__ float dot(const Vec &other) const { return x * other.x + y * other.y; }
    __host__ __device__ Vec &operator+=(const Vec &other) { x += other.x; y += other.y; return *this; }
    __host__ __device__ Vec operator-() const { return Vec(-x, -y); }
    __host__ __device__ float &operator[](int i) { return i ? y : x; }
    __host__ __device__ bool operator==(const Vec &o) const { return x == o.x && y == o.y; }
    __device__ static Vec unit(int i) { return i ? Vec(0, 1) : Vec(1, 0); }
    __device__ float later() const;
    friend __device__ Vec operator*(float f, const Vec &v) { return Vec(f * v.x, f * v.y); }
};
__host__ __device__ inline Vec operator+(const Vec &a, const Vec &b) { return Vec(a.x + b.x, a.y + b.y); }
__device__ float Vec::later() const { return this->x - y; }
__device__ float length2(const Vec &v) { return v.dot(v); }
}
namespace { __device__ int hidden(int x) { return x + 1; } }
class Counter {
    int count;
public:
    int step = 3;
    __device__ Counter() : count(10) {}
    __device__ int next() { count += step; return count; }
    __device__ int peek() const { return count; }
    __device__ Counter &operator++() { ++count; return *this; }
    __device__ Counter operator++(int) { Counter old = *this; count++; return old; }
};
struct Holder { geometry::Vec v; int n = 7; };
struct Copied {
    int value, copies;
    __device__ Copied(int v) : value(v), copies(0) {}
    __device__ Copied(const Copied &o) : value(o.value), copies(o.copies + 1) {}
};
__device__ int copies_of(Copied c) { return c.copies; }
__device__ int copies_of_reference(const Copied &c) { return c.copies; }
__device__ void swap(float &a, float &b) { float t = a; a = b; b = t; }
__device__ int which(int &) { return 1; }
__device__ int which(const int &) { return 2; }
__device__ int converted(const double &d) { return (int)(d * 2); }

// LAUNCH: vectors<<<1,1>>> out=zeros(16,f32)
// EXPECT: out == array([11, 4, 6, -1, -2, 2, 5, 1, 0, 5, 9, 12, 7, 0, 0, 2])
__global__ void vectors(float *out) {
    using namespace geometry;
    Vec a(1, 2), b{3, 4}, zero;
    int n = 0;
    out[n++] = a.dot(b);
    Vec c = a + b;
    out[n++] = c.x; out[n++] = c[1];
    out[n++] = (-a).x; out[n++] = (-a)[1];
    c = 2.0f * a;
    out[n++] = c.x;
    out[n++] = length2(a);
    out[n++] = a == Vec(1, 2);
    out[n++] = a == zero;
    (c += b) += Vec(0);
    out[n++] = c.x;
    swap(c.x, out[15]);
    out[n++] = 9;
    c[0] = 12;
    out[n++] = c.x;
    Holder h;
    out[n++] = h.n;
    out[n++] = h.v.x;
    out[15] = Vec::dimensions;
    n = 13;
    out[n] = b.later() + 1;
}

// LAUNCH: objects<<<1,1>>> out=zeros(16,i32)
// EXPECT: out[:14] == array([13, 13, 14, 14, 15, 1, 0, 1, 2, 2, 5, 42, 1, 99])
__global__ void objects(int *out) {
    Counter c;
    int n = 0;
    out[n++] = c.next();
    out[n++] = c.peek();
    ++c;
    out[n++] = c.peek();
    out[n++] = c++.peek();
    out[n++] = c.peek();
    Copied one(5);
    out[n++] = copies_of(one);
    out[n++] = copies_of_reference(one);
    int i = 0;
    const int k = 0;
    out[n++] = which(i);
    out[n++] = which(k);
    out[n++] = which(3);
    out[n++] = converted(2.5f);
    out[n++] = hidden(41);
    const int &r = i;
    i = 1;
    out[n++] = r;
    auto &slot = out[n];
    slot = 99;
}
