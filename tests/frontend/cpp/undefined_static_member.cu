// RUN: minicc -arch=sm_80 %s -o - | FileCheck %s
//
// A static member of a class template whose definition never follows is asked for at the end of the translation
// unit once, not for ever.
//
// CHECK: .const .align 4 .u32 _ZN5TableIfE4sizeE;
// CHECK: .visible .entry k(
template<class T> struct Table {
    static const int size;
};
extern "C" __global__ void k(int *out) { out[0] = Table<float>::size; }
