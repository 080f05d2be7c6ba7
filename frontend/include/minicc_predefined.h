#pragma once
/* Macros that every unit of nvcc's has: of CUDA's host_defines.h, as far as they are no words of this compiler's language, and of
   glibc's sys/cdefs.h, features.h, endian.h and bits/time.h, which CUDA's runtime header includes. */
#define __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_API_H__
#define __HOST_DEFINES_H__
#define __HOST_CONFIG_H__
#define __DRIVER_TYPES_H__
#define __VECTOR_TYPES_H__
#define __VECTOR_FUNCTIONS_H__
#define __DEVICE_TYPES_H__
#define __DEVICE_FUNCTIONS_H__
#define __DEVICE_LAUNCH_PARAMETERS_H__
#define __MATH_FUNCTIONS_H__
#define __COMMON_FUNCTIONS_H__
#define __TEXTURE_TYPES_H__
#define __SURFACE_TYPES_H__
#define __CHANNEL_DESCRIPTOR_H__
#define __LIBRARY_TYPES_H__
#define CUDARTAPI
#define CUDARTAPI_CDECL
#define CUDART_CB
#define CUDART_DEVICE __device__
#define __CUDART_API_VERSION ((__CUDA_API_VER_MAJOR__ * 1000) + (__CUDA_API_VER_MINOR__ * 10))
#define CUDA_IPC_HANDLE_SIZE 64
#define __CUDA_MATH_CRTIMP
#define __CUDA_AND_AT_LEAST_SM_70__
#define __CUDA_AND_AT_LEAST_SM_75__
#define __CUDA_ARCH_HAS_FEATURE__(feature) __CUDA_ARCH_FEAT_##feature
#define __cdecl
#define __import__
#define __export__
#define __thread__ __thread
#define __no_return__ __attribute__((noreturn))
#define __inline_hint__
#define __local_maxnreg__(count)
#define __specialization_static
#define __builtin_align__(n) __align__(n)
#define __annotate__(word) __attribute__((word))
#define __location__(word) __##word##__
#define __device_builtin__
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__
#define __cudart_builtin__
#define __GLIBC__ 2
#define __GLIBC_MINOR__ 36
#define __GLIBC_PREREQ(major, minor) ((__GLIBC__ << 16) + __GLIBC_MINOR__ >= ((major) << 16) + (minor))
#define __GNUC_PREREQ(major, minor) ((__GNUC__ << 16) + __GNUC_MINOR__ >= ((major) << 16) + (minor))
#define __WORDSIZE 64
#define __LITTLE_ENDIAN 1234
#define __BIG_ENDIAN 4321
#define __PDP_ENDIAN 3412
#define __BYTE_ORDER __LITTLE_ENDIAN
#define __FLOAT_WORD_ORDER __BYTE_ORDER
#define LITTLE_ENDIAN __LITTLE_ENDIAN
#define BIG_ENDIAN __BIG_ENDIAN
#define PDP_ENDIAN __PDP_ENDIAN
#define BYTE_ORDER __BYTE_ORDER
#define CLOCKS_PER_SEC ((long)1000000)
#define BUFSIZ 8192
#define FILENAME_MAX 4096
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define __BEGIN_DECLS extern "C" {
#define __END_DECLS }
#define __THROW noexcept(true)
#define __THROWNL __THROW
#define __NTH(function) function __THROW
#define __NTHNL(function) function __THROW
#define __CONCAT(x, y) x##y
#define __STRING(x) #x
#define __glibc_likely(condition) __builtin_expect((condition), 1)
#define __glibc_unlikely(condition) __builtin_expect((condition), 0)
#define __always_inline __inline __attribute__((__always_inline__))
#define __attribute_const__ __attribute__((__const__))
#define __attribute_pure__ __attribute__((__pure__))
#define __attribute_noinline__ __attribute__((__noinline__))
#define __attribute_used__ __attribute__((__used__))
#define __attribute_malloc__ __attribute__((__malloc__))
#define __attribute_maybe_unused__ __attribute__((__unused__))
#define __attribute_deprecated__ __attribute__((__deprecated__))
#define __attribute_deprecated_msg__(message) __attribute__((__deprecated__(message)))
#define __attribute_warn_unused_result__ __attribute__((__warn_unused_result__))
#define __attribute_nonnull__(parameters) __attribute__((__nonnull__ parameters))
#define __nonnull(parameters) __attribute_nonnull__(parameters)
#define __returns_nonnull __attribute__((__returns_nonnull__))
#define __wur
