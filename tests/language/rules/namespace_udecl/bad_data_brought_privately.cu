// [namespace.udecl] p19: a data member that a using declaration has made private there may not be named by another
// REFUSED: 'n' is a private member of 'First'
struct First {
protected:
    int n = 4;
};
struct Second : protected First {};
struct Third : Second {
private:
    using Second::n;
};
struct Fourth : Third {
    using Third::n;
    __device__ int look() { return 1; }
};
extern "C" __global__ void bad_data_brought_privately(int *out) { out[0] = Fourth().look(); }
