"""Sizes and alignments of standard library classes on x86-64, in GNU's implementation with its own allocators
and comparisons.

A class may have members of these types that device code never accesses: the members after them must have the
host's offsets. The types are recognised by their spelling, for their headers are not read.
"""

from __future__ import annotations

SIZES: dict[tuple[str, int], tuple[int, int]] = {
    ("string", 0): (32, 8), ("wstring", 0): (32, 8), ("u16string", 0): (32, 8), ("u32string", 0): (32, 8),
    ("string_view", 0): (16, 8),
    ("vector", 1): (24, 8), ("deque", 1): (80, 8), ("list", 1): (24, 8), ("forward_list", 1): (8, 8),
    ("queue", 1): (80, 8), ("stack", 1): (80, 8), ("priority_queue", 1): (32, 8),
    ("map", 2): (48, 8), ("multimap", 2): (48, 8), ("set", 1): (48, 8), ("multiset", 1): (48, 8),
    ("unordered_map", 2): (56, 8), ("unordered_multimap", 2): (56, 8), ("unordered_set", 1): (56, 8),
    ("unordered_multiset", 1): (56, 8),
    ("unique_ptr", 1): (8, 8), ("shared_ptr", 1): (16, 8), ("weak_ptr", 1): (16, 8),
    ("enable_shared_from_this", 1): (16, 8), ("reference_wrapper", 1): (8, 8),
    ("function", 1): (32, 8), ("any", 0): (16, 8), ("exception_ptr", 0): (8, 8), ("type_index", 0): (8, 8),
    ("initializer_list", 1): (16, 8),
    ("thread", 0): (8, 8), ("mutex", 0): (40, 8), ("recursive_mutex", 0): (40, 8),
    ("shared_mutex", 0): (56, 8), ("condition_variable", 0): (48, 8),
    ("future", 1): (16, 8), ("shared_future", 1): (16, 8), ("promise", 1): (24, 8),
    ("ifstream", 0): (520, 8), ("ofstream", 0): (512, 8), ("fstream", 0): (528, 8),
    ("istringstream", 0): (384, 8), ("ostringstream", 0): (376, 8), ("stringstream", 0): (392, 8),
    ("mt19937", 0): (5000, 8), ("mt19937_64", 0): (2504, 8), ("random_device", 0): (5000, 8),
    ("filesystem::path", 0): (40, 8),
}  # fmt: skip
"""Size and alignment, by the name in `std` and the number of template arguments."""
_POINTER = (8, 8)


def size_of(spelled: str, is_std: bool = False) -> tuple[int, int] | None:
    """Return size and alignment of a host type; None when unknown. `is_std`: a name without `std::` is the
    library's, too.
    """
    spelled = spelled.strip()
    if spelled.endswith("]"):
        element, _, bound = spelled[:-1].rpartition("[")
        element_size = size_of(element, is_std)
        return (
            (element_size[0] * int(bound), element_size[1])
            if element_size is not None and bound.isdigit()
            else None
        )
    for qualifier in ("const", "volatile", "__restrict__"):
        spelled = spelled.removeprefix(f"{qualifier} ").removesuffix(f" {qualifier}")
        if spelled.endswith(("*" + qualifier, "&" + qualifier)):
            return _POINTER
    if spelled.endswith(("*", "&")):
        return _POINTER
    name, opening, args = spelled.partition("<")
    name = name.removeprefix("::")
    if not name.startswith("std::") and not is_std:
        return None
    if opening and not args.endswith(">"):
        return None
    template_arguments = _arguments(args[:-1]) if opening else []
    name = name.removeprefix("std::")
    if name == "vector" and template_arguments == ["bool"]:
        return (40, 8)
    return SIZES.get((name, len(template_arguments)))


def _arguments(text: str) -> list[str]:
    """Return the template arguments between two angle brackets."""
    result, depth = [""], 0
    for sign in text:
        depth += (sign in "<([{") - (sign in ">)]}")
        if sign == "," and depth == 0:
            result.append("")
        else:
            result[-1] += sign
    return [arg.strip() for arg in result]
