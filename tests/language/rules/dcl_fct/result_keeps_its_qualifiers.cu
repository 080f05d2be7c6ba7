// [dcl.fct] p5, [expr] p6: the type of a function has the qualifiers of its result, a call that makes a scalar has none
template<class T> struct Which { enum { value = 0 }; };
template<> struct Which<int()> { enum { value = 1 }; };
template<> struct Which<const int()> { enum { value = 2 }; };
template<> struct Which<int> { enum { value = 3 }; };
template<> struct Which<const int> { enum { value = 4 }; };
template<> struct Which<volatile char (*)()> { enum { value = 5 }; };
template<class T> struct Result { enum { value = 9 }; };
template<class T> struct Result<T()> { enum { value = 10 + Which<T>::value }; };
typedef const int Const;
__device__ const int plain() { return 1; }
__device__ Const named() { return 2; }
__device__ const auto found() { return 3; }
__device__ volatile char changing() { return 4; }
template<class T> __device__ T made() { return 5; }
template<class T> __device__ int deduced(T (*)()) { return Which<T>::value; }
struct S { __device__ operator const int() const { return 6; } };
extern "C" __global__ void result_keeps_its_qualifiers(int *out) {
    const int (*p)() = plain;
    auto l = []() -> const int { return 7; };
    auto n = plain();
    n += 10;
    out[0] = Which<const int()>::value;
    out[1] = Which<Const()>::value;
    out[2] = Which<decltype(plain)>::value;
    out[3] = Which<decltype(found)>::value;
    out[4] = Result<decltype(named)>::value;
    out[5] = Which<decltype(plain())>::value;
    out[6] = Which<decltype(p())>::value;
    out[7] = deduced(named);
    out[8] = Which<decltype(&changing)>::value;
    out[9] = Which<decltype(made<const int>())>::value;
    out[10] = S() + l() + n;
    out[11] = Which<decltype(l())>::value;
    out[12] = p() + changing() + made<const int>() + found();
}
// LAUNCH: result_keeps_its_qualifiers<<<1,1>>> out=zeros(13,i32)
// EXPECT: out == [2, 2, 2, 2, 14, 3, 3, 4, 5, 3, 24, 3, 13]
