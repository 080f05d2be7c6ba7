// Groups of random labels, predicates and threads: for each group what each thread learns from it. A row is 32 labels, 32 values, the lanes
// that take a branch, and a size of tiles; a block of 128 threads works on it.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;

template <class Group> __device__ __noinline__ void show(unsigned *out, const Group &group, unsigned value) {
  out[0] = group.size(), out[1] = group.thread_rank(), out[2] = group.meta_group_size(), out[3] = group.meta_group_rank();
  out[4] = group.shfl(value, group.size() / 2), out[5] = group.any(value % 8 == 3), out[6] = group.all(value % 8 != 3);
  out[7] = cg::reduce(group, value, cg::plus<unsigned>()), out[8] = cg::inclusive_scan(group, value, cg::greater<unsigned>());
  out[9] = cg::exclusive_scan(group, value);
}
template <class Group> __device__ void show_lanes(unsigned *out, const Group &group, unsigned value) {
  show(out, group, value);
  out[10] = group.ballot(value & 1), out[11] = group.match_any(value & 3);
  out[12] = group.shfl_up(value, 1), out[13] = group.shfl_down(value, 2);
}
extern "C" __global__ void partitions(const unsigned *rows, unsigned *result) {
  __shared__ cg::block_tile_memory<128> memory;
  const unsigned *row = rows + 66 * blockIdx.x;
  cg::thread_block block = cg::this_thread_block(memory);
  unsigned rank = block.thread_rank(), lane = rank & 31, label = row[lane], value = row[32 + lane] + rank / 32 * 5;
  unsigned *out = result + (blockIdx.x * 128 + rank) * 320;
  auto warp = cg::tiled_partition<32>(block);
  show_lanes(out, warp, value);
  show_lanes(out + 16, cg::labeled_partition(warp, (int)label), value);
  show_lanes(out + 32, cg::binary_partition(warp, label & 1), value);
  auto eight = cg::tiled_partition<8>(block);
  show_lanes(out + 48, eight, value);
  show_lanes(out + 64, cg::labeled_partition(eight, (unsigned long long)label << 40), value);
  show_lanes(out + 80, cg::binary_partition(eight, label == 0), value);
  show_lanes(out + 96, cg::tiled_partition<4>(cg::tiled_partition<16>(block)), value);
  cg::thread_block_tile<4> plain = cg::tiled_partition<4>(eight);
  show_lanes(out + 112, plain, value);
  auto pair = cg::tiled_partition<64>(block);
  show(out + 128, pair, value);
  cg::thread_block_tile<64> inner = cg::tiled_partition<64>(cg::tiled_partition<128>(block));
  show(out + 144, inner, value);
  show_lanes(out + 160, cg::tiled_partition<32>(pair), value);
  show(out + 176, cg::tiled_partition<128>(block), value);
  cg::thread_group any = cg::tiled_partition(block, row[65]), part = cg::tiled_partition(any, row[65] / 2 + !(row[65] / 2));
  out[192] = any.size(), out[193] = any.thread_rank(), out[194] = part.size(), out[195] = part.thread_rank();
  out[198] = cg::thread_group(block).size(), out[199] = cg::group_size(eight), out[200] = cg::thread_rank(cg::this_grid());
  if (row[64] >> lane & 1) {
    cg::coalesced_group some = cg::coalesced_threads();
    show_lanes(out + 208, some, value);
    show_lanes(out + 224, cg::labeled_partition(some, (short)label), value);
    cg::coalesced_group half = cg::binary_partition(some, label & 1), part = cg::tiled_partition(some, row[65]);
    show_lanes(out + 240, half, value);
    show_lanes(out + 256, part, value);
    show_lanes(out + 272, cg::labeled_partition(half, label >> 1), value);
    show_lanes(out + 288, cg::labeled_partition(part, label > 1), value);
    unsigned calls = 0;
    cg::invoke_one(some, [&] { calls++; });
    out[304] = calls, out[305] = cg::invoke_one_broadcast(half, [&] { return value + (unsigned)half.size(); });
  }
}
