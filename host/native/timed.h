/* Time by function of the API, for `--summary`. */
#pragma once

/* Seconds of a monotonic clock; 0 without `--summary`. */
extern "C" double minicc_now(void);
extern "C" void minicc_tally(const char *name, double seconds);

struct Timed {
    const char *name;
    double begin;
    explicit Timed(const char *function) : name(function), begin(minicc_now()) {}
    ~Timed() {
        if (begin) minicc_tally(name, minicc_now() - begin);
    }
};
