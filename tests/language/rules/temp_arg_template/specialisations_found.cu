// [temp.arg.template] p2: specialisations of the argument are found when it is used
template <class T> struct A { static const int v = 1; };
template <class T> struct A<T *> { static const int v = 2; };
template <> struct A<char> { static const int v = 3; };
template <template <class> class C> struct Use { static const int v = C<int>::v * 100 + C<int *>::v * 10 + C<char>::v; };
extern "C" __global__ void specialisations_found(int *out) { out[0] = Use<A>::v; }
// LAUNCH: specialisations_found<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [123, 0, 0, 0, 0, 0, 0, 0]
