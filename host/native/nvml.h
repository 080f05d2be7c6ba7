/* What the functions of `libnvidia-ml.so.1` share (NVML API Reference). host/management/nvml.py generates the functions after this text, and the
   facts about the device before it. NVML never starts the runtime: a process may ask it before `fork` and use CUDA in the child. */
#pragma once
#include <cstdio>
#include <cstring>
#include <pthread.h>
#include <sched.h>
#include <strings.h>
#include <unistd.h>

enum nvmlReturn_t {
    NVML_SUCCESS, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NOT_FOUND = 6,
    NVML_ERROR_INSUFFICIENT_SIZE = 7, NVML_ERROR_ARGUMENT_VERSION_MISMATCH = 25, NVML_ERROR_UNKNOWN = 999
};
struct Device { int number; };
typedef Device *nvmlDevice_t;
static Device the_device;

struct nvmlMemory_t { unsigned long long total, free, used; };
struct nvmlMemory_v2_t { unsigned version; unsigned long long total, reserved, free, used; };
/* The first two versions of the structure end before `busId`. */
struct nvmlPciInfo_t { char busIdLegacy[16]; unsigned domain, bus, device, pciDeviceId, pciSubSystemId; char busId[32]; };
struct nvmlPciInfoExt_v1_t { unsigned version, domain, bus, device, pciDeviceId, pciSubSystemId, baseClass, subClass; char busId[32]; };
struct nvmlProcessInfo_v1_t { unsigned pid; unsigned long long usedGpuMemory; };
struct nvmlProcessInfo_v2_t { unsigned pid; unsigned long long usedGpuMemory; unsigned gpuInstanceId, computeInstanceId; };
struct nvmlFieldValue_t { unsigned fieldId, scopeId; long long timestamp, latencyUsec; int valueType; nvmlReturn_t nvmlReturn; unsigned long long value; };
struct nvmlUUID_v1_t { unsigned version, type; union { char str[41]; unsigned char bytes[16]; } value; };
struct nvmlSystemDriverBranchInfo_v1_t { unsigned version; char branch[80]; };
template <class Structure> static bool has_version(const Structure *structure, unsigned number) {
    return structure->version == (sizeof(Structure) | number << 24);
}

/* The number of `nvmlInit` calls that `nvmlShutdown` has not matched. */
static pthread_mutex_t initialization_guard = PTHREAD_MUTEX_INITIALIZER;
static unsigned initializations;
static bool is_initialized(void) {
    pthread_mutex_lock(&initialization_guard);
    bool result = initializations != 0;
    pthread_mutex_unlock(&initialization_guard);
    return result;
}
static nvmlReturn_t initialize(void) {
    pthread_mutex_lock(&initialization_guard);
    initializations++;
    pthread_mutex_unlock(&initialization_guard);
    return NVML_SUCCESS;
}
static nvmlReturn_t shut_down(void) {
    pthread_mutex_lock(&initialization_guard);
    nvmlReturn_t result = initializations ? NVML_SUCCESS : NVML_ERROR_UNINITIALIZED;
    if (initializations) initializations--;
    pthread_mutex_unlock(&initialization_guard);
    return result;
}

/* Functions of the runtime's library. */
extern "C" int minicc_is_started(void);
extern "C" int cuMemGetInfo_v2(size_t *available, size_t *total);

/* The bytes that this process has allocated on its device. */
static unsigned long long used_memory(void) {
    size_t available = 0, total = 0;
    return minicc_is_started() && !cuMemGetInfo_v2(&available, &total) ? total - available : 0;
}

static nvmlReturn_t put_text(char *out, unsigned size, const char *text) {
    if (strlen(text) >= size) return NVML_ERROR_INSUFFICIENT_SIZE;
    strcpy(out, text);
    return NVML_SUCCESS;
}
static bool is_bus_id(const char *text) { return !strcasecmp(text, MINICC_BUS_ID) || !strcasecmp(text, MINICC_BUS_ID + 4) || !strcasecmp(text, MINICC_BUS_ID + 9); }
static nvmlReturn_t find_device(bool is_it, nvmlDevice_t *out) {
    *out = is_it ? &the_device : nullptr;
    return is_it ? NVML_SUCCESS : NVML_ERROR_NOT_FOUND;
}

