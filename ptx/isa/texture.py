"""Textures and surfaces (PTX ISA 9.7.10, 9.7.11).

A texture is named, or its handle stands in a 64-bit register; in the independent mode a sampler stands
beside it. Coordinates fill a vector: cubes, layered 2-d and 3-d textures take four, of which one is
ignored where it has no meaning.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..form import Form, Rules, form

SAMPLED = "1d 2d 3d a1d a2d"
TEXELS = "u32 s32 f32"
FETCH: Rules = {"t": "handle texref", "s": "handle samplerref", "c": "ctype *geom bare first:geom padded"}
FETCH_GATE = "a1d,a2d,cube,acube:3.0/20 f16,f16x2:4.2/53"
MODES = (("[t;c]", "read texture"), ("[t;s;c]", "read sampler"))
SHADOWED = "2d a2d cube acube"
LEVELS = {"": "", ".base": " in level 0", ".level": " in level lod",
    ".grad": " in the level for these derivatives"}
FLAT = "unified:0/1d,2d,3d/-,e,f,ef"
UNIFIED = {"": FLAT, ".base": FLAT, ".level": "unified:0/1d,2d,cube/-,f,ef",
    ".grad": f"{FLAT} unified:90/1d,2d/-,e"}
"""Fetches that take a sampler of their own in the unified mode: from which target, geometries, which of `e`
and `f` there are.
"""
LOD: Rules = {"lod": "f32", "dpdx": "f32 *geom^ reg", "dpdy": "f32 *geom^ reg"}
SURFACE: Rules = {"s": "handle surfref", "c": "b32 *geom bare padded", "ptx": "1.5", "sm": 20}
SURFACE_TYPES = "b8 b16 b32 b64"
SURFACE_GEOMETRY = "1d 2d 3d a1d a2d"
CLAMP = "trap clamp zero"
SURFACE_GATE = "a1d,a2d,cube,acube:3.0/20 zero,clamp:2.0/20"


def _fetches() -> Iterator[Form]:
    """`tex`: four results, or two packed halves; the level computed, zero, given, or from derivatives."""
    for vec, dtypes, d in (("v4", TEXELS, "dtype *4 dst sink"), ("v4", "f16", "b16 *4 dst sink"),
                           ("v2", "f16x2", "f16x2 *2 dst sink")):
        for access, effects in MODES:
            rules: Rules = FETCH | {"vec": vec, "dtype": dtypes, "d": d, "p": "pred dst from:7.1/60",
                "gates": FETCH_GATE, "e": "s32 *geom^ bare" + (" from:4.3" if "texture" in effects else "")}
            for modifier, level in (("", ""), (".base", ""), (".level", ", lod"), (".grad", ", dpdx, dpdy")):
                head, tail = f"tex{modifier}.geom.vec.dtype.ctype d{{|p}}, {access}{level}", LEVELS[modifier]
                since: Rules = {"ptx": "4.3" if modifier in (".base", ".grad") else "3.0",
                    "sm": 20} if modifier else {}
                rules |= {"takes": f"{UNIFIED[modifier]} ignores:uni"}
                if modifier != ".grad":
                    takes: Rules = {"takes": "ignores:uni"}
                    extension = takes if modifier == ".level" and dtypes.startswith("f16") else {}
                    yield form(f"{head}{{, e}}", "9.7.10.3", f"d = the texture at c{tail}, moved by e",
                        effects, geom=SAMPLED, ctype="s32", lod="s32", **rules | extension, **since)
                common: Rules = {"ctype": "f32", **rules, **LOD}
                does = f"d = the texture at c{tail}"
                lax = "f32" if level == ", lod" and "sampler" in effects else "f32 lax"
                yield form(f"{head}, f", "9.7.10.3", f"{does}, compared with f", effects, geom=SHADOWED,
                    run="host", f=lax, **(common | since | {"ptx": "4.3", "sm": 20}))
                yield form(f"{head}{{, e}}{{, f}}", "9.7.10.3", f"{does}, moved by e, compared with f",
                    effects, geom="2d a2d", f="f32", **common, **since)
                yield form(f"{head}{{, e}}", "9.7.10.3", f"{does}, moved by e", effects, geom="1d 3d a1d",
                    **common, **since)
                yield form(head, "9.7.10.3", does, effects, geom="cube acube", **common, **since)


def _multisampled() -> Iterator[Form]:
    for vec, dtypes, d in (("v4", TEXELS, "dtype *4 dst sink"), ("v2", "f16x2", "f16x2 *2 dst sink")):
        for access, effects in MODES:
            yield form(f"tex.geom.vec.dtype.s32 d{{|p}}, {access}", "9.7.10.3",
                "d = one sample of a multi-sample texture", effects, run="host",
                **FETCH | {"c": "b32 *geom padded"}, geom="2dms a2dms", vec=vec, dtype=dtypes, d=d,
                p="pred dst from:7.1/60", ptx="3.2", sm=30, gates=FETCH_GATE)


def _gathers() -> Iterator[Form]:
    for access, effects in MODES:
        rules: Rules = FETCH | {"c": "f32 *geom first:geom", "comp": "r g b a", "vec": "v4", "dtype": TEXELS,
            "d": "dtype *4 dst sink", "takes": "unified:0/2d/-,e,f,ef ignores:uni",
            "p": "pred dst from:7.1/60", "ptx": "2.2", "sm": 20, "gates": "a2d,cube,acube:4.3/20"}
        head = f"tld4.comp.geom.vec.dtype.f32 d{{|p}}, {access}"
        does = "d = one component of the four texels around c"
        yield form(f"{head}, f", "9.7.10.4", f"{does}, compared with f", effects, geom=SHADOWED, f="f32 lax",
            run="host", **(rules | {"ptx": "4.3"}))
        yield form(f"{head}{{, e}}{{, f}}", "9.7.10.4", does, effects, geom="2d a2d", e="s32 *2 from:4.3",
            f="f32", **rules)
        yield form(head, "9.7.10.4", does, effects, geom="cube acube", **rules)


FORMS = (
    *_fetches(),
    *_multisampled(),
    *_gathers(),
    form("txq.query.b32 d, [a]", "9.7.10.5", "d = a property of a texture or its sampler", "read",
        query="width height depth channel_data_type channel_order normalized_coords array_size "
              "num_mipmap_levels "
               "num_samples force_unnormalized_coords filter_mode addr_mode_0 addr_mode_1 addr_mode_2",
        a="handle texref", ptx="1.5", gates="array_size,num_mipmap_levels:4.1/20 num_samples:4.3/20"),
    form("txq.level.query.b32 d, [a], lod", "9.7.10.5", "d = a property of one level of a texture", "read",
         query="width height depth", lod="u32 braces", a="handle texref", ptx="4.3", sm=20),
    form("istypep.kind p, a", "9.7.10.6", "p = whether a is a handle of that kind",
        kind="texref samplerref surfref", a="u64", ptx="4.0", sm=30),
    *(form(f"suld.b.geom{{.cop}}{vec}.type.clamp d, [s;c]", "9.7.11.1", "d = the surface at c, unformatted",
        "read",
           geom=SURFACE_GEOMETRY, cop="ca cg cs cv", type=SURFACE_TYPES, d=f"type {count} dst relaxed sink",
           clamp=CLAMP,
           gates=SURFACE_GATE, **SURFACE) for vec, count in (("", "*1 bare padded"), (".vec", "*vec"))),
    *(form(f"sust.b.geom{{.cop}}{vec}.type.clamp [s;c], d", "9.7.11.2", "the surface at c = d, unformatted",
        "write",
           geom=SURFACE_GEOMETRY, cop="wb cg cs wt", type=SURFACE_TYPES, d=f"type {count} src relaxed",
           clamp=CLAMP,
           gates=SURFACE_GATE, **SURFACE) for vec, count in (("", "*1 bare padded"), (".vec", "*vec"))),
    *(form(f"sust.p.geom{vec}.b32.clamp [s;c], d", "9.7.11.2", "the surface at c = d, converted to its "
                                                               "format", "write",
           geom=SURFACE_GEOMETRY, d=f"b32 {count} src relaxed", clamp=CLAMP,
           gates=SURFACE_GATE.replace("3.0", "4.1"),
           takes="ignores:wb ignores:cg ignores:cs ignores:wt", **SURFACE | {"ptx": "2.0"}) for vec,
           count in (("", "*1 bare padded"), (".vec", "*vec"))),
    *(form(f"sured.{mode}.op.geom.type.clamp [s;c], a", "9.7.11.3", f"combines the surface at {where} with a",
           "read write atomic", op=op, geom="1d 2d 3d", type=types, a="type relaxed", clamp=CLAMP,
           gates=f"{SURFACE_GATE} {since}", **SURFACE | {"ptx": "2.0"})
      for mode, where, op, types, since in (
          ("b", "byte c", "add", "u32 u64 s32", ""),
          ("b", "byte c", "min max", "u32 s32 u64 s64", "u64,s64:8.1/50"),
          ("b", "byte c", "and or", "b32", ""), ("p", "texel c", "add and or", "b32", ""),
          ("p", "texel c", "min max", "b32 b64", "b64:8.1/50"))),
    form("suq.query.b32 d, [a]", "9.7.11.4", "d = a property of a surface", "read",
        query="width height depth channel_data_type channel_order array_size memory_layout",
        a="handle surfref", ptx="1.5", sm=20, gates="array_size,memory_layout:4.2/20"),
)
