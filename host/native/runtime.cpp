/* The part of the runtime API that lives in the program's process and must be fast: launches' configurations, error states, copies.
   Everything else is called in Python, through pointers that `minicc_begin` resolves.

   Device memory is one file, mapped twice: at device addresses, where host code may access only what is shared with it, and at `alias`, where
   kernels and copies access all of it: device address `a` is at `alias + a`. */
#define MINICC_RUNTIME
#include <cuda_runtime.h>
#include "timed.h"

#include <csignal>
#include <execinfo.h>
#include <link.h>
#include <cstdarg>
#include <ctime>
#include <map>
#include <pthread.h>
#include <set>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>
#include <vector>

/* The first program waits for the compilation of this file, whose time <mutex>, <functional> and <string> would double. */
struct Mutex {
    pthread_mutex_t own = PTHREAD_MUTEX_INITIALIZER;
};
struct Lock {
    Mutex &held;
    explicit Lock(Mutex &mutex) : held(mutex) { pthread_mutex_lock(&held.own); }
    ~Lock() { pthread_mutex_unlock(&held.own); }
};
struct Deferred {
    virtual int run() = 0;
};
template <class Work> struct DeferredWork : Deferred {
    Work work;
    explicit DeferredWork(const Work &given) : work(given) {}
    int run() override { return work(); }
};
struct StringLess {
    bool operator()(const char *a, const char *b) const { return strcmp(a, b) < 0; }
};

/* `file` and `line` are those of `<<<…>>>`; null for launches by an API function. */
struct Launch { dim3 grid, block; size_t shared; cudaStream_t stream; const char *file; int line; unsigned cluster[3]; };
/* The functions of host/process.py. */
struct Plan;
struct Python {
    int (*enter)(const void *function, const Launch *launch, const void *const *arguments, int is_cooperative);
    void *(*managed)(const void *unit, const char *name, size_t size);
    int (*submit)(cudaStream_t stream, int number, const void *parameters, int is_fill);
    int (*drain)(const char *function);
    void *(*resolve)(int function);
    int (*refresh)(Plan *plan);
    int (*report)(Plan *plan, const Launch *launch);
};

static Python python;
static bool is_deferring;
static std::vector<Deferred *> *deferred;
static char *alias;
static uintptr_t device_begin, device_end;
static std::map<uintptr_t, size_t> *allocations;
static std::map<uintptr_t, size_t> *suspended; /* memory of graphs while no launch has it in use */
static Mutex *guard;
static int sticky;
static thread_local int last_error;
static thread_local std::vector<Launch> configured;

#include "units.h"
#include "contexts.h"
#include "streams.h"

