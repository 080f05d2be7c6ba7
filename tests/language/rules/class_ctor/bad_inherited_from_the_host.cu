// [class.inhctor.init] p1: an inherited constructor is the base's, which is the host's
// REFUSED: host constructor called on the device
// HOST: no
struct Base { Base(int) {} int v; }; struct Derived : Base { using Base::Base; };
extern "C" __global__ void bad_inherited_from_the_host(int *out) { Derived d(1); out[0] = d.v; }
