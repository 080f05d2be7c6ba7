#pragma once
#include <minicc_images.h>
#define _MINICC_GATHER(component) \
  asm("tld4." component ".2d.v4.%4.f32 {%0, %1, %2, %3}, [%5, {%6, %7}];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) \
      : "C"(_minicc_images::Texel<T>::word), "l"(texture), "f"(x), "f"(y))
/* The four texels around a place; of a component that there is not, the first. */
template <class T> _MINICC_IMAGE _minicc_images::Sample<T> tex2Dgather(cudaTextureObject_t texture, float x, float y, int component = 0) {
  uint4 v;
  if (component == 1) _MINICC_GATHER("g");
  else if (component == 2) _MINICC_GATHER("b");
  else if (component == 3) _MINICC_GATHER("a");
  else _MINICC_GATHER("r");
  return _minicc_images::Texel<T>::of(v);
}
#undef _MINICC_GATHER
_MINICC_INTO(tex2Dgather, (float x, float y, int component = 0), (x, y, component))
_MINICC_REFERENCE(tex2Dgather, 0x02, (float x, float y, int component = 0), (x, y, component))