extern "C" {

int minicc_record_error(int error) {
    minicc_use_primary_context();
    if (error) last_error = error;
    return error;
}
int minicc_sticky(void) { return sticky; }
int minicc_is_started(void) { return python.resolve != nullptr; }
void minicc_set_sticky(int error) { sticky = error; }

/* Ends the runtime: all further calls return the error, except those that release something when the process ends. */
static bool is_ended;
void minicc_end_runtime(int error) {
    python = {};
    sticky = error;
    is_ended = error == cudaErrorCudartUnloading;
}
int minicc_sticky_unless_ended(void) { return is_ended ? 0 : sticky; }

void minicc_add_allocation(uintptr_t start, size_t size) {
    Lock lock(*guard);
    (*allocations)[start] = size;
    suspended->erase(start);
}
void minicc_remove_allocation(uintptr_t start) {
    Lock lock(*guard);
    allocations->erase(start);
    suspended->erase(start);
}
/* Forbids access to an allocation of a graph. Copies may be submitted, which run when a launch has allocated it. */
void minicc_suspend_allocation(uintptr_t start) {
    Lock lock(*guard);
    auto found = allocations->find(start);
    if (found == allocations->end()) return;
    suspended->insert(*found);
    allocations->erase(found);
}

struct CallTotal { const char *name; long calls; double seconds; };
static bool is_timing;
static std::map<const char *, CallTotal, StringLess> *call_totals;
void minicc_add_call(const char *name, double seconds) {
    Lock lock(*guard);
    CallTotal &found = call_totals->insert({name, {name, 0, 0}}).first->second;
    found.calls++;
    found.seconds += seconds;
}
size_t minicc_call_totals(CallTotal *out) {
    if (out) for (auto &[name, total] : *call_totals) *out++ = total;
    return call_totals->size();
}
double minicc_now(void) {
    if (!is_timing) return 0;
    timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}
void minicc_start_timing(void) { is_timing = true; }

/* Prologue and epilogue of the functions of host/api/trampolines.py: `name` is the function's, `body` Python's function once it is resolved. */
extern struct Function { const char *name; void *body; } minicc_functions[];
/* Calls nest where a function calls the program back; beyond depth 64 only the times are wrong. */
static __thread struct { int number; double since; } calls[64];
static __thread unsigned depth;
/* Null after the runtime has ended: Python cannot be called. */
void *minicc_begin(int number) {
    ensure_started();
    if (!python.resolve) return 0;
    Function *f = &minicc_functions[number];
    set_exception_aside(depth);
    calls[depth % 64].number = number;
    calls[depth++ % 64].since = minicc_now();
    return f->body ? f->body : (f->body = python.resolve(number));
}
void *minicc_begin_unless_sticky(int number) {
    ensure_started();
    return sticky ? 0 : minicc_begin(number);
}
void minicc_end(void) {
    restore_exception(--depth);
    if (calls[depth % 64].since) minicc_add_call(minicc_functions[calls[depth % 64].number].name, minicc_now() - calls[depth % 64].since);
}
/* A call of Python that is not of a row's body. */
struct PythonCall {
    PythonCall() { set_exception_aside(depth++); }
    ~PythonCall() { restore_exception(--depth); }
};
}
#include "launches.h"
extern "C" {
int minicc_end_with(int result) { minicc_end(); return result; }
int minicc_end_with_error(int error) { minicc_end(); return minicc_record_error(error); }

/* Prints the location in the program's own code by `addr2line`; host code has line tables. */
static void print_location(void *fault) {
    void *frames[64];
    int count = backtrace(frames, 64);
    bool is_below = false;
    for (int i = 0; i < count; i++) {
        Dl_info found;
        is_below |= frames[i] == fault;
        if (!is_below || !dladdr(frames[i], &found) || !found.dli_fname) continue;
        const char *file = strrchr(found.dli_fname, '/') ? strrchr(found.dli_fname, '/') + 1 : found.dli_fname;
        if (!strncmp(file, "libc.", 5) || !strncmp(file, "libstdc++", 9) || !strncmp(file, "libminicc", 9) || !strncmp(file, "libm.", 5)) continue;
        auto *header = (const ElfW(Ehdr) *)found.dli_fbase;
        uintptr_t place = (uintptr_t)frames[i] - (frames[i] != fault) - (header->e_type == ET_EXEC ? 0 : (uintptr_t)found.dli_fbase);
        char command[4200], line[4200] = "";
        if (strchr(found.dli_fname, '\'')) return;
        snprintf(command, sizeof command, "addr2line -f -C -p -e '%s' 0x%zx 2>/dev/null", found.dli_fname, (size_t)place);
        FILE *tool = popen(command, "r");
        if (tool && fgets(line, sizeof line, tool) && !strchr(line, '?')) {
            fprintf(stderr, "minicc: note: in %s", line);
            return;
        }
    }
}

static struct sigaction previous_action[2];
static void crash(int signal, siginfo_t *info, void *context) {
    uintptr_t address = (uintptr_t)info->si_addr;
    char text[200];
    int n = 0;
    if (signal == SIGSEGV && address >= device_begin && address < device_end)
        n = snprintf(text, sizeof text, "minicc: error: host code dereferences a device pointer, %p (copy with cudaMemcpy, or allocate with cudaMallocManaged)\n", info->si_addr);
    else if (signal == SIGSEGV || signal == SIGBUS)
        n = snprintf(text, sizeof text, "minicc: error: segmentation fault in host code, at address %p\n", info->si_addr);
    if (n > 0 && write(2, text, n) < 0) {}
    sigaction(signal, &previous_action[signal == SIGBUS], nullptr);
#if defined(__x86_64__)
    if (n > 0) print_location((void *)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP]);
#elif defined(__aarch64__)
    if (n > 0) print_location((void *)((ucontext_t *)context)->uc_mcontext.pc);
#endif
    raise(signal);
}

