// [temp.deduct] p8: detection through an alias whose argument fails
template <class...> using void_t = void;
template <class T> T &&val();
template <class T, class U, class = void> struct Addable { static const bool value = false; };
template <class T, class U> struct Addable<T, U, void_t<decltype(val<T>() + val<U>())>> { static const bool value = true; };
struct X { };
extern "C" __global__ void sfinae_void_t(int *out) {
    out[0] = Addable<int, double>::value;
    out[1] = Addable<int *, int>::value;
    out[2] = Addable<int *, int *>::value;
    out[3] = Addable<X, int>::value;
}
// LAUNCH: sfinae_void_t<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 1, 0, 0, 0, 0, 0, 0]
