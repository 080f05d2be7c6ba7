"""Forward progress: patterns of synchronisation on which machines that run a warp in lock step hang.

Every thread that is resident advances, whatever the others of its warp or block do; blocks become resident in
order, and a finished one makes room. Each kernel has one possible result, however its threads interleave.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc

PATTERNS = {}


def pattern(grid, block, **arrays):
    """The decorated function returns the kernel's source; `arrays` are its arguments, with (length, values
    expected in the end).
    """

    def register(fn):
        PATTERNS[fn.__name__] = (fn(), grid, block, arrays)
        return fn

    return register


i32 = np.int32


@pattern(2, 64, lock=(1, [0]), total=(1, [128]))
def spin_lock_taken_by_every_thread_of_a_warp():
    return """__global__ void k(int *lock, int *total) {
        while (atomicCAS(lock, 0, 1) != 0) { }
        *(volatile int *)total = *(volatile int *)total + 1;
        __threadfence();
        atomicExch(lock, 0);
    }"""


@pattern(3, 48, tickets=(2, [144, 144]), order=(144, list(range(144))))
def ticket_lock():
    return """__global__ void k(volatile int *tickets, int *order) {
        int mine = atomicAdd((int *)&tickets[0], 1);
        while (tickets[1] != mine) { }
        order[mine] = mine;
        __threadfence();
        tickets[1] = mine + 1;
    }"""


@pattern(1, 32, slot=(2, [0, 496]))
def producer_and_consumer_lanes_of_one_warp():
    return """__global__ void k(volatile int *slot) {
        // Lane 0 consumes what lane 1 produces, one number at a time; 0 means empty.
        if (threadIdx.x == 0) {
            int sum = 0;
            for (int i = 1; i < 32; i++) { while (slot[0] == 0) { } sum += slot[0]; slot[0] = 0; }
            slot[1] = sum;
        } else if (threadIdx.x == 1) {
            for (int i = 1; i < 32; i++) { while (slot[0] != 0) { } slot[0] = i; }
        }
    }"""


@pattern(1, 96, out=(96, list(range(96))))
def every_lane_waits_for_the_one_before():
    return """__global__ void k(int *out) {
        __shared__ volatile int turn;
        if (threadIdx.x == 0) turn = 0;
        __syncthreads();
        while (turn != threadIdx.x) { }
        out[threadIdx.x] = turn;
        turn = threadIdx.x + 1;
    }"""


@pattern(1, 96, out=(96, list(range(95, -1, -1))))
def every_lane_waits_for_the_one_after():
    return """__global__ void k(int *out) {
        __shared__ volatile int turn;
        if (threadIdx.x == 0) turn = 95;
        __syncthreads();
        while (turn != threadIdx.x) { }
        out[threadIdx.x] = 95 - turn;
        turn = threadIdx.x - 1;
    }"""


@pattern(40, 32, flags=(40, [1] * 40), out=(40, list(range(40))))
def blocks_wait_for_the_next_block():
    return """__global__ void k(volatile int *flags, int *out) {
        if (threadIdx.x == 0) {
            if (blockIdx.x + 1 < gridDim.x) while (flags[blockIdx.x + 1] == 0) { }
            out[blockIdx.x] = blockIdx.x;
            __threadfence();
            flags[blockIdx.x] = 1;
        }
    }"""


@pattern(50, 64, data=(50, None), count=(1, [50]), result=(1, [50 * 64]))
def last_block_adds_up():
    return """__global__ void k(int *data, int *count, int *result) {
        __shared__ int sum;
        __shared__ bool last;
        if (threadIdx.x == 0) sum = 0;
        __syncthreads();
        atomicAdd(&sum, 1);
        __syncthreads();
        if (threadIdx.x == 0) {
            data[blockIdx.x] = sum;
            __threadfence();
            last = atomicAdd(count, 1) == gridDim.x - 1;
        }
        __syncthreads();
        if (last && threadIdx.x == 0) {
            int total = 0;
            for (int i = 0; i < gridDim.x; i++) total += ((volatile int *)data)[i];
            *result = total;
        }
    }"""


@pattern(60, 64, arrived=(1, [300]), value=(60, [5] * 60))
def barrier_across_the_grid():
    return """__global__ void k(volatile int *arrived, volatile int *value) {
        for (int round = 1; round <= 5; round++) {
            if (threadIdx.x == 0) {
                // Everybody must see what the neighbour did in the round before.
                int left = (blockIdx.x + gridDim.x - 1) % gridDim.x;
                if (value[left] < round - 1) round = 100;
                value[blockIdx.x] = round;
                __threadfence();
                atomicAdd((int *)arrived, 1);
                while (*arrived < round * gridDim.x) { }
            }
            __syncthreads();
        }
    }"""


@pattern(2, 32, forks=(8, [0] * 8), meals=(8, [40] * 8))
def dining_philosophers():
    return """__global__ void k(int *forks, int *meals) {
        int me = threadIdx.x % 8;
        int first = min(me, (me + 1) % 8), second = max(me, (me + 1) % 8);
        for (int i = 0; i < 5; i++) {
            while (atomicCAS(&forks[first], 0, 1)) { }
            while (atomicCAS(&forks[second], 0, 1)) { }
            meals[me]++;
            __threadfence();
            atomicExch(&forks[second], 0);
            atomicExch(&forks[first], 0);
        }
    }"""


@pattern(1, 64, state=(1, [0]), value=(2, [32, 0]))
def readers_and_writers():
    return """__global__ void k(int *state, volatile int *value) {
        // state: -1 one writer, n > 0 readers. Readers must never see the two numbers differ from n, -n.
        if (threadIdx.x % 2) {
            while (atomicCAS(state, 0, -1) != 0) { }
            value[0]++;
            __threadfence();
            atomicExch(state, 0);
        } else {
            for (;;) {
                int seen = *(volatile int *)state;
                if (seen >= 0 && atomicCAS(state, seen, seen + 1) == seen) break;
            }
            int before = value[0];
            if (value[0] != before) value[1] = 1;
            __threadfence();
            atomicSub(state, 1);
        }
    }"""


@pattern(64, 32, status=(64, None), sums=(64, [32 * (i + 1) for i in range(64)]))
def decoupled_look_back():
    return """__global__ void k(volatile int *status, int *sums) {
        // A scan in one pass: 1 + the sum of the block while it waits, then the sum of all up to it, negated.
        if (threadIdx.x != 0) return;
        status[blockIdx.x] = 1 + 32;
        int total = 32;
        for (int i = (int)blockIdx.x - 1; i >= 0; i--) {
            int seen;
            do seen = status[i]; while (seen == 0);
            if (seen < 0) { total -= seen; break; }
            total += seen - 1;
        }
        status[blockIdx.x] = -total;
        sums[blockIdx.x] = total;
    }"""


@pattern(8, 32, queue=(4100, None), ends=(2, None), done=(1, [4095]))
def threads_feed_each_other_from_a_queue():
    return """__global__ void k(volatile int *queue, int *ends, int *done) {
        // A tree of 4095 nodes: whoever takes node n appends 2n and 2n + 1. Empty slots are 0.
        if (blockIdx.x == 0 && threadIdx.x == 0) { queue[0] = 1; __threadfence(); atomicAdd(&ends[1], 1); }
        while (*(volatile int *)done < 4095) {
            int at = *(volatile int *)&ends[0];
            if (at >= *(volatile int *)&ends[1] || atomicCAS(&ends[0], at, at + 1) != at) continue;
            int node;
            do node = queue[at]; while (node == 0);
            if (2 * node + 1 < 4096) {
                int to = atomicAdd(&ends[1], 2);
                queue[to] = 2 * node;
                queue[to + 1] = 2 * node + 1;
            }
            atomicAdd(done, 1);
        }
    }"""


@pattern(1, 64, out=(1, [2016]))
def a_lock_that_is_a_queue():
    return """struct Node { volatile int next, locked; };
    __global__ void k(volatile int *out) {
        // Mellor-Crummey and Scott's lock: each waiter spins on a flag of its own.
        __shared__ Node nodes[64];
        __shared__ int tail;
        int me = threadIdx.x;
        if (me == 0) tail = -1;
        nodes[me].next = -1;
        nodes[me].locked = 1;
        __syncthreads();
        int before = atomicExch(&tail, me);
        if (before >= 0) {
            nodes[before].next = me;
            while (nodes[me].locked) { }
        }
        *out += me;
        __threadfence();
        if (nodes[me].next < 0) {
            if (atomicCAS(&tail, me, -1) == me) return;
            while (nodes[me].next < 0) { }
        }
        nodes[nodes[me].next].locked = 0;
    }"""


@pattern(1, 64, out=(1, [1]))
def a_warp_waits_for_one_that_is_at_a_named_barrier():
    return """__global__ void k(int *out) {
        __shared__ volatile int flag;
        if (threadIdx.x == 0) flag = 0;
        __syncthreads();
        if (threadIdx.x < 32) { __syncwarp(); while (flag < 32) { } if (threadIdx.x == 0) *out = 1; }
        else { __syncwarp(); atomicAdd((int *)&flag, 1); }
        __syncthreads();
    }"""


@pattern(33, 64, lock=(1, [0]), total=(1, [33]))
def one_thread_of_each_of_many_blocks_takes_a_lock():
    # Few of a batch's many lanes spin, so they run on arrays of their own.
    return """__global__ void k(int *lock, int *total) {
        if (threadIdx.x == 0) {
            while (atomicCAS(lock, 0, 1) != 0) { }
            *(volatile int *)total = *(volatile int *)total + 1;
            __threadfence();
            atomicExch(lock, 0);
        }
    }"""


@pattern(1, 96, sums=(32, [3] * 32))
def a_warp_waits_for_its_lane_that_takes_a_lock():
    return """__global__ void k(int *sums) {
        __shared__ int lock;
        int lane = threadIdx.x % 32;
        if (threadIdx.x == 0) lock = 0;
        __syncthreads();
        if (lane == 0) { while (atomicCAS(&lock, 0, 1)) { } __threadfence_block(); }
        __syncwarp();
        sums[lane] += 1;
        __syncwarp();
        if (lane == 0) { __threadfence_block(); atomicExch(&lock, 0); }
    }"""


@pattern(1, 64, out=(64, [1] * 64))
def a_warp_waits_for_one_whose_lanes_meet_at_two_places():
    return """__global__ void k(int *out) {
        __shared__ volatile int flag;
        int lane = threadIdx.x;
        if (lane == 0) flag = 0;
        __syncthreads();
        if (lane >= 32) while (!flag) { }
        else if (lane < 16) { __syncwarp(); out[lane + 16] = 1; }
        else { __syncwarp(); out[lane - 16] = 1; }
        if (lane == 0) flag = 1;
        if (lane >= 32) out[lane] = 1;
    }"""


@pytest.mark.parametrize("engine", [None, "plain"])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", PATTERNS)
def test_nobody_starves(name: str, level: str, engine: str | None) -> None:
    source, grid, block, arrays = PATTERNS[name]
    values = [np.zeros(length, i32) for length, _ in arrays.values()]
    (kernel,) = minicc.compile(source, options=(level,)).kernels.values()
    kernel[grid, block](*values, engine=engine, max_steps=3_000_000)
    for (what, (_, expected)), value in zip(arrays.items(), values):
        if expected is not None:
            assert value.tolist() == expected, what


def test_there_are_more_than_ten_patterns() -> None:
    assert len(PATTERNS) >= 10


CHAIN = """
__device__ int read(volatile int *flags, int i) { int local[4]; local[i & 3] = flags[i]; return local[i & 3];
  }
