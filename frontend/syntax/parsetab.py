"""The parser's tables. Made by `python -m minicc.frontend.tables`; do not edit."""

# ruff: noqa
FINGERPRINT = 3214403203
ROWS = """\
2 START_UNIT 3 START_EXPRESSION 4 START_TYPE 5 START_ARGUMENTS 6 START_CONVERSION 7 START_PARAMETERS
0 $end
-7 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class
-283 $end 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class
-266 $end EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef typename union unsigned void volatile wchar_t
-1 $end 56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 124 HOST 125 ; 126 BAD 127 EXTERN_C 129 TEMPLATE_HEAD 130 template 136 static_assert 137 using 138 namespace
-2 $end 139 ,
-241 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-228 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-225 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] } 141 ? 142 || 143 && 144 | 145 ^ 146 & 147 == 148 != 149 < 150 > 151 <= 152 >= 153 << 154 >> 155 + 156 - 157 * 158 / 159 % 160 = 161 *= 162 /= 163 %= 164 += 165 -= 166 <<= 167 >>= 168 &= 169 ^= 170 |=
-203 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-192 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-187 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-188 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-191 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-201 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 173 FOLD 175 {
-186 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 176 [ 177 ( 178 . 179 -> 180 ++ 181 --
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 183 (
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 187 (
-199 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~ 188 SIZEOF_PACK
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 191 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 194 [
-172 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-160 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-189 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-190 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-200 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-149 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-150 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || } 195 STRING
196 <
-168 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
197 ( 198 {
-431 ] 200 = 201 & 205 this 206 * 208 IDENTIFIER 209 TYPE_NAME
-152 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-153 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-154 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-155 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-156 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-157 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-151 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING [ ] ^ ^= | |= || }
-158 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING [ ] ^ ^= | |= || }
-163 <
-164 <
-165 <
-166 <
-167 ( {
-3 $end
-103 $end ) , : ; = > DIRECT( INIT{ PACK { 213 * 214 & 215 && 216 ( 217 [
-47 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class
-48 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-50 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-51 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-52 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-53 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-54 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-55 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-56 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-57 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-58 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-59 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-60 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-61 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-62 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-63 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-64 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-65 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-66 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-67 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-68 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-69 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-70 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-71 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-72 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-73 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-74 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-75 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-76 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-77 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-78 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-79 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-80 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-81 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-82 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-83 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-84 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-85 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-86 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-87 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-88 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-89 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-90 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-91 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-92 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-93 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-94 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-95 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
219 (
-298 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 220 { 222 BASES
-295 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-337 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || } 225 ENUM_BASE
-337 { 208 IDENTIFIER 209 TYPE_NAME 225 ENUM_BASE 228 class 229 struct
230 (
231 (
232 (
-291 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-292 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-293 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-4 $end
-284 $end 233 ,
-285 $end ,
-287 $end , 234 PACK
-288 $end , 235 PACK
-225 $end ) , ... : ; PACK ] } 141 ? 142 || 143 && 144 | 145 ^ 146 & 147 == 148 != 149 < 150 > 151 <= 152 >= 153 << 154 >> 155 + 156 - 157 * 158 / 159 %
-5 $end
-267 $end 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 241 typename
-8 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-9 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-10 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-11 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-12 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-13 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-53 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t 243 {
244 {
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 136 static_assert 137 using 247 namespace
-42 , ; -18 { 252 = 253 DIRECT( 254 INIT{
-18 {
213 * 214 & 215 && 256 ; 258 CONSTRUCTOR 259 ( 260 [ 264 IDENTIFIER
265 ; 266 ,
267 =
268 (
208 IDENTIFIER 209 TYPE_NAME 270 namespace
-261 { 208 IDENTIFIER 209 TYPE_NAME
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 276 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 278 :
-229 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-230 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-231 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-232 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-233 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-234 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-235 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-236 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-237 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-238 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-239 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
297 )
139 , 298 ) 299 FOLD_OPERATOR
300 FOLD_OPERATOR
301 )
-352 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-180 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 276 {
307 IDENTIFIER
308 IDENTIFIER
-177 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-178 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-193 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-194 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-195 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-196 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
311 (
-474 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 313 ( 315 { 316 INIT{
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 318 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 276 {
-468 != $end % %= &= ( ) *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || } 213 * 214 & 215 && 324 [
-480 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
325 ]
-159 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING [ ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 276 { 328 } 334 . 335 [
336 ]
-432 ] 337 ,
-433 ] 208 IDENTIFIER 209 TYPE_NAME 338 ,
-436 ] 340 ,
-437 , ]
-439 , ] 341 PACK 342 { 343 INIT{ 344 = 345 DIRECT( 346 (
-448 , ]
347 this
-446 ( , = DIRECT( INIT{ PACK ] {
-106 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-107 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-104 $end ) , : ; = > DIRECT( INIT{ PACK {
-124 $end ) , : ; = > DIRECT( INIT{ PACK { 213 * 214 & 215 && 216 ( 217 [
-126 $end ) , ... : ; = > DIRECT( INIT{ PACK { 349 [ 350 (
-119 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-132 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 213 * 214 & 215 && 216 ( 217 [ 357 ...
-112 ] 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
-49 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 363 auto
-310 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
365 { 366 ,
368 TYPE_NAME 370 public 371 private 372 protected
107 __launch_bounds__ 108 __align__ 109 alignas 208 IDENTIFIER 209 TYPE_NAME 222 BASES 373 { 377 __packed__
-333 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 378 {
-336 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
379 {
-330 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
208 IDENTIFIER 209 TYPE_NAME
-180 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 276 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class
-289 $end ,
-290 $end ,
-6 $end
-268 $end 388 ,
-269 $end ,
-272 $end , 208 IDENTIFIER 209 TYPE_NAME 390 = 391 PACK 392 PACK_NAME
-278 $end , 393 =
-271 $end , = IDENTIFIER PACK PACK_NAME TYPE_NAME
-143 $end ) , ... = 213 * 214 & 215 && 217 [ 264 IDENTIFIER 397 PACK 399 PACK_NAME 400 (
-15 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-7 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-280 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-281 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-282 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
213 * 214 & 215 && 256 ; 259 ( 260 [ 264 IDENTIFIER
-42 , ; 252 = 253 DIRECT( 254 INIT{
175 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 276 { 405 delete
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 276 { 334 . 335 [ 408 }
-19 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-33 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
413 (
213 * 214 & 215 && 259 ( 264 IDENTIFIER
213 * 214 & 215 && 259 ( 264 IDENTIFIER 418 [
-114 $end & && ) , ... : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 420 [ 421 (
-108 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-105 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-20 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
425 = 426 ;
-262 { 428 =
-242 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-240 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-245 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-246 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 276 { 334 . 335 [ 429 }
139 , 431 :
-204 $end %= &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 143 && 144 | 145 ^ 146 & 147 == 148 != 149 < 150 > 151 <= 152 >= 153 << 154 >> 155 + 156 - 157 * 158 / 159 %
-205 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 144 | 145 ^ 146 & 147 == 148 != 149 < 150 > 151 <= 152 >= 153 << 154 >> 155 + 156 - 157 * 158 / 159 %
-206 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= | |= || } 145 ^ 146 & 147 == 148 != 149 < 150 > 151 <= 152 >= 153 << 154 >> 155 + 156 - 157 * 158 / 159 %
-207 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 146 & 147 == 148 != 149 < 150 > 151 <= 152 >= 153 << 154 >> 155 + 156 - 157 * 158 / 159 %
-208 $end %= & && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 147 == 148 != 149 < 150 > 151 <= 152 >= 153 << 154 >> 155 + 156 - 157 * 158 / 159 %
-209 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 149 < 150 > 151 <= 152 >= 153 << 154 >> 155 + 156 - 157 * 158 / 159 %
-210 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 149 < 150 > 151 <= 152 >= 153 << 154 >> 155 + 156 - 157 * 158 / 159 %
-211 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 153 << 154 >> 155 + 156 - 157 * 158 / 159 %
-212 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 153 << 154 >> 155 + 156 - 157 * 158 / 159 %
-213 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 153 << 154 >> 155 + 156 - 157 * 158 / 159 %
-214 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 153 << 154 >> 155 + 156 - 157 * 158 / 159 %
-215 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 155 + 156 - 157 * 158 / 159 %
-216 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 155 + 156 - 157 * 158 / 159 %
-217 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 157 * 158 / 159 %
-218 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 157 * 158 / 159 %
-219 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-220 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-221 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-161 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
435 FOLD
-429 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-353 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
139 , 438 ]
439 )
-181 ) } 440 ,
-182 ) , } 441 PACK
-175 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-176 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
442 )
443 )
-463 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 276 { 334 . 335 [ 446 }
-478 ! & ( * + ++ - -- . CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING [ alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { } ~
-479 ! & ( * + ++ - -- . CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING [ alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { } ~
449 )
440 , 450 )
-467 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || }
-470 != $end % %= &= ( ) *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || } 213 * 214 & 215 && 324 [
-471 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || } 452 [
455 >
456 )
-170 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-248 } 458 ,
-251 , }
-253 , } 459 PACK
334 . 335 [ 460 =
-256 . = [
462 IDENTIFIER
-352 ( __device__ __host__ {
205 this 206 * 208 IDENTIFIER 209 TYPE_NAME 466 &
-447 ( , = DIRECT( INIT{ PACK ] {
-440 , ]
-180 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 276 {
-449 , ]
-125 $end ) , ... : ; = > DIRECT( INIT{ PACK {
-132 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 357 ...
-116 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 476 __restrict__ 477 __volatile__ 478 const 479 volatile
-117 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 476 __restrict__ 477 __volatile__ 478 const 479 volatile
-118 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 476 __restrict__ 477 __volatile__ 478 const 479 volatile
480 )
481 )
-133 ) 482 , 483 ...
-136 )
-137 ) , ...
-139 ) , ... 484 =
485 ]
-111 ]
139 , 486 )
487 )
-312 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-303 , {
-305 , {
491 TYPE_NAME
-307 : TYPE_NAME
-308 : TYPE_NAME
-309 : TYPE_NAME
366 , 493 {
-294 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-296 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-297 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-338 } 208 IDENTIFIER 209 TYPE_NAME
-331 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-332 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
499 )
500 )
501 )
502 )
503 )
-286 $end ,
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 241 typename
-273 $end , 505 =
-276 $end ,
-141 $end ) , ... =
-142 $end ) , ... = 509 PACK
-144 $end ) , ... =
-146 $end ) , ... =
-124 $end ) , ... = PACK 213 * 214 & 215 && 217 [ 264 IDENTIFIER 399 PACK_NAME 400 (
264 IDENTIFIER
-132 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 213 * 214 & 215 && 217 [ 264 IDENTIFIER 357 ... 400 (
56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 124 HOST 125 ; 126 BAD 127 EXTERN_C 129 TEMPLATE_HEAD 130 template 136 static_assert 137 using 138 namespace 514 }
428 =
-16 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 194 [ 515 ;
-43 , ;
516 )
-45 , ;
-17 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-29 , : ; = DIRECT( INIT{ {
-31 , : ; = DIRECT( INIT{ { 107 __launch_bounds__ 108 __align__ 109 alignas 518 RETURNS 519 & 520 && 521 __forceinline__ 522 __noinline__ 523 __packed__ 524 const 525 noexcept
528 )
529 ] 530 ,
-24 , ]
-115 $end & && ) , ... : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
535 ;
536 ) 537 ,
-265 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
539 ;
-249 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-227 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-202 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-179 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
543 FOLD_OPERATOR 544 )
139 , 545 )
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 136 static_assert 137 using 175 { 247 namespace 546 } 555 BAD 557 ; 559 if 560 switch 561 while 562 do 563 for 564 PRAGMA_UNROLL 565 break 566 continue 567 return 568 goto 569 IDENTIFIER 572 case 573 default 574 asm 575 __asm__
-173 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-174 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-183 ) , }
276 {
-197 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 276 {
577 )
578 )
-476 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-464 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-466 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || }
-465 ( EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-469 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || }
139 , 581 ]
-481 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
582 (
-169 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
583 }
-247 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 276 { 334 . 335 [
-255 , }
-257 . = [
-258 . = [
586 ]
-453 ( __device__ __host__ {
-434 ] 340 ,
-435 ] 340 ,
-438 , ]
589 }
590 }
-443 , ]
591 )
592 )
593 ]
594 )
-120 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-121 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-122 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-123 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-127 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-130 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 595 ...
-135 )
-128 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-96 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-97 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 370 public 371 private 372 protected 598 } 600 using 601 ; 603 BAD 606 static_assert 607 METHOD 608 TEMPLATE_HEAD
-304 , {
-306 , {
612 }
-248 } 614 ,
-340 , }
-342 , } 615 =
616 }
-98 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-99 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-101 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-100 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-102 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-270 $end ,
-275 $end ,
-277 $end ,
-279 $end ,
-145 $end ) , ... =
-148 $end ) , ... =
-147 $end ) , ... =
-124 ) 213 * 214 & 215 && 217 [ 264 IDENTIFIER 400 (
56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 124 HOST 125 ; 126 BAD 127 EXTERN_C 129 TEMPLATE_HEAD 130 template 136 static_assert 137 using 138 namespace 618 }
-260 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-482 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-44 , ;
619 }
-34 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-35 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-36 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-37 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-38 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-39 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-40 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-41 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
621 )
-109 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-22 : =
530 , 623 ]
624 ]
625 )
-30 , : ; = DIRECT( INIT{ {
-21 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
626 ;
46 STRING
628 ;
-264 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
629 ;
630 }
-226 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-222 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-223 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-351 ! != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? BAD CHARACTER EXTERN_C FLOATING FOLD_OPERATOR FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PACK PRAGMA_END PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME [ ] ^ ^= __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { | |= || } ~
-354 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-344 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-345 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-346 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-347 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-348 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-349 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-350 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-355 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-356 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-357 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
139 , 632 ;
633 ( 634 constexpr
635 (
636 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 136 static_assert 137 using 175 { 247 namespace 555 BAD 557 ; 559 if 560 switch 561 while 562 do 563 for 564 PRAGMA_UNROLL 565 break 566 continue 567 return 568 goto 569 IDENTIFIER 572 case 573 default 574 asm 575 __asm__
638 (
-244 PRAGMA_END 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
641 ;
642 ;
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 276 { 643 ;
647 IDENTIFIER
-160 != % %= & && &= ( * *= + ++ += , - -- -= -> . / /= ; < << <<= <= = == > >= >> >>= ? [ ^ ^= | |= || 648 :
-398 ( __volatile__ volatile
652 :
-393 ( __volatile__ volatile
-394 ( __volatile__ volatile
-185 ) , } 653 PACK
-198 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-475 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
654 }
655 ]
-472 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END [ ] ^ ^= { | |= || }
-171 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-252 , }
-254 , }
-259 . = [
-450 { 658 ( 659 __device__ 660 __host__
-441 , ]
-442 , ]
-444 , ]
-445 , ]
-129 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-131 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-134 )
-138 ) , ...
-140 ) , ...
-299 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-313 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-315 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
662 :
-316 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
213 * 214 & 215 && 259 ( 264 IDENTIFIER 663 ; 666 :
667 ; 668 ,
669 (
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 671 TEMPLATE_HEAD 675 CONSTRUCTOR 676 friend
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 370 public 371 private 372 protected 600 using 601 ; 603 BAD 606 static_assert 607 METHOD 608 TEMPLATE_HEAD
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 370 public 371 private 372 protected 600 using 601 ; 603 BAD 606 static_assert 607 METHOD 608 TEMPLATE_HEAD 678 }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 370 public 371 private 372 protected 600 using 601 ; 603 BAD 606 static_assert 607 METHOD 608 TEMPLATE_HEAD 679 }
-334 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-339 }
-247 } 208 IDENTIFIER 209 TYPE_NAME
-335 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-274 $end ,
-14 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-46 , ;
-32 , : ; = DIRECT( INIT{ {
-33 & && : __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-25 , ]
-23 : =
-110 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-113 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-26 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
195 STRING 684 )
-28 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-263 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-250 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
139 , 685 )
-358 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-352 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long namespace new nullptr register reinterpret_cast short signed sizeof static static_assert static_cast struct this thread_local true typedef union unsigned using void volatile wchar_t ~
687 (
-352 ! & ( * + ++ - -- CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
690 while
692 PRAGMA_END
-243 ) PRAGMA_END 139 ,
-381 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-382 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-383 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
693 ;
-385 ; 139 ,
-386 ;
694 ;
-392 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-388 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
695 ( 697 volatile 698 __volatile__
699 : 700 ...
-391 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-184 ) , }
-477 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-473 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END [ ] ^ ^= { | |= || }
139 , 701 )
-430 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-459 ( __device__ __host__ {
-460 ( __device__ __host__ {
703 ; 704 =
-314 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-317 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-322 , ;
-33 & && , ; = INIT{ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 706 :
-318 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
213 * 214 & 215 && 259 ( 264 IDENTIFIER 666 :
-409 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 675 CONSTRUCTOR 676 friend
-18 { 712 ; 713 =
-417 & && ( * IDENTIFIER 715 CONSTRUCTOR
716 (
-411 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-300 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-301 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 370 public 371 private 372 protected 600 using 601 ; 603 BAD 606 static_assert 607 METHOD 608 TEMPLATE_HEAD 718 }
-341 , }
-343 , }
-422 { 107 __launch_bounds__ 108 __align__ 109 alignas 519 & 520 && 521 __forceinline__ 522 __noinline__ 523 __packed__ 524 const 525 noexcept 720 :
721 ;
-224 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class 136 static_assert 137 using 247 namespace 727 ;
738 (
-384 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-387 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-399 ( __volatile__ volatile
-395 ( __volatile__ volatile
-396 ( __volatile__ volatile
-389 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-162 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
747 )
-311 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-324 , ; 107 __launch_bounds__ 108 __align__ 109 alignas 519 & 520 && 521 __forceinline__ 522 __noinline__ 523 __packed__ 524 const 525 noexcept 749 = 750 INIT{
-329 , ;
-323 , ;
752 ) 753 ,
-410 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-413 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
755 default 756 delete
-33 & && ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
758 (
-418 & && ( * IDENTIFIER
-302 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-419 {
-27 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
763 )
-364 )
-366 ) 139 , 765 ;
-42 , ; 253 DIRECT( 254 INIT{ 766 =
-377 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
-379 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
768 )
769 )
-366 ) 139 ,
-42 , 253 DIRECT( 254 INIT{ 770 =
266 ,
-368 ; 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 register 93 short 94 signed 95 static 96 thread_local 97 typedef 98 unsigned 99 void 100 volatile 101 wchar_t 102 decltype 106 enum 107 __launch_bounds__ 108 __align__ 109 alignas 110 struct 111 union 112 class
775 :
139 , 765 ;
-375 : 267 =
-376 : -42 , ; 252 = 253 DIRECT( 254 INIT{
-380 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-400 ) : 195 STRING
777 :
-452 RETURNS __device__ __host__ constexpr mutable noexcept {
779 ;
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 276 { 334 . 335 [ 781 }
-328 , ;
783 ;
-412 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
785 ;
786 ;
-416 ; = {
788 )
-423 ; = { 789 ,
-424 , ; = {
790 ( 791 { 792 INIT{
-365 )
-378 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
795 )
139 , 798 )
799 ;
-367 ; 139 ,
-42 , 253 DIRECT( 254 INIT{ 800 =
802 ) 803 :
-390 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-461 { 805 mutable 806 constexpr 807 noexcept 808 __device__ 809 __host__ 810 RETURNS
-321 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-325 , ;
-326 , ;
-319 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
195 STRING 812 )
-414 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-415 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
813 )
-33 & && : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-359 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 819 else
-370 ) -43 , ;
-363 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-371 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
821 ;
-244 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
139 , 824 )
825 ;
-402 ) : 46 STRING 830 [
-451 {
-454 RETURNS __device__ __host__ constexpr mutable noexcept {
-455 RETURNS __device__ __host__ constexpr mutable noexcept {
-456 RETURNS __device__ __host__ constexpr mutable noexcept {
-457 RETURNS __device__ __host__ constexpr mutable noexcept {
-458 RETURNS __device__ __host__ constexpr mutable noexcept {
832 }
833 ;
-422 ; = { 107 __launch_bounds__ 108 __align__ 109 alignas 519 & 520 && 521 __forceinline__ 522 __noinline__ 523 __packed__ 524 const 525 noexcept 720 :
-425 , ; = {
836 )
837 }
838 }
-362 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 840 else
-372 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
841 )
-369 ; -43 ,
-397 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-401 ) :
-403 ) : 843 ,
-404 ) , :
-406 ) , : 195 STRING 844 (
845 IDENTIFIER
-462 {
-327 , ;
-320 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-421 ; = {
-426 , ; = {
-427 , ; = {
-428 , ; = {
-360 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-374 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
46 STRING 830 [
851 ]
-420 ; = {
-361 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-373 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-405 ) , :
139 , 852 )
-407 ) , :
195 STRING 854 (
139 , 856 )
-408 ) , :
""".splitlines()
STATES = [
 0, 1, 2, 3, 4, 5, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 3,
 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68,
 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 126, 127, 128, 129, 130, 131, 132, 133, 134, 3, 135, 136, 3, 3,
 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 137, 138, 139, 140, 141, 142, 143, 144,
 145, 146, 147, 148, 149, 150, 151, 152, 3, 153, 154, 155, 156, 157, 158, 18, 159, 160, 161, 18, 162, 163, 164, 165,
 166, 167, 168, 169, 4, 153, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 185, 185,
 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 198, 153, 199, 199, 200, 201, 202, 203, 204, 205, 206,
 207, 208, 209, 210, 211, 212, 213, 198, 214, 215, 216, 217, 218, 153, 219, 217, 220, 221, 222, 223, 198, 224, 225, 226,
 227, 228, 223, 135, 3, 229, 198, 230, 231, 232, 233, 234, 235, 236, 3, 237, 238, 239, 240, 241, 242, 243, 244, 245,
 246, 247, 248, 249, 250, 251, 252, 253, 254, 135, 255, 256, 3, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 198,
 267, 153, 268, 269, 270, 163, 4, 271, 272, 273, 274, 275, 3, 3, 276, 277, 278, 279, 280, 281, 282, 283, 284, 3,
 285, 286, 286, 287, 286, 288, 289, 289, 135, 153, 153, 290, 291, 187, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301,
 302, 303, 304, 305, 306, 190, 192, 307, 308, 309, 310, 311, 312, 190, 313, 314, 315, 316, 317, 317, 318, 319, 320, 321,
 322, 323, 324, 325, 326, 327, 4, 328, 198, 3, 329, 330, 331, 332, 333, 334, 335, 211, 336, 337, 338, 339, 340, 341,
 342, 279, 343, 344, 345, 292, 346, 223, 347, 348, 198, 349, 187, 292, 221, 350, 351, 4, 352, 353, 198, 354, 279, 3,
 355, 356, 357, 358, 359, 360, 361, 362, 135, 363, 364, 365, 366, 367, 368, 279, 369, 370, 371, 372, 3, 373, 374, 375,
 376, 377, 378, 379, 135, 380, 381, 382, 383, 384, 198, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397,
 398, 399, 400, 401, 135, 402, 403, 404, 405, 306, 406, 407, 306, 190, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417,
 418, 4, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 4, 431, 432, 433, 434, 435, 436, 437, 438, 439,
 440, 441, 198, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 3, 454, 455, 456, 457, 458, 459, 460, 461,
 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 472, 480, 3, 481, 482, 483,
 484, 485, 486, 487, 488, 489, 3, 490, 491, 492, 493, 217, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505,
 198, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 306, 516, 517, 518, 3, 519, 520, 521, 522, 523, 524, 525, 526,
 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 536, 538, 539, 536, 540, 541, 542, 543, 544, 545, 546, 547, 548,
 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 292, 559, 560, 561, 562, 563, 564, 565, 3, 566, 567, 3, 568, 569,
 570, 223, 571, 572, 4, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 536, 582, 200, 583, 582, 472, 584, 585, 448,
 586, 587, 588, 589, 3, 590, 591, 592, 4, 593, 3, 594, 595, 596, 597, 217, 598, 599, 600, 601, 292, 602, 603, 604,
 198, 605, 606, 607, 200, 608, 609, 610, 611, 215, 130, 582, 612, 613, 614, 615, 223, 616, 3, 617, 618, 619, 620, 621,
 622, 623, 624, 625, 626, 135, 627, 628, 629, 448, 630, 631, 632, 633, 292, 634, 635, 636, 637, 472, 638, 639, 218, 640,
 472, 472, 135, 641, 642, 643, 644, 3, 645, 646, 647, 648, 649, 650, 279, 651, 652, 653, 654, 655, 656, 198, 153, 289,
 289, 657, 658, 472, 659, 660, 661, 662, 135, 663, 664, 665, 666, 667, 668, 669, 670, 671, 4, 672, 673, 656, 674, 675,
 676, 677, 678, 472, 679, 680, 681, 682, 472, 683, 684, 685, 686, 687, 688, 689, 690, 691, 674, 692, 693, 694, 695, 696,
 472, 472, 697, 698, 3, 699, 700, 701, 702, 703, 704, 448, 705, 706, 3, 707, 708,
]
DEFAULTS = [
 0, 0, -7, 0, 0, 0, 0, -266, 0, 0, -241, -228, 0, -203, -192, -187, -188, -191, -201, 0, 0, 0, 0, 0,
 0, 0, 0, 0, -172, -160, -189, -190, -200, -149, 0, 0, -168, 0, 0, -152, -153, -154, -155, -156, -157, -151, -158, -163,
 -164, -165, -166, -167, -3, 0, 0, -48, -50, -51, -52, -53, -54, -55, -56, -57, -58, -59, -60, -61, -62, -63, -64, -65,
 -66, -67, -68, -69, -70, -71, -72, -73, -74, -75, -76, -77, -78, -79, -80, -81, -82, -83, -84, -85, -86, -87, -88, -89,
 -90, -91, -92, -93, -94, -95, 0, 0, -295, 0, 0, 0, 0, 0, -291, -292, -293, -4, 0, -285, 0, 0, 0, -5,
 0, -8, -9, -10, -11, -12, -13, 0, 0, 0, 0, 0, -18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -229, -230, -231, -232, -233, -234, -235, -236,
 -237, -238, -239, 0, 0, 0, 0, -352, 0, 0, 0, 0, -177, -178, -193, 0, -194, -195, -196, 0, 0, 0, 0, 0,
 0, -480, 0, -159, 0, 0, 0, 0, 0, 0, 0, -437, 0, -448, 0, -446, -106, -107, -104, 0, 0, -119, -119, -119,
 0, 0, -49, 0, -310, 0, 0, 0, 0, -336, 0, -330, 0, 0, 0, 0, 0, 0, -289, -290, -6, 0, -269, 0,
 0, -271, 0, -15, -7, -280, -281, 0, -282, 0, 0, 0, 0, 0, 0, 0, -19, -33, 0, 0, 0, 0, 0, -108,
 -105, -20, 0, 0, 0, 0, 0, 0, -242, -240, -245, -246, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, -219, -220, -221, 0, -161, 0, 0, -429, -353, 0, 0, 0, 0, -175, -176, 0, 0, 0,
 -463, 0, 0, -478, -479, 0, 0, 0, 0, -467, 0, 0, 0, 0, 0, 0, -170, 0, -251, 0, 0, -256, 0, 0,
 -352, 0, 0, -447, 0, -440, 0, 0, 0, 0, 0, -449, -125, 0, 0, 0, 0, 0, 0, 0, 0, -136, -137, 0,
 0, -111, 0, 0, -312, -310, 0, -303, -305, 0, -307, -308, -309, -310, 0, -294, -296, -297, 0, 0, -331, -332, 0, 0,
 0, 0, 0, -286, 0, 0, 0, -276, 0, 0, -141, 0, -144, -146, 0, 0, 0, -7, 0, 0, -16, 0, -43, 0,
 -45, 0, -17, -29, 0, 0, 0, 0, 0, -24, 0, -115, 0, 0, -33, 0, 0, 0, -265, 0, 0, -249, 0, 0,
 -227, -202, -179, 0, 0, 0, -173, -174, 0, -183, 0, 0, 0, 0, -476, 0, -464, -466, -465, -469, 0, 0, -481, 0,
 -169, 0, 0, -255, 0, -257, -258, 0, -453, 0, 0, 0, -438, 0, 0, -443, 0, 0, 0, 0, -120, -121, -122, -123,
 -127, -130, 0, -135, 0, -128, -96, -97, 0, -312, -304, -306, -312, -310, 0, 0, -340, 0, 0, -98, -99, -101, -100, -102,
 -270, 0, -275, -277, -279, -145, -148, -147, 0, 0, -260, -482, -44, 0, 0, -34, -35, -36, -37, -38, -39, -40, -41, 0,
 -109, -22, 0, 0, 0, 0, -30, -21, 0, 0, 0, -264, 0, 0, -226, 0, -222, -223, -351, -354, -344, -345, -346, -347,
 -348, -349, -350, -355, -356, -357, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -398, 0, 0, -393, -394,
 0, -198, -475, 0, 0, -472, 0, -171, -252, -254, -259, 0, 0, -441, -442, -444, -445, -129, -131, -134, -138, -140, -299, -313,
 0, -315, 0, -316, 0, 0, 0, 0, 0, 0, 0, -312, -334, -339, 0, 0, -335, -274, -14, -46, -32, -33, -25, -23,
 -110, -113, -26, 0, -28, -263, -250, 0, -358, -352, 0, -352, -352, 0, -352, 0, 0, -381, -382, -383, 0, 0, -386, 0,
 -392, -388, 0, 0, -391, -184, -477, -473, 0, -430, 0, -459, -460, 0, -314, -317, -322, 0, 0, -318, 0, 0, -409, 0,
 0, 0, 0, 0, 0, -411, -300, -301, 0, -341, -343, 0, 0, -224, 0, -352, 0, 0, 0, 0, 0, -384, -387, 0,
 -399, -395, -396, -389, 0, -162, 0, -311, 0, 0, 0, -329, -323, 0, -410, 0, -413, 0, -33, 0, 0, -418, -302, -419,
 0, -27, 0, -364, 0, 0, 0, -377, -379, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 -380, 0, 0, -452, 0, 0, 0, -328, 0, 0, -412, 0, 0, -416, 0, 0, 0, -424, 0, 0, -365, -378, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, -390, 0, -321, -325, -326, 0, -319, 0, -414, -415, 0, -33, 0, 0, 0,
 0, 0, 0, 0, -363, -371, 0, 0, 0, 0, 0, 0, -451, -454, -455, -456, -457, -458, 0, 0, 0, -33, 0, -425,
 0, 0, 0, 0, 0, -372, 0, 0, 0, -397, -401, 0, -404, 0, 0, -462, -327, -320, 0, -421, -426, -427, -428, -360,
 0, 0, -374, 0, 0, 0, -420, -361, -373, -405, 0, 0, -407, 0, 0, 0, -408,
]
GOTO = """\
1 start

8 externals
9 expression 10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string
52 type_id 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 113 template_args 114 template_arg_list 115 template_arg 116 type_id 117 conditional 118 binary
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 119 type_id
120 template_scope
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 121 external 122 function 123 declaration 128 namespace_head 131 named 132 constructor 133 specs 134 initialized 135 binding
140 assigns
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 171 type_id 172 expression 174 compound
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 182 unary
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 184 unary
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 185 cast
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 186 unary
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 189 new_type 190 new_placement 192 specs
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 193 cast
199 captures 202 capture_list 203 capture 204 simple_capture 207 any_name
210 abstract 211 indirection 212 direct_abstract
57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 218 specifier
221 bases
223 record_attributes
224 enum_base
226 enum_base 227 any_name
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 236 template_params 237 template_param_list 238 template_param 239 type_param_word 240 plain_parameter 242 specs
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 131 named 132 constructor 133 specs 134 initialized 135 binding 245 function 246 declaration
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 134 initialized 135 binding 248 declaration 249 specs 250 named
251 function_scope
255 function_scope
257 declarator 261 indirection 262 direct 263 name
269 any_name
271 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 272 assignment
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 273 initializer 274 assignment 275 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 277 expression
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 280 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 281 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 282 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 284 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 285 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 286 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 287 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 288 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 289 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 290 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 291 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 292 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 293 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 295 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 296 binary
302 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 303 expression
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 304 arguments 305 argument_list 306 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 172 expression 174 compound 309 type_id
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 172 expression 174 compound 310 type_id
312 new_initializer 314 new_brace
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 192 specs 317 new_type
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 274 assignment 275 braces 306 initializer 319 type_id 320 argument_list
321 new_declarator 322 indirection 323 new_array
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 326 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 305 argument_list 306 initializer 327 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 329 initializers 330 initializer_item 331 initializer 332 designators 333 designator
339 any_name
211 indirection 212 direct_abstract 348 abstract
351 qualifiers
352 qualifiers
353 qualifiers
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 211 indirection 212 direct_abstract 242 specs 354 abstract 355 parameters 356 parameter_list 358 parameter 359 plain_parameter
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 118 binary 360 conditional_opt 361 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 362 expression
364 record_scope
367 base 369 access
374 bases 375 any_name 376 argued
380 any_name
381 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 305 argument_list 306 initializer 382 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 274 assignment 275 braces 305 argument_list 306 initializer 383 arguments 384 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 274 assignment 275 braces 305 argument_list 306 initializer 385 arguments 386 type_id
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 116 type_id 117 conditional 118 binary 387 template_arg
389 any_name
212 direct_abstract 262 direct 263 name 394 declarator 395 abstract 396 pack_declarator 398 indirection
401 linkage
402 externals
403 any_name
404 compound
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 406 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 305 argument_list 306 initializer 407 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 330 initializer_item 331 initializer 332 designators 333 designator 409 initializers
410 compound
411 ending 412 trailing
262 direct 263 name 414 declarator 415 indirection
416 bound_names 417 any_name
262 direct 263 name 415 indirection 419 declarator
262 direct 263 name 415 indirection 422 declarator
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 423 initializer
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 118 binary 424 conditional
427 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 330 initializer_item 331 initializer 332 designators 333 designator 430 initializers
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 432 assignment
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 433 cast 434 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 436 expression
437 statements
444 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 305 argument_list 306 initializer 445 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 330 initializer_item 331 initializer 332 designators 333 designator 447 initializers
314 new_brace 448 new_initializer
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 319 type_id
322 indirection 323 new_array 451 new_declarator
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 453 expression
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 454 cast
457 comma_opt
461 designator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 118 binary 463 conditional
464 block
203 capture 204 simple_capture 207 any_name 465 capture_list
203 capture 204 simple_capture 207 any_name 467 capture_list
204 simple_capture 207 any_name 468 capture
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 305 argument_list 306 initializer 469 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 305 argument_list 306 initializer 470 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 471 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 305 argument_list 306 initializer 472 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 305 argument_list 306 initializer 473 arguments
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 118 binary 361 conditional 474 conditional_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 242 specs 356 parameter_list 358 parameter 359 plain_parameter 475 parameters
488 members
489 record_scope
369 access 490 base
492 record_scope
494 enum_body 495 enumerators 496 enumerator 497 any_name
495 enumerators 496 enumerator 497 any_name 498 enum_body
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 239 type_param_word 240 plain_parameter 242 specs 504 template_param
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 506 type_id
507 any_name
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 118 binary 508 conditional
212 direct_abstract 262 direct 263 name 348 abstract 398 indirection 419 declarator 510 pack_declarator
511 name
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 212 direct_abstract 242 specs 262 direct 263 name 354 abstract 355 parameters 356 parameter_list 358 parameter 359 plain_parameter 414 declarator 512 indirection
513 externals
517 comma_opt
526 argued
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 242 specs 356 parameter_list 358 parameter 359 plain_parameter 527 parameters
417 any_name 531 bound_names
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 118 binary 361 conditional 532 conditional_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 242 specs 356 parameter_list 358 parameter 359 plain_parameter 533 parameters
412 trailing 534 ending
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 538 type_id
540 any_name
541 comma_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 542 assignment
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 134 initialized 135 binding 249 specs 250 named 547 statement 548 compound 549 expression_statement 550 selection 551 loop 552 jump 553 labeled 554 asm_statement 556 declaration 558 expression 570 label 571 asm_word
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 576 initializer
434 braces
579 comma_opt
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 118 binary 580 conditional
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 331 initializer 332 designators 333 designator 584 initializer_item
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 585 initializer
587 lambda_head 588 lambda_attributes
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 242 specs 359 plain_parameter 596 parameter
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 597 initializer
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 599 member 602 access 604 specs 605 fields
609 members
610 members
611 record_scope
613 comma_opt
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 617 type_id
212 direct_abstract 262 direct 263 name 348 abstract 419 declarator 512 indirection
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 620 type_id
622 any_name
45 one_string 627 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 631 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 134 initialized 135 binding 249 specs 250 named 548 compound 549 expression_statement 550 selection 551 loop 552 jump 553 labeled 554 asm_statement 556 declaration 558 expression 570 label 571 asm_word 637 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 639 expression_opt 640 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 644 initializer_value 645 expression 646 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 134 initialized 135 binding 249 specs 250 named 548 compound 549 expression_statement 550 selection 551 loop 552 jump 553 labeled 554 asm_statement 556 declaration 558 expression 570 label 571 asm_word 649 statement
650 asm_volatile
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 118 binary 651 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 656 expression
657 compound
661 any_name
262 direct 263 name 415 indirection 664 field 665 declarator
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 670 method 672 method_head 673 method_specs 674 specs
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 602 access 604 specs 605 fields 677 member
680 members
497 any_name 681 enumerator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 118 binary 682 conditional
683 trailing
686 block
688 block
689 block
691 block
696 asm_qualifier
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 242 specs 356 parameter_list 358 parameter 359 plain_parameter 702 parameters
705 trailing
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 118 binary 707 conditional
262 direct 263 name 415 indirection 665 declarator 708 field
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 118 binary 709 conditional
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 672 method_head 673 method_specs 674 specs 710 method
711 function_scope
262 direct 263 name 415 indirection 714 declarator
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 717 specs
526 argued 719 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 135 binding 722 condition 723 test 724 for_init 725 expression 726 named 728 declaration 729 specs 730 initialized
731 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 135 binding 723 test 724 for_init 725 expression 726 named 728 declaration 729 specs 730 initialized 732 condition
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 733 test 734 expression 735 named 736 specs 737 initialized
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 134 initialized 249 specs 728 declaration 739 for_init 740 ranged 741 expression 742 binding 743 named
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 134 initialized 135 binding 249 specs 250 named 548 compound 549 expression_statement 550 selection 551 loop 552 jump 553 labeled 554 asm_statement 556 declaration 558 expression 570 label 571 asm_word 744 statement
45 one_string 745 strings
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 118 binary 746 conditional
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 748 type_id
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 118 binary 751 conditional
754 compound
412 trailing 757 ending
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 242 specs 356 parameter_list 358 parameter 359 plain_parameter 759 parameters
760 mem_init_list 761 mem_init 762 any_name
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 734 expression 735 named 736 specs 737 initialized 764 test
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 135 binding 723 test 724 for_init 725 expression 726 named 728 declaration 729 specs 730 initialized 767 condition
257 declarator 262 direct 263 name 415 indirection
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 771 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 736 specs 737 initialized 772 for_test 773 expression 774 named
776 asm_operands
778 lambda_words
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 780 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 330 initializer_item 331 initializer 332 designators 333 designator 782 initializers
45 one_string 784 strings
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 242 specs 356 parameter_list 358 parameter 359 plain_parameter 787 parameters
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 134 initialized 135 binding 249 specs 250 named 548 compound 549 expression_statement 550 selection 551 loop 552 jump 553 labeled 554 asm_statement 556 declaration 558 expression 570 label 571 asm_word 793 statement
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 794 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 134 initialized 135 binding 249 specs 250 named 548 compound 549 expression_statement 550 selection 551 loop 552 jump 553 labeled 554 asm_statement 556 declaration 558 expression 570 label 571 asm_word 796 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 134 initialized 135 binding 249 specs 250 named 548 compound 549 expression_statement 550 selection 551 loop 552 jump 553 labeled 554 asm_statement 556 declaration 558 expression 570 label 571 asm_word 797 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 801 expression
804 lambda_result
811 comma_opt
814 trailing
762 any_name 815 mem_init
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 305 argument_list 306 initializer 816 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 305 argument_list 306 initializer 817 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 305 argument_list 306 initializer 818 arguments
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 134 initialized 135 binding 249 specs 250 named 548 compound 549 expression_statement 550 selection 551 loop 552 jump 553 labeled 554 asm_statement 556 declaration 558 expression 570 label 571 asm_word 820 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 640 expression 822 expression_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 274 assignment 275 braces 823 initializer
45 one_string 826 asm_list 827 asm_items 828 asm_item 829 strings
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 831 type_id
834 trailing
526 argued 835 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 134 initialized 135 binding 249 specs 250 named 548 compound 549 expression_statement 550 selection 551 loop 552 jump 553 labeled 554 asm_statement 556 declaration 558 expression 570 label 571 asm_word 839 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 134 initialized 135 binding 249 specs 250 named 548 compound 549 expression_statement 550 selection 551 loop 552 jump 553 labeled 554 asm_statement 556 declaration 558 expression 570 label 571 asm_word 842 statement
526 argued 846 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 134 initialized 135 binding 249 specs 250 named 548 compound 549 expression_statement 550 selection 551 loop 552 jump 553 labeled 554 asm_statement 556 declaration 558 expression 570 label 571 asm_word 847 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 103 record_head 104 key 105 enum_head 134 initialized 135 binding 249 specs 250 named 548 compound 549 expression_statement 550 selection 551 loop 552 jump 553 labeled 554 asm_statement 556 declaration 558 expression 570 label 571 asm_word 848 statement
45 one_string 829 strings 849 asm_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 850 expression
45 one_string 853 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 855 expression
""".splitlines()
GOTO_STATES = [
 0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 1, 1, 9, 1, 1, 1, 1, 1, 1, 10, 1, 11, 12, 13,
 14, 1, 15, 16, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 17, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 18, 19, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 20, 21, 22, 23, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 24, 1, 1, 1, 1, 1, 1, 1, 1, 25, 26, 27, 28, 29, 1, 1, 1, 30, 31, 32, 33, 34, 35, 36,
 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 53, 54, 55, 1, 1, 1, 1, 1, 56, 1, 1, 1, 57, 1, 58, 59, 60,
 61, 1, 1, 1, 62, 63, 64, 1, 1, 65, 1, 1, 1, 1, 1, 1, 1, 1, 1, 66, 1, 67, 68, 69,
 70, 71, 1, 72, 73, 1, 74, 75, 1, 1, 1, 1, 76, 77, 78, 79, 80, 81, 1, 1, 1, 1, 1, 82,
 1, 1, 83, 84, 85, 1, 1, 86, 1, 29, 1, 87, 88, 89, 90, 91, 1, 92, 1, 93, 94, 95, 1, 1,
 1, 1, 96, 97, 98, 1, 99, 1, 1, 1, 1, 1, 100, 1, 101, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 102, 1, 1, 103, 1, 104, 1, 1, 1, 1, 1, 1, 1, 1, 105,
 1, 106, 107, 1, 1, 108, 109, 1, 1, 1, 110, 1, 111, 112, 1, 1, 1, 113, 1, 1, 114, 1, 1, 115,
 116, 117, 118, 1, 119, 1, 120, 121, 122, 123, 124, 1, 1, 125, 126, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 127, 128, 129, 1, 1, 1, 1, 1, 1, 130, 1, 1, 1, 1, 131, 132, 1, 1, 1, 1,
 1, 1, 1, 1, 133, 1, 134, 1, 135, 136, 1, 1, 1, 1, 137, 138, 139, 140, 8, 1, 1, 16, 1, 1,
 1, 141, 1, 1, 142, 143, 1, 95, 1, 1, 144, 1, 145, 146, 147, 1, 1, 148, 1, 1, 149, 1, 150, 151,
 1, 1, 1, 1, 1, 152, 1, 1, 153, 1, 154, 154, 1, 1, 1, 155, 1, 1, 1, 1, 156, 1, 1, 1,
 1, 1, 157, 1, 158, 1, 1, 1, 159, 1, 65, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 160, 1, 161, 1, 1, 1, 162, 163, 1, 1, 164, 165, 1, 166, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 167, 1, 1, 1, 1, 1, 1, 168, 8, 1, 1, 1, 1, 169, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 170, 1, 1, 1, 1, 1, 1, 171, 1, 1, 1, 1, 1, 172, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 173, 1, 174, 1, 1, 175, 1, 1, 176, 177, 178, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 179, 1, 1, 1, 1, 180, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 181, 1, 1, 1, 182, 1, 1, 183, 184, 162, 162, 185, 1, 1, 186, 187, 1, 1, 1, 1, 1, 188, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 189, 1, 190, 191, 1, 192, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 193, 1, 1, 1, 1, 1, 1, 1, 194, 1, 1, 1, 1, 1, 1, 195, 196, 1, 197, 198, 1, 199,
 200, 201, 1, 1, 202, 1, 1, 1, 162, 1, 1, 203, 1, 1, 204, 205, 206, 207, 1, 208, 209, 1, 1, 210,
 1, 1, 1, 1, 211, 1, 1, 1, 212, 142, 213, 1, 1, 1, 1, 214, 1, 1, 215, 1, 216, 1, 1, 1,
 217, 1, 1, 1, 218, 1, 1, 1, 1, 29, 1, 219, 1, 1, 1, 1, 220, 1, 221, 222, 1, 1, 1, 1,
 1, 223, 1, 224, 1, 225, 226, 1, 1, 227, 1, 1, 1, 1, 228, 1, 1, 1, 1, 229, 1, 1, 230, 1,
 231, 232, 230, 1, 1, 1, 1, 233, 1, 1, 234, 1, 1, 1, 235, 1, 1, 1, 1, 1, 236, 237, 238, 239,
 240, 1, 1, 241, 1, 1, 1, 242, 243, 1, 1, 244, 1, 1, 1, 1, 1, 1, 245, 1, 1, 246, 247, 1,
 1, 1, 1, 248, 1, 1, 1, 1, 249, 1, 1, 1, 1, 1, 1, 1, 1, 1, 250, 1, 1, 1, 1, 1,
 251, 252, 1, 253, 254, 1, 1, 1, 1, 1, 1, 255, 1, 1, 256, 1, 1,
]
