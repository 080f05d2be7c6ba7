// [dcl.array] basic.types p5: an array of a class that is not complete is a type; nothing instantiates the class
template<class T> struct Box { T value; };
struct Later; typedef Later Row[3]; using Table = Row[2];
template<class T> struct Which { static const int value = 1; };
template<int N, class P> struct Which<Box<P> (&)[N]> { static const int value = 10 + N; };
template<class P> struct Which<P (*)[3]> { static const int value = 2; };
__device__ int last(Row &row);
__device__ Later *first(Row &row) { return row; }
struct Later { int v; };
__device__ int last(Row &row) { return row[2].v; }
extern "C" __global__ void of_incomplete_class(int *out) {
    Row row = {{1}, {2}, {3}};
    out[0] = Which<Box<void> (&)[3]>::value; out[1] = Which<Box<int &> (*)[3]>::value; out[2] = Which<Box<void>[3]>::value;
    out[3] = sizeof(Table); out[4] = last(row); out[5] = first(row)->v; out[6] = Which<Later (*)[3]>::value;
}
// LAUNCH: of_incomplete_class<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [13, 2, 1, 24, 3, 1, 2]
