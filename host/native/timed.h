/* Time by function of the API, for `--summary`. */
#pragma once
#include <chrono>

extern "C" bool minicc_is_tallying(void);
extern "C" void minicc_tally(const char *name, double seconds);

struct Timed {
    const char *name;
    std::chrono::steady_clock::time_point begin;
    explicit Timed(const char *function) : name(minicc_is_tallying() ? function : nullptr) {
        if (name) begin = std::chrono::steady_clock::now();
    }
    ~Timed() {
        if (name) minicc_tally(name, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    }
};