__global__ void k(int *flags, int *data) {
    int t = threadIdx.x;
    while (t && read(flags, t - 1) == 0) { }
    data[t] = t ? data[t - 1] + 1 : 1;
    __threadfence();
    atomicExch(&flags[t], 1);
}"""


def test_the_price_of_a_chain_is_that_of_its_first_links() -> None:
    """Each thread waits for the one before it. The loop is not seen to wait: its load is in a function, and
    its result goes through memory.
    """
    kernel, steps = minicc.compile(CHAIN, options=["-O0"])["k"], []
    for threads in (16, 64):
        data = np.zeros(threads, i32)
        steps.append(kernel[1, threads](np.zeros(threads, i32), data, engine="reference").steps)
        assert data.tolist() == list(range(1, threads + 1))
    assert steps[1] < 1.5 * steps[0]


def test_blocks_beyond_what_is_resident_do_not_run_early() -> None:
    """A grid barrier of more blocks than are resident hangs, as on hardware: here until the budget is used
    up.
    """
    source, _, block, arrays = PATTERNS["barrier_across_the_grid"]
    (kernel,) = minicc.compile(source).kernels.values()
    values = [np.zeros(length, i32) for length, _ in arrays.values()]
    with pytest.raises(minicc.StepLimitExceeded):
        kernel[60, block](*values, device=minicc.Device(resident_ctas=59), max_steps=1_000_000)
    kernel[60, block](
        *[np.zeros(60, i32), np.zeros(60, i32)], device=minicc.Device(resident_ctas=60), max_steps=3_000_000
    )
