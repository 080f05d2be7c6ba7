// [namespace.udecl] p1: a member that one base has by a using declaration and another one is itself is of two subobjects
// REFUSED: multiple base-class subobjects
struct Root {
    int n = 3;
};
struct Chosen : Root {
    using Root::n;
};
struct Between : Root {};
struct Both : Chosen, Between {};
struct Again : Both {
    using Both::n;
};
extern "C" __global__ void bad_brought_and_its_own(int *out) { out[0] = sizeof(Again); }