/* Maps host pages to pages of the device's file, or, without `file`, to private pages again; the contents stay. They may hold frames of the
   current stack, so this runs on another one. */
static struct { char *host; size_t size; int file; size_t offset; ucontext_t back, there; } remapped;
static void remap(void) {
    auto &r = remapped;
    char *device = alias + device_begin + r.offset;
    if (r.file >= 0) memcpy(device, r.host, r.size);
    mmap(r.host, r.size, PROT_READ | PROT_WRITE, MAP_FIXED | (r.file >= 0 ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS), r.file, r.file >= 0 ? r.offset : 0);
    if (r.file < 0) memcpy(r.host, device, r.size);
}
void minicc_remap(char *host, size_t size, int file, size_t offset) {
    static char *stack = new char[1 << 16];
    remapped = {host, size, file, offset, {}, {}};
    getcontext(&remapped.there);
    remapped.there.uc_stack.ss_sp = stack;
    remapped.there.uc_stack.ss_size = 1 << 16;
    remapped.there.uc_link = &remapped.back;
    makecontext(&remapped.there, remap, 0);
    swapcontext(&remapped.back, &remapped.there);
}


void minicc_start(const Python *functions, char *mapped, uintptr_t begin, uintptr_t end) {
    python = *functions;
    alias = mapped;
    device_begin = begin;
    device_end = end;
    allocations = new std::map<uintptr_t, size_t>;
    suspended = new std::map<uintptr_t, size_t>;
    guard = new Mutex;
    call_totals = new std::map<const char *, CallTotal, StringLess>;
    deferred = new std::vector<Deferred *>;
    struct sigaction action = {};
    action.sa_sigaction = crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    for (int signal : {SIGSEGV, SIGBUS}) sigaction(signal, &action, &previous_action[signal == SIGBUS]);
    /* As on a GPU, a child process cannot use what its parent has initialised. */
    pthread_atfork(nullptr, nullptr, [] { minicc_end_runtime(cudaErrorInitializationError); });
}

/* Sets whether work for streams is submitted to Python; runs deferred work by its number. */
void minicc_defer(bool is) { is_deferring = is; }
int minicc_do(int number) { return (*deferred)[number]->run(); }

void minicc_at_exit(void (*report)(void)) { atexit(report); }

/* True if a kernel has printed and the program has not waited since. */
static bool has_unread_output;
void minicc_print(const char *text, size_t size) {
    has_unread_output = true;
    fwrite(text, 1, size, stdout);
}
void minicc_mark_output_read(void) { has_unread_output = false; }
bool minicc_has_unread_output(void) { return has_unread_output; }

void minicc_push(dim3 grid, dim3 block, size_t shared, cudaStream_t stream, const char *file, int line) {
    configured.push_back({grid, block, shared, stream, file, line});
}

static int enter(const void *function, const Launch &launch, const void *const *arguments) {
    if (sticky) return sticky;
    int error = launch_planned(function, launch, arguments, nullptr);
    return error >= 0 ? error : (PythonCall(), python.enter)(function, &launch, arguments, 0);
}
void minicc_enter(const void *const *arguments, const char *) {
    if (configured.empty()) {
        minicc_record_error(cudaErrorMissingConfiguration);
        return;
    }
    Timed timed("cudaLaunchKernel");
    Launch launch = configured.back();
    configured.pop_back();
    minicc_record_error(enter(__builtin_return_address(0), launch, arguments));
}
void *minicc_managed(const void *unit, const char *name, size_t size) {
    ensure_started();
    return (PythonCall(), python.managed)(unit, name, size);
}

cudaError_t cudaLaunchKernel(const void *function, dim3 grid, dim3 block, void **arguments, size_t shared, cudaStream_t stream) {
    Timed timed(__func__);
    Launch launch = {grid, block, shared, stream, nullptr, 0};
    return (cudaError_t)minicc_record_error(enter(function, launch, arguments));
}
cudaError_t cudaLaunchCooperativeKernel(const void *function, dim3 grid, dim3 block, void **arguments, size_t shared, cudaStream_t stream) {
    Timed timed(__func__);
    Launch launch = {grid, block, shared, stream, nullptr, 0};
    return (cudaError_t)minicc_record_error(sticky ? sticky : (PythonCall(), python.enter)(function, &launch, arguments, 1));
}

cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *kernel, void **args) {
    if (!config) return (cudaError_t)minicc_record_error(cudaErrorInvalidValue);
    const cudaLaunchConfig_t &c = *config;
    Launch launch = {c.gridDim, c.blockDim, c.dynamicSmemBytes, c.stream, nullptr, 0, {}};
    bool is_cooperative = false;
    for (unsigned i = 0; i < config->numAttrs; i++) {
        const cudaLaunchAttribute &one = config->attrs[i];
        is_cooperative |= one.id == cudaLaunchAttributeCooperative && one.val.cooperative;
        if (one.id == cudaLaunchAttributeClusterDimension) memcpy(launch.cluster, &one.val.clusterDim, sizeof launch.cluster);
    }
    if (is_cooperative || launch.cluster[0] || launch.cluster[1] || launch.cluster[2]) {
        Timed timed(__func__);
        return (cudaError_t)minicc_record_error(sticky ? sticky : (PythonCall(), python.enter)(kernel, &launch, args, is_cooperative));
    }
    return cudaLaunchKernel(kernel, c.gridDim, c.blockDim, args, c.dynamicSmemBytes, c.stream);
}
cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f) {
    cudaChannelFormatDesc made = {x, y, z, w, f};
    return made;
}
}
#include "registration.h"
extern "C" {

cudaError_t cudaGetLastError(void) {
    int found = sticky ? sticky : last_error;
    last_error = 0;
    return (cudaError_t)found;
}
cudaError_t cudaPeekAtLastError(void) { return (cudaError_t)(sticky ? sticky : last_error); }

/* The observer of copies: device addresses, 0 for host memory and for a value. */
static void (*watcher)(uintptr_t to, uintptr_t from, size_t size);
void minicc_watch(void (*copied)(uintptr_t, uintptr_t, size_t)) { watcher = copied; }

/* The bytes from the first to the last of a rectangle; SIZE_MAX if there are more. */
static size_t span_of(size_t pitch, size_t width, size_t height) {
    size_t rows, result;
    return __builtin_mul_overflow(pitch, height - 1, &rows) || __builtin_add_overflow(rows, width, &result) ? SIZE_MAX : result;
}
/* Returns whether `size` bytes are inside of one of the allocations. */
static bool is_inside(const std::map<uintptr_t, size_t> &ranges, uintptr_t start, size_t size) {
    auto found = ranges.upper_bound(start);
    if (found == ranges.begin()) return false;
    --found;
    size_t offset = start - found->first;
    return offset <= found->second && size <= found->second - offset;
}
/* Returns the address of `size` bytes in this process; null for device memory outside of one allocation. */
static char *host_address(const void *pointer, size_t size) {
    uintptr_t start = (uintptr_t)pointer;
    if (start < device_begin || start >= device_end) return (char *)pointer;
    Lock lock(*guard);
    return is_inside(*allocations, start, size) ? alias + start : nullptr;
}
static bool is_accessible(const void *pointer, size_t size) { return host_address(pointer, size); }
/* Returns whether `size` bytes are accessible when submitted work runs: a graph may allocate them before. */
static bool will_be_accessible(const void *pointer, size_t size) {
    if (is_accessible(pointer, size)) return true;
    Lock lock(*guard);
    return is_inside(*suspended, (uintptr_t)pointer, size);
}
char *minicc_host_address(const void *pointer, size_t size) { return host_address(pointer, size); }

/* Reports why a copy or a fill fails, once for each reason. */
static thread_local const char *current = "a copy";
static int report_error(int error, const char *format, ...) __attribute__((format(printf, 2, 3)));
static int report_error(int error, const char *format, ...) {
    static std::set<const char *, StringLess> *reported = new std::set<const char *, StringLess>;
    char text[200], line[300];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    Lock lock(*guard);
    snprintf(line, sizeof line, "%s: %s", current, text);
    if (reported->count(line)) return error;
    reported->insert(strdup(line));
    fprintf(stderr, "minicc: error: %s\n", line);
    return error;
}
static int out_of_bounds(const void *pointer, size_t size) {
    size_t start = 0, has = 0;
    {
        Lock lock(*guard);
        auto found = allocations->upper_bound((uintptr_t)pointer);
        if (found != allocations->begin()) start = (--found)->first, has = found->second;
    }
    size_t offset = (uintptr_t)pointer - start;
    if (!start || offset >= has) return report_error(cudaErrorInvalidValue, "no device memory is allocated at %p; it may have been freed", pointer);
    return report_error(cudaErrorInvalidValue, "%zu bytes from %p on, of which %zu are allocated", size, pointer, has - offset);
}

static bool is_device(const void *pointer) { return (uintptr_t)pointer >= device_begin && (uintptr_t)pointer < device_end; }

static int check_kind(const void *to, const void *from, cudaMemcpyKind kind) {
    if ((unsigned)kind > cudaMemcpyDefault) return cudaErrorInvalidMemcpyDirection;
    if (!to || !from) return report_error(cudaErrorInvalidValue, "the %s is null", to ? "source" : "destination");
    bool wants_to = kind == cudaMemcpyHostToDevice || kind == cudaMemcpyDeviceToDevice;
    bool wants_from = kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyDeviceToDevice;
    if (wants_to && !is_device(to)) return report_error(cudaErrorInvalidValue, "the destination %p is host memory, though the kind says device", to);
    if (wants_from && !is_device(from)) return report_error(cudaErrorInvalidValue, "the source %p is host memory, though the kind says device", from);
    return 0;
}

/* Returns the error of a copy, 0 for a valid one. */
static int check_copy(const void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height, cudaMemcpyKind kind, bool (*accessible)(const void *, size_t) = is_accessible) {
    if (sticky) return sticky;
    if (!width || !height) return 0;
    if (int error = check_kind(to, from, kind)) return error;
    if (height > 1 && (width > to_pitch || width > from_pitch)) return cudaErrorInvalidPitchValue;
    if (!accessible(to, span_of(to_pitch, width, height))) return out_of_bounds(to, span_of(to_pitch, width, height));
    if (!accessible(from, span_of(from_pitch, width, height))) return out_of_bounds(from, span_of(from_pitch, width, height));
    return 0;
}
static int copy(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height, cudaMemcpyKind kind) {
    if (int error = check_copy(to, to_pitch, from, from_pitch, width, height, kind)) return error;
    if (!width || !height) return 0;
    char *target = host_address(to, span_of(to_pitch, width, height));
    const char *source = host_address(from, span_of(from_pitch, width, height));
    for (size_t row = 0; row < height; row++) {
        memmove(target + row * to_pitch, source + row * from_pitch, width);
        if (watcher) watcher(is_device(to) ? (uintptr_t)to + row * to_pitch : 0, is_device(from) ? (uintptr_t)from + row * from_pitch : 0, width);
    }
    return 0;
}

}

