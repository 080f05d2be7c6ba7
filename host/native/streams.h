/* Order of work that several threads submit: work of one stream never overlaps, and work of the legacy stream overlaps with no work of itself or of a
   blocking stream (CUDA C++ Programming Guide, "Default Stream"). Each thread has its own per-thread stream. Work that runs as a part of other work, as a
   node of a graph does, takes no turn of its own. */
#pragma once

/* Deleted when neither `streams` nor a thread with work in it, or waiting for its turn, refers to it. */
struct Stream {
    Mutex busy;
    bool is_blocking;
    int references;
};
static const uintptr_t legacy_stream = 1, per_thread_stream = 2;
static std::map<uintptr_t, Stream *> *streams = new std::map<uintptr_t, Stream *>;
static Mutex *streams_guard = new Mutex;
/* Held by work of the legacy stream for writing, by work of blocking streams for reading. */
static pthread_rwlock_t legacy_gate = PTHREAD_RWLOCK_INITIALIZER;
static thread_local struct { int depth; bool has_gate; Stream *stream; } turn;

/* Returns a stream with a further reference, or null. */
static Stream *retain_stream(uintptr_t handle) {
    Lock lock(*streams_guard);
    auto found = streams->find(handle);
    if (found == streams->end()) return nullptr;
    __atomic_fetch_add(&found->second->references, 1, __ATOMIC_RELAXED);
    return found->second;
}
static void release_stream(Stream *stream) {
    if (!__atomic_sub_fetch(&stream->references, 1, __ATOMIC_ACQ_REL)) delete stream;
}
static bool is_stream(cudaStream_t stream) {
    if ((uintptr_t)stream <= per_thread_stream) return true;
    Lock lock(*streams_guard);
    return streams->count((uintptr_t)stream);
}

/* Takes a lock. A thread of Python does not hold the interpreter while it waits: the work that it waits for may need it. */
template <class Held> static void take(Held *held, int (*take_now)(Held *), int (*wait)(Held *)) {
    if (!take_now(held)) return;
    auto has_interpreter = python_symbol<int (*)(void)>("PyGILState_Check");
    void *state = has_interpreter && has_interpreter() ? python_symbol<void *(*)(void)>("PyEval_SaveThread")() : nullptr;
    wait(held);
    if (state) python_symbol<void (*)(void *)>("PyEval_RestoreThread")(state);
}

extern "C" {
void minicc_add_stream(uintptr_t handle, bool is_blocking) {
    Lock lock(*streams_guard);
    (*streams)[handle] = new Stream{{}, is_blocking, 1};
}
/* Waits for work of the stream that another thread has submitted. */
void minicc_remove_stream(uintptr_t handle) {
    Stream *stream;
    {
        Lock lock(*streams_guard);
        auto found = streams->find(handle);
        if (found == streams->end()) return;
        stream = found->second;
        streams->erase(found);
    }
    if (stream != turn.stream) Lock wait(stream->busy);
    release_stream(stream);
}
/* Work of a stream begins and ends, in the calling thread. A child process, where the runtime has ended, may have inherited locks that are taken. */
void minicc_begin_work(uintptr_t handle) {
    if (turn.depth++ || !python.resolve) return;
    turn.stream = handle > per_thread_stream ? retain_stream(handle) : nullptr;
    turn.has_gate = turn.stream ? turn.stream->is_blocking : handle <= per_thread_stream;
    if (turn.has_gate && handle <= legacy_stream) take(&legacy_gate, pthread_rwlock_trywrlock, pthread_rwlock_wrlock);
    else if (turn.has_gate) take(&legacy_gate, pthread_rwlock_tryrdlock, pthread_rwlock_rdlock);
    if (turn.stream) take(&turn.stream->busy.own, pthread_mutex_trylock, pthread_mutex_lock);
}
void minicc_end_work(void) {
    if (--turn.depth) return;
    if (turn.stream) pthread_mutex_unlock(&turn.stream->busy.own);
    if (turn.has_gate) pthread_rwlock_unlock(&legacy_gate);
    if (turn.stream) release_stream(turn.stream);
    /* Work that begins after the end of the runtime takes nothing. */
    turn.stream = nullptr;
    turn.has_gate = false;
}
}
struct Turn {
    explicit Turn(cudaStream_t stream) { minicc_begin_work((uintptr_t)stream); }
    ~Turn() { minicc_end_work(); }
};
