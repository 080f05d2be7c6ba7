/* Launches without Python, by launch plans (host/device/launch_plans.py): Python has accepted a launch of the same kernel, block and shared memory, and
   the engine has prepared what the compiled kernel works on. Any other launch goes through Python. */
#pragma once
#include <sys/syscall.h>

struct ParameterSlot { size_t offset, size; };
/* Laid out as in host/device/launch_plans.py. */
struct Plan {
    const void *function;
    int (*entry)(void *state, long x, long y, long z);
    void *state;
    char *params, *stop;
    const long *version;
    const ParameterSlot *slots;
    size_t count, bytes, shared, min_blocks, max_blocks;
    long seen;
    unsigned block[3];
    bool is_interruptible, is_busy;
};
static std::map<const void *, std::vector<Plan *>> *plans = new std::map<const void *, std::vector<Plan *>>;
static Mutex *plans_guard = new Mutex;

extern "C" {
void minicc_add_plan(Plan *plan) {
    Lock lock(*plans_guard);
    (*plans)[plan->function].push_back(plan);
}
/* Returns whether no launch uses the plan; none will. */
bool minicc_remove_plan(Plan *plan) {
    Lock lock(*plans_guard);
    std::vector<Plan *> &own = (*plans)[plan->function];
    for (size_t i = 0; i < own.size(); i++)
        if (own[i] == plan) own.erase(own.begin() + i--);
    return !plan->is_busy;
}
}

/* Takes the plan of a launch, if there is one that no other thread uses. */
struct TakenPlan {
    Plan *plan = nullptr;
    TakenPlan(const void *function, const Launch &launch) {
        const dim3 &g = launch.grid, &b = launch.block;
        if (!g.x || !g.y || !g.z || (size_t)g.x * g.y > ~0u) return;
        size_t blocks = (size_t)g.x * g.y * g.z;
        Lock lock(*plans_guard);
        auto found = plans->find(function);
        if (found == plans->end()) return;
        for (Plan *p : found->second)
            if (!p->is_busy && p->block[0] == b.x && p->block[1] == b.y && p->block[2] == b.z && p->shared == launch.shared && p->min_blocks <= blocks && blocks <= p->max_blocks) {
                p->is_busy = true;
                plan = p;
                return;
            }
    }
    ~TakenPlan() {
        if (!plan) return;
        Lock lock(*plans_guard);
        plan->is_busy = false;
    }
};

/* Makes an interrupt of Python's main thread end the kernel that the thread runs: Python handles it when the launch has returned. */
struct Interruptible {
    static volatile char *stop;
    static struct sigaction previous;
    bool is_on;
    static void interrupt(int signal, siginfo_t *info, void *context) {
        *stop = 1;
        if (previous.sa_flags & SA_SIGINFO) previous.sa_sigaction(signal, info, context);
        else previous.sa_handler(signal);
    }
    explicit Interruptible(const Plan &plan) : is_on(plan.is_interruptible && syscall(SYS_gettid) == getpid()) {
        struct sigaction action = {};
        if (!is_on || sigaction(SIGINT, nullptr, &previous) || (!(previous.sa_flags & SA_SIGINFO) && (previous.sa_handler == SIG_DFL || previous.sa_handler == SIG_IGN))) {
            is_on = false;
            return;
        }
        stop = plan.stop;
        action.sa_sigaction = interrupt;
        action.sa_flags = previous.sa_flags | SA_SIGINFO;
        action.sa_mask = previous.sa_mask;
        sigaction(SIGINT, &action, nullptr);
    }
    ~Interruptible() {
        if (is_on) sigaction(SIGINT, &previous, nullptr);
    }
    bool was_interrupted() const { return is_on && *stop; }
};
volatile char *Interruptible::stop;
struct sigaction Interruptible::previous;

static bool copy_parameters(const Plan &plan, const void *const *arguments, void *const *extra) {
    if (!extra) {
        if (!arguments && plan.count) return false;
        for (size_t i = 0; i < plan.count; i++) memcpy(plan.params + plan.slots[i].offset, arguments[i], plan.slots[i].size);
        return true;
    }
    /* CU_LAUNCH_PARAM_BUFFER_POINTER, a pointer, CU_LAUNCH_PARAM_BUFFER_SIZE, a pointer, CU_LAUNCH_PARAM_END */
    if (extra[0] != (void *)1 || extra[2] != (void *)2 || extra[4] || *(const size_t *)extra[3] < plan.bytes) return false;
    memcpy(plan.params, extra[1], plan.bytes);
    return true;
}

/* Launches by a plan and returns the error; -1 if there is no plan, and nothing has happened. */
static int launch_planned(const void *function, const Launch &launch, const void *const *arguments, void *const *extra) {
    if (sticky || is_deferring || !is_stream(launch.stream)) return -1;
    Turn turn(launch.stream);
    /* The runtime may have ended, or may end now, while another thread launches. */
    Python callbacks = python;
    if (!callbacks.refresh || !callbacks.report) return -1;
    TakenPlan taken(function, launch);
    Plan *plan = taken.plan;
    if (!plan || !copy_parameters(*plan, arguments, extra)) return -1;
    long version = *plan->version;
    if (version != plan->seen) {
        if ((PythonCall(), callbacks.refresh)(plan)) return -1;
        plan->seen = version;
    }
    Interruptible guard(*plan);
    if (!plan->entry(plan->state, launch.grid.x, launch.grid.y, launch.grid.z)) return 0;
    return guard.was_interrupted() ? cudaErrorUnknown : (PythonCall(), callbacks.report)(plan, &launch);
}

extern "C" {
/* Called before the rows of the driver API with these names (host/libraries). */
int minicc_plan_cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, cudaStream_t stream, void **arguments, void **extra) {
    return launch_planned(function, {{gx, gy, gz}, {bx, by, bz}, shared, stream, nullptr, 0}, arguments, extra);
}
/* `config` is a CUlaunchConfig: cudaLaunchConfig_t, but for the width of the size of shared memory. */
int minicc_plan_cuLaunchKernelEx(const cudaLaunchConfig_t *config, void *function, void **arguments, void **extra) {
    if (!config || config->numAttrs) return -1;
    return launch_planned(function, {config->gridDim, config->blockDim, (unsigned)config->dynamicSmemBytes, config->stream, nullptr, 0}, arguments, extra);
}
}
