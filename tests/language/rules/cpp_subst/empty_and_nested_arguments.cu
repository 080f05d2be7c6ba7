// [cpp.subst] p1: arguments may be empty, hold parentheses and macros of the same name
#define F(a, b) a + F2(b)
#define F2(x) [x]
#define PICK(a, b, c) b
#define APPLY(m, ...) m(__VA_ARGS__)
#define ADD(a, b) ((a) + (b))
#define EMPTY()
#define DEFER(x) x EMPTY()
#define VALUE 5
#define TWICE(x) x x
extern "C" __global__ void empty_and_nested_arguments(int *out) { int v[3] = {1, 2, 3}; const int *p = v; out[0] = *(p F2(1) == 2 ? p : p + 1); out[1] = PICK((1, 2), 7, ); out[2] = APPLY(ADD, 3, ADD(4, 5)); out[3] = PICK(, 8 EMPTY(), ADD(1, )); out[4] = DEFER(VALUE) + 1; int i = 0; TWICE(i++;) out[5] = i; out[6] = ADD(ADD(1, 2), APPLY(ADD, VALUE, 4)); out[7] = TWICE(-) 9; }
// LAUNCH: empty_and_nested_arguments<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 7, 12, 8, 6, 2, 12, 9]
