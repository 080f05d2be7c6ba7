// [expr.new] p1: objects that own one another
struct Node { int v; Node *next; __device__ Node(int x, Node *n) : v(x), next(n) { } __device__ ~Node() { delete next; } };
struct List {
    Node *head = nullptr;
    int n = 0;
    __device__ void push(int x) { head = new Node(x, head); ++n; }
    __device__ ~List() { delete head; }
};
extern "C" __global__ void linked_list(int *out) {
    List l;
    for (int i = 1; i < 5; i++) l.push(i);
    int r = 0;
    for (Node *p = l.head; p; p = p->next) r = r * 10 + p->v;
    out[0] = r;
    out[1] = l.n;
}
// LAUNCH: linked_list<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4321, 4, 0, 0, 0, 0, 0, 0]
