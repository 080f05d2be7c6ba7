// [temp.param] p9: a default for a template parameter
template <class T> struct A { static const int id = 1 + sizeof(T); };
template <class T> struct B { static const int id = 100 + sizeof(T); };
template <class T, template <class> class C = A> struct S { static const int id = C<T>::id; };
extern "C" __global__ void template_template_default(int *out) {
    out[0] = S<int>::id;
    out[1] = S<int, B>::id;
    out[2] = S<double, A>::id;
}
// LAUNCH: template_template_default<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 104, 9, 0, 0, 0, 0, 0]
