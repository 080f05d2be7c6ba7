/* Registered units: their device code, and the addresses of their kernels' stubs and host variables (host/assembly.py writes the table). */
#pragma once
#include <dlfcn.h>

struct UnitSymbol { const void *address; size_t size; const char *name; };
struct Unit { size_t version; const char *ptx; size_t size; const char *name; size_t is_relocatable, count; UnitSymbol symbols[]; };

static std::vector<const Unit *> *units;

extern "C" {
void minicc_register(const Unit *unit) {
    if (!units) units = new std::vector<const Unit *>;
    units->push_back(unit);
}
size_t minicc_units(void) { return units ? units->size() : 0; }
/* Returns a unit, and the file that it was loaded from. */
const Unit *minicc_unit_at(size_t number, const char **file) {
    Dl_info found;
    *file = dladdr((*units)[number], &found) && found.dli_fname ? found.dli_fname : "";
    return (*units)[number];
}
/* Replaces device-only functions in host code. */
void minicc_call_on_host(void) {
    fprintf(stderr, "minicc: error: host code calls a function that only the device has\n");
    abort();
}
}

#ifdef MINICC_PYTHON
/* A program made by a linker loads Python, unless Python has loaded this library. */
static void fail(const char *what, const char *why) {
    fprintf(stderr, "minicc: error: %s: %s\n", what, why);
    _exit(1);
}
template <class Function> static Function python_symbol(void *library, const char *name) {
    void *found = dlsym(library, name);
    if (!found) fail("the program cannot start Python", dlerror());
    return (Function)found;
}
__attribute__((constructor(101))) static void load_python(void) {
    if (dlsym(RTLD_DEFAULT, "Py_IsInitialized")) return;
    void *library = dlopen(MINICC_PYTHON, RTLD_NOW | RTLD_GLOBAL);
    if (!library) fail("the program needs Python's shared library", dlerror());
    python_symbol<void (*)(const wchar_t *)>(library, "Py_SetProgramName")(MINICC_PROGRAM);
    python_symbol<void (*)(int)>(library, "Py_InitializeEx")(0);
    if (python_symbol<int (*)(const char *)>(library, "PyRun_SimpleString")("from minicc.host.process import attach; attach('" MINICC_IDENTITY "')")) _exit(1);
    python_symbol<void *(*)(void)>(library, "PyEval_SaveThread")();
}
#endif
