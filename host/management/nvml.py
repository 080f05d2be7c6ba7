"""The NVIDIA Management Library, `libnvidia-ml.so.1`: a table of functions with the body of each in C++
(NVML API Reference).

Functions of NVML are C++ alone, unlike the rest of CUDA's interfaces: they start neither Python nor the
runtime, so a process that has called them may still `fork` and use CUDA in the child.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from ...support.fast_dataclass import record
from ..api.device import UUID
from . import device_facts as facts

SYMBOLS = Path(__file__).parent / "nvml_symbols.txt"
"""The names of all functions of the library: those that the headers of NVML 12.9 and 13.5 declare, and those
that NVIDIA's Python package calls.
"""
_NAMES = "nvmlInit nvmlInit_v2 nvmlInitWithFlags nvmlShutdown nvmlErrorString"
_ALWAYS = frozenset({*_NAMES.split(), "nvmlSystemGetCudaDriverVersion", "nvmlSystemGetCudaDriverVersion_v2"})
"""Functions that do not need `nvmlInit`."""
_OPTIONAL = "items"
"""The name of a pointer that may be null."""


@record(frozen=True)
class NvmlFunction:
    """A function of NVML: its name, its parameters in C, its body in C++, and its result type.

    Before the body runs, the library must be initialised, handles must be the device's, and pointers must
    not be null, except those named `items`. A body without a `return` succeeds.
    """

    name: str
    parameters: str
    body: str
    result: str = "nvmlReturn_t"

    @property
    def code(self) -> str:
        """The function's definition in C++."""
        lines = [f'extern "C" {self.result} {self.name}({self.parameters}) {{']
        if self.name not in _ALWAYS:
            lines.append("    if (!is_initialized()) return NVML_ERROR_UNINITIALIZED;")
        for parameter in self.parameters.split(", "):
            kind, star, name = re.findall(r"(.*?)(\**)(\w*)$", parameter)[0]
            if kind.strip() == "nvmlDevice_t" and not star:
                lines.append(f"    if ({name} != &the_device) return NVML_ERROR_INVALID_ARGUMENT;")
            elif star and name != _OPTIONAL:
                lines.append(f"    if (!{name}) return NVML_ERROR_INVALID_ARGUMENT;")
        success = "" if self.body.startswith("return ") else "    return NVML_SUCCESS;\n"
        return "\n".join([*lines, f"    {self.body}", f"{success}}}"])


def _functions(names: str, parameters: str, body: str) -> list[NvmlFunction]:
    """Return a function for each of several names."""
    return [NvmlFunction(name, parameters, body) for name in names.split()]


def _of_device(result: str, names: str, body: str) -> list[NvmlFunction]:
    """Return functions `nvmlDevice…` of a device with further parameters."""
    parameters = ", ".join(filter(None, ("nvmlDevice_t device", result)))
    return _functions(" ".join(f"nvmlDevice{name}" for name in names.split()), parameters, body)


_TEXT, _NUMBER, _COUNT, _FOUND = (
    "char *text, unsigned size",
    "unsigned *out",
    "unsigned *count",
    "nvmlDevice_t *out",
)
_UNSUPPORTED = "return NVML_ERROR_NOT_SUPPORTED;"
_NONE = "*count = 0;"
_PCI = (
    "memcpy(out->busIdLegacy, MINICC_BUS_ID + 4, sizeof MINICC_BUS_ID - 4), out->domain = out->bus = "
    "out->device = out->pciDeviceId = out->pciSubSystemId = 0;"
)
_RUNNING = "GetComputeRunningProcesses"
_OTHER = "GetGraphicsRunningProcesses{0} GetMPSComputeRunningProcesses{0}"

