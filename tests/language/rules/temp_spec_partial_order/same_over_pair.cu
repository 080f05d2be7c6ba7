// [temp.spec.partial.order] p1: <T, T> is more specialised than <T, U>, <T*, T*> more than <T, T>
template <class T, class U> struct P { static const int value = 1; };
template <class T> struct P<T *, T *> { static const int value = 4; };
template <class Identical> struct P<Identical, Identical> { static const int value = 2; };
template <class First, class Second> struct P<First *, Second *> { static const int value = 3; };
template <> struct P<int *, int *> { static const int value = 5; };
extern "C" __global__ void same_over_pair(int *out) {
    out[0] = P<int, char>::value;
    out[1] = P<int, int>::value;
    out[2] = P<int *, char *>::value;
    out[3] = P<char *, char *>::value;
    out[4] = P<int *, int *>::value;
}
// LAUNCH: same_over_pair<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 4, 5, 0, 0, 0]
