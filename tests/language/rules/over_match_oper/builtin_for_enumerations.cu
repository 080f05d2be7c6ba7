// [over.match.oper] p1: operators on enumerations can be overloaded, unlike on int
enum E { a = 1, b = 2, c = 4 };
enum F { x = 1, y = 2 };
__device__ E operator|(E l, E r) { return (E)((int)l + (int)r + 100); }
__device__ E &operator++(E &e) { return e = (E)(e * 2); }
__device__ int operator==(E, E) { return 55; }
__device__ bool operator!(E e) { return e == 55; }
extern "C" __global__ void builtin_for_enumerations(int *out) {
    out[0] = (a | b);
    out[1] = (x | y);
    out[2] = (a | x);
    E e = a; ++e; ++e;
    out[3] = e;
    out[4] = a == c;
    out[5] = (a == 1);
}
// LAUNCH: builtin_for_enumerations<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [103, 3, 1, 4, 55, 1]
