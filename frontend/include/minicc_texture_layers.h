#pragma once
#include <minicc_images.h>
_MINICC_TEXTURE(tex1DLayered, "tex.a1d", "{%6, %7}]", 0xF1, (float x, int layer), (x, layer), "r"(layer), "f"(x))
_MINICC_TEXTURE(tex2DLayered, "tex.a2d", "{%6, %7, %8, %8}]", 0xF2, (float x, float y, int layer), (x, y, layer), "r"(layer), "f"(x), "f"(y))
_MINICC_TEXTURE(tex1DLayeredLod, "tex.level.a1d", "{%6, %7}], %8", 0xF1, (float x, int layer, float level), (x, layer, level),
                "r"(layer), "f"(x), "f"(level))
_MINICC_TEXTURE(tex2DLayeredLod, "tex.level.a2d", "{%6, %7, %8, %8}], %9", 0xF2, (float x, float y, int layer, float level), (x, y, layer, level),
                "r"(layer), "f"(x), "f"(y), "f"(level))
_MINICC_TEXTURE(tex1DLayeredGrad, "tex.grad.a1d", "{%6, %7}], {%8}, {%9}", 0xF1, (float x, int layer, float dx, float dy), (x, layer, dx, dy),
                "r"(layer), "f"(x), "f"(dx), "f"(dy))
_MINICC_TEXTURE(tex2DLayeredGrad, "tex.grad.a2d", "{%6, %7, %8, %8}], {%9, %10}, {%11, %12}", 0xF2,
                (float x, float y, int layer, float2 dx, float2 dy), (x, y, layer, dx, dy),
                "r"(layer), "f"(x), "f"(y), "f"(dx.x), "f"(dx.y), "f"(dy.x), "f"(dy.y))