/* Parameters of a graph node for a copy or a fill that was captured. */
struct NodeParameters {
    enum { nothing, box, fill } kind;
    union { cudaMemcpy3DParms copy; cudaMemsetParams set; };
    NodeParameters() : kind(nothing), copy() {}
    explicit NodeParameters(const cudaMemcpy3DParms &p) : kind(box), copy(p) {}
    explicit NodeParameters(const cudaMemsetParams &p) : kind(fill), copy() { set = p; }
};
static NodeParameters plane_parameters(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height, cudaMemcpyKind kind) {
    cudaMemcpy3DParms p = {};
    p.dstPtr = {to, to_pitch, width, height};
    p.srcPtr = {(void *)from, from_pitch, width, height};
    p.extent = {width, height, 1};
    p.kind = kind;
    return NodeParameters(p);
}
static NodeParameters fill_parameters(void *to, size_t pitch, int value, size_t width, size_t height) {
    return NodeParameters(cudaMemsetParams{to, pitch, (unsigned)value & 0xff, 1, width, height});
}

/* Runs work that the program waits for, after all work in streams. */
template <class Work> static cudaError_t run_now(Work work, const char *name = __builtin_FUNCTION()) {
    Timed timed(name);
    current = name;
    has_unread_output = false;
    if (is_deferring || watcher) if (int error = (PythonCall(), python.drain)(name)) return (cudaError_t)minicc_record_error(error);
    Turn turn(nullptr);
    return (cudaError_t)minicc_record_error(work());
}
/* Submits work to a stream: it runs now, or when Python calls it. */
template <class Work, class Parameters> static cudaError_t enqueue(cudaStream_t stream, Work work, Parameters parameters, const char *name = __builtin_FUNCTION()) {
    Timed timed(name);
    current = name;
    if (!is_deferring) {
        Turn turn(stream);
        return (cudaError_t)minicc_record_error(work());
    }
    deferred->push_back(new DeferredWork<Work>(work));
    NodeParameters node = parameters();
    return (cudaError_t)minicc_record_error((PythonCall(), python.submit)(stream, deferred->size() - 1, node.kind == NodeParameters::nothing ? nullptr : &node.copy, node.kind == NodeParameters::fill));
}
/* Submits work whose arguments are checked now, not when it runs. */
template <class Check, class Work, class Parameters>
static cudaError_t enqueue_checked(cudaStream_t stream, Check check, Work work, Parameters parameters, const char *name = __builtin_FUNCTION()) {
    current = name;
    if (is_deferring) if (int error = check()) return (cudaError_t)minicc_record_error(error);
    return enqueue(stream, work, parameters, name);
}
template <class Work> static cudaError_t enqueue(cudaStream_t stream, Work work, const char *name = __builtin_FUNCTION()) {
    return enqueue(stream, work, [] { return NodeParameters(); }, name);
}

