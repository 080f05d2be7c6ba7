// [dcl.type.simple] p4: what stands in a decltype is not evaluated, whatever it is, and warned of no more than that
struct S { int a[2]; S *next; __device__ int twice() const { return 2 * a[0]; } };
template <class T> struct Size { static const int value = sizeof(T); };
extern "C" __global__ void decltype_operands(int *out) {
    S s{{3, 4}, nullptr};
    S *p = &s;
    decltype(*out) first = out[0];
    decltype(out[1] = 2) second = out[1];
    decltype(p->a[1]) third = s.a[1];
    decltype(p->twice()) fourth = p->twice();
    decltype(s.next->next->a[0] < 3u) fifth = true;
    decltype(-1 < 1u ? 1 : 2.0) sixth = 2.5;
    decltype(1 << 40) seventh = 7;
    decltype(1 / 0) eighth = 8;
    first = (decltype(*out + 0))5.5 + static_cast<decltype(*p->a * 1)>(1.5f);
    second = Size<decltype(*p)>::value + sizeof(decltype(p->a));
    third += 1;
    out[2] = third + fourth * 10 + fifth * 100 + (sixth == 2.5) * 1000;
    out[3] = seventh + eighth * 10 + noexcept(*p = s) * 100;
    out[4] = s.a[1];
}
// LAUNCH: decltype_operands<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [6, 24, 1165, 187, 5]
