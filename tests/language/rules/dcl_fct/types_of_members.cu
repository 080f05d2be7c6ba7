// [dcl.fct] p6: the type of a member function: in aliases, as template arguments, and what a pointer to members points to
#include <type_traits>
struct S { int x; __device__ int get() const { return x; } __device__ int put(int y) & { return x = y; } void both() const volatile &&; };
typedef int Get() const; 
template<class T> struct Which { static const int value = 0; };
template<class R, class... A> struct Which<R(A...)> { static const int value = 1; };
template<class R, class... A> struct Which<R(A...) const> { static const int value = 2; };
template<class R, class... A> struct Which<R(A...) volatile> { static const int value = 3; };
template<class R, class... A> struct Which<R(A...) &> { static const int value = 4; };
template<class R, class... A> struct Which<R(A...) const volatile &&> { static const int value = 5; };
template<class M> struct Pointed; template<class T, class C> struct Pointed<T C::*> { using type = T; };
template<class T> struct Result; template<class R, class... A> struct Result<R(A...) const> { using type = R; static const int count = sizeof...(A); };
extern "C" __global__ void types_of_members(int *out) {
    Get S::*get = &S::get; int (S::*put)(int) & = &S::put; S s{3};
    out[0] = (s.*get)(); out[1] = (s.*put)(4);
    out[2] = Which<Get>::value * 10000 + Which<int(int) &>::value * 1000 + Which<void()>::value * 100 + Which<int(int) volatile>::value * 10 + Which<Pointed<decltype(&S::both)>::type>::value;
    out[3] = std::is_same<Get, Pointed<int (S::*)() const>::type>::value * 10 + std::is_same<Get, int()>::value;
    out[4] = std::is_function<Get>::value * 1000 + std::is_same<std::add_pointer_t<Get>, Get>::value * 100 + std::is_same<std::add_lvalue_reference_t<int(int) &>, int(int) &>::value * 10 + std::is_same<std::decay_t<Get>, Get>::value;
    out[5] = sizeof(Result<char(int, float) const>::type) * 10 + Result<char(int, float) const>::count;
}
// LAUNCH: types_of_members<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [3, 4, 24135, 10, 1111, 12]
