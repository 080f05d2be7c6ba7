// [class.access.base] p5: static members and enumerators that an object's expression names must be accessible, too
// REFUSED: private member
class A { static const int y = 3; public: int z; };
extern "C" __global__ void bad_static_member_of_object(int *out) { A a; out[0] = a.y; }
