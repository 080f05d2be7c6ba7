// [temp.expl.spec] p1: a static data member of one instance
template<class T> struct M { static const int s; static const int t; };
template<class T> const int M<T>::s = 4;
template<class T> const int M<T>::t = sizeof(T);
template<> const int M<int>::s = 5;
template<> const int M<char>::t = M<int>::s * 2;
extern "C" __global__ void static_member_of_an_instance(int *out) { out[0] = M<int>::s; out[1] = M<float>::s; out[2] = M<char>::t; out[3] = M<int>::t; }
// LAUNCH: static_member_of_an_instance<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [5, 4, 10, 4]
