template <template <class> class C, class T> __device__ T g(C<T> x) { return x.v; } // error@11: template template parameters are not supported
