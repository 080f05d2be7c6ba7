#pragma once
#include <minicc_images.h>
_MINICC_TEXTURE(texCubemap, "tex.cube", "{%6, %7, %8, %8}]", 0x0C, (float x, float y, float z), (x, y, z), "f"(x), "f"(y), "f"(z))
_MINICC_TEXTURE(texCubemapLayered, "tex.acube", "{%6, %7, %8, %9}]", 0xFC, (float x, float y, float z, int layer), (x, y, z, layer),
                "r"(layer), "f"(x), "f"(y), "f"(z))
_MINICC_TEXTURE(texCubemapLod, "tex.level.cube", "{%6, %7, %8, %8}], %9", 0x0C, (float x, float y, float z, float level), (x, y, z, level),
                "f"(x), "f"(y), "f"(z), "f"(level))
_MINICC_TEXTURE(texCubemapLayeredLod, "tex.level.acube", "{%6, %7, %8, %9}], %10", 0xFC, (float x, float y, float z, int layer, float level),
                (x, y, z, layer, level), "r"(layer), "f"(x), "f"(y), "f"(z), "f"(level))
_MINICC_TEXTURE(texCubemapGrad, "tex.grad.cube", "{%6, %7, %8, %8}], {%9, %10, %11, %11}, {%12, %13, %14, %14}", 0x0C,
                (float x, float y, float z, float4 dx, float4 dy), (x, y, z, dx, dy),
                "f"(x), "f"(y), "f"(z), "f"(dx.x), "f"(dx.y), "f"(dx.z), "f"(dy.x), "f"(dy.y), "f"(dy.z))
_MINICC_TEXTURE(texCubemapLayeredGrad, "tex.grad.acube", "{%6, %7, %8, %9}], {%10, %11, %12, %12}, {%13, %14, %15, %15}", 0xFC,
                (float x, float y, float z, int layer, float4 dx, float4 dy), (x, y, z, layer, dx, dy),
                "r"(layer), "f"(x), "f"(y), "f"(z), "f"(dx.x), "f"(dx.y), "f"(dx.z), "f"(dy.x), "f"(dy.y), "f"(dy.z))
