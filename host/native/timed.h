/* The frame of each function of the API that is written in C: the runtime has started, and `--summary` gets its time. */
#pragma once

/* Seconds of a monotonic clock; 0 without `--summary`. */
extern "C" double minicc_now(void);
extern "C" void minicc_add_call(const char *name, double seconds);
static void ensure_started(void);

struct Timed {
    const char *name;
    double begin;
    explicit Timed(const char *function) : name(function), begin((ensure_started(), minicc_now())) {}
    ~Timed() {
        if (begin) minicc_add_call(name, minicc_now() - begin);
    }
};
