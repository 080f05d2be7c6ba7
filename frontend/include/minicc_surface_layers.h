#pragma once
/* Surfaces of several layers; a cube has six, one for each face. */
#include <minicc_surface.h>
_MINICC_SURFACE_MOVES(a1d, "{%7, %8}", (int x, int layer), "r"(layer), "r"(x))
_MINICC_SURFACE_MOVES(a2d, "{%7, %8, %9, %9}", (int x, int y, int layer), "r"(layer), "r"(x), "r"(y))
_MINICC_SURFACE(surf1DLayeredread, surf1DLayeredwrite, a1d, 0xF1, (int x, int layer), (x, layer))
_MINICC_SURFACE(surf2DLayeredread, surf2DLayeredwrite, a2d, 0xF2, (int x, int y, int layer), (x, y, layer))
_MINICC_SURFACE(surfCubemapread, surfCubemapwrite, a2d, 0x0C, (int x, int y, int face), (x, y, face))
_MINICC_SURFACE(surfCubemapLayeredread, surfCubemapLayeredwrite, a2d, 0xFC, (int x, int y, int layerface), (x, y, layerface))
