"""Records behave as dataclasses do, wherever they promise to."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from typing import ClassVar

import pytest

from minicc.support.fast_dataclass import field, record, replace


@record(frozen=True)
class Point:
    """A value."""

    kind: ClassVar[str] = "point"
    x: int
    y: int = 0

    def norm(self) -> int:
        return self.x + self.y


@record(frozen=True)
class Empty:
    pass


@record
class Node:
    name: str
    children: list[Node] = field(default_factory=list)


@record(eq=True)
class Bag:
    items: list[int] = field(default_factory=list)
    size: int = 0

    def __post_init__(self) -> None:
        self.size = self.size or len(self.items)


@record(frozen=True)
class Point3(Point):
    z: int = 7

    def __hash__(self) -> int:
        return 42


class Named(Point):
    pass


@dataclasses.dataclass(frozen=True, slots=True)
class Standard:
    x: int
    y: int = 0


def test_construction_defaults_and_text() -> None:
    assert (Point(1).x, Point(1).y, Point(y=2, x=1).norm(), Point.kind) == (1, 0, 3, "point")
    assert repr(Point(1)) == repr(Standard(1)).replace("Standard", "Point")
    assert repr(Empty()) == "Empty()"
    assert Point.__doc__ == "A value."
    with pytest.raises(TypeError, match=r"Point\.__init__\(\) missing 1 required positional argument: 'x'"):
        Point()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unexpected keyword argument 'z'"):
        Point(1, z=2)  # type: ignore[call-arg]


def test_a_constructor_does_the_same_however_often_it_is_called() -> None:
    for n in range(100):
        assert (Point(n, y=3).x, Bag().size, Point3(n).z, Node("a").children) == (n, 0, 7, [])


@pytest.mark.parametrize(
    ("arguments", "named", "message"),
    [((1, 2, 3), {}, "positional arguments"), ((1,), {"x": 1}, "multiple values"), ((), {}, "missing 1")],
)
def test_a_wrong_first_call_is_refused(
    arguments: tuple[int, ...], named: dict[str, int], message: str
) -> None:
    @record
    class Fresh:
        x: int
        y: int = 0

    with pytest.raises(TypeError, match=message):
        Fresh(*arguments, **named)


def test_equality_and_hash() -> None:
    assert Point(1, 2) == Point(1, 2) != Point(2, 1)
    assert hash(Point(1, 2)) == hash(Standard(1, 2))
    assert Empty() == Empty() and hash(Empty()) == hash(Empty())
    assert Point(1, 2) != Point3(1, 2) and Point(1) != (1, 0)
    assert hash(Point3(1)) == 42
    a, b = Node("a"), Node("a")
    assert a != b and len({a, b}) == 2
    assert Bag([1]) == Bag([1])
    with pytest.raises(TypeError, match="unhashable"):
        hash(Bag())


def test_defaults_are_made_anew_and_given_values_kept() -> None:
    shared: list[Node] = []
    assert Node("a").children is not Node("b").children
    assert Node("a", shared).children is shared
    assert Bag([1, 2]).size == 2


def test_inheritance() -> None:
    assert (Point3(1, 2).z, Point3(1, 2, 3).z, Point3(1, z=5).norm()) == (7, 3, 1)
    assert Named(1, 2) == Named(1, 2) and Named(1).y == 0


def test_slots() -> None:
    with pytest.raises(AttributeError):
        Node("a").other = 1  # type: ignore[attr-defined]
    assert not hasattr(Node("a"), "__dict__")


def test_patterns_copies_and_replace() -> None:
    match Point(1, 2):
        case Point(x, y):
            assert (x, y) == (1, 2)
    assert replace(Point(1, 2), y=5) == Point(1, 5)
    assert copy.deepcopy(Point(1, 2)) == pickle.loads(pickle.dumps(Point(1, 2))) == Point(1, 2)
