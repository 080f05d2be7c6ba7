// What is wrong in templates, structures and references, with notes about who asked.
template <typename T> __device__ T add(T a, T b) { return a + b; } // note@36: candidate template ignored: deduced conflicting types for parameter 'T' ('int' vs. 'float')
template <typename T> __device__ T made() { return T(); } // note@36: candidate template ignored: couldn't infer template argument 'T'
template <typename T> __device__ int members(T t) { return t.size; } // error@61: member reference base type 'int' is not a structure or union
template <typename T, int N> struct Box { T items[N]; __device__ T get(int i) const { return items[i]; } __device__ void set(T t) { items[0] = t; } }; // note@37: template is declared here; note@122: candidate function not viable: 'this' argument has type 'const Box<int, 2>', but method is not marked const
struct S { int a; __device__ S(int x, int y) : a(x), b(y) { } }; // error@54: member initializer 'b' does not name a non-static data member or base class
__device__ void change(int &x) { x = 1; } // note@17: candidate function not viable: expects an lvalue for 1st argument
namespace n { __device__ int f() { return 1; } }
__device__ const int &broken(int &x) { return x; }
class Hidden { public: int x; __device__ int f() const { x = 1; return x; } }; // note@46: member function 'f' is declared const here; error@60: cannot assign to non-static data member within const member function 'f'

__global__ void k(int *out) {
    out[0] = add(1, 2.0f); // error@14: no matching function for call to 'add'
    out[1] = made(); // error@14: no matching function for call to 'made'
    out[2] = members(3); // note@14: in instantiation of function template specialization 'members<int>' requested here
    Box<int> few; // error@5: too few template arguments for class template 'Box'
    Box<int, 2> box;
    const Box<int, 2> &same = box;
    same.set(1); // error@10: no matching member function for call to 'set'
    change(3); // error@5: no matching function for call to 'change'
    out[3] = n::g(); // error@14: no member named 'g' in namespace 'n'
    int &r = 3; // error@10: non-const lvalue reference to type 'int' cannot bind to a temporary of type 'int'
    const int c = 1;
    int &d = c; // error@10: binding reference of type 'int' to value of type 'const int' drops 'const' qualifier
    float &e = out[0]; // error@12: non-const lvalue reference to type 'float' cannot bind to a value of unrelated type 'int'
    broken(out[0]) = 2; // error@20: cannot assign to return value because function 'broken' returns a const value
    out[4] = this->x; // error@14: invalid use of 'this' outside of a non-static member function
    box.nothing(); // error@9: no member named 'nothing' in 'Box<int, 2>'
}
