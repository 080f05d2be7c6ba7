"""`IndexCache` against `list.index`, and how seldom it looks through the whole list."""

import random

from minicc.support.index_cache import MISSES_BEFORE_SWEEP, IndexCache


class Item:
    pass


def test_places_are_those_of_list_index_whatever_happens_to_the_list():
    rng = random.Random(1)
    items = [Item() for _ in range(300)]
    cache = IndexCache()
    for _ in range(3000):
        kind, item = rng.random(), rng.choice(items)
        at = cache.find(items, item)
        assert at == items.index(item)
        if kind < 0.4:
            items.insert(at, Item())
            if kind < 0.2:
                cache.put(items[at], at)
        elif kind < 0.7:
            del items[at]
        elif kind < 0.72:
            rng.shuffle(items)


def test_inserting_from_front_to_back_takes_one_sweep():
    items = [Item() for _ in range(5000)]
    cache = IndexCache()
    for item in list(items):
        for _ in range(3):
            at = cache.find(items, item)
            items.insert(at, new := Item())
            cache.put(new, at)
        del items[cache.find(items, new)]
    assert cache.sweeps <= MISSES_BEFORE_SWEEP
