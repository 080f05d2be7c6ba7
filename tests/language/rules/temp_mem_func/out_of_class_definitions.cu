// [temp.mem.func] p1: members of a class template defined outside, with other parameter names
template <class T, int N> struct Stack {
    T a[N];
    int n = 0;
    __device__ void push(const T &x);
    __device__ T pop();
    __device__ int room() const;
    struct It { const T *p; __device__ bool more(const Stack &s) const; };
    __device__ It begin() const;
    __device__ operator bool() const;
};
template <class U, int M> __device__ void Stack<U, M>::push(const U &x) { a[n++] = x; }
template <class E, int C> __device__ E Stack<E, C>::pop() { return a[--n]; }
template <class T, int N> __device__ int Stack<T, N>::room() const { return N - n; }
template <class X, int Y> __device__ bool Stack<X, Y>::It::more(const Stack &s) const { return p < s.a + s.n; }
template <class X, int Y> __device__ typename Stack<X, Y>::It Stack<X, Y>::begin() const { It i = {a}; return i; }
template <class T, int N> __device__ Stack<T, N>::operator bool() const { return n != 0; }
extern "C" __global__ void out_of_class_definitions(int *out) {
    Stack<short, 5> s;
    out[0] = s ? 1 : 2;
    s.push(3);
    s.push(4);
    out[1] = s.pop() * 10 + s.room();
    auto i = s.begin();
    out[2] = i.more(s) * 10 + *i.p;
    i.p++;
    out[3] = i.more(s);
}
// LAUNCH: out_of_class_definitions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 44, 13, 0, 0, 0, 0, 0]
