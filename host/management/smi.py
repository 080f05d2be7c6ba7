"""The command `minicc smi`: the device and the processes that use one, in the formats of nvidia-smi."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence

from ...driver import manual
from ...support.diagnostics import UsageError
from ...support.fast_dataclass import field, record
from . import device_facts as facts
from .device_processes import DeviceProcess, device_processes

_MISSING = "[N/A]"
"""The value of a field that the device does not have."""
_MIB = 1 << 20


@record(frozen=True)
class FieldValue:
    """The value of a field, with its unit if it is a quantity."""

    text: str
    unit: str = ""

    def __str__(self) -> str:
        return f"{self.text} {self.unit}".strip()


def _size(count: int) -> FieldValue:
    return FieldValue(str(count // _MIB), "MiB")


_NOTHING = FieldValue(_MISSING)
_CAPABILITY = ".".join(map(str, facts.CAPABILITY))
GPU_VALUES: dict[str, Callable[[], FieldValue]] = {
    "timestamp": lambda: FieldValue(time.strftime("%Y/%m/%d %H:%M:%S")),
    "driver_version": lambda: FieldValue(facts.DRIVER_TEXT),
    "count": lambda: FieldValue("1"),
    "index": lambda: FieldValue("0"),
    "name": lambda: FieldValue(facts.NAME),
    "uuid": lambda: FieldValue(facts.UUID_TEXT),
    "serial": lambda: _NOTHING,
    "pci.bus_id": lambda: FieldValue(facts.BUS_ID),
    "compute_cap": lambda: FieldValue(_CAPABILITY),
    "compute_mode": lambda: FieldValue("Default"),
    "persistence_mode": lambda: FieldValue("Disabled"),
    "mig.mode.current": lambda: _NOTHING,
    "ecc.mode.current": lambda: _NOTHING,
    "memory.total": lambda: _size(facts.MEMORY),
    "memory.reserved": lambda: _size(0),
    "memory.used": lambda: _size(0),
    "memory.free": lambda: _size(facts.MEMORY),
    "utilization.gpu": lambda: _NOTHING,
    "utilization.memory": lambda: _NOTHING,
    "temperature.gpu": lambda: _NOTHING,
    "fan.speed": lambda: _NOTHING,
    "pstate": lambda: _NOTHING,
    "power.draw": lambda: _NOTHING,
    "power.limit": lambda: _NOTHING,
    "clocks.current.sm": lambda: _NOTHING,
    "clocks.current.memory": lambda: _NOTHING,
    "clocks.max.sm": lambda: FieldValue(str(facts.CLOCKS[0]), "MHz"),
    "clocks.max.memory": lambda: FieldValue(str(facts.CLOCKS[1]), "MHz"),
}
"""The value of each field of `manual.GPU_FIELDS`."""
PROCESS_VALUES: dict[str, Callable[[DeviceProcess], FieldValue]] = {
    "pid": lambda process: FieldValue(str(process.number)),
    "process_name": lambda process: FieldValue(process.command),
    "used_gpu_memory": lambda process: _size(process.memory),
    "gpu_name": lambda process: FieldValue(facts.NAME),
    "gpu_uuid": lambda process: FieldValue(facts.UUID_TEXT),
    "gpu_bus_id": lambda process: FieldValue(facts.BUS_ID),
}
"""The value of each field of `manual.PROCESS_FIELDS`."""
_ALIASES = {
    "gpu_name": "name", "gpu_uuid": "uuid", "gpu_bus_id": "pci.bus_id", "gpu_serial": "serial",
    "clocks.sm": "clocks.current.sm", "clocks.mem": "clocks.current.memory",
    "clocks.max.mem": "clocks.max.memory", "power.draw.instant": "power.draw",
}  # fmt: skip
"""Other names of fields of `--query-gpu`."""
_PROCESS_ALIASES = {"name": "process_name", "used_memory": "used_gpu_memory"}
_UNITS = {"memory": "MiB", "used_gpu_memory": "MiB", "used_memory": "MiB", "clocks": "MHz", "power": "W",
    "utilization": "%", "fan": "%"}  # fmt: skip
"""The units in the line of names, by a field's name or its first part."""
_NOTE = "Each process has a device of its own; the memory is that which it has touched."


@record
class SmiCommandLine:
    """A command line of `minicc smi`: queries have fields and a format."""

    lists: bool = False
    describes: bool = False
    gpu_fields: list[str] = field(default_factory=list)
    process_fields: list[str] = field(default_factory=list)
    format: list[str] = field(default_factory=list)


