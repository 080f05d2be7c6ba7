// [dcl.type.auto.deduct] p4: of a list `auto` makes an initializer_list after `=`, of a direct list of one its element
#include <initializer_list>
#include <type_traits>
extern "C" __global__ void auto_of_lists(int *out) {
    auto a = {1, 2, 3}; auto b{4}; const auto &c = {1.5, 2.5}; auto &&d = {'x'}; int v[] = {1}; auto e = {v, v};
    static_assert(std::is_same<decltype(a), std::initializer_list<int>>::value && std::is_same<decltype(b), int>::value && std::is_same<decltype(e), std::initializer_list<int *>>::value);
    static_assert(std::is_same<decltype(c), const std::initializer_list<double> &>::value && std::is_same<decltype(d), std::initializer_list<char> &&>::value);
    out[0] = a.begin()[1] + b, out[1] = (int)(*c.begin() * 2), out[2] = *d.begin(), out[3] = e.begin()[1] == v; auto f = [l = {1, 2, 3}] { return (int)l.size(); }; out[4] = f();
    for (auto i : {3, 1, 2}) out[5] = out[5] * 10 + i; for (auto &i : {1, 2}) { static_assert(std::is_same<decltype(i), const int &>::value); out[6] += i; }
}
// LAUNCH: auto_of_lists<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [6, 3, 120, 1, 3, 312, 3]
