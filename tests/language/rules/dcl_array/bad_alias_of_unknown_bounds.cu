// [dcl.array] p4: only the first bound may be unknown, in what a template's alias makes too
// REFUSED: array has incomplete element type
template <class T> using Id = T;
template <class T> struct M { static const int value = 1; };
template <class P> struct M<Id<P[]>[]> { static const int value = 7; };
extern "C" __global__ void bad_alias_of_unknown_bounds(int *out) {
    out[0] = M<int>::value;
}