FUNCTIONS: tuple[NvmlFunction, ...] = (
    *_functions("nvmlInit nvmlInit_v2", "", "return initialize();"),
    *_functions("nvmlInitWithFlags", "unsigned flags", "return initialize();"),
    *_functions("nvmlShutdown", "", "return shut_down();"),
    NvmlFunction("nvmlErrorString", "int error", "return error_text(error);", "const char *"),
    # -- the system
    *_functions("nvmlSystemGetDriverVersion", _TEXT, "return put_text(text, size, MINICC_DRIVER_TEXT);"),
    *_functions("nvmlSystemGetNVMLVersion", _TEXT, "return put_text(text, size, MINICC_NVML_TEXT);"),
    *_functions(
        "nvmlSystemGetCudaDriverVersion nvmlSystemGetCudaDriverVersion_v2",
        "int *out",
        "*out = MINICC_CUDA_VERSION;",
    ),
    *_functions(
        "nvmlSystemGetDriverBranch",
        "nvmlSystemDriverBranchInfo_v1_t *out, unsigned size",
        "return has_version(out, 1) ? put_text(out->branch, size < 80 ? size : 80, MINICC_DRIVER_TEXT)"
        " : NVML_ERROR_ARGUMENT_VERSION_MISMATCH;",
    ),
    *_functions(
        "nvmlSystemGetProcessName",
        "unsigned pid, char *text, unsigned size",
        "return put_process_name(pid, text, size);",
    ),
    *_functions(
        "nvmlSystemGetTopologyGpuSet",
        "unsigned cpu, unsigned *count, nvmlDevice_t *items",
        "nvmlDevice_t one = &the_device; if (!*count) { *count = 1; return NVML_SUCCESS; }"
        " if (nvmlReturn_t error = put_list(count, items, &one)) return error;",
    ),
    *_functions("nvmlUnitGetCount nvmlGetExcludedDeviceCount", _COUNT, _NONE),
    # -- handles
    *_functions("nvmlDeviceGetCount nvmlDeviceGetCount_v2", _COUNT, "*count = 1;"),
    *_functions(
        "nvmlDeviceGetHandleByIndex nvmlDeviceGetHandleByIndex_v2",
        f"unsigned index, {_FOUND}",
        "return find_device(!index, out) ? NVML_ERROR_INVALID_ARGUMENT : NVML_SUCCESS;",
    ),
    *_functions(
        "nvmlDeviceGetHandleByUUID",
        f"const char *uuid, {_FOUND}",
        "return find_device(!strcasecmp(uuid, MINICC_UUID), out);",
    ),
    *_functions(
        "nvmlDeviceGetHandleByUUIDV",
        f"const nvmlUUID_v1_t *uuid, {_FOUND}",
        "if (!has_version(uuid, 1)) return NVML_ERROR_ARGUMENT_VERSION_MISMATCH;"
        " if (uuid->type != 1 && uuid->type != 2) return NVML_ERROR_INVALID_ARGUMENT;"
        " static const unsigned char bytes[] = MINICC_UUID_BYTES;"
        " return find_device(uuid->type == 1 ? !strncasecmp(uuid->value.str, MINICC_UUID, 41)"
        " : !memcmp(uuid->value.bytes, bytes, 16), out);",
    ),
    *_functions(
        "nvmlDeviceGetHandleByPciBusId nvmlDeviceGetHandleByPciBusId_v2",
        f"const char *text, {_FOUND}",
        "return find_device(is_bus_id(text), out);",
    ),
    *_functions(
        "nvmlDeviceGetHandleBySerial", f"const char *serial, {_FOUND}", "return find_device(false, out);"
    ),
    # -- what the device is
    *_of_device(_TEXT, "GetName", "return put_text(text, size, MINICC_NAME);"),
    *_of_device(_TEXT, "GetUUID", "return put_text(text, size, MINICC_UUID);"),
    *_of_device(
        _NUMBER,
        "GetIndex GetMinorNumber GetModuleId GetMultiGpuBoard GetBoardId IsMigDeviceHandle"
        " GetMaxMigDeviceCount",
        "*out = 0;",
    ),
    *_of_device("int *out", "GetBrand", "*out = 0; // NVML_BRAND_UNKNOWN"),
    *_of_device(_NUMBER, "GetArchitecture", "*out = 7; // NVML_DEVICE_ARCH_AMPERE"),
    *_of_device(
        "int *major, int *minor",
        "GetCudaComputeCapability",
        "*major = MINICC_MAJOR, *minor = MINICC_MINOR;",
    ),
    *_of_device(_NUMBER, "GetNumGpuCores", "*out = MINICC_CORES;"),
    *_of_device(_NUMBER, "GetMemoryBusWidth", "*out = MINICC_BUS_WIDTH;"),
    *_of_device(_NUMBER, "GetNumFans", "*out = 0;"),
    *_of_device(_NUMBER, "GetBusType", "*out = 0; // NVML_BUS_TYPE_UNKNOWN"),
    *_of_device("int *out", "GetVirtualizationMode", "*out = 0; // NVML_GPU_VIRTUALIZATION_MODE_NONE"),
    *_of_device("nvmlPciInfo_t *out", "GetPciInfo GetPciInfo_v2", _PCI),
    *_of_device(
        "nvmlPciInfo_t *out",
        "GetPciInfo_v3",
        _PCI + " memcpy(out->busId, MINICC_BUS_ID, sizeof MINICC_BUS_ID);",
    ),
    *_of_device(
        "nvmlPciInfoExt_v1_t *out",
        "GetPciInfoExt",
        "if (!has_version(out, 1)) return NVML_ERROR_ARGUMENT_VERSION_MISMATCH;"
        " *out = {out->version, 0, 0, 0, 0, 0, 0, 0, MINICC_BUS_ID};",
    ),
    *_of_device(
        "int type, unsigned *out",
        "GetMaxClockInfo",
        "if (type < 0 || type > 2) return type == 3 ? NVML_ERROR_NOT_SUPPORTED : NVML_ERROR_INVALID_ARGUMENT;"
        " *out = type == 2 ? MINICC_MEMORY_CLOCK : MINICC_CLOCK;",
    ),
    # -- its state
    *_of_device(
        "nvmlMemory_t *out",
        "GetMemoryInfo",
        "out->total = MINICC_MEMORY, out->used = used_memory(), out->free = out->total - out->used;",
    ),
    *_of_device(
        "nvmlMemory_v2_t *out",
        "GetMemoryInfo_v2",
        "if (!has_version(out, 2)) return NVML_ERROR_ARGUMENT_VERSION_MISMATCH; out->reserved = 0,"
        " out->total = MINICC_MEMORY, out->used = used_memory(), out->free = out->total - out->used;",
    ),
    *_of_device(
        "int *out",
        "GetComputeMode GetPersistenceMode GetDisplayMode GetDisplayActive",
        "*out = 0; // NVML_COMPUTEMODE_DEFAULT, NVML_FEATURE_DISABLED",
    ),
    *(
        function
        for version, kind in (("", 1), ("_v2", 2), ("_v3", 2))
        for function in (
            *_of_device(
                f"unsigned *count, nvmlProcessInfo_v{kind}_t *items",
                _RUNNING + version,
                "return put_processes(count, items);",
            ),
            *_of_device(
                f"unsigned *count, nvmlProcessInfo_v{kind}_t *items", _OTHER.format(version), _NONE
            ),
        )
    ),
    *_of_device("unsigned long long *out", "GetSupportedEventTypes", "*out = 0;"),
    *_of_device(
        "int count, nvmlFieldValue_t *values",
        "GetFieldValues",
        "for (int i = 0; i < count; i++) values[i].nvmlReturn = NVML_ERROR_NOT_SUPPORTED;",
    ),
    # -- its surroundings
    *_of_device(
        "unsigned words, unsigned long *set", "GetCpuAffinity", "return put_processors(words, set);"
    ),
    *_of_device(
        "unsigned words, unsigned long *set, unsigned scope",
        "GetCpuAffinityWithinScope",
        "return put_processors(words, set);",
    ),
    *_functions(
        "nvmlDeviceGetTopologyCommonAncestor",
        "nvmlDevice_t device, nvmlDevice_t other, int *out",
        "*out = 0; // NVML_TOPOLOGY_INTERNAL",
    ),
    *_functions(
        "nvmlDeviceOnSameBoard", "nvmlDevice_t device, nvmlDevice_t other, int *out", "*out = 1;"
    ),
    *_of_device("int level, unsigned *count, nvmlDevice_t *items", "GetTopologyNearestGpus", _NONE),
    # -- what it does not have
    *_of_device(
        "",
        "GetAttributes GetAttributes_v2 GetMigMode GetMigDeviceHandleByIndex GetGpuInstanceId"
        " GetComputeInstanceId GetDeviceHandleFromMigDeviceHandle GetSerial GetBoardPartNumber"
        " GetInforomVersion GetInforomImageVersion GetVbiosVersion GetGspFirmwareVersion GetGspFirmwareMode"
        " GetTemperature GetTemperatureV GetTemperatureThreshold GetMarginTemperature GetFanSpeed"
        " GetFanSpeed_v2 GetFanSpeedRPM GetPowerUsage GetPowerState GetPerformanceState"
        " GetPowerManagementMode GetPowerManagementLimit GetPowerManagementLimitConstraints"
        " GetPowerManagementDefaultLimit GetEnforcedPowerLimit GetTotalEnergyConsumption GetPowerSource"
        " GetClockInfo GetClock GetApplicationsClock GetDefaultApplicationsClock GetMaxCustomerBoostClock"
        " GetSupportedMemoryClocks GetSupportedGraphicsClocks GetCurrentClocksThrottleReasons"
        " GetCurrentClocksEventReasons GetSupportedClocksThrottleReasons GetSupportedClocksEventReasons"
        " GetUtilizationRates GetEncoderUtilization GetDecoderUtilization GetJpgUtilization"
        " GetOfaUtilization GetEncoderCapacity GetEncoderStats GetEncoderSessions GetProcessUtilization"
        " GetProcessesUtilizationInfo GetRunningProcessDetailList GetSamples GetEccMode GetDefaultEccMode"
        " GetTotalEccErrors GetDetailedEccErrors GetMemoryErrorCounter GetRetiredPages GetRetiredPages_v2"
        " GetRetiredPagesPendingStatus GetRemappedRows GetBAR1MemoryInfo GetDriverModel GetDriverModel_v2"
        " GetGpuOperationMode GetMaxPcieLinkGeneration GetGpuMaxPcieLinkGeneration GetMaxPcieLinkWidth"
        " GetCurrPcieLinkGeneration GetCurrPcieLinkWidth GetPcieThroughput GetPcieReplayCounter"
        " GetPcieLinkMaxSpeed GetPcieSpeed GetNvLinkState GetNvLinkVersion GetNvLinkCapability"
        " GetNvLinkRemotePciInfo GetNvLinkRemotePciInfo_v2 GetNvLinkErrorCounter GetP2PStatus"
        " GetGpuFabricInfo GetGpuFabricInfoV GetAccountingMode GetAccountingStats GetAccountingPids"
        " GetAccountingBufferSize GetIrqNum GetNumaNodeId GetMemoryAffinity GetViolationStatus"
        " RegisterEvents",
        _UNSUPPORTED,
    ),
    *_functions(
        "nvmlEventSetCreate nvmlEventSetWait nvmlEventSetWait_v2 nvmlEventSetFree"
        " nvmlSystemGetConfComputeState nvmlSystemGetConfComputeCapabilities",
        "",
        _UNSUPPORTED,
    ),
)  # fmt: skip


