"""The device runtime library (`cudadevrt`) for programs that link it: the functions of cooperative groups
that code calls by name (CUDA Programming Guide, "Cooperative Groups").

Kernels of nvcc have the grid barrier inline. Numba's call `cudaCGSynchronize`. Both use the workspace of a
cooperative launch, whose address the driver passes in `%envreg1` (high half) and `%envreg2`: the barrier is
the word at offset 4. Functions that launch kernels from kernels are not part of it.
"""

from __future__ import annotations

from functools import cache

from ...ptx.model import Module
from ...ptx.parsing.parser import parse

NAME = "libcudadevrt"
PTX = """\
.version 7.0
.target sm_70
.address_size 64

// unsigned long long cudaCGGetIntrinsicHandle(enum cudaCGScope scope): null unless the launch is cooperative
.visible .func (.param .b64 handle) cudaCGGetIntrinsicHandle(.param .b32 scope)
{
	.reg .pred %p;
	.reg .b32 %scope, %high, %low;
	.reg .b64 %workspace;
	ld.param.b32 %scope, [scope];
	mov.u32 %high, %envreg1;
	mov.u32 %low, %envreg2;
	mov.b64 %workspace, {%low, %high};
	setp.eq.u32 %p, %scope, 1;
	selp.b64 %workspace, %workspace, 0, %p;
	st.param.b64 [handle], %workspace;
	ret;
}

// cudaError_t cudaCGSynchronize(unsigned long long handle, unsigned flags): a barrier of all blocks
.visible .func (.param .b32 error) cudaCGSynchronize(.param .b64 handle, .param .b32 flags)
{
	.reg .pred %p;
	.reg .b32 %a, %b, %c, %blocks, %old, %now;
	.reg .b64 %word;
	ld.param.b64 %word, [handle];
	setp.eq.u64 %p, %word, 0;
	@%p bra INVALID;
	barrier.sync 0;
	mov.u32 %a, %tid.x;
	mov.u32 %b, %tid.y;
	mov.u32 %c, %tid.z;
	or.b32 %a, %a, %b;
	or.b32 %a, %a, %c;
	setp.ne.u32 %p, %a, 0;
	@%p bra DONE;
	// The first block adds what flips bit 31 once the others have added one each.
	mov.u32 %a, %nctaid.x;
	mov.u32 %b, %nctaid.y;
	mov.u32 %c, %nctaid.z;
	mul.lo.u32 %blocks, %a, %b;
	mul.lo.u32 %blocks, %blocks, %c;
	sub.u32 %blocks, 0x80000001, %blocks;
	mov.u32 %a, %ctaid.x;
	mov.u32 %b, %ctaid.y;
	mov.u32 %c, %ctaid.z;
	or.b32 %a, %a, %b;
	or.b32 %a, %a, %c;
	setp.eq.u32 %p, %a, 0;
	selp.u32 %a, %blocks, 1, %p;
	add.u64 %word, %word, 4;
	atom.add.release.gpu.u32 %old, [%word], %a;
WAIT:
	ld.acquire.gpu.u32 %now, [%word];
	xor.b32 %now, %now, %old;
	setp.ge.s32 %p, %now, 0;
	@%p bra WAIT;
DONE:
	barrier.sync 0;
	st.param.b32 [error], 0;
	ret;
INVALID:
	st.param.b32 [error], 1;
	ret;
}
"""


@cache
def device_runtime() -> Module:
    """Return the module that a program with `libcudadevrt.a` links."""
    return parse(PTX, NAME)
