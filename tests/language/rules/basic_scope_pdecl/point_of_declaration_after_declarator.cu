// [basic.scope.pdecl] p1: a name is declared after its declarator and before its initialiser
const int i = 2;
enum { x = 12 };
extern "C" __global__ void point_of_declaration_after_declarator(int *out) {
    int arr[i + 0], *p = arr;
    { int i[i]; out[0] = (int)(sizeof(i) / sizeof(int)); p = i; }
    { enum { x = x + 1 }; out[1] = x; }
    out[2] = x;
    int size = sizeof size;
    out[3] = size;
    const int j = 3; int k = j, j2 = k + j, k2 = j2;
    out[4] = k2;
    p = arr; arr[1] = 1; out[5] = p[1];
}
// LAUNCH: point_of_declaration_after_declarator<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [2, 13, 12, 4, 6, 1]
