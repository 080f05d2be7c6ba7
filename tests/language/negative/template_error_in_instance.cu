template <typename T> __device__ int get(T t) { return t.value; } // error@57: member reference base type 'int' is not a structure or union
__global__ void k(int *out) {
    out[0] = get(5); // note@14: in instantiation of function template specialization 'get<int>' requested here
}
