#pragma once
/* Copies from global to shared memory that go on while the thread does other things (CUDA C++ Programming Guide, "Pipeline Primitives"). */
#include <stddef.h>
#include <stdint.h>
#define _MINICC_PIPELINE static __device__ __forceinline__
typedef uint64_t __mbarrier_t;

#if __CUDA_ARCH__ >= 800
#define _MINICC_COPY(kind, bytes) \
  asm volatile("cp.async." kind ".shared.global [%0], [%1], " bytes ", %2;" :: "r"(to), "l"(__cvta_generic_to_global(from)), "r"(given) : "memory")
_MINICC_PIPELINE void __pipeline_memcpy_async(void *__restrict__ dst_shared, const void *__restrict__ from, size_t size, size_t zfill = 0) {
  unsigned to = (unsigned)__cvta_generic_to_shared(dst_shared), given = (unsigned)(size - zfill);
  if (size == 16) _MINICC_COPY("cg", "16");
  else if (size == 8) _MINICC_COPY("ca", "8");
  else if (size == 4) _MINICC_COPY("ca", "4");
  else __trap();
}
#undef _MINICC_COPY
_MINICC_PIPELINE void __pipeline_commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }
#define _MINICC_WAIT(n) case n: asm volatile("cp.async.wait_group " #n ";" ::: "memory"); return
_MINICC_PIPELINE void __pipeline_wait_prior(size_t prior) {
  switch (prior) {
    _MINICC_WAIT(1); _MINICC_WAIT(2); _MINICC_WAIT(3); _MINICC_WAIT(4); _MINICC_WAIT(5); _MINICC_WAIT(6); _MINICC_WAIT(7);
    default: asm volatile("cp.async.wait_all;" ::: "memory");
  }
}
#undef _MINICC_WAIT
_MINICC_PIPELINE void __pipeline_arrive_on(__mbarrier_t *barrier) {
  asm volatile("cp.async.mbarrier.arrive.shared.b64 [%0];" :: "r"((unsigned)__cvta_generic_to_shared(barrier)) : "memory");
}
#else
/* Before there were such instructions a copy is done at once. */
_MINICC_PIPELINE void __pipeline_memcpy_async(void *__restrict__ dst_shared, const void *__restrict__ from, size_t size, size_t zfill = 0) {
  for (size_t i = 0; i < size; i++) ((char *)dst_shared)[i] = i < size - zfill ? ((const char *)from)[i] : 0;
}
_MINICC_PIPELINE void __pipeline_commit() {}
_MINICC_PIPELINE void __pipeline_wait_prior(size_t) {}
#endif
#undef _MINICC_PIPELINE
