struct Log { int *at; int n; __device__ void put(int v) { at[n < 90 ? n++ : n] = v; } };
struct Tag {
    Log *log; int id;
    __device__ Tag(Log *l, int i) : log(l), id(i) { log->put(id); }
    __device__ ~Tag() { log->put(-id); }
    __device__ Tag plus(int k) const { return Tag(log, id + k); }
};
__device__ Tag local(Log *l, int i) { Tag t(l, i); t.id += 1; return t; }
__device__ Tag either(Log *l, int i) { Tag t(l, i); if (i > 5) return t; Tag u(l, i + 50); return u; }
__device__ Tag pass(Tag t) { t.id += 3; return t; }
struct Holder { Tag t; int k; };
struct Big { int a[9]; Log *log; __device__ ~Big() { log->put(-a[0]); } };
__device__ Tag ternary(Log *l, bool b) { return b ? Tag(l, 1) : Tag(l, 2); }
extern "C" __global__ void destructor_values(int *out) {
    Log l = {out, 0};
    { Tag a = local(&l, 1); l.put(a.id); }
    { Tag a = either(&l, 4); l.put(a.id); }
    { Tag a = either(&l, 8); l.put(a.id); }
    { l.put(Tag(&l, 10).plus(1).plus(2).id); }
    { Holder h = {Tag(&l, 20), 5}; l.put(h.k); }
    { Holder h = {{&l, 22}, 5}; Holder g = h; l.put(g.k); }
    { Tag t = pass(Tag(&l, 30)); l.put(t.id); }
    { Tag t(&l, 40), u(&l, 41); t = u; l.put(t.id); t = Tag(&l, 42); }
    { Big b = {{3}, &l}; Big many[10]; for (int i = 0; i < 10; i++) { many[i].a[0] = 50 + i; many[i].log = &l; } }
    { Tag t = ternary(&l, out != nullptr); Tag u = (l.put(7), Tag(&l, 61)); }
    { auto &&r = Tag(&l, 70); auto v = Tag(&l, 71); l.put(r.id); }
    { const Tag &r = Tag(&l, 72).plus(1); l.put(r.id); }
}
// LAUNCH: destructor_values<<<1,1>>> out=zeros(92,i32)
// EXPECT: out == array([1, 2, -2, 4, 54, -54, -4, 54, -54, 8, -8, 8, -8, 10, 11, 13, 13, -13, -11, -10, 20, 5, -20, 22, 5, -22, -22, 30, -33, 33, -33, 40, 41, 41, 42, -42, -41, -42, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -3, 1, 7, 61, -61, -1, 70, 71, 70, -71, -70, 72, 73, -72, 73, -73, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