#include "arrays.h"

extern "C" {

cudaError_t cudaMemcpy(void *to, const void *from, size_t size, cudaMemcpyKind kind) {
    return run_now([=] { return copy(to, size, from, size, size, 1, kind); });
}
cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t size, cudaMemcpyKind kind, cudaStream_t stream) {
    return enqueue_checked(stream, [=] { return check_copy(to, size, from, size, size, 1, kind, will_be_accessible); }, [=] { return copy(to, size, from, size, size, 1, kind); }, [=] { return plane_parameters(to, size, from, size, size, 1, kind); });
}
cudaError_t cudaMemcpy2D(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height, cudaMemcpyKind kind) {
    return run_now([=] { return copy(to, to_pitch, from, from_pitch, width, height, kind); });
}
cudaError_t cudaMemcpy2DAsync(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
    return enqueue_checked(stream, [=] { return check_copy(to, to_pitch, from, from_pitch, width, height, kind, will_be_accessible); },
                   [=] { return copy(to, to_pitch, from, from_pitch, width, height, kind); },
                   [=] { return plane_parameters(to, to_pitch, from, from_pitch, width, height, kind); });
}
cudaError_t cudaMemcpyPeer(void *to, int to_device, const void *from, int from_device, size_t size) {
    return to_device || from_device ? (cudaError_t)minicc_record_error(cudaErrorInvalidDevice) : cudaMemcpy(to, from, size, cudaMemcpyDefault);
}
cudaError_t cudaMemcpyPeerAsync(void *to, int to_device, const void *from, int from_device, size_t size, cudaStream_t stream) {
    return to_device || from_device ? (cudaError_t)minicc_record_error(cudaErrorInvalidDevice) : cudaMemcpyAsync(to, from, size, cudaMemcpyDefault, stream);
}

static int copy_box(const cudaMemcpy3DParms &p) {
    if (p.srcArray || p.dstArray) return copy_arrays(p);
    if (!p.extent.width || !p.extent.height) return 0;
    if (!p.dstPtr.ptr || !p.srcPtr.ptr) return report_error(cudaErrorInvalidValue, "the %s is null", p.dstPtr.ptr ? "source" : "destination");
    size_t to_slice = p.dstPtr.pitch * p.dstPtr.ysize, from_slice = p.srcPtr.pitch * p.srcPtr.ysize;
    char *to = (char *)p.dstPtr.ptr + p.dstPos.z * to_slice + p.dstPos.y * p.dstPtr.pitch + p.dstPos.x;
    const char *from = (const char *)p.srcPtr.ptr + p.srcPos.z * from_slice + p.srcPos.y * p.srcPtr.pitch + p.srcPos.x;
    for (size_t z = 0; z < p.extent.depth; z++)
        if (int error = copy(to + z * to_slice, p.dstPtr.pitch, from + z * from_slice, p.srcPtr.pitch, p.extent.width, p.extent.height, p.kind)) return error;
    return 0;
}
cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *p) {
    if (!p) return (cudaError_t)minicc_record_error(cudaErrorInvalidValue);
    return run_now([=] { return copy_box(*p); });
}
cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *p, cudaStream_t stream) {
    if (!p) return (cudaError_t)minicc_record_error(cudaErrorInvalidValue);
    cudaMemcpy3DParms copy = *p;
    return enqueue(stream, [=] { return copy_box(copy); }, [=] { return NodeParameters(copy); });
}

