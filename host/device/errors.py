"""CUDA's runtime errors (CUDA Runtime API, "cudaError"): name, number and text of each."""

from __future__ import annotations

ERRORS: dict[str, tuple[int, str]] = {
    "cudaSuccess": (0, "no error"),
    "cudaErrorInvalidValue": (1, "invalid argument"),
    "cudaErrorMemoryAllocation": (2, "out of memory"),
    "cudaErrorInitializationError": (3, "initialization error"),
    "cudaErrorCudartUnloading": (4, "driver shutting down"),
    "cudaErrorInvalidConfiguration": (9, "invalid configuration argument"),
    "cudaErrorInvalidPitchValue": (12, "invalid pitch argument"),
    "cudaErrorInvalidSymbol": (13, "invalid device symbol"),
    "cudaErrorInvalidHostPointer": (16, "invalid host pointer"),
    "cudaErrorInvalidDevicePointer": (17, "invalid device pointer"),
    "cudaErrorInvalidTexture": (18, "invalid texture reference"),
    "cudaErrorInvalidTextureBinding": (19, "texture is not bound to a pointer"),
    "cudaErrorInvalidChannelDescriptor": (20, "invalid channel descriptor"),
    "cudaErrorInvalidMemcpyDirection": (21, "invalid copy direction for memcpy"),
    "cudaErrorInvalidFilterSetting": (26, "linear filtering not supported for non-float type"),
    "cudaErrorInvalidNormSetting": (27, "read as normalized float not supported for 32-bit non float type"),
    "cudaErrorInsufficientDriver": (35, "CUDA driver version is insufficient for CUDA runtime version"),
    "cudaErrorMissingConfiguration": (52, "__global__ function call is not configured"),
    "cudaErrorLaunchMaxDepthExceeded": (65, "launch would exceed maximum depth of nested launches"),
    "cudaErrorInvalidDeviceFunction": (98, "invalid device function"),
    "cudaErrorNoDevice": (100, "no CUDA-capable device is detected"),
    "cudaErrorInvalidDevice": (101, "invalid device ordinal"),
    "cudaErrorInvalidKernelImage": (200, "device kernel image is invalid"),
    "cudaErrorNoKernelImageForDevice": (209, "no kernel image is available for execution on the device"),
    "cudaErrorPeerAccessUnsupported": (217, "peer access is not supported between these two devices"),
    "cudaErrorInvalidPtx": (218, "a PTX JIT compilation failed"),
    "cudaErrorFileNotFound": (301, "file not found"),
    "cudaErrorInvalidResourceHandle": (400, "invalid resource handle"),
    "cudaErrorIllegalState": (401, "the operation cannot be performed in the present state"),
    "cudaErrorSymbolNotFound": (500, "named symbol not found"),
    "cudaErrorNotReady": (600, "device not ready"),
    "cudaErrorIllegalAddress": (700, "an illegal memory access was encountered"),
    "cudaErrorLaunchOutOfResources": (701, "too many resources requested for launch"),
    "cudaErrorLaunchTimeout": (702, "the launch timed out and was terminated"),
    "cudaErrorPeerAccessAlreadyEnabled": (704, "peer access is already enabled"),
    "cudaErrorPeerAccessNotEnabled": (705, "peer access has not been enabled"),
    "cudaErrorAssert": (710, "device-side assert triggered"),
    "cudaErrorHostMemoryAlreadyRegistered": (712, "part or all of the requested memory range is already mapped"),
    "cudaErrorHostMemoryNotRegistered": (713, "pointer does not correspond to a registered memory region"),
    "cudaErrorHardwareStackError": (714, "hardware stack error"),
    "cudaErrorIllegalInstruction": (715, "an illegal instruction was encountered"),
    "cudaErrorMisalignedAddress": (716, "misaligned address"),
    "cudaErrorInvalidAddressSpace": (717, "operation not supported on global/shared address space"),
    "cudaErrorInvalidPc": (718, "invalid program counter"),
    "cudaErrorLaunchFailure": (719, "unspecified launch failure"),
    "cudaErrorCooperativeLaunchTooLarge": (720, "too many blocks in cooperative launch"),
    "cudaErrorNotPermitted": (800, "operation not permitted"),
    "cudaErrorNotSupported": (801, "operation not supported"),
    "cudaErrorStreamCaptureUnsupported": (900, "operation not permitted when stream is capturing"),
    "cudaErrorStreamCaptureInvalidated": (901, "operation failed due to a previous error during capture"),
    "cudaErrorStreamCaptureUnmatched": (903, "operation to end capture was called on a stream other than the one that began it"),
    "cudaErrorStreamCaptureUnjoined": (904, "capturing stream has unjoined work"),
    "cudaErrorStreamCaptureIsolation": (905, "dependency created on uncaptured work in another stream"),
    "cudaErrorStreamCaptureImplicit": (906, "operation would make the legacy stream depend on a capturing blocking stream"),
    "cudaErrorCapturedEvent": (907, "operation not permitted on an event last recorded in a capturing stream"),
    "cudaErrorGraphExecUpdateFailure": (910, "the graph update was not performed because it included changes which violated constraints"),
    "cudaErrorUnknown": (999, "unknown error"),
}

NUMBERS = {number: name for name, (number, _) in ERRORS.items()}


def check(number: int) -> None:
    """ApiError for a number that a C function of the runtime gave, if it is one of an error."""
    if number:
        raise ApiError(NUMBERS[number])


class ApiError(Exception):
    """What a function of the API returns instead of `cudaSuccess`. `why` is told to the user where the error's name alone would not help."""

    def __init__(self, name: str, why: str = "") -> None:
        self.name, self.why = name, why
        self.number = ERRORS[name][0]
        super().__init__(name)
