/* Registered units: their device code, and the addresses of their kernels' stubs and host variables (host/assembly.py writes the table). */
#pragma once
#include <dlfcn.h>

struct UnitSymbol { const void *address; size_t size; const char *name; };
struct Unit { size_t version; const char *ptx; size_t size; const char *name; size_t is_relocatable, count; UnitSymbol symbols[]; };

static std::vector<const Unit *> *units;
/* True in a program that minicc has built. */
static bool is_own;
static void add_unit(const Unit *unit) {
    if (!units) units = new std::vector<const Unit *>;
    units->push_back(unit);
}

extern "C" {
void minicc_register(const Unit *unit) {
    is_own = true;
    add_unit(unit);
}
size_t minicc_units(void) { return units ? units->size() : 0; }
/* Returns a unit, and the file that it was loaded from. */
const Unit *minicc_unit_at(size_t number, const char **file) {
    Dl_info found;
    const Unit *unit = (*units)[number];
    *file = dladdr(unit->size ? (const void *)unit : unit->ptx, &found) && found.dli_fname ? found.dli_fname : "";
    return unit;
}
/* Replaces device-only functions in host code. */
void minicc_call_on_host(void) {
    fprintf(stderr, "minicc: error: host code calls a function that only the device has\n");
    abort();
}
}

/* Python starts at the first call of an API function, in a process that has it as in one that has not. `minicc run` starts the runtime itself. */
static int start_error;
static int fail_start(const char *what, const char *why) {
    fprintf(stderr, "minicc: error: %s: %s\n", what, why ? why : "");
    if (is_own) _exit(1);
    return cudaErrorInitializationError;
}
static void *python_library = RTLD_DEFAULT;
template <class Function> static Function python_symbol(const char *name) { return (Function)dlsym(python_library, name); }

/* The interpreter of a process that had one before the runtime started. A caller may have an exception pending, for example a destructor
   that releases a handle while an exception passes. Python code must not run with one, so it is set aside during the call. */
static struct CallingInterpreter {
    bool is_python = false;
    int (*ensure)(void);
    void (*release)(int);
    void *(*occurred)(void);
    void (*fetch)(void **, void **, void **), (*restore)(void *, void *, void *);
    void bind(void) {
        ensure = python_symbol<int (*)(void)>("PyGILState_Ensure");
        release = python_symbol<void (*)(int)>("PyGILState_Release");
        occurred = python_symbol<void *(*)(void)>("PyErr_Occurred");
        fetch = python_symbol<void (*)(void **, void **, void **)>("PyErr_Fetch");
        restore = python_symbol<void (*)(void *, void *, void *)>("PyErr_Restore");
    }
} caller;
struct PendingException {
    unsigned depth;
    PendingException *outer;
    void *type, *value, *traceback;
};
static __thread PendingException *pending_exception;
static void set_exception_aside(unsigned depth) {
    if (!caller.is_python || !python.resolve) return;
    int state = caller.ensure();
    if (caller.occurred()) {
        pending_exception = new PendingException{depth, pending_exception, 0, 0, 0};
        caller.fetch(&pending_exception->type, &pending_exception->value, &pending_exception->traceback);
    }
    caller.release(state);
}
static void restore_exception(unsigned depth) {
    if (!pending_exception || pending_exception->depth != depth) return;
    PendingException *last = pending_exception;
    pending_exception = last->outer;
    int state = caller.ensure();
    caller.restore(last->type, last->value, last->traceback);
    caller.release(state);
    delete last;
}

static int start_python(void) {
    Dl_info own;
    void *handle = dladdr((void *)start_python, &own) ? dlopen(own.dli_fname, RTLD_NOW | RTLD_NOLOAD) : nullptr;
    bool is_new = !dlsym(RTLD_DEFAULT, "Py_IsInitialized") || !python_symbol<int (*)(void)>("Py_IsInitialized")();
    if (is_new) {
#ifdef MINICC_PYTHON
        python_library = dlopen(MINICC_PYTHON, RTLD_NOW | RTLD_GLOBAL);
        if (!python_library) return fail_start("the program needs Python's shared library", dlerror());
        auto set_name = python_symbol<void (*)(const wchar_t *)>("Py_SetProgramName");
        if (set_name) set_name(MINICC_PROGRAM);
        python_symbol<void (*)(int)>("Py_InitializeEx")(0);
#else
        return fail_start("the program needs Python's shared library", "this Python was built without one");
#endif
    }
    char code[sizeof MINICC_START + 100];
    snprintf(code, sizeof code, MINICC_START, (size_t)handle, (int)!is_own, (int)is_new);
    int state = is_new ? 0 : python_symbol<int (*)(void)>("PyGILState_Ensure")();
    int failed = python_symbol<int (*)(const char *)>("PyRun_SimpleString")(code);
    if (is_new) python_symbol<void *(*)(void)>("PyEval_SaveThread")();
    else python_symbol<void (*)(int)>("PyGILState_Release")(state);
    if ((caller.is_python = !is_new)) caller.bind();
    return failed || !python.resolve ? fail_start("the runtime cannot start in this process", "see above") : 0;
}
static void ensure_started(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    if (!python.resolve && !sticky) pthread_once(&once, [] {
        if (int error = start_python()) sticky = error;
    });
}
