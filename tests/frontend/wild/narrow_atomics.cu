// Atomics of 1 and 2 bytes: sizes and alignments are those of libcu++, objects have a word to themselves, references touch no more than two bytes.
#include <cuda/atomic>
#include <cuda/std/atomic>
extern "C" __global__ void owned(int *out) {
    const int zero = out[0];
    cuda::std::atomic<short> s{short(zero + 7)};
    s -= 3;
    out[0] = s.load();
    cuda::atomic<char, cuda::thread_scope_block> c{-1};
    out[1] = c++;
    out[2] = c.fetch_sub(100);
    out[3] = c.load();
    out[4] = c.exchange(5);
    char e = 5;
    out[5] = c.compare_exchange_strong(e, -7);
    out[6] = c;
    out[7] = c.fetch_max(3);
    out[8] = c.fetch_min(-120);
    out[9] = c;
    cuda::atomic<bool> b{true};
    out[10] = b.exchange(false);
    out[11] = b;
    cuda::atomic<unsigned char> u{200};
    u += 100;
    out[12] = u;
    u.fetch_or(3);
    out[13] = u;
    u ^= 255;
    out[14] = u;
    cuda::atomic<unsigned short> us{65535};
    us++;
    out[15] = us;
    out[16] = us.fetch_sub(1);
    out[17] = us;
    enum class E : unsigned char { A, B, C };
    cuda::atomic<E> ee{E::B};
    out[18] = (int)ee.exchange(E::C);
    out[19] = (int)ee.load();
}
__device__ cuda::std::atomic<unsigned char> g;
__device__ cuda::atomic<short> gs;
__shared__ cuda::atomic<signed char, cuda::thread_scope_block> sh;
__device__ cuda::atomic<char> arr[3];
struct S {
    char a;
    cuda::std::atomic<short> s;
    char b;
};
__device__ alignas(S) unsigned char room[sizeof(S)];
extern "C" __global__ void placed(int *out) {
    S &st = *reinterpret_cast<S *>(room);
    g.fetch_add(255);
    g.fetch_add(3);
    out[0] = g.load();
    gs.store(-5);
    gs.fetch_and(0xff);
    out[1] = gs.load();
    sh.store(-128);
    sh--;
    out[2] = sh.load();
    arr[1] = 3;
    arr[2] = 4;
    arr[0].fetch_add(arr[1] + arr[2]);
    out[3] = arr[0];
    out[4] = arr[1];
    st.a = 1;
    st.b = 2;
    st.s = -1;
    st.s.fetch_add(2);
    out[5] = st.a * 100 + st.b * 10 + st.s;
    out[6] = sizeof(st);
    out[7] = sizeof(arr);
    out[8] = alignof(cuda::atomic<bool>);
    out[9] = sizeof(cuda::std::atomic<char>);
    out[10] = sizeof(cuda::atomic<long long>);
    out[11] = sizeof(cuda::atomic_ref<short>);
    out[12] = sizeof(cuda::atomic<int>);
    out[13] = alignof(S);
    out[14] = sizeof(cuda::std::atomic<float>);
    out[15] = alignof(cuda::atomic<double>);
    out[16] = sizeof(cuda::atomic<short, cuda::thread_scope_thread>);
}
__device__ short ds = 5;
__shared__ short ss;
struct T {
    char a;
    short v;
    char b;
};
extern "C" __global__ void referred(int *out) {
    const int zero = out[0];
    short l = zero + 1;
    cuda::atomic_ref<short> r(l);
    r += 5;
    out[0] = l;
    out[1] = r.fetch_sub(10);
    out[2] = l;
    cuda::atomic_ref<short, cuda::thread_scope_device> d(ds);
    d.fetch_max(9);
    out[3] = ds;
    ss = 3;
    cuda::std::atomic_ref<short> s(ss);
    out[4] = s.exchange(-2);
    out[5] = ss;
    T t{1, 2, 3};
    cuda::atomic_ref<short> tr(t.v);
    tr.fetch_xor(-1);
    out[6] = t.v;
    out[7] = t.a * 10 + t.b;
    unsigned short us[3] = {1, 2, 3};
    cuda::atomic_ref<unsigned short> u(us[2]);
    u--;
    unsigned short x = 2;
    out[8] = u.compare_exchange_strong(x, 77);
    out[9] = us[2];
    out[10] = us[1];
    unsigned char c4[4] = {1, 2, 3, 255};
    cuda::atomic_ref<unsigned char> cr(c4[3]);
    out[11] = cr.fetch_add(2);
    out[12] = c4[3];
    out[13] = c4[2];
    cuda::atomic_ref<unsigned char> c0(c4[0]);
    c0 = 9;
    out[14] = c4[0];
    out[15] = c0.load();
}
extern "C" __global__ void used(int *out) {
    using A = cuda::atomic<short>;
    A a;
    a = 3;
    out[0] = a;
    static_assert(!__is_trivially_constructible(A, const A &), "");
    struct N {
        cuda::std::atomic<unsigned char> f{1};
        int z = 3;
    };
    N n;
    n.f |= 6;
    out[1] = n.f + n.z;
    out[2] = sizeof(N);
    cuda::atomic<char> *h = new cuda::atomic<char>(5);
    out[3] = h->fetch_add(1) + h->load();
    delete h;
    out[4] = a.is_lock_free();
    short old = 3;
    a.wait(4);
    out[5] = a.compare_exchange_weak(old, 8);
    out[6] = a.load(cuda::memory_order_acquire);
    a.store(2, cuda::std::memory_order_release);
    out[7] = a.exchange(1, cuda::memory_order_acq_rel);
    volatile A va{7};
    out[8] = va.load();
    const A ca{8};
    out[9] = ca;
    A x{1}, y{2};
    out[10] = x + y;
    out[11] = (x += 5);
    out[12] = (x = -3);
    out[13] = ++y;
    out[14] = y--;
    out[15] = sizeof(x.load());
}
// LAUNCH: owned<<<1,1>>> out=zeros(20,i32)
// EXPECT: out == [4, -1, 0, -100, -100, 1, -7, -7, 3, -120, 1, 0, 44, 47, 208, 0, 0, 65535, 1, 2]
// LAUNCH: placed<<<1,1>>> out=zeros(17,i32)
// EXPECT: out == [2, 251, 127, 7, 3, 121, 12, 12, 4, 4, 8, 8, 4, 4, 4, 8, 4]
// LAUNCH: referred<<<1,1>>> out=zeros(16,i32)
// EXPECT: out == [6, 6, -4, 9, 3, -2, -3, 13, 1, 77, 2, 255, 1, 3, 9, 9]
// LAUNCH: used<<<1,1>>> out=zeros(16,i32)
// EXPECT: out == [3, 10, 8, 11, 1, 1, 8, 2, 7, 8, 3, 6, -3, 3, 3, 2]
