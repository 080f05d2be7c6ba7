// [class.access] p4: the better overload is private
// REFUSED: private member function
struct B {
    __device__ int g(char) { return 3; }
private:
    __device__ int g(int) { return 2; }
};
extern "C" __global__ void bad_private_overload(int *out) { B b; out[0] = b.g(1); }
