/* Time by function of the API, for `--summary`. */
#pragma once

/* Seconds from some moment on; 0 where nobody wants to know. */
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