static int check_fill(const void *to, size_t pitch, size_t width, size_t height, bool (*accessible)(const void *, size_t) = is_accessible) {
    if (sticky) return sticky;
    if (!width || !height) return 0;
    if (!is_device(to)) return report_error(cudaErrorInvalidValue, "%p is host memory", to);
    if (height > 1 && width > pitch) return report_error(cudaErrorInvalidValue, "rows of %zu bytes are wider than the pitch of %zu", width, pitch);
    return accessible(to, span_of(pitch, width, height)) ? 0 : out_of_bounds(to, span_of(pitch, width, height));
}
static int fill(void *to, size_t pitch, int value, size_t width, size_t height) {
    if (int error = check_fill(to, pitch, width, height)) return error;
    if (!width || !height) return 0;
    char *target = host_address(to, span_of(pitch, width, height));
    for (size_t row = 0; row < height; row++) {
        memset(target + row * pitch, value, width);
        if (watcher) watcher((uintptr_t)to + row * pitch, 0, width);
    }
    return 0;
}
static int fill_box(cudaPitchedPtr p, int value, cudaExtent e) {
    if (!e.width || !e.height) return 0;
    for (size_t z = 0; z < e.depth; z++)
        if (int error = fill((char *)p.ptr + z * p.pitch * p.ysize, p.pitch, value, e.width, e.height)) return error;
    return 0;
}
#include "batches.h"

/* Functions that Python calls: copies of variables, and tasks of graph nodes. */
int minicc_copy(void *to, const void *from, size_t size) { return copy(to, size, from, size, size, 1, cudaMemcpyDefault); }
int minicc_copy_box(const cudaMemcpy3DParms *p) { return copy_box(*p); }
int minicc_fill(void *to, size_t pitch, unsigned value, unsigned element, size_t width, size_t height) {
    if (element == 1) return fill(to, pitch, value, width, height);
    size_t bytes;
    if (element != 2 && element != 4) return cudaErrorInvalidValue;
    if (__builtin_mul_overflow(width, element, &bytes)) bytes = SIZE_MAX;
    if (int error = check_fill(to, pitch, bytes, height)) return error;
    if (!width || !height) return 0;
    char *target = host_address(to, span_of(pitch, bytes, height));
    for (size_t row = 0; row < height; row++) {
        for (size_t i = 0; i < width; i++) memcpy(target + row * pitch + i * element, &value, element);
        if (watcher) watcher((uintptr_t)to + row * pitch, 0, bytes);
    }
    return 0;
}

cudaError_t cudaMemset2DAsync(void *to, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream) {
    return enqueue_checked(stream, [=] { return check_fill(to, pitch, width, height, will_be_accessible); }, [=] { return fill(to, pitch, value, width, height); }, [=] { return fill_parameters(to, pitch, value, width, height); });
}
cudaError_t cudaMemset3DAsync(cudaPitchedPtr p, int value, cudaExtent e, cudaStream_t stream) {
    return enqueue(stream, [=] { return fill_box(p, value, e); }, [=] { return fill_parameters(p.ptr, p.pitch, value, e.width, e.height * e.depth); });
}
cudaError_t cudaMemsetAsync(void *to, int value, size_t size, cudaStream_t stream) {
    return enqueue_checked(stream, [=] { return check_fill(to, size, size, 1, will_be_accessible); }, [=] { return fill(to, size, value, size, 1); }, [=] { return fill_parameters(to, 0, value, size, 1); });
}
cudaError_t cudaMemset(void *to, int value, size_t size) {
    return enqueue_checked(nullptr, [=] { return check_fill(to, size, size, 1, will_be_accessible); }, [=] { return fill(to, size, value, size, 1); }, [] { return NodeParameters(); });
}
cudaError_t cudaMemset2D(void *to, size_t pitch, int value, size_t width, size_t height) { return enqueue(nullptr, [=] { return fill(to, pitch, value, width, height); }); }
cudaError_t cudaMemset3D(cudaPitchedPtr p, int value, cudaExtent e) { return enqueue(nullptr, [=] { return fill_box(p, value, e); }); }
}
