"""The parser's tables. Made by `python -m minicc.frontend.tables`; do not edit."""

# ruff: noqa
FINGERPRINT = 1611934916
ROWS = """\
2 START_UNIT 3 START_EXPRESSION 4 START_TYPE
0 $end
-4 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast
48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union
-1 $end 48 TYPE_NAME 49 auto 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 104 HOST 105 ; 106 BAD 107 EXTERN_C 111 static_assert 112 using
-2 $end 113 ,
-208 $end ) , : ; PRAGMA_END ]
-195 $end ) , ... : ; PRAGMA_END ] }
-193 $end ) , ... : ; PRAGMA_END ] } 115 ? 116 || 117 && 118 | 119 ^ 120 & 121 == 122 != 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 % 134 = 135 *= 136 /= 137 %= 138 += 139 -= 140 <<= 141 >>= 142 &= 143 ^= 144 |=
-174 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-164 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-159 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-160 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-163 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-172 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union
-158 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || } 147 [ 148 ( 149 . 150 -> 151 ++ 152 --
11 & 12 + 13 - 14 * 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 154 (
11 & 12 + 13 - 14 * 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 158 (
-146 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-136 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-161 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-162 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-170 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-171 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-125 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-126 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || } 159 STRING
160 <
161 ( 162 {
-128 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-129 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-130 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-131 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-132 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-133 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-127 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END STRING [ ] ^ ^= | |= || }
-134 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END STRING [ ] ^ ^= | |= || }
-139 <
-140 <
-141 <
-142 <
-3 $end
-84 $end ) ; > 166 * 167 & 168 && 169 ( 170 [
-32 $end & && ( ) * , ... : ; = > IDENTIFIER [ 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union
-33 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-35 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-36 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-37 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-38 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-39 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-40 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-41 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-42 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-43 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-44 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-45 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-46 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-47 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-48 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-49 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-50 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-51 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-52 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-53 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-54 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-55 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-56 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-57 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-58 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-59 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-60 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-61 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-62 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-63 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-64 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-65 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-66 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-67 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-68 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-69 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-70 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-71 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-72 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-73 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-74 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-75 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-76 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-77 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-78 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-232 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t 172 {
-229 IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-260 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { 175 ENUM_BASE
-260 { 175 ENUM_BASE 178 class 179 struct 180 IDENTIFIER 181 TYPE_NAME
182 (
183 (
184 (
-226 IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-227 IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-5 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-6 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-7 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-8 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-9 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-10 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-37 & && ( * ; EXTERN_C IDENTIFIER TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t 185 {
-27 , ; -14 { 187 = 188 DIRECT( 189 INIT{
166 * 167 & 168 && 190 ; 195 ( 196 IDENTIFIER
197 ; 198 ,
199 (
180 IDENTIFIER 181 TYPE_NAME
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 205 {
-196 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-197 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-198 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-199 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-200 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-201 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-202 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-203 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-204 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-205 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-206 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
225 )
113 , 226 )
-154 ) 11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 205 {
231 IDENTIFIER
232 IDENTIFIER
-151 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-152 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-165 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-166 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-167 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-168 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-135 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END STRING [ ] ^ ^= | |= || }
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 205 { 237 } 243 . 244 [
-85 $end ) ; >
-105 $end ) ; > 166 * 167 & 168 && 169 ( 170 [
-107 $end ) , ... ; = > 246 [ 247 (
-100 $end & && ( ) * , ... ; = > IDENTIFIER [ __restrict__ __volatile__ const volatile
-113 ) 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 166 * 167 & 168 && 169 ( 170 [ 254 ...
-93 ] 11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast
-34 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-235 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
96 __launch_bounds__ 97 __align__ 98 alignas 180 IDENTIFIER 181 TYPE_NAME 262 { 265 __packed__
-256 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t 266 {
-259 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
267 {
-253 $end & && ( ) * , ... : ; = > ENUM_BASE EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
-87 $end & && ( ) * , ... : ; = > ENUM_BASE EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { }
-88 $end & && ( ) * , ... : ; = > ENUM_BASE EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { }
-154 ) 11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 205 {
-12 ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
277 {
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 205 { 243 . 244 [ 280 }
-15 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-22 , ; = DIRECT( INIT{ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas {
-95 ) , ... : ; = DIRECT( INIT{ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas { 283 [ 284 (
166 * 167 & 168 && 195 ( 196 IDENTIFIER
-89 ( ) , ... : ; = DIRECT( INIT{ [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas {
-86 ( ) , ... : ; = DIRECT( INIT{ [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas {
-16 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
289 =
-209 $end ) , : ; PRAGMA_END ]
-207 $end ) , ... : ; PRAGMA_END ] }
-212 $end ) , ... : ; PRAGMA_END ] }
-213 $end ) , ... : ; PRAGMA_END ] }
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 205 { 243 . 244 [ 290 }
113 , 292 :
-175 $end %= &= ) *= += , -= ... /= : ; <<= = >>= ? PRAGMA_END ] ^= |= || } 117 && 118 | 119 ^ 120 & 121 == 122 != 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-176 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? PRAGMA_END ] ^= |= || } 118 | 119 ^ 120 & 121 == 122 != 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-177 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? PRAGMA_END ] ^= | |= || } 119 ^ 120 & 121 == 122 != 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-178 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? PRAGMA_END ] ^ ^= | |= || } 120 & 121 == 122 != 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-179 $end %= & && &= ) *= += , -= ... /= : ; <<= = >>= ? PRAGMA_END ] ^ ^= | |= || } 121 == 122 != 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-180 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? PRAGMA_END ] ^ ^= | |= || } 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-181 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? PRAGMA_END ] ^ ^= | |= || } 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-182 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? PRAGMA_END ] ^ ^= | |= || } 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-183 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? PRAGMA_END ] ^ ^= | |= || } 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-184 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? PRAGMA_END ] ^ ^= | |= || } 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-185 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? PRAGMA_END ] ^ ^= | |= || } 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-186 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || } 129 + 130 - 131 * 132 / 133 %
-187 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || } 129 + 130 - 131 * 132 / 133 %
-188 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || } 131 * 132 / 133 %
-189 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || } 131 * 132 / 133 %
-190 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-191 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-192 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-137 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
113 , 295 ]
296 )
-155 ) 297 ,
-156 ) ,
-149 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-150 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
298 )
299 )
300 >
301 )
-144 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-215 } 303 ,
-218 , }
-220 , }
243 . 244 [ 304 =
-222 . = [
306 IDENTIFIER
-106 $end ) , ... ; = >
-113 ) 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 254 ...
-97 $end & && ( ) * , ... ; = > IDENTIFIER [ 310 __restrict__ 311 __volatile__ 312 const 313 volatile
-98 $end & && ( ) * , ... ; = > IDENTIFIER [ 310 __restrict__ 311 __volatile__ 312 const 313 volatile
-99 $end & && ( ) * , ... ; = > IDENTIFIER [ 310 __restrict__ 311 __volatile__ 312 const 313 volatile
314 )
315 )
-114 ) 316 , 317 ...
-117 )
-118 ) , ...
-120 ) , ... 318 =
-124 ) , ... = 166 * 167 & 168 && 170 [ 196 IDENTIFIER 322 (
323 ]
-92 ]
-193 ) , ... : ; ] } 115 ? 116 || 117 && 118 | 119 ^ 120 & 121 == 122 != 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-236 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-228 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
-230 IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-231 IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-261 } 180 IDENTIFIER 181 TYPE_NAME
-254 $end & && ( ) * , ... : ; = > ENUM_BASE EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
-255 $end & && ( ) * , ... : ; = > ENUM_BASE EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
331 )
332 )
333 )
334 )
335 )
-4 ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-13 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-275 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-28 , ;
338 )
-30 , ;
-20 , ; = DIRECT( INIT{ { 96 __launch_bounds__ 97 __align__ 98 alignas 340 __forceinline__ 341 __noinline__ 342 __packed__
-96 ) , ... : ; = DIRECT( INIT{ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas {
346 )
348 ) 349 ,
-216 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-173 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-153 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-147 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-148 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
205 {
-169 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || } 205 {
354 (
-143 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
355 }
-214 } 11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 205 { 243 . 244 [
-223 . = [
-224 . = [
358 ]
359 ]
360 )
-101 $end & && ( ) * , ... ; = > IDENTIFIER [ __restrict__ __volatile__ const volatile
-102 $end & && ( ) * , ... ; = > IDENTIFIER [ __restrict__ __volatile__ const volatile
-103 $end & && ( ) * , ... ; = > IDENTIFIER [ __restrict__ __volatile__ const volatile
-104 $end & && ( ) * , ... ; = > IDENTIFIER [ __restrict__ __volatile__ const volatile
-108 $end ( ) , ... ; = > [
-111 $end ( ) , ... ; = > [
48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 361 ...
-116 )
-122 ) , ... =
-123 ) , ... =
-105 ) , ... = 166 * 167 & 168 && 170 [ 196 IDENTIFIER 322 (
-113 ) 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 166 * 167 & 168 && 170 [ 196 IDENTIFIER 254 ... 322 (
-109 $end ( ) , ... ; = > [
48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 364 } 366 ; 367 BAD 368 public 369 private 370 protected 373 static_assert
375 }
-215 } 377 ,
-263 , }
-265 , } 378 =
379 }
-79 $end & && ( ) * , ... : ; = > DIRECT( EXTERN_C IDENTIFIER INIT{ TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
-80 $end & && ( ) * , ... : ; = > DIRECT( EXTERN_C IDENTIFIER INIT{ TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
-82 $end & && ( ) * , ... : ; = > DIRECT( EXTERN_C IDENTIFIER INIT{ TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
-81 $end & && ( ) * , ... : ; = > DIRECT( EXTERN_C IDENTIFIER INIT{ TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
-83 $end & && ( ) * , ... : ; = > DIRECT( EXTERN_C IDENTIFIER INIT{ TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
48 TYPE_NAME 49 auto 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 104 HOST 105 ; 106 BAD 107 EXTERN_C 111 static_assert 112 using 380 }
-276 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-29 , ;
382 }
-23 , ; = DIRECT( INIT{ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas {
-24 , ; = DIRECT( INIT{ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas {
-25 , ; = DIRECT( INIT{ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas {
-26 , ; = DIRECT( INIT{ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas {
383 ]
384 )
-90 ( ) , ... : ; = DIRECT( INIT{ [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas {
-21 , ; = DIRECT( INIT{ { 96 __launch_bounds__ 97 __align__ 98 alignas 340 __forceinline__ 341 __noinline__ 342 __packed__
385 ;
39 STRING
387 ;
388 }
-194 $end ) , ... : ; PRAGMA_END ] }
-157 ) ,
-145 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-219 , }
-221 , }
-225 . = [
-110 $end ( ) , ... ; = > [
-112 $end ( ) , ... ; = > [
-115 )
-119 ) , ...
-121 ) , ...
-233 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-237 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-238 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-239 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
390 :
391 :
392 :
166 * 167 & 168 && 195 ( 196 IDENTIFIER 393 ; 396 :
397 ; 398 ,
399 (
48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 366 ; 367 BAD 368 public 369 private 370 protected 373 static_assert 400 }
-257 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-262 }
-214 } 180 IDENTIFIER 181 TYPE_NAME
-258 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-11 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 111 static_assert 112 using 277 { 403 } 412 BAD 414 ; 416 if 417 switch 418 while 419 do 420 for 421 PRAGMA_UNROLL 422 break 423 continue 424 return 425 goto 426 IDENTIFIER 429 case 430 default 431 asm 432 __asm__
-31 , ;
-91 ( ) , ... : ; = DIRECT( INIT{ [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas {
-94 ( ) , ... : ; = DIRECT( INIT{ [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas {
-17 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
159 STRING 434 )
-19 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-217 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
113 , 435 )
-240 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-241 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-242 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-243 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-247 , ;
-22 , ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas 437 :
-244 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
166 * 167 & 168 && 195 ( 196 IDENTIFIER 396 :
-234 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-264 , }
-266 , }
-274 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-277 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-267 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-268 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-269 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-270 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-271 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-272 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-273 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-278 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-279 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-280 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
113 , 441 ;
442 (
443 (
444 (
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 111 static_assert 112 using 277 { 412 BAD 414 ; 416 if 417 switch 418 while 419 do 420 for 421 PRAGMA_UNROLL 422 break 423 continue 424 return 425 goto 426 IDENTIFIER 429 case 430 default 431 asm 432 __asm__
446 (
-211 PRAGMA_END 11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast
449 ;
450 ;
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 205 { 451 ;
455 IDENTIFIER
-136 != % %= & && &= ( * *= + ++ += , - -- -= -> . / /= ; < << <<= <= = == > >= >> >>= ? [ ^ ^= | |= || 456 :
-316 ( __volatile__ volatile
460 :
-311 ( __volatile__ volatile
-312 ( __volatile__ volatile
-27 , ; 187 = 188 DIRECT( 189 INIT{
461 ;
-138 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-249 , ; 96 __launch_bounds__ 97 __align__ 98 alignas 340 __forceinline__ 341 __noinline__ 342 __packed__ 462 =
-252 , ;
-248 , ;
464 ) 465 ,
-281 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-275 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t const const_cast constexpr double dynamic_cast enum extern false float inline int long nullptr register reinterpret_cast short signed sizeof static static_assert static_cast struct thread_local true typedef union unsigned using void volatile wchar_t ~
-275 ! & ( * + ++ - -- CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t const const_cast constexpr double dynamic_cast enum extern false float inline int long nullptr register reinterpret_cast short signed sizeof static static_cast struct thread_local true typedef union unsigned void volatile wchar_t ~
469 while
471 PRAGMA_END
-210 ) PRAGMA_END 113 ,
-299 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-300 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-301 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
472 ;
-303 ; 113 ,
-304 ;
473 ;
-310 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { ~
-306 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
474 ( 476 volatile 477 __volatile__
478 : 479 ...
-309 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { ~
-18 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-251 , ;
481 ;
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 111 static_assert 112 using 488 ;
497 (
-302 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-305 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-317 ( __volatile__ volatile
-313 ( __volatile__ volatile
-314 ( __volatile__ volatile
-307 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { ~
-250 , ;
-245 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
159 STRING 503 )
504 )
-285 )
-287 ) 113 , 506 ;
-27 , ; 188 DIRECT( 189 INIT{ 507 =
-295 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t const const_cast constexpr double dynamic_cast enum extern false float inline int long nullptr register reinterpret_cast short signed sizeof static static_cast struct thread_local true typedef union unsigned void volatile wchar_t ~
-297 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t const const_cast constexpr double dynamic_cast enum extern false float inline int long nullptr register reinterpret_cast short signed sizeof static static_cast struct thread_local true typedef union unsigned void volatile wchar_t ~
508 )
509 )
-287 ) 113 ,
198 ,
-289 ; 11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union
113 , 506 ;
-298 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-318 ) : 159 STRING
515 :
516 ;
-286 )
-296 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t const const_cast constexpr double dynamic_cast enum extern false float inline int long nullptr register reinterpret_cast short signed sizeof static static_cast struct thread_local true typedef union unsigned void volatile wchar_t ~
113 , 521 )
522 ;
-288 ; 113 ,
-27 , 188 DIRECT( 189 INIT{ 523 =
524 ) 525 :
-308 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { ~
-246 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-282 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 526 else
-291 ) -28 , ;
-284 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-292 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
527 ;
-211 ) 11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast
530 ;
-320 ) : 39 STRING 535 [
-293 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
537 )
-290 ; -28 ,
-315 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-319 ) :
-321 ) : 538 ,
-322 ) , :
-324 ) , : 159 STRING 539 (
540 IDENTIFIER
-283 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
39 STRING 535 [
544 ]
-294 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-323 ) , :
113 , 545 )
-325 ) , :
159 STRING 547 (
113 , 549 )
-326 ) , :
""".splitlines()
STATES = [
 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 18, 3, 19, 20, 21,
 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69,
 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93,
 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 3, 111, 3, 3, 3, 3, 3,
 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121,
 122, 123, 124, 3, 125, 126, 127, 128, 129, 130, 16, 131, 132, 133, 16, 134, 4, 125, 135, 136, 137, 138, 139, 139,
 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 110, 110, 149, 150, 125, 151, 151, 152, 153, 111, 125, 154, 155, 156,
 157, 158, 159, 158, 160, 161, 158, 3, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177,
 178, 179, 180, 181, 182, 183, 184, 185, 186, 111, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200,
 201, 202, 203, 204, 3, 205, 141, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 143, 221,
 222, 223, 224, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 199, 238, 141, 206, 239, 240, 156,
 241, 4, 242, 199, 3, 243, 244, 245, 246, 111, 247, 248, 249, 250, 251, 252, 111, 253, 254, 255, 256, 257, 258, 259,
 260, 261, 262, 263, 264, 265, 111, 266, 267, 268, 269, 270, 271, 220, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281,
 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 3, 300, 301, 302, 303, 304,
 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 3, 323, 324, 325, 326, 327,
 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 3, 340, 341, 3, 342, 343, 344, 345, 346, 347, 348, 349,
 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 361, 369, 3, 370, 371,
 372, 373, 374, 375, 376, 3, 377, 378, 379, 380, 381, 381, 382, 383, 381, 384, 385, 386, 387, 388, 389, 390, 391, 392,
 393, 394, 395, 396, 397, 398, 111, 399, 400, 295, 401, 401, 16, 402, 401, 361, 403, 404, 295, 405, 406, 407, 408, 3,
 409, 410, 411, 412, 413, 16, 414, 415, 416, 417, 107, 108, 418, 419, 420, 158, 421, 3, 422, 423, 424, 425, 426, 427,
 361, 428, 429, 111, 361, 361, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 111, 443, 444, 361, 445,
 446, 447, 448, 449, 450, 451, 452, 453, 454, 361, 455, 3, 456, 457, 458, 459, 295, 460, 461, 3, 462, 463,
]
DEFAULTS = [
 0, 0, -4, 0, 0, 0, 0, -208, -195, 0, -174, -164, -159, -160, -163, -172, 0, 0, 0, 0, 0, 0, -146, -136,
 -161, -162, -170, -171, -125, 0, 0, 0, -128, -129, -130, -131, -132, -133, -127, -134, -139, -140, -141, -142, -3, 0, 0, -33,
 -35, -36, -37, -38, -39, -40, -41, -42, -43, -44, -45, -46, -47, -48, -49, -50, -51, -52, -53, -54, -55, -56, -57, -58,
 -59, -60, -61, -62, -63, -64, -65, -66, -67, -68, -69, -70, -71, -72, -73, -74, -75, -76, -77, -78, 0, -229, 0, 0,
 0, 0, 0, -226, -227, -5, -6, -7, -8, -9, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -196, -197, -198, -199, -200, -201, -202, -203, -204, -205,
 -206, 0, 0, 0, 0, 0, 0, -151, -152, -165, 0, -166, -167, -168, 0, -135, 0, 0, 0, -85, 0, 0, -100, -100,
 -100, 0, 0, -34, -235, 0, 0, -259, 0, -253, 0, 0, -87, -88, 0, 0, 0, -12, 0, 0, 0, 0, -15, -22,
 0, 0, -89, 0, -86, -16, 0, 0, 0, -209, -207, -212, -213, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, -190, -191, -192, 0, -137, 0, 0, 0, -156, -149, -150, 0, 0, 0, 0, -144, 0, -218,
 -220, 0, -222, 0, 0, -106, 0, 0, 0, 0, 0, 0, 0, 0, -117, -118, 0, 0, 0, -92, 0, -236, -235, -228,
 -230, -231, 0, 0, -254, -255, 0, 0, 0, 0, 0, -4, -13, -275, -28, 0, -30, 0, 0, 0, 0, -96, 0, -22,
 0, 0, -216, 0, 0, -173, -153, -147, -148, 0, 0, 0, 0, -143, 0, 0, 0, -223, -224, 0, 0, 0, -101, -102,
 -103, -104, -108, -111, 0, -116, 0, -122, -123, 0, 0, -109, 0, -236, 0, 0, -263, 0, 0, -79, -80, -82, -81, -83,
 0, -276, -29, 0, -23, -24, -25, -26, 0, 0, -90, 0, 0, 0, 0, 0, -194, -157, 0, -145, -219, -221, -225, -110,
 -112, -115, -119, -121, -233, -237, -238, -239, 0, 0, 0, 0, 0, 0, 0, -257, -262, 0, 0, -258, -11, 0, -31, -91,
 -94, -17, 0, -19, -217, 0, -240, -241, -242, -243, -247, 0, 0, -244, 0, 0, -234, -264, -266, -274, -277, -267, -268, -269,
 -270, -271, -272, -273, -278, -279, -280, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -316, 0, 0, -311,
 -312, 0, 0, -138, 0, 0, -252, -248, 0, -281, -275, -275, -275, 0, -275, 0, 0, -299, -300, -301, 0, 0, -304, 0,
 -310, -306, 0, 0, -309, -18, 0, -251, 0, 0, 0, 0, 0, 0, 0, 0, -302, -305, 0, -317, -313, -314, -307, 0,
 -250, -245, 0, 0, -285, 0, 0, 0, -295, -297, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -298, 0, 0, 0,
 0, -286, -296, 0, 0, 0, 0, 0, 0, 0, 0, -308, -246, 0, 0, -284, -292, 0, 0, 0, 0, 0, 0, -293,
 0, 0, -315, -319, 0, -322, 0, 0, -283, 0, 0, 0, 0, -294, -323, 0, 0, -325, 0, 0, 0, -326,
]
GOTO = """\
1 start

5 externals
6 expression 7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string
44 type_id 45 specs 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head
46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 101 external 102 function 103 declaration 108 named 109 specs 110 initialized
114 assigns
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 45 specs 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 145 type_id 146 expression
17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 153 unary
17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 155 unary
15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 156 cast
17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 157 unary
163 abstract 164 indirection 165 direct_abstract
51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 171 specifier
173 record_attributes
174 enum_base
176 enum_base 177 any_name
186 function_scope
191 declarator 192 direct 193 indirection 194 name
200 any_name
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 201 assignment
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 202 initializer 203 assignment 204 braces
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 206 expression
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 207 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 208 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 209 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 210 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 211 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 212 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 213 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 214 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 215 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 216 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 217 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 218 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 219 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 220 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 221 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 222 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 223 binary
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 224 binary
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 227 expression
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 228 arguments 229 argument_list 230 initializer
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 45 specs 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 146 expression 233 type_id
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 45 specs 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 146 expression 234 type_id
45 specs 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 235 type_id
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 229 argument_list 230 initializer 236 arguments
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 238 initializers 239 initializer_item 240 initializer 241 designators 242 designator
164 indirection 165 direct_abstract 245 abstract
248 qualifiers
249 qualifiers
250 qualifiers
46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 164 indirection 165 direct_abstract 251 abstract 252 parameters 253 parameter_list 255 parameter 256 plain_parameter 257 specs
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 258 conditional_opt 259 conditional 260 binary
261 record_scope
263 any_name 264 argued
268 any_name
269 any_name
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 229 argument_list 230 initializer 270 arguments
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 45 specs 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 203 assignment 204 braces 229 argument_list 230 initializer 271 arguments 272 type_id
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 45 specs 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 203 assignment 204 braces 229 argument_list 230 initializer 273 arguments 274 type_id
275 linkage
276 compound
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 278 initializer
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 229 argument_list 230 initializer 279 arguments
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 239 initializer_item 240 initializer 241 designators 242 designator 281 initializers
282 trailing
192 direct 193 indirection 194 name 285 declarator
192 direct 193 indirection 194 name 286 declarator
192 direct 193 indirection 194 name 287 declarator
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 260 binary 288 conditional
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 239 initializer_item 240 initializer 241 designators 242 designator 291 initializers
15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 293 cast 294 braces
302 comma_opt
305 designator
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 260 binary 307 conditional
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 259 conditional 260 binary 308 conditional_opt
46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 253 parameter_list 255 parameter 256 plain_parameter 257 specs 309 parameters
165 direct_abstract 192 direct 194 name 319 declarator 320 abstract 321 indirection
324 members
325 record_scope
326 enum_body 327 enumerators 328 enumerator 329 any_name
327 enumerators 328 enumerator 329 any_name 330 enum_body
336 externals
337 block
339 comma_opt
343 argued
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 259 conditional 260 binary 344 conditional_opt
46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 253 parameter_list 255 parameter 256 plain_parameter 257 specs 345 parameters
347 trailing
45 specs 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 350 type_id
351 comma_opt
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 352 assignment
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 353 initializer
294 braces
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 240 initializer 241 designators 242 designator 356 initializer_item
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 357 initializer
46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 256 plain_parameter 257 specs 362 parameter
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 363 initializer
165 direct_abstract 192 direct 194 name 245 abstract 285 declarator 321 indirection
46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 165 direct_abstract 192 direct 194 name 251 abstract 252 parameters 253 parameter_list 255 parameter 256 plain_parameter 257 specs 286 declarator 321 indirection
46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 365 member 371 specs 372 fields
374 members
376 comma_opt
381 statements
38 one_string 386 strings
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 389 expression
192 direct 193 indirection 194 name 394 field 395 declarator
329 any_name 401 enumerator
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 260 binary 402 conditional
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 404 statement 405 compound 406 expression_statement 407 selection 408 loop 409 jump 410 labeled 411 asm_statement 413 declaration 415 expression 427 label 428 asm_word 433 named
436 trailing
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 260 binary 438 conditional
192 direct 193 indirection 194 name 395 declarator 439 field
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 260 binary 440 conditional
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 405 compound 406 expression_statement 407 selection 408 loop 409 jump 410 labeled 411 asm_statement 413 declaration 415 expression 427 label 428 asm_word 433 named 445 statement
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 447 expression_opt 448 expression
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 452 initializer_value 453 expression 454 braces
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 405 compound 406 expression_statement 407 selection 408 loop 409 jump 410 labeled 411 asm_statement 413 declaration 415 expression 427 label 428 asm_word 433 named 457 statement
458 asm_volatile
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 260 binary 459 conditional
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 260 binary 463 conditional
466 block
467 block
468 block
470 block
475 asm_qualifier
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 480 initializer
38 one_string 482 strings
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 483 condition 484 test 485 for_init 486 expression 487 named 489 declaration 490 specs 491 initialized
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 484 test 485 for_init 486 expression 487 named 489 declaration 490 specs 491 initialized 492 condition
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 487 named 493 test 494 expression 495 specs 496 initialized
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 433 named 489 declaration 498 for_init 499 expression
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 405 compound 406 expression_statement 407 selection 408 loop 409 jump 410 labeled 411 asm_statement 413 declaration 415 expression 427 label 428 asm_word 433 named 500 statement
38 one_string 501 strings
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 260 binary 502 conditional
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 487 named 494 expression 495 specs 496 initialized 505 test
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 510 expression
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 495 specs 496 initialized 511 for_test 512 expression 513 named
514 asm_operands
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 405 compound 406 expression_statement 407 selection 408 loop 409 jump 410 labeled 411 asm_statement 413 declaration 415 expression 427 label 428 asm_word 433 named 517 statement
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 518 initializer
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 405 compound 406 expression_statement 407 selection 408 loop 409 jump 410 labeled 411 asm_statement 413 declaration 415 expression 427 label 428 asm_word 433 named 519 statement
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 405 compound 406 expression_statement 407 selection 408 loop 409 jump 410 labeled 411 asm_statement 413 declaration 415 expression 427 label 428 asm_word 433 named 520 statement
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 448 expression 528 expression_opt
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 529 initializer
38 one_string 531 asm_list 532 asm_items 533 asm_item 534 strings
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 405 compound 406 expression_statement 407 selection 408 loop 409 jump 410 labeled 411 asm_statement 413 declaration 415 expression 427 label 428 asm_word 433 named 536 statement
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 405 compound 406 expression_statement 407 selection 408 loop 409 jump 410 labeled 411 asm_statement 413 declaration 415 expression 427 label 428 asm_word 433 named 541 statement
38 one_string 534 strings 542 asm_item
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 543 expression
38 one_string 546 strings
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 548 expression
""".splitlines()
GOTO_STATES = [
 0, 1, 2, 3, 4, 5, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 7, 1, 8, 9, 10, 11, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 13, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 14, 15, 16,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 17, 18, 1, 1, 19, 20, 21, 22, 23, 24, 25, 26,
 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 41, 42, 1, 1, 1, 1, 1, 43, 1, 1, 1, 44, 1, 45, 46, 47, 1, 48, 1, 49, 50,
 51, 52, 53, 1, 54, 55, 1, 1, 1, 1, 56, 57, 1, 1, 58, 59, 60, 61, 62, 63, 64, 65, 1, 66,
 1, 67, 1, 68, 1, 1, 69, 70, 1, 1, 1, 1, 1, 71, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 72, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 73, 1,
 1, 74, 1, 1, 75, 1, 76, 77, 1, 1, 1, 1, 1, 1, 1, 1, 1, 78, 1, 1, 1, 79, 80, 1,
 1, 1, 81, 82, 1, 1, 1, 1, 1, 1, 1, 83, 1, 84, 1, 1, 1, 85, 86, 87, 88, 1, 1, 89,
 1, 90, 1, 91, 92, 1, 1, 1, 1, 93, 94, 94, 1, 1, 1, 95, 96, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 97, 1, 98, 1, 1, 99, 100, 1, 101, 102, 1, 103, 1, 1, 1, 1, 1, 1, 1, 1,
 5, 104, 1, 1, 1, 1, 1, 1, 1, 1, 1, 86, 1, 105, 1, 1, 1, 1, 106, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 107, 1, 1, 101, 1, 1, 108, 109, 1, 1, 110, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 111, 112, 1, 113, 114, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 115, 1, 116, 1, 1, 117, 1, 1, 118, 119, 120, 1, 1,
 1, 1, 1, 1, 86, 121, 1, 1, 1, 1, 122, 123, 124, 1, 125, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 126, 1, 1, 1, 127, 1, 1, 128, 129, 130, 131, 1, 132, 133, 1, 1, 134, 1, 1, 1, 1, 135,
 1, 1, 1, 1, 1, 136, 1, 1, 1, 1, 18, 1, 1, 1, 1, 18, 1, 137, 138, 1, 1, 139, 1, 1,
 140, 1, 1, 141, 142, 143, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 144, 145, 1, 146, 147, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 148, 149, 150, 1, 1, 1, 1, 151, 1, 1, 152, 1, 1,
]
