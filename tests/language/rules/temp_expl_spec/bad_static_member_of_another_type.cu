// [temp.expl.spec] p1: a specialised static data member has the type that its template declares
// REFUSED: another type
template<class T> struct M { static const int s; };
template<class T> const int M<T>::s = 4;
template<> const long M<int>::s = 5;
extern "C" __global__ void bad_static_member_of_another_type(int *out) { out[0] = 1; }
