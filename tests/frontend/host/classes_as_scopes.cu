// Classes that the host alone has objects of, and that device code seeks members in: their nested classes, constants and static functions.
// OPTIONS: -Wno-unknown-header
// LAUNCH: k<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [12, 7, 9, 4]
#include <cinttypes>
#include <memory>
#include <string>
#include <vector>

class Base {
public:
    virtual ~Base() = default;
    virtual void go(std::vector<int> &v) = 0;
};
struct Parts { std::vector<float> a, b; };
class Solver : public Base {
public:
    struct Numbers { int n[3]; int version = 4; };
    enum Kind { SLOW = 7 };
    static constexpr unsigned wide = 3, all = wide * 3;
    Solver(int n, std::unique_ptr<Base> other);
    void go(std::vector<int> &v) override;
    auto parts() const -> std::vector<Parts>;
    auto first() const -> imaxdiv_t;
    static auto drop(Parts) -> void;

private:
    Numbers numbers;
    std::vector<std::vector<int>> rows;
    Parts all_parts[2];
};
static __global__ void k(int *out) {
    Solver::Numbers numbers{};
    out[0] = sizeof(numbers.n);
    out[1] = Solver::SLOW;
    out[2] = Solver::all;
    out[3] = numbers.version;
}
