// [temp.class.spec.match] p2: a specialisation whose substitution fails does not match
template <class...> using void_t = void;
struct With { typedef int type; };
struct Without { };
template <class T, class = void> struct Has { static const int value = 1; };
template <class T> struct Has<T, void_t<typename T::type>> { static const int value = 2; };
extern "C" __global__ void enabled_by_sfinae(int *out) {
    out[0] = Has<With>::value;
    out[1] = Has<Without>::value;
    out[2] = Has<int>::value;
}
// LAUNCH: enabled_by_sfinae<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 1, 1, 0, 0, 0, 0, 0]
