struct S { int a; __device__ S() : b(1) {} }; // error@36: member initializer 'b' does not name a non-static data member or base class
