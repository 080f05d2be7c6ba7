// What is private stays so; explicit constructors convert nothing by themselves.
class A {
    int v; // note@9: declared private here
    __device__ int hidden() { return v; } // note@20: declared private here
    __device__ A(float f) : v(f) {} // note@16: declared private here
  public:
    int open;
    __device__ A(int x) : v(x), open(x) {}
    struct B { __device__ static int peek(const A &a) { return a.v; } };
    __device__ int get() const { return v + B::peek(*this); }
    friend __device__ int mate(const A &a) { return a.v; }
  protected:
    int guarded; // note@9: declared protected here
};
struct E { int v; __device__ explicit E(int x) : v(x) {} };
__device__ int f(E e) { return e.v; } // note@16: candidate function not viable: no known conversion from 'int' to 'E' for 1st argument
__global__ void k(int *x) {
    A a(3);
    x[0] = a.get() + a.open + mate(a);
    x[1] = a.v; // error@14: 'v' is a private member of 'A'
    x[2] = a.hidden(); // error@14: 'hidden' is a private member of 'A'
    x[3] = a.guarded; // error@14: 'guarded' is a protected member of 'A'
    A b(1.5f); // error@7: calling a private constructor of class 'A'
    x[4] = f(3); // error@12: no matching function for call to 'f'
    x[5] = f(E(3)) + f(E{4});
    E e = 3; // error@7: cannot initialize a variable of type 'E' with an rvalue of type 'int'
    E g(5);
}
