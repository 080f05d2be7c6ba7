// [temp.deduct.call] p2: enumerations, bool and null pointers deduce their own types
enum E { e = 1 };
enum class F : char { f };
template <class T> __device__ int size(T) { return sizeof(T); }
template <class T> struct Which { static const int v = 1; };
template <> struct Which<E> { static const int v = 2; };
template <> struct Which<bool> { static const int v = 3; };
template <> struct Which<decltype(nullptr)> { static const int v = 4; };
template <class T> __device__ int which(T) { return Which<T>::v; }
extern "C" __global__ void volatile_and_enum(int *out) {
    out[0] = which(e) * 100 + which(true) * 10 + which(nullptr);
    out[1] = which(e + 0);
    out[2] = size(F::f);
    out[3] = which(1 < 2) * 10 + which(e == 1);
}
// LAUNCH: volatile_and_enum<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [234, 1, 1, 33, 0, 0, 0, 0]
