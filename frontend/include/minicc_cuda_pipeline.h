#pragma once
/* <cuda/pipeline>: stages that producers fill and consumers empty. Those of one thread are groups of its copies. */
#include "minicc_cuda_barrier.h"
#define _MINICC_PIPELINE __device__ __forceinline__
namespace cuda {
enum class pipeline_role { producer, consumer };

template <thread_scope Scope, unsigned char Stages> class pipeline_shared_state {
 public:
  barrier<Scope> _produced[Stages], _consumed[Stages];
  unsigned _producers;
  pipeline_shared_state() = default;
  pipeline_shared_state(const pipeline_shared_state &) = delete;
};

template <thread_scope Scope> class pipeline {
  barrier<Scope> *_produced; /* of each stage, and behind them those of its consumers */
  unsigned char _stages, _head = 0, _tail = 0;
  bool _head_parity = true, _tail_parity = false;

 public:
  _MINICC_PIPELINE pipeline(barrier<Scope> *produced, unsigned char stages) : _produced(produced), _stages(stages) {}
  pipeline(pipeline &&) = default;
  pipeline(const pipeline &) = delete;
  /* What the consumers of the round before have left. */
  _MINICC_PIPELINE void producer_acquire() { _produced[_stages + _head].wait_parity(_head_parity); }
  _MINICC_PIPELINE void producer_commit() {
    details::ends_with_copies(_produced[_head]);
    _produced[_head].arrive();
    if (++_head == _stages) _head = 0, _head_parity = !_head_parity;
  }
  _MINICC_PIPELINE void consumer_wait() { _produced[_tail].wait_parity(_tail_parity); }
  _MINICC_PIPELINE void consumer_release() {
    _produced[_stages + _tail].arrive();
    if (++_tail == _stages) _tail = 0, _tail_parity = !_tail_parity;
  }
  _MINICC_PIPELINE bool quit() { return true; }
};
template <> class pipeline<thread_scope_thread> {
  unsigned char _head = 0, _tail = 0;

 public:
  _MINICC_PIPELINE pipeline() {}
  pipeline(pipeline &&) = default;
  pipeline(const pipeline &) = delete;
  _MINICC_PIPELINE void producer_acquire() {}
  _MINICC_PIPELINE void producer_commit() {
    __pipeline_commit();
    ++_head;
  }
  _MINICC_PIPELINE void _wait_prior(size_t prior) {
    __pipeline_wait_prior(prior);
    _tail = (unsigned char)(_head - prior);
  }
  _MINICC_PIPELINE void consumer_wait() {
    if (_head != _tail) _wait_prior((unsigned char)(_head - _tail - 1));
  }
  _MINICC_PIPELINE void consumer_release() {}
  _MINICC_PIPELINE bool quit() { return true; }
};

namespace details {
template <typename Group, thread_scope Scope, unsigned char Stages>
_MINICC_PIPELINE pipeline<Scope> made(const Group &group, pipeline_shared_state<Scope, Stages> *state, unsigned producers, unsigned consumers) {
  if (group.thread_rank() == 0)
    for (int i = 0; i < Stages; i++) {
      init(&state->_produced[i], producers);
      init(&state->_consumed[i], consumers);
    }
  group.sync();
  return pipeline<Scope>(state->_produced, Stages);
}
}
_MINICC_PIPELINE pipeline<thread_scope_thread> make_pipeline() { return pipeline<thread_scope_thread>(); }
template <typename Group, thread_scope Scope, unsigned char Stages>
_MINICC_PIPELINE pipeline<Scope> make_pipeline(const Group &group, pipeline_shared_state<Scope, Stages> *state) {
  return details::made(group, state, group.size(), group.size());
}
template <typename Group, thread_scope Scope, unsigned char Stages>
_MINICC_PIPELINE pipeline<Scope> make_pipeline(const Group &group, pipeline_shared_state<Scope, Stages> *state, size_t producers) {
  return details::made(group, state, (unsigned)producers, group.size() - (unsigned)producers);
}
template <typename Group, thread_scope Scope, unsigned char Stages>
_MINICC_PIPELINE pipeline<Scope> make_pipeline(const Group &group, pipeline_shared_state<Scope, Stages> *state, pipeline_role role) {
  if (group.thread_rank() == 0) state->_producers = 0;
  group.sync();
  if (role == pipeline_role::producer) details::atomicAdd<Scope>(&state->_producers, 1u);
  group.sync();
  unsigned producers = *(volatile unsigned *)&state->_producers;
  return details::made(group, state, producers, group.size() - producers);
}
template <unsigned char Prior, thread_scope Scope> _MINICC_PIPELINE void pipeline_consumer_wait_prior(pipeline<Scope> &stages) {
  static_assert(Scope == thread_scope_thread, "pipeline_consumer_wait_prior is for the pipeline of a thread");
  stages._wait_prior(Prior);
}

template <typename Size, thread_scope Scope> _MINICC_PIPELINE void memcpy_async(void *to, const void *from, Size size, pipeline<Scope> &) {
  _minicc_copy(to, from, (size_t)size, 0, 1);
}
template <typename Group, typename Size, thread_scope Scope>
_MINICC_PIPELINE void memcpy_async(const Group &group, void *to, const void *from, Size size, pipeline<Scope> &) {
  _minicc_copy(to, from, (size_t)size, group.thread_rank(), group.size());
}
}
#undef _MINICC_PIPELINE
