#pragma once
#include <minicc_images.h>
template <class T> _MINICC_IMAGE _minicc_images::Sample<T> tex1Dfetch(cudaTextureObject_t texture, int x) {
  uint4 v;
  asm("tex.1d.v4.%4.s32 {%0, %1, %2, %3}, [%5, {%6}];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
      : "C"(_minicc_images::Texel<T>::word), "l"(texture), "r"(x));
  return _minicc_images::Texel<T>::of(v);
}
_MINICC_INTO(tex1Dfetch, (int x), (x))
_MINICC_REFERENCE(tex1Dfetch, 0x01, (int x), (x))
_MINICC_TEXTURE(tex1D, "tex.1d", "{%6}]", 0x01, (float x), (x), "f"(x))
_MINICC_TEXTURE(tex2D, "tex.2d", "{%6, %7}]", 0x02, (float x, float y), (x, y), "f"(x), "f"(y))
_MINICC_TEXTURE(tex3D, "tex.3d", "{%6, %7, %8, %8}]", 0x03, (float x, float y, float z), (x, y, z), "f"(x), "f"(y), "f"(z))
