#pragma once
#include <minicc_images.h>
_MINICC_TEXTURE(tex1DLod, "tex.level.1d", "{%6}], %7", 0x01, (float x, float level), (x, level), "f"(x), "f"(level))
_MINICC_TEXTURE(tex2DLod, "tex.level.2d", "{%6, %7}], %8", 0x02, (float x, float y, float level), (x, y, level), "f"(x), "f"(y), "f"(level))
_MINICC_TEXTURE(tex3DLod, "tex.level.3d", "{%6, %7, %8, %8}], %9", 0x03, (float x, float y, float z, float level), (x, y, z, level),
                "f"(x), "f"(y), "f"(z), "f"(level))
_MINICC_TEXTURE(tex1DGrad, "tex.grad.1d", "{%6}], {%7}, {%8}", 0x01, (float x, float dx, float dy), (x, dx, dy), "f"(x), "f"(dx), "f"(dy))
_MINICC_TEXTURE(tex2DGrad, "tex.grad.2d", "{%6, %7}], {%8, %9}, {%10, %11}", 0x02, (float x, float y, float2 dx, float2 dy), (x, y, dx, dy),
                "f"(x), "f"(y), "f"(dx.x), "f"(dx.y), "f"(dy.x), "f"(dy.y))
_MINICC_TEXTURE(tex3DGrad, "tex.grad.3d", "{%6, %7, %8, %8}], {%9, %10, %11, %11}, {%12, %13, %14, %14}", 0x03,
                (float x, float y, float z, float4 dx, float4 dy), (x, y, z, dx, dy),
                "f"(x), "f"(y), "f"(z), "f"(dx.x), "f"(dx.y), "f"(dx.z), "f"(dy.x), "f"(dy.y), "f"(dy.z))
