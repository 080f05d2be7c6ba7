/* Contexts of the driver API: each thread has a stack of current ones (CUDA Driver API, "Context Management"). There is one device, and all contexts
   share its memory. They are here because frameworks ask for the current one at almost every call, also when the process ends. */
#pragma once

static const uintptr_t primary_context = 0x100, context_step = 0x10;
static std::set<uintptr_t> *contexts;
static thread_local std::vector<uintptr_t> current_contexts;

static std::set<uintptr_t> &known_contexts() {
    if (!contexts) contexts = new std::set<uintptr_t>{primary_context};
    return *contexts;
}
static Mutex *contexts_guard = new Mutex;
extern "C" int minicc_is_context(uintptr_t context) {
    Lock lock(*contexts_guard);
    return known_contexts().count(context);
}

extern "C" {
/* A call of the runtime API makes the primary context current if none is. */
void minicc_use_primary_context(void) {
    if (current_contexts.empty()) current_contexts.push_back(primary_context);
}
static int create_context(uintptr_t *out, int device) {
    static uintptr_t last = primary_context;
    if (device) return cudaErrorInvalidDevice;
    if (!out) return cudaErrorInvalidValue;
    Lock lock(*contexts_guard);
    known_contexts().insert(last += context_step);
    current_contexts.push_back(*out = last);
    return 0;
}
int cuCtxCreate_v2(uintptr_t *out, unsigned, int device) { return create_context(out, device); }
int cuCtxCreate_v3(uintptr_t *out, const void *, int, unsigned, int device) { return create_context(out, device); }
int cuCtxCreate_v4(uintptr_t *out, const void *, unsigned, int device) { return create_context(out, device); }
int cuCtxDestroy_v2(uintptr_t context) {
    if (!minicc_is_context(context) || context == primary_context) return cudaErrorDeviceUninitialized;
    {
        Lock lock(*contexts_guard);
        contexts->erase(context);
    }
    if (!current_contexts.empty() && current_contexts.back() == context) current_contexts.pop_back();
    return 0;
}
int cuCtxGetCurrent(uintptr_t *out) {
    if (!out) return cudaErrorInvalidValue;
    *out = current_contexts.empty() ? 0 : current_contexts.back();
    return 0;
}
int cuCtxSetCurrent(uintptr_t context) {
    if (context && !minicc_is_context(context)) return cudaErrorDeviceUninitialized;
    if (!current_contexts.empty()) current_contexts.pop_back();
    if (context) current_contexts.push_back(context);
    return 0;
}
int cuCtxPushCurrent_v2(uintptr_t context) {
    if (!minicc_is_context(context)) return cudaErrorDeviceUninitialized;
    current_contexts.push_back(context);
    return 0;
}
int cuCtxPopCurrent_v2(uintptr_t *out) {
    if (current_contexts.empty()) return cudaErrorDeviceUninitialized;
    if (out) *out = current_contexts.back();
    current_contexts.pop_back();
    return 0;
}
int cuCtxGetDevice(int *out) {
    if (!out) return cudaErrorInvalidValue;
    if (current_contexts.empty()) return cudaErrorDeviceUninitialized;
    *out = 0;
    return 0;
}
}
