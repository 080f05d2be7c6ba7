// [temp.class.spec] p1: a partial specialisation for the type of a call of a declared function, which no device code asks for
template <class T> T &&value();
template <class... T> struct make_void { typedef void type; };
template <class... T> using void_t = typename make_void<T...>::type;
template <class T, class = void> struct moves { enum { value = 0 }; };
template <class T> struct moves<T, void_t<decltype(T(value<T &&>()))>> { enum { value = 1 }; };
template <class T, class = void> struct copies { enum { no = 0 }; };
template <class T> struct copies<T, void_t<decltype(T(value<const T &>()))>> { enum { yes = 1 }; };
extern "C" __global__ void argument_asks_unneeded_function(int *out) {
    out[0] = 7;
}
// LAUNCH: argument_asks_unneeded_function<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [7]
