// [temp.alias] p2: aliases in classes, with dependent members
template <class T> struct Traits { using type = T *; template <class U> using pair = U[2]; };
template <class T> using Type = typename Traits<T>::type;
template <class T> struct Use {
    template <class U> using Two = typename Traits<T>::template pair<U>;
    Two<short> s;
};
extern "C" __global__ void member_and_dependent(int *out) {
    int n = 5;
    Type<int> p = &n;
    out[0] = *p;
    out[1] = sizeof(Traits<int>::pair<char>);
    out[2] = sizeof(Use<int>);
}
// LAUNCH: member_and_dependent<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 2, 4, 0, 0, 0, 0, 0]