def symbols() -> list[str]:
    """Return the names of all functions of the library."""
    return SYMBOLS.read_text().split()


def source() -> str:
    """Return the library's C++. A function without a row warns at its first call and is not supported."""
    answered = {function.name for function in FUNCTIONS}
    defines = {
        "NAME": facts.NAME,
        "MEMORY": facts.MEMORY,
        "MAJOR": facts.CAPABILITY[0],
        "MINOR": facts.CAPABILITY[1],
        "CUDA_VERSION": facts.CUDA_VERSION,
        "DRIVER_TEXT": facts.DRIVER_TEXT,
        "NVML_TEXT": facts.NVML_TEXT,
        "BUS_ID": facts.BUS_ID,
        "UUID": facts.UUID_TEXT,
        "CORES": facts.CORES,
        "CLOCK": facts.CLOCKS[0],
        "MEMORY_CLOCK": facts.CLOCKS[1],
        "BUS_WIDTH": facts.BUS_WIDTH,
    }
    return "\n".join(
        [
            *(f"#define MINICC_{name} {json.dumps(value)}" for name, value in defines.items()),
            f"#define MINICC_UUID_BYTES {{{', '.join(map(str, UUID))}}}",
            '#include "nvml.h"',
            *(function.code for function in FUNCTIONS),
            *(_stub(name) for name in symbols() if name not in answered),
            "",
        ]
    )


def _stub(name: str) -> str:
    return (
        f'extern "C" nvmlReturn_t {name}(void) {{ static bool is_reported; return'
        f' fail_unsupported("{name}", &is_reported); }}'
    )
