// [dcl.enum] p11: a scoped enumeration's enumerators are in its scope; an unscoped one's in both
enum class C { red = 1, green }; enum U { red = 10, green = 20 }; struct S { enum T { red = 100 }; enum class V { red = 1000 }; };
extern "C" __global__ void scoped_names(int *out) {
    out[0] = (int)C::red + red + U::green; out[1] = S::red + S::T::red + (int)S::V::red; S s; out[2] = s.red;
    using E = C; out[3] = (int)E::green; C c = C::green; out[4] = c == C::green; out[5] = (c > C::red) * 10 + (U::red < U::green);
    switch (c) { case C::red: out[6] = 1; break; case C::green: out[6] = 2; }
}
// LAUNCH: scoped_names<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [31, 1200, 100, 2, 1, 11, 2]
