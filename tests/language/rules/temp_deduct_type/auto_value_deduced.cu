// [temp.deduct.type] p13: the type of a value is deduced with it
template <class T, T V> struct C { };
template <auto V> struct A { };
template <class T, T V> __device__ int f(C<T, V>) { return sizeof(T) * 100 + V; }
template <auto V> __device__ int f(A<V>) { return sizeof(V) * 1000 + V; }
extern "C" __global__ void auto_value_deduced(int *out) {
    out[0] = f(C<short, 5>());
    out[1] = f(C<char, 'a'>());
    out[2] = f(A<7L>());
    out[3] = f(A<true>());
}
// LAUNCH: auto_value_deduced<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [205, 197, 8007, 1001, 0, 0, 0, 0]