/* Writes a list of at most one element. `count` is the capacity at first; without `items` only the number is asked for. */
template <class Item> static nvmlReturn_t put_list(unsigned *count, Item *items, const Item *item) {
    unsigned capacity = *count;
    *count = item != nullptr;
    if (*count > capacity) return NVML_ERROR_INSUFFICIENT_SIZE;
    if (item && !items) return NVML_ERROR_INVALID_ARGUMENT;
    if (item) *items = *item;
    return NVML_SUCCESS;
}
/* Other processes have devices of their own. */
static nvmlReturn_t put_processes(unsigned *count, nvmlProcessInfo_v1_t *items) {
    nvmlProcessInfo_v1_t own = {(unsigned)getpid(), used_memory()};
    return put_list(count, items, minicc_is_started() ? &own : nullptr);
}
static nvmlReturn_t put_processes(unsigned *count, nvmlProcessInfo_v2_t *items) {
    nvmlProcessInfo_v2_t own = {(unsigned)getpid(), used_memory(), ~0u, ~0u};
    return put_list(count, items, minicc_is_started() ? &own : nullptr);
}

/* Writes the processors of the machine that this process may use: all of them are equally near to the device. */
static nvmlReturn_t put_processors(unsigned words, unsigned long *set) {
    cpu_set_t processors;
    if (sched_getaffinity(0, sizeof processors, &processors)) return NVML_ERROR_UNKNOWN;
    memset(set, 0, words * sizeof *set);
    for (size_t i = 0; i < CPU_SETSIZE && i < 64ul * words; i++)
        if (CPU_ISSET(i, &processors)) set[i / 64] |= 1ul << i % 64;
    return NVML_SUCCESS;
}

static nvmlReturn_t put_process_name(unsigned pid, char *out, unsigned size) {
    char path[40], text[4096] = "";
    snprintf(path, sizeof path, "/proc/%u/cmdline", pid);
    FILE *file = fopen(path, "r");
    if (!file) return NVML_ERROR_NOT_FOUND;
    size_t read = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    return read ? put_text(out, size, text) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t fail_unsupported(const char *name, bool *is_reported) {
    if (!*is_reported) fprintf(stderr, "minicc: warning: '%s' is not supported: it returns NVML_ERROR_NOT_SUPPORTED\n", name);
    *is_reported = true;
    return NVML_ERROR_NOT_SUPPORTED;
}

static const char *error_text(int error) {
    switch (error) {
    case 0: return "success";
    case 1: return "the library is not initialized";
    case 2: return "an argument is invalid";
    case 3: return "the device does not support this operation";
    case 4: return "insufficient permissions";
    case 5: return "the library is already initialized";
    case 6: return "not found";
    case 7: return "the buffer is too small";
    case 8: return "external power cables are not attached properly";
    case 9: return "the driver is not loaded";
    case 10: return "the time limit has passed";
    case 11: return "the kernel has detected a problem with interrupts";
    case 12: return "the library cannot be found";
    case 13: return "the library does not have this function";
    case 14: return "the configuration memory is corrupted";
    case 15: return "the device is inaccessible";
    case 16: return "the device must be reset";
    case 17: return "the operating system has failed";
    case 18: return "the versions of driver and library differ";
    case 19: return "the device is in use";
    case 20: return "out of memory";
    case 21: return "no data";
    case 22: return "not available with ECC";
    case 23: return "out of resources other than memory";
    case 24: return "the frequency is not supported";
    case 25: return "the version of the structure is not supported";
    case 26: return "the function is deprecated";
    case 27: return "the system is not ready";
    case 28: return "no device was found";
    case 29: return "the state does not allow the operation";
    case 30: return "this kind of reset is not supported";
    default: return "unknown error";
    }
}
