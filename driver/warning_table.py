"""The table of warnings: name (clang's, if clang has the warning), default, and meaning.

`request` is off, and only its own name or `-Weverything` turns it on.
"""

from __future__ import annotations

ON, OFF, REQUEST = "on", "off", "request"

_TABLE = """
#warnings on a '#warning' directive was read
array-bounds on a constant index is outside of its array
bank-conflict off threads of a warp access the same bank of shared memory, one after the other
bitwise-op-parentheses off '&' inside '|' without parentheses
builtin-macro-redefined on a macro that the compiler defines is defined or undefined anew
c++11-narrowing on a value in braces is converted to a type that may not hold it
c++20-extensions on a lambda captures structured bindings, which C++17 does not allow
c99-extensions on no space between a macro's name and its replacement list
constant-conversion on a constant changes its value when it is converted
dangling-else on an 'else' that could belong to several 'if's
delete-incomplete on 'delete' of a pointer to a class that is not complete
divergent-barrier on a barrier that only some threads of a block may reach
division-by-zero on a division or remainder by a constant zero
double-promotion request 'float' becomes 'double' without a cast
duplicate-decl-specifier on a specifier or qualifier is written twice
empty-body on the body of a condition or loop is a lone semicolon
empty-ptx on 'minicc FILE' writes PTX without a kernel, function or variable
enum-compare on values of different enumerations are compared
extra-tokens on tokens after the end of a directive
float-conversion off a floating value becomes an integer without a cast
float-equal request floating values are compared with '==' or '!='
format on an argument of printf has another type than its conversion expects
format-extra-args on printf has more arguments than its format uses, or more than a device's printf takes
format-insufficient-args on printf has fewer arguments than its format uses
format-invalid-specifier on a conversion that printf does not know
format-security on the format of printf is not a string literal
host-call on code for host and device calls a host function
ignored-attributes on an attribute has no effect where it is used
ignored-pragmas on a known pragma has no effect where it is used, or cannot be parsed
implicit-const-int-float-conversion on an integer constant changes its value when it becomes floating
implicit-fallthrough request a case falls through into the next one without an annotation
implicit-float-conversion off a floating value loses precision without a cast
implicit-int-conversion off an integer becomes narrower without a cast
implicit-int-float-conversion off an integer may lose precision when it becomes floating
implicitly-unsigned-literal on a literal fits no signed type
int-to-pointer-cast on a pointer is made of a smaller integer
integer-overflow on a constant expression overflows its type
jump-misses-init on a jump bypasses the initialisation of a variable in scope at its target
kernel-not-instantiated on host code launches a kernel template without an instance in the files read
literal-conversion on a floating literal changes its value when it becomes an integer
logical-not-parentheses on '!' applies to the left side of a comparison only
logical-op-parentheses off '&&' inside '||' without parentheses
macro-redefined on a macro is defined again with other tokens
misleading-indentation off a statement is indented like the body of a condition or loop
missing-declarations on a declaration declares nothing
missing-device-qualifier on a host function uses a name of device code, such as 'threadIdx'
multichar on a character literal has several characters
null-dereference on a null pointer is followed
parentheses on an assignment is used as a condition, or operators have an unexpected precedence
pointer-bool-conversion on an address that is never null is used as a condition
ptx-constant-bank on PTX: a variable is accessed through another constant bank than its own
ptx-constant-operand on PTX: a constant where the specification requires a register
ptx-constant-range on PTX: a constant outside of its operand's range
ptx-extension on PTX: an extension that ptxas accepts and the specification lacks
ptx-short-address on PTX: an address register of fewer than 32 bits
ptx-vector-repeats on PTX: a vector destination names a register twice
ptx-version on PTX: a version, or a target of it, that is newer than the newest known
return-type on a function that returns a value may end without one
self-assign on a variable is assigned to itself
shadow request a declaration hides one of an outer scope
shift-count-negative on a shift by a negative constant
shift-count-overflow on a shift by the width of the type or more
shift-negative-value off a negative value is shifted to the left
shift-op-parentheses on an addition inside a shift without parentheses
shorten-64-to-32 off a 64-bit integer becomes a 32-bit one without a cast
sign-compare off a signed integer is compared with an unsigned one
sign-conversion off an integer changes its signedness without a cast
sometimes-uninitialized off a variable is used that is not set on some path
string-compare on a string literal is compared by its address
switch on a switch misses enumerators, or has a case that is not a value of the switched type
tautological-compare on a comparison of something with itself
tautological-constant-out-of-range-compare on a comparison with a constant that the type cannot hold
tautological-unsigned-zero-compare off an unsigned value is compared with zero, always with one outcome
uninitialized off a variable is used before it is set
unknown-attributes on an unknown attribute
unknown-escape-sequence on an escape sequence that C++ does not have
unknown-header on a header was not found and is ignored
unknown-pragmas on an unknown pragma
unknown-warning-option on '-W' names a warning that is not in this table
unreachable-code request a statement that never runs
unusable-partial-specialization on a partial specialization has template parameters that cannot be deduced
unused-but-set-parameter off a parameter is set and never read
unused-but-set-variable off a variable is set and never read
unused-comparison on the result of a comparison is not used
unused-function off a function of the file that is never called
unused-label off a label without a jump
unused-parameter off a parameter that is not used
unused-value on the result of an expression is not used
unused-variable off a variable that is not used
vexing-parse on a function declaration that looks like a variable with arguments
xor-used-as-pow on '^' between literals looks like a power
"""

WARNINGS = [tuple(line.split(" ", 2)) for line in _TABLE.strip().splitlines()]
"""(name, default, meaning) of each."""
