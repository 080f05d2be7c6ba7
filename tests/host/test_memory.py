"""Queries of the runtime API about memory."""

import minicc

SOURCE = r"""
#include <cstdio>
int main() {
    int *pinned;
    unsigned flags[3] = {7, 7, 7};
    cudaMallocHost(&pinned, 64);
    printf("%d", cudaHostGetFlags(&flags[1], pinned));
    printf(" %u %u %u", flags[0], flags[1], flags[2]);
    printf(" %d\n", cudaHostGetFlags(&flags[1], flags));
}
"""


def test_flags_of_pinned_memory(tmp_path) -> None:
    (tmp_path / "flags.cu").write_text(SOURCE)
    assert minicc.Program(tmp_path / "flags.cu").run().stdout == "0 7 2 7 1\n"
