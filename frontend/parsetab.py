"""The parser's tables. Made by `python -m minicc.frontend.tables`; do not edit."""

# ruff: noqa
FINGERPRINT = 3579478995
ROWS = """\
2 START_UNIT 3 START_EXPRESSION 4 START_TYPE
0 $end
-4 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast
48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union
-1 $end 48 TYPE_NAME 49 auto 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 104 HOST 105 ; 106 BAD 107 EXTERN_C 111 static_assert 112 using
-2 $end 113 ,
-246 $end ) , : ; PRAGMA_END ]
-233 $end ) , ... : ; PRAGMA_END ] }
-231 $end ) , ... : ; PRAGMA_END ] } 115 ? 116 || 117 && 118 | 119 ^ 120 & 121 == 122 != 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 % 134 = 135 *= 136 /= 137 %= 138 += 139 -= 140 <<= 141 >>= 142 &= 143 ^= 144 |=
-212 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-202 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-197 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-198 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-201 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-210 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union
-196 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || } 147 [ 148 ( 149 . 150 -> 151 ++ 152 --
11 & 12 + 13 - 14 * 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 154 (
11 & 12 + 13 - 14 * 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 158 (
-184 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-174 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-199 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-200 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-208 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-209 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true ~
-163 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-164 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || } 159 STRING
160 <
161 ( 162 {
-166 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-167 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-168 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-169 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-170 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-171 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-165 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END STRING [ ] ^ ^= | |= || }
-172 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END STRING [ ] ^ ^= | |= || }
-177 <
-178 <
-179 <
-180 <
-3 $end
-81 $end ) ; > 166 * 167 & 168 && 169 ( 170 [
-29 $end & && ( ) * , ... : ; = > IDENTIFIER [ 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union
-30 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-32 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-33 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-34 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
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
-128 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t 172 {
-125 IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-156 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { 175 ENUM_BASE
-156 { 175 ENUM_BASE 178 class 179 struct 180 IDENTIFIER 181 TYPE_NAME
182 (
183 (
184 (
-122 IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-123 IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-5 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-6 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-7 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-8 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-9 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-10 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-34 & && ( * ; EXTERN_C IDENTIFIER TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t 185 {
-24 , ; -14 { 187 = 188 DIRECT( 189 INIT{
166 * 167 & 168 && 190 ; 195 ( 196 IDENTIFIER
197 ; 198 ,
199 (
180 IDENTIFIER 181 TYPE_NAME
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 205 {
-234 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-235 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-236 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-237 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-238 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-239 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-240 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-241 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-242 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-243 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
-244 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING alignof const_cast dynamic_cast false nullptr reinterpret_cast sizeof static_cast true { ~
225 )
113 , 226 )
-192 ) 11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 205 {
231 IDENTIFIER
232 IDENTIFIER
-189 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-190 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-203 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-204 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-205 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-206 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-173 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END STRING [ ] ^ ^= | |= || }
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 205 { 237 } 243 . 244 [
-82 $end ) ; >
-102 $end ) ; > 166 * 167 & 168 && 169 ( 170 [
-104 $end ) , ... ; = > 246 [ 247 (
-97 $end & && ( ) * , ... ; = > IDENTIFIER [ __restrict__ __volatile__ const volatile
-110 ) 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 166 * 167 & 168 && 169 ( 170 [ 254 ...
-90 ] 11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast
-31 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-131 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
96 __launch_bounds__ 97 __align__ 98 alignas 180 IDENTIFIER 181 TYPE_NAME 262 { 265 __packed__
-152 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t 266 {
-155 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
267 {
-149 $end & && ( ) * , ... : ; = > ENUM_BASE EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
-84 $end & && ( ) * , ... : ; = > ENUM_BASE EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { }
-85 $end & && ( ) * , ... : ; = > ENUM_BASE EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { }
-192 ) 11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 205 {
-12 ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
277 {
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 205 { 243 . 244 [ 280 }
-15 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-22 , ; = DIRECT( INIT{ __align__ __launch_bounds__ alignas {
-92 ) , ... : ; = DIRECT( INIT{ __align__ __launch_bounds__ alignas { 283 [ 284 (
166 * 167 & 168 && 195 ( 196 IDENTIFIER
-86 ( ) , ... : ; = DIRECT( INIT{ [ __align__ __launch_bounds__ alignas {
-83 ( ) , ... : ; = DIRECT( INIT{ [ __align__ __launch_bounds__ alignas {
-16 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
289 =
-247 $end ) , : ; PRAGMA_END ]
-245 $end ) , ... : ; PRAGMA_END ] }
-250 $end ) , ... : ; PRAGMA_END ] }
-251 $end ) , ... : ; PRAGMA_END ] }
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 205 { 243 . 244 [ 290 }
113 , 292 :
-213 $end %= &= ) *= += , -= ... /= : ; <<= = >>= ? PRAGMA_END ] ^= |= || } 117 && 118 | 119 ^ 120 & 121 == 122 != 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-214 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? PRAGMA_END ] ^= |= || } 118 | 119 ^ 120 & 121 == 122 != 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-215 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? PRAGMA_END ] ^= | |= || } 119 ^ 120 & 121 == 122 != 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-216 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? PRAGMA_END ] ^ ^= | |= || } 120 & 121 == 122 != 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-217 $end %= & && &= ) *= += , -= ... /= : ; <<= = >>= ? PRAGMA_END ] ^ ^= | |= || } 121 == 122 != 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-218 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? PRAGMA_END ] ^ ^= | |= || } 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-219 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? PRAGMA_END ] ^ ^= | |= || } 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-220 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? PRAGMA_END ] ^ ^= | |= || } 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-221 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? PRAGMA_END ] ^ ^= | |= || } 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-222 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? PRAGMA_END ] ^ ^= | |= || } 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-223 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? PRAGMA_END ] ^ ^= | |= || } 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-224 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || } 129 + 130 - 131 * 132 / 133 %
-225 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || } 129 + 130 - 131 * 132 / 133 %
-226 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || } 131 * 132 / 133 %
-227 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || } 131 * 132 / 133 %
-228 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-229 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-230 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-175 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
113 , 295 ]
296 )
-193 ) 297 ,
-194 ) ,
-187 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-188 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
298 )
299 )
300 >
301 )
-182 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-253 } 303 ,
-256 , }
-258 , }
243 . 244 [ 304 =
-260 . = [
306 IDENTIFIER
-103 $end ) , ... ; = >
-110 ) 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 254 ...
-94 $end & && ( ) * , ... ; = > IDENTIFIER [ 310 __restrict__ 311 __volatile__ 312 const 313 volatile
-95 $end & && ( ) * , ... ; = > IDENTIFIER [ 310 __restrict__ 311 __volatile__ 312 const 313 volatile
-96 $end & && ( ) * , ... ; = > IDENTIFIER [ 310 __restrict__ 311 __volatile__ 312 const 313 volatile
314 )
315 )
-111 ) 316 , 317 ...
-114 )
-115 ) , ...
-117 ) , ... 318 =
-121 ) , ... = 166 * 167 & 168 && 170 [ 196 IDENTIFIER 322 (
323 ]
-89 ]
-231 ) , ... : ; ] } 115 ? 116 || 117 && 118 | 119 ^ 120 & 121 == 122 != 123 < 124 > 125 <= 126 >= 127 << 128 >> 129 + 130 - 131 * 132 / 133 %
-132 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-124 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
-126 IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-127 IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-157 } 180 IDENTIFIER 181 TYPE_NAME
-150 $end & && ( ) * , ... : ; = > ENUM_BASE EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
-151 $end & && ( ) * , ... : ; = > ENUM_BASE EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
331 )
332 )
333 )
334 )
335 )
-4 ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-13 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-272 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-25 , ;
338 )
-27 , ;
-20 , ; = DIRECT( INIT{ { 96 __launch_bounds__ 97 __align__ 98 alignas
-93 ) , ... : ; = DIRECT( INIT{ __align__ __launch_bounds__ alignas {
343 )
345 ) 346 ,
-254 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-211 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || }
-191 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-185 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-186 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
205 {
-207 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END ] ^ ^= | |= || } 205 {
351 (
-181 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
352 }
-252 } 11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 205 { 243 . 244 [
-261 . = [
-262 . = [
355 ]
356 ]
357 )
-98 $end & && ( ) * , ... ; = > IDENTIFIER [ __restrict__ __volatile__ const volatile
-99 $end & && ( ) * , ... ; = > IDENTIFIER [ __restrict__ __volatile__ const volatile
-100 $end & && ( ) * , ... ; = > IDENTIFIER [ __restrict__ __volatile__ const volatile
-101 $end & && ( ) * , ... ; = > IDENTIFIER [ __restrict__ __volatile__ const volatile
-105 $end ( ) , ... ; = > [
-108 $end ( ) , ... ; = > [
48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 358 ...
-113 )
-119 ) , ... =
-120 ) , ... =
-102 ) , ... = 166 * 167 & 168 && 170 [ 196 IDENTIFIER 322 (
-110 ) 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 166 * 167 & 168 && 170 [ 196 IDENTIFIER 254 ... 322 (
-106 $end ( ) , ... ; = > [
48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 361 } 363 ; 364 BAD 365 public 366 private 367 protected 370 static_assert
372 }
-253 } 374 ,
-159 , }
-161 , } 375 =
376 }
-76 $end & && ( ) * , ... : ; = > DIRECT( EXTERN_C IDENTIFIER INIT{ TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
-77 $end & && ( ) * , ... : ; = > DIRECT( EXTERN_C IDENTIFIER INIT{ TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
-79 $end & && ( ) * , ... : ; = > DIRECT( EXTERN_C IDENTIFIER INIT{ TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
-78 $end & && ( ) * , ... : ; = > DIRECT( EXTERN_C IDENTIFIER INIT{ TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
-80 $end & && ( ) * , ... : ; = > DIRECT( EXTERN_C IDENTIFIER INIT{ TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t {
48 TYPE_NAME 49 auto 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 104 HOST 105 ; 106 BAD 107 EXTERN_C 111 static_assert 112 using 377 }
-273 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-26 , ;
379 }
-23 , ; = DIRECT( INIT{ __align__ __launch_bounds__ alignas {
380 ]
381 )
-87 ( ) , ... : ; = DIRECT( INIT{ [ __align__ __launch_bounds__ alignas {
-21 , ; = DIRECT( INIT{ { 96 __launch_bounds__ 97 __align__ 98 alignas
382 ;
39 STRING
384 ;
385 }
-232 $end ) , ... : ; PRAGMA_END ] }
-195 ) ,
-183 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-257 , }
-259 , }
-263 . = [
-107 $end ( ) , ... ; = > [
-109 $end ( ) , ... ; = > [
-112 )
-116 ) , ...
-118 ) , ...
-129 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-133 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-134 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-135 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
387 :
388 :
389 :
166 * 167 & 168 && 195 ( 196 IDENTIFIER 390 ; 393 :
394 ; 395 ,
396 (
48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 363 ; 364 BAD 365 public 366 private 367 protected 370 static_assert 397 }
-153 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-158 }
-252 } 180 IDENTIFIER 181 TYPE_NAME
-154 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-11 $end ; BAD EXTERN_C HOST TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 111 static_assert 112 using 277 { 400 } 409 BAD 411 ; 413 if 414 switch 415 while 416 do 417 for 418 PRAGMA_UNROLL 419 break 420 continue 421 return 422 goto 423 IDENTIFIER 426 case 427 default 428 asm 429 __asm__
-28 , ;
-88 ( ) , ... : ; = DIRECT( INIT{ [ __align__ __launch_bounds__ alignas {
-91 ( ) , ... : ; = DIRECT( INIT{ [ __align__ __launch_bounds__ alignas {
-17 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
159 STRING 431 )
-19 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-255 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
113 , 432 )
-136 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-137 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-138 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-139 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-143 , ;
-22 , ; = __align__ __launch_bounds__ alignas 434 :
-140 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
166 * 167 & 168 && 195 ( 196 IDENTIFIER 393 :
-130 $end & && ( ) * , ... : ; = > EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-160 , }
-162 , }
-271 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-274 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-264 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-265 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-266 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-267 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-268 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-269 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-270 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-275 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-276 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-277 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
113 , 438 ;
439 (
440 (
441 (
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 111 static_assert 112 using 277 { 409 BAD 411 ; 413 if 414 switch 415 while 416 do 417 for 418 PRAGMA_UNROLL 419 break 420 continue 421 return 422 goto 423 IDENTIFIER 426 case 427 default 428 asm 429 __asm__
443 (
-249 PRAGMA_END 11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast
446 ;
447 ;
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 205 { 448 ;
452 IDENTIFIER
-174 != % %= & && &= ( * *= + ++ += , - -- -= -> . / /= ; < << <<= <= = == > >= >> >>= ? [ ^ ^= | |= || 453 :
-313 ( __volatile__ volatile
457 :
-308 ( __volatile__ volatile
-309 ( __volatile__ volatile
-24 , ; 187 = 188 DIRECT( 189 INIT{
458 ;
-176 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? PRAGMA_END [ ] ^ ^= | |= || }
-145 , ; 96 __launch_bounds__ 97 __align__ 98 alignas 459 =
-148 , ;
-144 , ;
461 ) 462 ,
-278 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-272 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t const const_cast constexpr double dynamic_cast enum extern false float inline int long nullptr register reinterpret_cast short signed sizeof static static_assert static_cast struct thread_local true typedef union unsigned using void volatile wchar_t ~
-272 ! & ( * + ++ - -- CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t const const_cast constexpr double dynamic_cast enum extern false float inline int long nullptr register reinterpret_cast short signed sizeof static static_cast struct thread_local true typedef union unsigned void volatile wchar_t ~
466 while
468 PRAGMA_END
-248 ) PRAGMA_END 113 ,
-296 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-297 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-298 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
469 ;
-300 ; 113 ,
-301 ;
470 ;
-307 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { ~
-303 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
471 ( 473 volatile 474 __volatile__
475 : 476 ...
-306 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { ~
-18 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-147 , ;
478 ;
11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union 111 static_assert 112 using 485 ;
494 (
-299 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-302 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-314 ( __volatile__ volatile
-310 ( __volatile__ volatile
-311 ( __volatile__ volatile
-304 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { ~
-146 , ;
-141 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
159 STRING 500 )
501 )
-282 )
-284 ) 113 , 503 ;
-24 , ; 188 DIRECT( 189 INIT{ 504 =
-292 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t const const_cast constexpr double dynamic_cast enum extern false float inline int long nullptr register reinterpret_cast short signed sizeof static static_cast struct thread_local true typedef union unsigned void volatile wchar_t ~
-294 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t const const_cast constexpr double dynamic_cast enum extern false float inline int long nullptr register reinterpret_cast short signed sizeof static static_cast struct thread_local true typedef union unsigned void volatile wchar_t ~
505 )
506 )
-284 ) 113 ,
198 ,
-286 ; 11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 48 TYPE_NAME 49 auto 50 EXTERN_C 54 __constant__ 55 __device__ 56 __extension__ 57 __forceinline__ 58 __global__ 59 __grid_constant__ 60 __host__ 61 __inline__ 62 __int128 63 __managed__ 64 __noinline__ 65 __packed__ 66 __restrict__ 67 __shared__ 68 __thread 69 __volatile__ 70 bool 71 char 72 char16_t 73 char32_t 74 const 75 constexpr 76 double 77 extern 78 float 79 inline 80 int 81 long 82 register 83 short 84 signed 85 static 86 thread_local 87 typedef 88 unsigned 89 void 90 volatile 91 wchar_t 95 enum 96 __launch_bounds__ 97 __align__ 98 alignas 99 struct 100 union
113 , 503 ;
-295 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-315 ) : 159 STRING
512 :
513 ;
-283 )
-293 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t const const_cast constexpr double dynamic_cast enum extern false float inline int long nullptr register reinterpret_cast short signed sizeof static static_cast struct thread_local true typedef union unsigned void volatile wchar_t ~
113 , 518 )
519 ;
-285 ; 113 ,
-24 , 188 DIRECT( 189 INIT{ 520 =
521 ) 522 :
-305 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { ~
-142 ; BAD EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t const constexpr double enum extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned void volatile wchar_t }
-279 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 523 else
-288 ) -25 , ;
-281 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-289 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
524 ;
-249 ) 11 & 12 + 13 - 14 * 16 ( 18 ++ 19 -- 23 IDENTIFIER 24 ! 25 ~ 26 sizeof 27 alignof 31 FUNCTIONAL 32 INTEGER 33 FLOATING 34 CHARACTER 35 true 36 false 37 nullptr 39 STRING 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast
527 ;
-317 ) : 39 STRING 532 [
-290 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
534 )
-287 ; -25 ,
-312 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-316 ) :
-318 ) : 535 ,
-319 ) , :
-321 ) , : 159 STRING 536 (
537 IDENTIFIER
-280 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
39 STRING 532 [
541 ]
-291 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t const const_cast constexpr continue default do double dynamic_cast else enum extern false float for goto if inline int long nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-320 ) , :
113 , 542 )
-322 ) , :
159 STRING 544 (
113 , 546 )
-323 ) , :
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
 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 3, 297, 298, 299, 300, 301, 302, 303, 304,
 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 3, 320, 321, 322, 323, 324, 325, 326, 327,
 328, 329, 330, 331, 332, 333, 334, 335, 336, 3, 337, 338, 3, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349,
 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 358, 366, 3, 367, 368, 369, 370, 371,
 372, 373, 3, 374, 375, 376, 377, 378, 378, 379, 380, 378, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392,
 393, 394, 395, 111, 396, 397, 292, 398, 398, 16, 399, 398, 358, 400, 401, 292, 402, 403, 404, 405, 3, 406, 407, 408,
 409, 410, 16, 411, 412, 413, 414, 107, 108, 415, 416, 417, 158, 418, 3, 419, 420, 421, 422, 423, 424, 358, 425, 426,
 111, 358, 358, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 111, 440, 441, 358, 442, 443, 444, 445,
 446, 447, 448, 449, 450, 451, 358, 452, 3, 453, 454, 455, 456, 292, 457, 458, 3, 459, 460,
]
DEFAULTS = [
 0, 0, -4, 0, 0, 0, 0, -246, -233, 0, -212, -202, -197, -198, -201, -210, 0, 0, 0, 0, 0, 0, -184, -174,
 -199, -200, -208, -209, -163, 0, 0, 0, -166, -167, -168, -169, -170, -171, -165, -172, -177, -178, -179, -180, -3, 0, 0, -30,
 -32, -33, -34, -35, -36, -37, -38, -39, -40, -41, -42, -43, -44, -45, -46, -47, -48, -49, -50, -51, -52, -53, -54, -55,
 -56, -57, -58, -59, -60, -61, -62, -63, -64, -65, -66, -67, -68, -69, -70, -71, -72, -73, -74, -75, 0, -125, 0, 0,
 0, 0, 0, -122, -123, -5, -6, -7, -8, -9, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -234, -235, -236, -237, -238, -239, -240, -241, -242, -243,
 -244, 0, 0, 0, 0, 0, 0, -189, -190, -203, 0, -204, -205, -206, 0, -173, 0, 0, 0, -82, 0, 0, -97, -97,
 -97, 0, 0, -31, -131, 0, 0, -155, 0, -149, 0, 0, -84, -85, 0, 0, 0, -12, 0, 0, 0, 0, -15, -22,
 0, 0, -86, 0, -83, -16, 0, 0, 0, -247, -245, -250, -251, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, -228, -229, -230, 0, -175, 0, 0, 0, -194, -187, -188, 0, 0, 0, 0, -182, 0, -256,
 -258, 0, -260, 0, 0, -103, 0, 0, 0, 0, 0, 0, 0, 0, -114, -115, 0, 0, 0, -89, 0, -132, -131, -124,
 -126, -127, 0, 0, -150, -151, 0, 0, 0, 0, 0, -4, -13, -272, -25, 0, -27, 0, 0, 0, 0, -93, 0, -22,
 0, 0, -254, 0, 0, -211, -191, -185, -186, 0, 0, 0, 0, -181, 0, 0, 0, -261, -262, 0, 0, 0, -98, -99,
 -100, -101, -105, -108, 0, -113, 0, -119, -120, 0, 0, -106, 0, -132, 0, 0, -159, 0, 0, -76, -77, -79, -78, -80,
 0, -273, -26, 0, -23, 0, 0, -87, 0, 0, 0, 0, 0, -232, -195, 0, -183, -257, -259, -263, -107, -109, -112, -116,
 -118, -129, -133, -134, -135, 0, 0, 0, 0, 0, 0, 0, -153, -158, 0, 0, -154, -11, 0, -28, -88, -91, -17, 0,
 -19, -255, 0, -136, -137, -138, -139, -143, 0, 0, -140, 0, 0, -130, -160, -162, -271, -274, -264, -265, -266, -267, -268, -269,
 -270, -275, -276, -277, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -313, 0, 0, -308, -309, 0, 0,
 -176, 0, 0, -148, -144, 0, -278, -272, -272, -272, 0, -272, 0, 0, -296, -297, -298, 0, 0, -301, 0, -307, -303, 0,
 0, -306, -18, 0, -147, 0, 0, 0, 0, 0, 0, 0, 0, -299, -302, 0, -314, -310, -311, -304, 0, -146, -141, 0,
 0, -282, 0, 0, 0, -292, -294, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -295, 0, 0, 0, 0, -283, -293,
 0, 0, 0, 0, 0, 0, 0, 0, -305, -142, 0, 0, -281, -289, 0, 0, 0, 0, 0, 0, -290, 0, 0, -312,
 -316, 0, -319, 0, 0, -280, 0, 0, 0, 0, -291, -320, 0, 0, -322, 0, 0, 0, -323,
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
340 argued
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 259 conditional 260 binary 341 conditional_opt
46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 253 parameter_list 255 parameter 256 plain_parameter 257 specs 342 parameters
344 trailing
45 specs 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 347 type_id
348 comma_opt
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 349 assignment
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 350 initializer
294 braces
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 240 initializer 241 designators 242 designator 353 initializer_item
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 354 initializer
46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 256 plain_parameter 257 specs 359 parameter
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 360 initializer
165 direct_abstract 192 direct 194 name 245 abstract 285 declarator 321 indirection
46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 165 direct_abstract 192 direct 194 name 251 abstract 252 parameters 253 parameter_list 255 parameter 256 plain_parameter 257 specs 286 declarator 321 indirection
46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 362 member 368 specs 369 fields
371 members
373 comma_opt
378 statements
38 one_string 383 strings
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 386 expression
192 direct 193 indirection 194 name 391 field 392 declarator
329 any_name 398 enumerator
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 260 binary 399 conditional
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 401 statement 402 compound 403 expression_statement 404 selection 405 loop 406 jump 407 labeled 408 asm_statement 410 declaration 412 expression 424 label 425 asm_word 430 named
433 trailing
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 260 binary 435 conditional
192 direct 193 indirection 194 name 392 declarator 436 field
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 260 binary 437 conditional
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 402 compound 403 expression_statement 404 selection 405 loop 406 jump 407 labeled 408 asm_statement 410 declaration 412 expression 424 label 425 asm_word 430 named 442 statement
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 444 expression_opt 445 expression
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 449 initializer_value 450 expression 451 braces
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 402 compound 403 expression_statement 404 selection 405 loop 406 jump 407 labeled 408 asm_statement 410 declaration 412 expression 424 label 425 asm_word 430 named 454 statement
455 asm_volatile
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 260 binary 456 conditional
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 260 binary 460 conditional
463 block
464 block
465 block
467 block
472 asm_qualifier
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 477 initializer
38 one_string 479 strings
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 480 condition 481 test 482 for_init 483 expression 484 named 486 declaration 487 specs 488 initialized
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 481 test 482 for_init 483 expression 484 named 486 declaration 487 specs 488 initialized 489 condition
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 484 named 490 test 491 expression 492 specs 493 initialized
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 430 named 486 declaration 495 for_init 496 expression
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 402 compound 403 expression_statement 404 selection 405 loop 406 jump 407 labeled 408 asm_statement 410 declaration 412 expression 424 label 425 asm_word 430 named 497 statement
38 one_string 498 strings
10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 260 binary 499 conditional
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 484 named 491 expression 492 specs 493 initialized 502 test
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 507 expression
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 492 specs 493 initialized 508 for_test 509 expression 510 named
511 asm_operands
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 402 compound 403 expression_statement 404 selection 405 loop 406 jump 407 labeled 408 asm_statement 410 declaration 412 expression 424 label 425 asm_word 430 named 514 statement
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 515 initializer
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 402 compound 403 expression_statement 404 selection 405 loop 406 jump 407 labeled 408 asm_statement 410 declaration 412 expression 424 label 425 asm_word 430 named 516 statement
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 402 compound 403 expression_statement 404 selection 405 loop 406 jump 407 labeled 408 asm_statement 410 declaration 412 expression 424 label 425 asm_word 430 named 517 statement
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 445 expression 525 expression_opt
8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 203 assignment 204 braces 526 initializer
38 one_string 528 asm_list 529 asm_items 530 asm_item 531 strings
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 402 compound 403 expression_statement 404 selection 405 loop 406 jump 407 labeled 408 asm_statement 410 declaration 412 expression 424 label 425 asm_word 430 named 533 statement
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 46 specifiers 47 specifier 51 record 52 enumeration 53 argued 92 record_head 93 key 94 enum_head 109 specs 110 initialized 402 compound 403 expression_statement 404 selection 405 loop 406 jump 407 labeled 408 asm_statement 410 declaration 412 expression 424 label 425 asm_word 430 named 538 statement
38 one_string 531 strings 539 asm_item
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 540 expression
38 one_string 543 strings
7 assignment 8 conditional 9 binary 10 cast 15 unary 17 postfix 20 sign 21 size_word 22 primary 28 literal 29 strings 30 cast_word 38 one_string 545 expression
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
 5, 104, 1, 1, 1, 1, 1, 1, 86, 1, 105, 1, 1, 1, 1, 106, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 107, 1, 1, 101, 1, 1, 108, 109, 1, 1, 110, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 111, 112, 1, 113, 114, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 115, 1, 116, 1, 1, 117, 1, 1, 118, 119, 120, 1, 1, 1, 1, 1,
 1, 86, 121, 1, 1, 1, 1, 122, 123, 124, 1, 125, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 126,
 1, 1, 1, 127, 1, 1, 128, 129, 130, 131, 1, 132, 133, 1, 1, 134, 1, 1, 1, 1, 135, 1, 1, 1,
 1, 1, 136, 1, 1, 1, 1, 18, 1, 1, 1, 1, 18, 1, 137, 138, 1, 1, 139, 1, 1, 140, 1, 1,
 141, 142, 143, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 144, 145, 1, 146, 147, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 148, 149, 150, 1, 1, 1, 1, 151, 1, 1, 152, 1, 1,
]
