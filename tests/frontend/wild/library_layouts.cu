// Sizes and alignments of the library's classes are those of nvcc 13.0, and of the host's objects.
// RUN: minicc %s -o /dev/null
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/latch>
#include <cuda/pipeline>
#include <cuda/semaphore>
#include <cuda/std/complex>
#include <cuda/std/optional>
#include <cuda/std/span>
#include <cuda/std/tuple>
#include <cuda/std/utility>
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
struct E1 {};
struct E2 {};
template <size_t Size, size_t Alignment, class T> constexpr bool is_laid_out() {
  static_assert(sizeof(T) == Size && alignof(T) == Alignment);
  return true;
}
static_assert(is_laid_out<4, 4, cuda::std::atomic<int>>());
static_assert(is_laid_out<8, 8, cuda::std::atomic<int *>>());
static_assert(is_laid_out<4, 4, cuda::atomic<int,cuda::thread_scope_block>>());
static_assert(is_laid_out<8, 8, cuda::barrier<cuda::thread_scope_block>>());
static_assert(is_laid_out<8, 8, cuda::barrier<cuda::thread_scope_device>>());
static_assert(is_laid_out<8, 8, cuda::barrier<cuda::thread_scope_system>>());
static_assert(is_laid_out<8, 8, cuda::barrier<cuda::thread_scope_thread>>());
static_assert(is_laid_out<8, 8, cuda::std::barrier<>>());
static_assert(is_laid_out<8, 8, cuda::barrier<cuda::thread_scope_block>::arrival_token>());
static_assert(is_laid_out<8, 8, cuda::std::barrier<>::arrival_token>());
static_assert(is_laid_out<8, 8, cuda::latch<cuda::thread_scope_block>>());
static_assert(is_laid_out<8, 8, cuda::latch<cuda::thread_scope_device>>());
static_assert(is_laid_out<8, 8, cuda::std::latch>());
static_assert(is_laid_out<4, 4, cuda::binary_semaphore<cuda::thread_scope_block>>());
static_assert(is_laid_out<4, 4, cuda::binary_semaphore<cuda::thread_scope_device>>());
static_assert(is_laid_out<4, 4, cuda::std::binary_semaphore>());
static_assert(is_laid_out<8, 8, cuda::std::counting_semaphore<>>());
static_assert(is_laid_out<4, 4, cuda::std::counting_semaphore<1>>());
static_assert(is_laid_out<8, 8, cuda::std::counting_semaphore<2>>());
static_assert(is_laid_out<8, 8, cuda::std::counting_semaphore<1000>>());
static_assert(is_laid_out<8, 8, cuda::counting_semaphore<cuda::thread_scope_block>>());
static_assert(is_laid_out<8, 8, cuda::counting_semaphore<cuda::thread_scope_device,5>>());
static_assert(is_laid_out<4, 4, cuda::counting_semaphore<cuda::thread_scope_device,1>>());
static_assert(is_laid_out<2, 1, cuda::pipeline<cuda::thread_scope_thread>>());
static_assert(is_laid_out<16, 8, cuda::pipeline<cuda::thread_scope_block>>());
static_assert(is_laid_out<24, 8, cuda::pipeline_shared_state<cuda::thread_scope_block,1>>());
static_assert(is_laid_out<40, 8, cuda::pipeline_shared_state<cuda::thread_scope_block,2>>());
static_assert(is_laid_out<72, 8, cuda::pipeline_shared_state<cuda::thread_scope_block,4>>());
static_assert(is_laid_out<16, 8, cuda::std::span<int>>());
static_assert(is_laid_out<8, 8, cuda::std::span<int,4>>());
static_assert(is_laid_out<8, 8, cuda::std::span<double,0>>());
static_assert(is_laid_out<8, 8, cuda::std::span<const char,7>>());
static_assert(is_laid_out<1, 1, cuda::std::tuple<>>());
static_assert(is_laid_out<4, 4, cuda::std::tuple<int>>());
static_assert(is_laid_out<8, 4, cuda::std::tuple<int,char>>());
static_assert(is_laid_out<24, 8, cuda::std::tuple<char,double,int>>());
static_assert(is_laid_out<1, 1, cuda::std::tuple<E1>>());
static_assert(is_laid_out<4, 4, cuda::std::tuple<E1,int>>());
static_assert(is_laid_out<4, 4, cuda::std::tuple<int,E1>>());
static_assert(is_laid_out<1, 1, cuda::std::tuple<E1,E2>>());
static_assert(is_laid_out<2, 1, cuda::std::tuple<E1,E1>>());
static_assert(is_laid_out<4, 4, cuda::std::tuple<E1,E2,int>>());
static_assert(is_laid_out<2, 1, cuda::std::tuple<E1,cuda::std::tuple<E1>>>());
static_assert(is_laid_out<16, 8, cuda::std::tuple<int&,char>>());
static_assert(is_laid_out<8, 4, cuda::std::pair<int,char>>());
static_assert(is_laid_out<8, 4, cuda::std::pair<E1,int>>());
static_assert(is_laid_out<16, 8, cuda::std::pair<char,double>>());
static_assert(is_laid_out<8, 4, cuda::std::optional<int>>());
static_assert(is_laid_out<2, 1, cuda::std::optional<char>>());
static_assert(is_laid_out<16, 8, cuda::std::optional<double>>());
static_assert(is_laid_out<2, 1, cuda::std::optional<E1>>());
static_assert(is_laid_out<8, 8, cuda::std::complex<float>>());
static_assert(is_laid_out<16, 16, cuda::std::complex<double>>());
static_assert(is_laid_out<24, 8, cg::thread_block>());
static_assert(is_laid_out<16, 8, cg::thread_group>());
static_assert(is_laid_out<16, 8, cg::coalesced_group>());
static_assert(is_laid_out<16, 8, cg::grid_group>());
static_assert(is_laid_out<16, 8, cg::thread_block_tile<1>>());
static_assert(is_laid_out<16, 8, cg::thread_block_tile<2>>());
static_assert(is_laid_out<16, 8, cg::thread_block_tile<16>>());
static_assert(is_laid_out<16, 8, cg::thread_block_tile<32>>());
static_assert(is_laid_out<1, 1, cg::thread_block_tile<32,cg::thread_block>>());
static_assert(is_laid_out<1, 1, cg::thread_block_tile<8,cg::thread_block>>());
static_assert(is_laid_out<1, 1, cg::thread_block_tile<4,cg::thread_block_tile<16>>>());
static_assert(is_laid_out<1, 1, cg::thread_block_tile<4,cg::thread_block_tile<16,cg::thread_block>>>());
static_assert(is_laid_out<1, 1, cg::thread_block::arrival_token>());
static_assert(is_laid_out<4, 4, cg::grid_group::arrival_token>());
static_assert(is_laid_out<1, 1, cg::plus<int>>());
struct C4 { int x; __device__ void operator()() {} };
static_assert(is_laid_out<24, 8, cuda::barrier<cuda::thread_scope_device, E1>>());
static_assert(is_laid_out<24, 8, cuda::barrier<cuda::thread_scope_block, C4>>());
__global__ void kernel() {}
