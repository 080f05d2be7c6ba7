// [temp.spec.partial.order] p1: T[N], T[], T[3] and T[N][M]
template <class T> struct A { static const int value = 1; };
template <class Elem, unsigned long Count> struct A<Elem[Count]> { static const int value = 2; };
template <class T> struct A<T[]> { static const int value = 3; };
template <class T> struct A<T[3]> { static const int value = 4; };
template <class T, unsigned long N, unsigned long M> struct A<T[N][M]> { static const int value = 5; };
extern "C" __global__ void arrays(int *out) {
    out[0] = A<int>::value;
    out[1] = A<int[2]>::value;
    out[2] = A<int[]>::value;
    out[3] = A<int[3]>::value;
    out[4] = A<int[2][2]>::value;
}
// LAUNCH: arrays<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 4, 5, 0, 0, 0]
