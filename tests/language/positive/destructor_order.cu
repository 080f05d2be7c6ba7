struct Log { int *at; int n; __device__ void put(int v) { at[n < 255 ? n++ : n] = v; } };
struct Tag {
    Log *log; int id;
    __device__ Tag(Log *l, int i) : log(l), id(i) { log->put(id); }
    __device__ Tag(const Tag &o) : log(o.log), id(o.id + 500) { log->put(id); }
    __device__ ~Tag() { log->put(-id); }
    __device__ int value() const { return id; }
    __device__ bool big() const { return id > 20; }
};
struct Pair { Tag a, b; __device__ Pair(Log *l, int i) : a(l, i), b(l, i + 1) {} };
struct Derived : Tag { Tag m; __device__ Derived(Log *l, int i) : Tag(l, i), m(l, i + 1) {} __device__ ~Derived(); };
__device__ Derived::~Derived() { log->put(9999); if (id == 40) return; log->put(8888); }
template <class T> struct Box { T t; __device__ Box(Log *l, int i) : t(l, i) {} __device__ ~Box() { t.log->put(7000 + t.id); } };
__device__ Tag make(Log *l, int i) { return Tag(l, i); }
__device__ int take(Tag t) { return t.id; }
__device__ int look(const Tag &t) { return t.id; }
__device__ int early(Log *l, int i) { Tag a(l, 30); if (i) { Tag b(l, 31); return a.id + b.id; } Tag c(l, 32); return c.id; }
extern "C" __global__ void destructor_order(int *out) {
    Log l = {out, 0};
    {
        Tag a(&l, 1);
        Tag b(&l, 2);
        l.put(1000);
    }
    for (int i = 0; i < 4; i++) {
        Tag t(&l, 10 + i);
        if (i == 1) continue;
        if (i == 3) break;
        Tag u(&l, 20 + i);
    }
    l.put(make(&l, 3).value() + look(Tag(&l, 4)));
    l.put(2000);
    const Tag &r = Tag(&l, 5);
    Tag made = make(&l, 6);
    l.put(r.id + made.id);
    early(&l, 0); early(&l, 1);
    Pair p(&l, 7);
    { Derived d(&l, 40); Derived e(&l, 42); }
    { Box<Tag> x(&l, 44); }
    { Tag three[3] = {Tag(&l, 50), Tag(&l, 51), {&l, 52}}; l.put(three[1].id); }
    if (Tag(&l, 21).big() && Tag(&l, 19).big()) l.put(1); else l.put(2);
    for (Tag t(&l, 60); t.id < 62; t.id++) l.put(t.id);
    int n = 0;
again:
    {
        Tag g(&l, 70 + n);
        if (++n < 3) goto again;
        if (n == 3) goto done;
        l.put(1);
    }
done:
    l.put(n > 100 ? Tag(&l, 80).value() : look(Tag(&l, 81)));
    switch (n) { case 3: { Tag s(&l, 90); break; } default: l.put(5); }
    Tag chosen = n > 100 ? make(&l, 83) : Tag(&l, 84);
    while (Tag(&l, 85 + n).id < 90) n++;
    Tag copy(chosen);
    l.put(take(chosen));
    l.put(3000);
}
// LAUNCH: destructor_order<<<1,1>>> out=zeros(256,i32)
// EXPECT: out == array([1, 2, 1000, -2, -1, 10, 20, -20, -10, 11, -11, 12, 22, -22, -12, 13, -13, 3, 4, 7, -4, -3, 2000, 5, 6, 11, 30, 32, -32, -30, 30, 31, -31, -30, 7, 8, 40, 41, 42, 43, 9999, 8888, -43, -42, 9999, -41, -40, 44, 7044, -44, 50, 51, 52, 51, -52, -51, -50, 21, 19, -19, -21, 2, 60, 60, 61, -62, 70, -70, 71, -71, 72, -72, 81, 81, -81, 90, -90, 84, 88, -88, 89, -89, 90, -90, 584, 584, 584, -584, 3000, -584, -84, -8, -7, -6, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
