// What nvcc warns of, too: code for both sides that calls the host's, and a function of the host that its definition gives to the device.
struct Vec {
    Vec() { x = 3; }
    int size() const { return 1; }
    int x;
};

__host__ __device__ int both(const Vec &given) {
    Vec v;  // warning: reference to __host__ function 'Vec' in __host__ __device__ function [-Whost-call]
    return v.x + given.size();  // warning: reference to __host__ function 'size' in __host__ __device__ function [-Whost-call]
}

struct Late {
    int get();
};
__device__ int Late::get() { return 1; }  // warning: __host__ function 'get' redeclared with __device__, hence treated as a __host__ __device__ function [-Whost-call]

struct Unknown;
__device__ void drop(Unknown *p) {
    delete p;  // warning: deleting pointer to incomplete type 'Unknown' may cause undefined behavior [-Wdelete-incomplete]
}
__global__ void k(int *out) { Late late; *out = late.get(); }