def run(arguments: Sequence[str]) -> int:
    """Run `minicc smi`. Raise UsageError for an invalid command line."""
    if {"-h", "--help"} & set(arguments):
        print(manual.of_smi(), end="")
        return 0
    for option, fields in (
        ("--help-query-gpu", manual.GPU_FIELDS),
        ("--help-query-compute-apps", manual.PROCESS_FIELDS),
    ):
        if option in arguments:
            print("".join(f"{name}\n    {meaning}\n" for name, meaning in fields.items()), end="")
            return 0
    line = parse_command_line(arguments)
    if line.lists:
        print(f"GPU 0: {facts.NAME} (UUID: {facts.UUID_TEXT})")
    elif line.gpu_fields:
        _print_csv(
            line.gpu_fields, [[GPU_VALUES[_ALIASES.get(name, name)]() for name in line.gpu_fields]], line
        )
    elif line.process_fields:
        rows = [
            [PROCESS_VALUES[_PROCESS_ALIASES.get(name, name)](process) for name in line.process_fields]
            for process in device_processes()
        ]
        _print_csv(line.process_fields, rows, line)
    else:
        print(description() if line.describes else overview(device_processes()), end="")
    return 0


def parse_command_line(arguments: Sequence[str]) -> SmiCommandLine:
    """Parse the options. Raise UsageError for unknown options, fields, formats and devices."""
    line, words = SmiCommandLine(), deque(arguments)
    while words:
        word = words.popleft()
        name, equals, value = word.partition("=")
        if name in ("-L", "--list-gpus"):
            line.lists = True
            continue
        if name in ("-q", "--query"):
            line.describes = True
            continue
        if name not in ("-i", "--id", "--query-gpu", "--query-compute-apps", "--format"):
            raise UsageError(f"unknown option '{word}'")
        if not equals and words:
            value = words.popleft()
        if not value:
            raise UsageError(f"option '{name}' expects a value")
        if name == "--query-gpu":
            line.gpu_fields = _fields(name, value, GPU_VALUES, _ALIASES)
        elif name == "--query-compute-apps":
            line.process_fields = _fields(name, value, PROCESS_VALUES, _PROCESS_ALIASES)
        elif name == "--format":
            line.format = value.split(",")
            if "csv" not in line.format or set(line.format) - {"csv", "noheader", "nounits"}:
                raise UsageError(f"option '--format' expects csv[,noheader][,nounits], found '{value}'")
        elif value.lower() not in ("0", facts.UUID_TEXT.lower(), facts.BUS_ID.lower(), facts.BUS_ID[4:]):
            raise UsageError(f"there is no device '{value}': there is device 0 alone")
    queries = bool(line.gpu_fields) + bool(line.process_fields)
    if queries + line.lists + line.describes > 1:
        raise UsageError("of '-L', '-q' and the queries one at most is expected")
    if queries != bool(line.format):
        raise UsageError("a query needs '--format=csv'" if queries else "option '--format' needs a query")
    return line


def _fields(option: str, text: str, known: Mapping[str, object], aliases: Mapping[str, str]) -> list[str]:
    """Return the names of fields. Raise UsageError for an unknown one."""
    names = [name.strip() for name in text.split(",")]
    unknown = next((name for name in names if aliases.get(name, name) not in known), None)
    if unknown is not None:
        raise UsageError(f"field '{unknown}' is not known: see 'minicc smi --help{option[1:]}'")
    return names


def _print_csv(names: Sequence[str], rows: Sequence[Sequence[FieldValue]], line: SmiCommandLine) -> None:
    if "noheader" not in line.format:
        units = [_UNITS.get(name) or _UNITS.get(name.partition(".")[0]) for name in names]
        print(
            ", ".join(f"{name} [{unit}]" if unit else name for name, unit in zip(names, units, strict=True))
        )
    for row in rows:
        print(", ".join(value.text if "nounits" in line.format else str(value) for value in row))


def description() -> str:
    """Return the text of `minicc smi -q`: each field of the device."""
    width = max(map(len, manual.GPU_FIELDS))
    return "".join(f"{name:<{width}} : {GPU_VALUES[name]()}\n" for name in manual.GPU_FIELDS)


def overview(processes: Sequence[DeviceProcess]) -> str:
    """Return the text of `minicc smi`: the device, and the processes that have one."""
    cuda = f"{facts.CUDA_VERSION // 1000}.{facts.CUDA_VERSION % 1000 // 10}"
    device = [
        f"Driver version {facts.DRIVER_TEXT}   CUDA version {cuda}",
        f"GPU 0: {facts.NAME}",
        f"Compute capability {_CAPABILITY}   Memory {_size(facts.MEMORY)}   Bus {facts.BUS_ID}",
    ]
    rows = [f"{'PID':>9}   {'Memory':>12}   Process"] if processes else ["No process uses a device."]
    rows += [
        f"{process.number:>9}   {_size(process.memory)!s:>12}   {process.command}" for process in processes
    ]
    body = [*map(_framed, device), _rule("-"), *map(_framed, rows), _rule("-"), _framed(_NOTE)]
    return "\n".join([_rule("="), *body, _rule("="), ""])


_WIDTH = 90


def _rule(letter: str) -> str:
    return f"+{letter * _WIDTH}+"


def _framed(text: str) -> str:
    """Return a line of the frame; a longer text is cut."""
    inner = _WIDTH - 2
    return f"| {text if len(text) <= inner else text[: inner - 1] + '…':<{inner}} |"
