"""The parser's tables. Made by `python -m minicc.frontend.tables`; do not edit."""

# ruff: noqa
FINGERPRINT = 439774921
ROWS = """\
2 START_UNIT 3 START_EXPRESSION 4 START_TYPE 5 START_ARGUMENTS 6 START_CONVERSION 7 START_PARAMETERS
0 $end
-7 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class
-298 $end 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class
-272 $end EXTERN_C TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef typename union unsigned void volatile wchar_t
-1 $end 56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 125 HOST 126 ; 127 BAD 128 EXTERN_C 131 template 137 static_assert 138 using 139 namespace 140 TEMPLATE_HEAD
-2 $end 141 ,
-246 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-233 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-230 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] } 143 ? 144 || 145 && 146 | 147 ^ 148 & 149 == 150 != 151 < 152 > 153 <= 154 >= 155 << 156 >> 157 + 158 - 159 * 160 / 161 % 162 = 163 *= 164 /= 165 %= 166 += 167 -= 168 <<= 169 >>= 170 &= 171 ^= 172 |=
-208 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-197 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-192 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-193 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-196 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-206 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 175 FOLD 177 {
-191 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 178 [ 179 ( 180 . 181 -> 182 ++ 183 --
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 185 (
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 189 (
-204 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~ 190 SIZEOF_PACK
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 193 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 196 [
-177 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-165 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-194 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-195 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-205 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-154 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-155 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || } 197 STRING
198 <
-173 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
199 ( 200 {
-450 ] 202 = 203 & 207 this 208 * 210 IDENTIFIER 211 TYPE_NAME
-157 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-158 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-159 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-160 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-161 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-162 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-156 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING [ ] ^ ^= | |= || }
-163 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING [ ] ^ ^= | |= || }
-168 <
-169 <
-170 <
-171 <
-172 ( {
-3 $end
-104 $end ) , : ; = > DIRECT( INIT{ PACK { 215 * 216 & 217 && 218 ( 219 [
-47 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class
-48 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-50 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-51 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-52 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-53 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-54 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-55 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-56 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-57 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-58 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-59 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-60 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-61 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-62 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-63 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-64 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-65 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-66 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-67 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-68 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-69 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-70 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-71 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-72 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-73 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-74 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-75 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-76 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-77 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-78 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-79 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-80 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-81 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-82 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-83 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-84 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-85 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-86 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-87 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-88 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-89 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-90 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-91 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-92 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-93 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-94 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-95 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-96 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
221 (
-313 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 222 { 224 BASES
-310 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-354 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || } 227 ENUM_BASE
-354 { 210 IDENTIFIER 211 TYPE_NAME 227 ENUM_BASE 230 class 231 struct
232 (
233 (
234 (
-306 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-307 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-308 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-4 $end
-299 $end 235 ,
-300 $end ,
-302 $end , 236 PACK
-303 $end , 237 PACK
-230 $end ) , ... : ; PACK ] } 143 ? 144 || 145 && 146 | 147 ^ 148 & 149 == 150 != 151 < 152 > 153 <= 154 >= 155 << 156 >> 157 + 158 - 159 * 160 / 161 %
-5 $end
-273 $end 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 244 typename 245 TEMPLATE_HEAD
-8 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-9 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-10 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-11 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-12 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-13 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-53 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 247 {
248 {
-293 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 137 static_assert 138 using 251 namespace
-42 , ; -18 { 254 = 255 DIRECT( 256 INIT{
-18 {
215 * 216 & 217 && 258 ; 260 CONSTRUCTOR 261 ( 262 [ 266 IDENTIFIER
267 ; 268 ,
269 =
270 (
210 IDENTIFIER 211 TYPE_NAME 272 namespace
-266 { 210 IDENTIFIER 211 TYPE_NAME
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 137 static_assert 138 using 140 TEMPLATE_HEAD 251 namespace
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 281 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 283 :
-234 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-235 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-236 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-237 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-238 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-239 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-240 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-241 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-242 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-243 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-244 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
302 )
141 , 303 ) 304 FOLD_OPERATOR
305 FOLD_OPERATOR
306 )
-369 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-185 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 281 {
312 IDENTIFIER
313 IDENTIFIER
-182 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-183 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-198 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-199 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-200 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-201 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
316 (
-493 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 318 ( 320 { 321 INIT{
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 323 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 281 {
-487 != $end % %= &= ( ) *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || } 215 * 216 & 217 && 329 [
-499 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
330 ]
-164 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING [ ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 281 { 333 } 339 . 340 [
341 ]
-451 ] 342 ,
-452 ] 210 IDENTIFIER 211 TYPE_NAME 343 ,
-455 ] 345 ,
-456 , ]
-458 , ] 346 PACK 347 { 348 INIT{ 349 = 350 DIRECT( 351 (
-467 , ]
352 this
-465 ( , = DIRECT( INIT{ PACK ] {
-107 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-108 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-105 $end ) , : ; = > DIRECT( INIT{ PACK {
-125 $end ) , : ; = > DIRECT( INIT{ PACK { 215 * 216 & 217 && 218 ( 219 [
-127 $end ) , ... : ; = > DIRECT( INIT{ PACK { 354 [ 355 (
-120 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-133 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 215 * 216 & 217 && 218 ( 219 [ 362 ...
-113 ] 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
-49 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 368 auto
-327 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
370 { 371 ,
374 TYPE_NAME 376 public 377 private 378 protected
108 __launch_bounds__ 109 __align__ 110 alignas 210 IDENTIFIER 211 TYPE_NAME 224 BASES 379 { 383 __packed__
-350 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 384 {
-353 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
385 {
-347 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
210 IDENTIFIER 211 TYPE_NAME
-185 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 281 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class
-304 $end ,
-305 $end ,
-6 $end
-274 $end 394 ,
-275 $end ,
-278 $end , 210 IDENTIFIER 211 TYPE_NAME 396 = 397 PACK 398 PACK_NAME
-286 $end , 210 IDENTIFIER 211 TYPE_NAME 400 = 401 PACK 402 PACK_NAME
-291 $end , 403 =
-277 $end , = IDENTIFIER PACK PACK_NAME TYPE_NAME
244 typename
-144 $end ) , ... = 215 * 216 & 217 && 219 [ 266 IDENTIFIER 408 PACK 411 ( 412 PACK_NAME
-15 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-7 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-297 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
215 * 216 & 217 && 258 ; 261 ( 262 [ 266 IDENTIFIER
-42 , ; 254 = 255 DIRECT( 256 INIT{
177 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 281 { 417 delete
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 281 { 339 . 340 [ 420 }
-19 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-33 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
425 (
215 * 216 & 217 && 261 ( 266 IDENTIFIER
215 * 216 & 217 && 261 ( 266 IDENTIFIER 430 [
-115 $end & && ) , ... : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 432 [ 433 (
-109 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-106 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-20 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
437 = 438 ; 439 PACK
-267 { 441 =
-294 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-295 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-296 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-247 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-245 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-250 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-251 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 281 { 339 . 340 [ 442 }
141 , 444 :
-209 $end %= &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 145 && 146 | 147 ^ 148 & 149 == 150 != 151 < 152 > 153 <= 154 >= 155 << 156 >> 157 + 158 - 159 * 160 / 161 %
-210 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 146 | 147 ^ 148 & 149 == 150 != 151 < 152 > 153 <= 154 >= 155 << 156 >> 157 + 158 - 159 * 160 / 161 %
-211 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= | |= || } 147 ^ 148 & 149 == 150 != 151 < 152 > 153 <= 154 >= 155 << 156 >> 157 + 158 - 159 * 160 / 161 %
-212 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 148 & 149 == 150 != 151 < 152 > 153 <= 154 >= 155 << 156 >> 157 + 158 - 159 * 160 / 161 %
-213 $end %= & && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 149 == 150 != 151 < 152 > 153 <= 154 >= 155 << 156 >> 157 + 158 - 159 * 160 / 161 %
-214 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 151 < 152 > 153 <= 154 >= 155 << 156 >> 157 + 158 - 159 * 160 / 161 %
-215 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 151 < 152 > 153 <= 154 >= 155 << 156 >> 157 + 158 - 159 * 160 / 161 %
-216 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 155 << 156 >> 157 + 158 - 159 * 160 / 161 %
-217 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 155 << 156 >> 157 + 158 - 159 * 160 / 161 %
-218 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 155 << 156 >> 157 + 158 - 159 * 160 / 161 %
-219 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 155 << 156 >> 157 + 158 - 159 * 160 / 161 %
-220 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 157 + 158 - 159 * 160 / 161 %
-221 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 157 + 158 - 159 * 160 / 161 %
-222 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 159 * 160 / 161 %
-223 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 159 * 160 / 161 %
-224 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-225 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-226 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-166 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
448 FOLD
-448 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-370 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
141 , 451 ]
452 )
-186 ) } 453 ,
-187 ) , } 454 PACK
-180 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-181 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
455 )
456 )
-482 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 281 { 339 . 340 [ 459 }
-497 ! & ( * + ++ - -- . CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING [ alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { } ~
-498 ! & ( * + ++ - -- . CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING [ alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { } ~
462 )
453 , 463 )
-486 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || }
-489 != $end % %= &= ( ) *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || } 215 * 216 & 217 && 329 [
-490 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || } 465 [
468 >
469 )
-175 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-253 } 471 ,
-256 , }
-258 , } 472 PACK
339 . 340 [ 473 =
-261 . = [
475 IDENTIFIER
-369 ( __device__ __host__ {
207 this 208 * 210 IDENTIFIER 211 TYPE_NAME 479 &
-466 ( , = DIRECT( INIT{ PACK ] {
-459 , ]
-185 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 281 {
-468 , ]
-126 $end ) , ... : ; = > DIRECT( INIT{ PACK {
-133 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 362 ...
-117 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 489 __restrict__ 490 __volatile__ 491 const 492 volatile
-118 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 489 __restrict__ 490 __volatile__ 491 const 492 volatile
-119 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 489 __restrict__ 490 __volatile__ 491 const 492 volatile
493 )
494 )
-134 ) 495 , 496 ...
-137 )
-138 ) , ...
-140 ) , ... 497 =
498 ]
-112 ]
141 , 499 )
500 )
-329 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-318 , {
-322 , { 504 PACK
-320 , PACK {
505 TYPE_NAME
-324 : TYPE_NAME
-325 : TYPE_NAME
-326 : TYPE_NAME
371 , 507 {
-309 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-311 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-312 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-355 } 210 IDENTIFIER 211 TYPE_NAME
-348 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-349 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
513 )
514 )
515 )
516 )
517 )
-301 $end ,
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 244 typename 245 TEMPLATE_HEAD
-279 $end , 519 =
-282 $end ,
-287 $end , 522 =
-288 $end ,
-290 $end , = IDENTIFIER PACK PACK_NAME TYPE_NAME
-142 $end ) , ... =
-143 $end ) , ... = 526 PACK
-145 $end ) , ... =
-147 $end ) , ... =
-125 $end ) , ... = PACK 215 * 216 & 217 && 219 [ 266 IDENTIFIER 411 ( 412 PACK_NAME
-148 $end ) , ... = 528 [ 529 (
-133 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 215 * 216 & 217 && 219 [ 266 IDENTIFIER 362 ... 411 ( 412 PACK_NAME
266 IDENTIFIER
56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 125 HOST 126 ; 127 BAD 128 EXTERN_C 131 template 137 static_assert 138 using 139 namespace 140 TEMPLATE_HEAD 533 }
441 =
-16 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 196 [ 534 ;
-43 , ;
535 )
-45 , ;
-17 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-29 , : ; = DIRECT( INIT{ {
-31 , : ; = DIRECT( INIT{ { 108 __launch_bounds__ 109 __align__ 110 alignas 537 RETURNS 538 & 539 && 540 __forceinline__ 541 __noinline__ 542 __packed__ 543 const 544 noexcept
547 )
548 ] 549 ,
-24 , ]
-116 $end & && ) , ... : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
554 ;
555 ) 556 ,
-271 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
558 ;
559 ;
-254 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-232 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-207 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-184 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
563 FOLD_OPERATOR 564 )
141 , 565 )
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 137 static_assert 138 using 177 { 251 namespace 566 } 575 BAD 577 ; 579 if 580 switch 581 while 582 do 583 for 584 PRAGMA_UNROLL 585 break 586 continue 587 return 588 goto 589 IDENTIFIER 592 case 593 default 594 asm 595 __asm__
-178 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-179 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-188 ) , }
281 {
-202 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 281 {
597 )
598 )
-495 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-483 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-485 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || }
-484 ( EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-488 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || }
141 , 601 ]
-500 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
602 (
-174 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
603 }
-252 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 281 { 339 . 340 [
-260 , }
-262 . = [
-263 . = [
606 ]
-472 ( __device__ __host__ {
-453 ] 345 ,
-454 ] 345 ,
-457 , ]
609 }
610 }
-462 , ]
611 )
612 )
613 ]
614 )
-121 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-122 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-123 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-124 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-128 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-131 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 615 ...
-136 )
-129 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-97 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-98 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 376 public 377 private 378 protected 618 } 620 using 621 ; 623 BAD 626 static_assert 627 METHOD 628 TEMPLATE_HEAD
-319 , {
-323 , {
-321 , PACK {
632 }
-253 } 634 ,
-357 , }
-359 , } 635 =
636 }
-99 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-100 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-102 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-101 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-103 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-276 $end ,
-281 $end ,
-283 $end ,
-285 $end ,
-289 $end ,
-292 $end ,
-146 $end ) , ... =
-153 $end ) , ... =
641 )
-149 $end ( ) , ... = [
56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 125 HOST 126 ; 127 BAD 128 EXTERN_C 131 template 137 static_assert 138 using 139 namespace 140 TEMPLATE_HEAD 642 }
-265 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-501 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-44 , ;
643 }
-34 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-35 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-36 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-37 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-38 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-39 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-40 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-41 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
645 )
-110 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-22 : =
549 , 647 ]
648 ]
649 )
-30 , : ; = DIRECT( INIT{ {
-21 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
650 ;
46 STRING
652 ;
-270 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-269 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
653 ;
654 }
-231 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-227 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-228 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-368 ! != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? BAD CHARACTER EXTERN_C FLOATING FOLD_OPERATOR FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PACK PRAGMA_END PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME [ ] ^ ^= __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { | |= || } ~
-371 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-361 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-362 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-363 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-364 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-365 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-366 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-367 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-372 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-373 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-374 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
141 , 656 ;
657 ( 658 constexpr
659 (
660 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 137 static_assert 138 using 177 { 251 namespace 575 BAD 577 ; 579 if 580 switch 581 while 582 do 583 for 584 PRAGMA_UNROLL 585 break 586 continue 587 return 588 goto 589 IDENTIFIER 592 case 593 default 594 asm 595 __asm__
662 (
-249 PRAGMA_END 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
665 ;
666 ;
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 281 { 667 ;
671 IDENTIFIER
-165 != % %= & && &= ( * *= + ++ += , - -- -= -> . / /= ; < << <<= <= = == > >= >> >>= ? [ ^ ^= | |= || 672 :
-415 ( __volatile__ volatile
676 :
-410 ( __volatile__ volatile
-411 ( __volatile__ volatile
-190 ) , } 677 PACK
-203 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-494 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
678 }
679 ]
-491 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END [ ] ^ ^= { | |= || }
-176 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-257 , }
-259 , }
-264 . = [
-469 { 682 ( 683 __device__ 684 __host__
-460 , ]
-461 , ]
-463 , ]
-464 , ]
-130 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-132 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-135 )
-139 ) , ...
-141 ) , ...
-314 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-330 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-332 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
686 :
-333 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
215 * 216 & 217 && 261 ( 266 IDENTIFIER 687 ; 690 :
691 ; 692 ,
693 (
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 695 TEMPLATE_HEAD 699 CONSTRUCTOR 700 friend
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 376 public 377 private 378 protected 620 using 621 ; 623 BAD 626 static_assert 627 METHOD 628 TEMPLATE_HEAD
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 376 public 377 private 378 protected 620 using 621 ; 623 BAD 626 static_assert 627 METHOD 628 TEMPLATE_HEAD 702 }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 376 public 377 private 378 protected 620 using 621 ; 623 BAD 626 static_assert 627 METHOD 628 TEMPLATE_HEAD 703 }
-351 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-356 }
-252 } 210 IDENTIFIER 211 TYPE_NAME
-352 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-280 $end ,
-284 $end ,
707 ]
708 )
-150 $end ( ) , ... = [
-14 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-46 , ;
-32 , : ; = DIRECT( INIT{ {
-33 & && : __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-25 , ]
-23 : =
-111 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-114 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-26 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
197 STRING 710 )
-28 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-268 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-255 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
141 , 711 )
-375 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-369 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable namespace new nullptr register reinterpret_cast short signed sizeof static static_assert static_cast struct this thread_local true typedef union unsigned using void volatile wchar_t ~
713 (
-369 ! & ( * + ++ - -- CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
716 while
718 PRAGMA_END
-248 ) PRAGMA_END 141 ,
-398 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-399 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-400 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
719 ;
-402 ; 141 ,
-403 ;
720 ;
-409 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-405 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
721 ( 723 volatile 724 __volatile__
725 : 726 ...
-408 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-189 ) , }
-496 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-492 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END [ ] ^ ^= { | |= || }
141 , 727 )
-449 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-478 ( __device__ __host__ {
-479 ( __device__ __host__ {
729 ; 730 =
-331 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-334 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-339 , ;
-33 & && , ; = INIT{ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 732 :
-335 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
215 * 216 & 217 && 261 ( 266 IDENTIFIER 690 :
-426 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 699 CONSTRUCTOR 700 friend
-18 { 738 ; 739 =
-434 & && ( * IDENTIFIER 741 CONSTRUCTOR
742 (
-428 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-315 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-316 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 376 public 377 private 378 protected 620 using 621 ; 623 BAD 626 static_assert 627 METHOD 628 TEMPLATE_HEAD 744 }
-358 , }
-360 , }
-151 $end ( ) , ... = [
-152 $end ( ) , ... = [
-439 { 108 __launch_bounds__ 109 __align__ 110 alignas 538 & 539 && 540 __forceinline__ 541 __noinline__ 542 __packed__ 543 const 544 noexcept 746 :
747 ;
-229 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 137 static_assert 138 using 251 namespace 753 ;
764 (
-401 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-404 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-416 ( __volatile__ volatile
-412 ( __volatile__ volatile
-413 ( __volatile__ volatile
-406 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-167 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
773 )
-328 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-341 , ; 108 __launch_bounds__ 109 __align__ 110 alignas 538 & 539 && 540 __forceinline__ 541 __noinline__ 542 __packed__ 543 const 544 noexcept 775 = 776 INIT{
-346 , ;
-340 , ;
778 ) 779 ,
-427 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-430 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
781 default 782 delete
-33 & && ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
784 (
-435 & && ( * IDENTIFIER
-317 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-436 {
-27 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
790 )
-381 )
-383 ) 141 , 792 ;
-42 , ; 255 DIRECT( 256 INIT{ 793 =
-394 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
-396 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
795 )
796 )
-383 ) 141 ,
-42 , 255 DIRECT( 256 INIT{ 797 =
268 ,
-385 ; 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class
802 :
141 , 792 ;
-392 : 269 =
-393 : -42 , ; 254 = 255 DIRECT( 256 INIT{
-397 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-417 ) : 197 STRING
804 :
-471 RETURNS __device__ __host__ constexpr mutable noexcept {
806 ;
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 281 { 339 . 340 [ 808 }
-345 , ;
810 ;
-429 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
812 ;
813 ;
-433 ; = {
815 )
-440 ; = { 816 ,
-441 , ; = {
-443 , ; = { 817 PACK
818 ( 819 { 820 INIT{
-382 )
-395 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
823 )
141 , 826 )
827 ;
-384 ; 141 ,
-42 , 255 DIRECT( 256 INIT{ 828 =
830 ) 831 :
-407 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-480 { 833 mutable 834 constexpr 835 noexcept 836 __device__ 837 __host__ 838 RETURNS
-338 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-342 , ;
-343 , ;
-336 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
197 STRING 840 )
-431 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-432 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
841 )
-33 & && : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-444 , ; = {
-376 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 847 else
-387 ) -43 , ;
-380 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-388 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
849 ;
-249 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
141 , 852 )
853 ;
-419 ) : 46 STRING 858 [
-470 {
-473 RETURNS __device__ __host__ constexpr mutable noexcept {
-474 RETURNS __device__ __host__ constexpr mutable noexcept {
-475 RETURNS __device__ __host__ constexpr mutable noexcept {
-476 RETURNS __device__ __host__ constexpr mutable noexcept {
-477 RETURNS __device__ __host__ constexpr mutable noexcept {
860 }
861 ;
-439 ; = { 108 __launch_bounds__ 109 __align__ 110 alignas 538 & 539 && 540 __forceinline__ 541 __noinline__ 542 __packed__ 543 const 544 noexcept 746 :
-442 , ; = {
864 )
865 }
866 }
-379 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 868 else
-389 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
869 )
-386 ; -43 ,
-414 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-418 ) :
-420 ) : 871 ,
-421 ) , :
-423 ) , : 197 STRING 872 (
873 IDENTIFIER
-481 {
-344 , ;
-337 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-438 ; = {
-445 , ; = PACK {
-446 , ; = PACK {
-447 , ; = PACK {
-377 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-391 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
46 STRING 858 [
879 ]
-437 ; = {
-378 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-390 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-422 ) , :
141 , 880 )
-424 ) , :
197 STRING 882 (
141 , 884 )
-425 ) , :
""".splitlines()
STATES = [
 0, 1, 2, 3, 4, 5, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 3,
 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68,
 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 3, 138, 139,
 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 140, 141, 142, 143, 144, 145,
 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 3, 156, 157, 158, 159, 160, 161, 18, 162, 163, 164, 18, 165, 166,
 167, 168, 169, 170, 171, 172, 4, 156, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188,
 188, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 201, 156, 202, 202, 203, 204, 205, 206, 207,
 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 201, 219, 220, 221, 156, 222, 220, 223, 224, 225, 226, 201, 227,
 228, 229, 230, 231, 226, 138, 3, 232, 201, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 3, 243, 244, 245, 246,
 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 138, 261, 262, 3, 263, 264, 265, 266, 267, 268,
 269, 270, 271, 272, 201, 273, 156, 274, 275, 276, 166, 4, 277, 278, 279, 280, 281, 3, 3, 282, 283, 284, 285, 286,
 287, 288, 289, 290, 3, 291, 292, 292, 293, 292, 294, 295, 295, 138, 156, 156, 296, 297, 190, 298, 299, 300, 301, 302,
 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 193, 195, 313, 314, 315, 316, 317, 318, 319, 193, 320, 321, 322, 323,
 324, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 4, 335, 201, 336, 4, 337, 201, 3, 338, 339, 340, 341,
 342, 343, 344, 345, 346, 216, 347, 348, 349, 350, 351, 352, 353, 285, 354, 355, 356, 298, 357, 226, 358, 359, 201, 360,
 190, 298, 224, 361, 362, 4, 363, 364, 365, 201, 366, 285, 3, 367, 368, 369, 370, 371, 372, 373, 374, 138, 375, 376,
 377, 378, 379, 380, 285, 381, 382, 383, 384, 3, 385, 386, 387, 388, 389, 390, 391, 138, 392, 393, 394, 395, 396, 201,
 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 138, 414, 415, 416, 417, 312, 418,
 419, 420, 312, 193, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 4, 432, 433, 4, 434, 435, 436, 437, 438,
 190, 298, 439, 440, 441, 442, 443, 444, 445, 4, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 201, 457, 458,
 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 3, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481,
 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 488, 496, 3, 497, 498, 499, 500, 501, 502, 503,
 504, 505, 3, 506, 507, 508, 509, 220, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 201, 522, 523, 524,
 525, 526, 527, 528, 529, 530, 531, 312, 532, 533, 534, 3, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546,
 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 556, 558, 559, 556, 560, 561, 562, 563, 564, 565, 566, 567, 568,
 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 298, 579, 580, 581, 582, 583, 584, 585, 3, 586, 587, 3, 588, 589,
 590, 226, 591, 592, 4, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 556, 604, 203, 605, 604, 488, 606,
 607, 463, 608, 609, 610, 611, 3, 612, 613, 614, 4, 615, 3, 616, 617, 618, 619, 220, 620, 621, 622, 623, 298, 624,
 625, 626, 201, 627, 628, 629, 203, 630, 631, 632, 633, 218, 132, 604, 634, 635, 636, 637, 226, 638, 3, 639, 640, 641,
 642, 643, 644, 645, 646, 647, 648, 138, 649, 650, 651, 463, 652, 653, 654, 655, 298, 656, 657, 658, 659, 660, 488, 661,
 662, 221, 663, 488, 488, 138, 664, 665, 666, 667, 3, 668, 669, 670, 671, 672, 673, 285, 674, 675, 676, 677, 678, 679,
 201, 680, 156, 295, 295, 681, 682, 488, 683, 684, 685, 686, 138, 687, 688, 689, 690, 691, 692, 693, 694, 695, 4, 696,
 697, 679, 698, 699, 700, 701, 702, 488, 703, 704, 705, 706, 488, 707, 708, 709, 710, 711, 712, 713, 714, 715, 698, 716,
 717, 718, 719, 720, 488, 488, 721, 722, 3, 723, 724, 725, 726, 727, 728, 463, 729, 730, 3, 731, 732,
]
DEFAULTS = [
 0, 0, -7, 0, 0, 0, 0, -272, 0, 0, -246, -233, 0, -208, -197, -192, -193, -196, -206, 0, 0, 0, 0, 0,
 0, 0, 0, 0, -177, -165, -194, -195, -205, -154, 0, 0, -173, 0, 0, -157, -158, -159, -160, -161, -162, -156, -163, -168,
 -169, -170, -171, -172, -3, 0, 0, -48, -50, -51, -52, -53, -54, -55, -56, -57, -58, -59, -60, -61, -62, -63, -64, -65,
 -66, -67, -68, -69, -70, -71, -72, -73, -74, -75, -76, -77, -78, -79, -80, -81, -82, -83, -84, -85, -86, -87, -88, -89,
 -90, -91, -92, -93, -94, -95, -96, 0, 0, -310, 0, 0, 0, 0, 0, -306, -307, -308, -4, 0, -300, 0, 0, 0,
 -5, 0, -8, -9, -10, -11, -12, -13, 0, 0, -293, 0, 0, -18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -234, -235, -236, -237, -238, -239,
 -240, -241, -242, -243, -244, 0, 0, 0, 0, -369, 0, 0, 0, 0, -182, -183, -198, 0, -199, -200, -201, 0, 0, 0,
 0, 0, 0, -499, 0, -164, 0, 0, 0, 0, 0, 0, 0, -456, 0, -467, 0, -465, -107, -108, -105, 0, 0, -120,
 -120, -120, 0, 0, -49, 0, -327, 0, 0, 0, 0, -353, 0, -347, 0, 0, 0, 0, 0, 0, -304, -305, -6, 0,
 -275, 0, 0, 0, -277, 0, 0, -15, -7, -297, 0, 0, 0, 0, 0, 0, 0, 0, -19, -33, 0, 0, 0, 0,
 0, -109, -106, -20, 0, 0, 0, 0, 0, 0, -294, -295, -296, -247, -245, -250, -251, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -224, -225, -226, 0, -166, 0, 0, -448, -370, 0, 0, 0, 0,
 -180, -181, 0, 0, 0, -482, 0, 0, -497, -498, 0, 0, 0, 0, -486, 0, 0, 0, 0, 0, 0, -175, 0, -256,
 0, 0, -261, 0, 0, -369, 0, 0, -466, 0, -459, 0, 0, 0, 0, 0, -468, -126, 0, 0, 0, 0, 0, 0,
 0, 0, -137, -138, 0, 0, -112, 0, 0, -329, -327, 0, -318, 0, -320, 0, -324, -325, -326, -327, 0, -309, -311, -312,
 0, 0, -348, -349, 0, 0, 0, 0, 0, -301, 0, 0, 0, -282, 0, 0, 0, -288, 0, 0, -290, -142, 0, -145,
 -147, 0, 0, 0, 0, -7, 0, 0, -16, 0, -43, 0, -45, 0, -17, -29, 0, 0, 0, 0, 0, -24, 0, -116,
 0, 0, -33, 0, 0, 0, -271, 0, 0, 0, -254, 0, 0, -232, -207, -184, 0, 0, 0, -178, -179, 0, -188, 0,
 0, 0, 0, -495, 0, -483, -485, -484, -488, 0, 0, -500, 0, -174, 0, 0, -260, 0, -262, -263, 0, -472, 0, 0,
 0, -457, 0, 0, -462, 0, 0, 0, 0, -121, -122, -123, -124, -128, -131, 0, -136, 0, -129, -97, -98, 0, -329, -319,
 -323, -321, -329, -327, 0, 0, -357, 0, 0, -99, -100, -102, -101, -103, -276, 0, -281, -283, 0, -285, -289, -292, -146, -153,
 0, 0, 0, -149, 0, -265, -501, -44, 0, 0, -34, -35, -36, -37, -38, -39, -40, -41, 0, -110, -22, 0, 0, 0,
 0, -30, -21, 0, 0, 0, -270, -269, 0, 0, -231, 0, -227, -228, -368, -371, -361, -362, -363, -364, -365, -366, -367, -372,
 -373, -374, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -415, 0, 0, -410, -411, 0, -203, -494, 0,
 0, -491, 0, -176, -257, -259, -264, 0, 0, -460, -461, -463, -464, -130, -132, -135, -139, -141, -314, -330, 0, -332, 0, -333,
 0, 0, 0, 0, 0, 0, 0, -329, -351, -356, 0, 0, -352, -280, -284, 0, 0, -150, -14, -46, -32, -33, -25, -23,
 -111, -114, -26, 0, -28, -268, -255, 0, -375, -369, 0, -369, -369, 0, -369, 0, 0, -398, -399, -400, 0, 0, -403, 0,
 -409, -405, 0, 0, -408, -189, -496, -492, 0, -449, 0, -478, -479, 0, -331, -334, -339, 0, 0, -335, 0, 0, -426, 0,
 0, 0, 0, 0, 0, -428, -315, -316, 0, -358, -360, -151, -152, 0, 0, -229, 0, -369, 0, 0, 0, 0, 0, -401,
 -404, 0, -416, -412, -413, -406, 0, -167, 0, -328, 0, 0, 0, -346, -340, 0, -427, 0, -430, 0, -33, 0, 0, -435,
 -317, -436, 0, -27, 0, -381, 0, 0, 0, -394, -396, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, -397, 0, 0, -471, 0, 0, 0, -345, 0, 0, -429, 0, 0, -433, 0, 0, 0, -441, 0, 0, 0, -382,
 -395, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -407, 0, -338, -342, -343, 0, -336, 0, -431, -432, 0, -33,
 0, -444, 0, 0, 0, 0, 0, 0, -380, -388, 0, 0, 0, 0, 0, 0, -470, -473, -474, -475, -476, -477, 0, 0,
 0, -33, 0, -442, 0, 0, 0, 0, 0, -389, 0, 0, 0, -414, -418, 0, -421, 0, 0, -481, -344, -337, 0, -438,
 -445, -446, -447, -377, 0, 0, -391, 0, 0, 0, -437, -378, -390, -422, 0, 0, -424, 0, 0, 0, -425,
]
GOTO = """\
1 start

8 externals
9 expression 10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string
52 type_id 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 114 template_args 115 template_arg_list 116 template_arg 117 type_id 118 conditional 119 binary
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 120 type_id
121 template_scope
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 122 external 123 function 124 declaration 129 namespace_head 130 template_declaration 132 named 133 constructor 134 specs 135 initialized 136 binding
142 assigns
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 173 type_id 174 expression 176 compound
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 184 unary
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 186 unary
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 187 cast
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 188 unary
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 191 new_type 192 new_placement 194 specs
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 195 cast
201 captures 204 capture_list 205 capture 206 simple_capture 209 any_name
212 abstract 213 indirection 214 direct_abstract
57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 220 specifier
223 bases
225 record_attributes
226 enum_base
228 enum_base 229 any_name
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 238 template_params 239 template_param_list 240 template_param 241 type_param_word 242 template_template_head 243 plain_parameter 246 specs
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 249 declaration 250 specs 252 named
253 function_scope
257 function_scope
259 declarator 263 indirection 264 direct 265 name
271 any_name
273 any_name
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 132 named 133 constructor 134 specs 135 initialized 136 binding 274 function 275 declaration 276 template_declaration
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 277 assignment
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 278 initializer 279 assignment 280 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 282 expression
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
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 297 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 298 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 299 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 300 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 301 binary
307 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 308 expression
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 309 arguments 310 argument_list 311 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 174 expression 176 compound 314 type_id
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 174 expression 176 compound 315 type_id
317 new_initializer 319 new_brace
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 194 specs 322 new_type
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 279 assignment 280 braces 311 initializer 324 type_id 325 argument_list
326 new_declarator 327 indirection 328 new_array
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 331 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 310 argument_list 311 initializer 332 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 334 initializers 335 initializer_item 336 initializer 337 designators 338 designator
344 any_name
213 indirection 214 direct_abstract 353 abstract
356 qualifiers
357 qualifiers
358 qualifiers
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 213 indirection 214 direct_abstract 246 specs 359 abstract 360 parameters 361 parameter_list 363 parameter 364 plain_parameter
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 365 conditional_opt 366 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 367 expression
369 record_scope
372 base_item 373 base 375 access
380 bases 381 any_name 382 argued
386 any_name
387 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 310 argument_list 311 initializer 388 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 279 assignment 280 braces 310 argument_list 311 initializer 389 arguments 390 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 279 assignment 280 braces 310 argument_list 311 initializer 391 arguments 392 type_id
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 117 type_id 118 conditional 119 binary 393 template_arg
395 any_name
399 any_name
404 type_param_word
214 direct_abstract 264 direct 265 name 405 declarator 406 abstract 407 pack_declarator 409 indirection 410 direct_pack
413 linkage
414 externals
415 any_name
416 compound
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 418 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 310 argument_list 311 initializer 419 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 335 initializer_item 336 initializer 337 designators 338 designator 421 initializers
422 compound
423 ending 424 trailing
264 direct 265 name 426 declarator 427 indirection
428 bound_names 429 any_name
264 direct 265 name 427 indirection 431 declarator
264 direct 265 name 427 indirection 434 declarator
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 435 initializer
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 436 conditional
440 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 335 initializer_item 336 initializer 337 designators 338 designator 443 initializers
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 445 assignment
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 446 cast 447 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 449 expression
450 statements
457 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 310 argument_list 311 initializer 458 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 335 initializer_item 336 initializer 337 designators 338 designator 460 initializers
319 new_brace 461 new_initializer
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 324 type_id
327 indirection 328 new_array 464 new_declarator
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 466 expression
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 467 cast
470 comma_opt
474 designator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 476 conditional
477 block
205 capture 206 simple_capture 209 any_name 478 capture_list
205 capture 206 simple_capture 209 any_name 480 capture_list
206 simple_capture 209 any_name 481 capture
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 310 argument_list 311 initializer 482 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 310 argument_list 311 initializer 483 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 484 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 310 argument_list 311 initializer 485 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 310 argument_list 311 initializer 486 arguments
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 366 conditional 487 conditional_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 246 specs 361 parameter_list 363 parameter 364 plain_parameter 488 parameters
501 members
502 record_scope
373 base 375 access 503 base_item
506 record_scope
508 enum_body 509 enumerators 510 enumerator 511 any_name
509 enumerators 510 enumerator 511 any_name 512 enum_body
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 241 type_param_word 242 template_template_head 243 plain_parameter 246 specs 518 template_param
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 520 type_id
521 any_name
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 523 type_id
524 any_name
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 525 conditional
214 direct_abstract 264 direct 265 name 353 abstract 409 indirection 410 direct_pack 431 declarator 527 pack_declarator
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 214 direct_abstract 246 specs 264 direct 265 name 359 abstract 360 parameters 361 parameter_list 363 parameter 364 plain_parameter 409 indirection 410 direct_pack 426 declarator 530 pack_declarator
531 name
532 externals
536 comma_opt
545 argued
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 246 specs 361 parameter_list 363 parameter 364 plain_parameter 546 parameters
429 any_name 550 bound_names
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 366 conditional 551 conditional_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 246 specs 361 parameter_list 363 parameter 364 plain_parameter 552 parameters
424 trailing 553 ending
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 557 type_id
560 any_name
561 comma_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 562 assignment
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 250 specs 252 named 567 statement 568 compound 569 expression_statement 570 selection 571 loop 572 jump 573 labeled 574 asm_statement 576 declaration 578 expression 590 label 591 asm_word
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 596 initializer
447 braces
599 comma_opt
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 600 conditional
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 336 initializer 337 designators 338 designator 604 initializer_item
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 605 initializer
607 lambda_head 608 lambda_attributes
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 246 specs 364 plain_parameter 616 parameter
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 617 initializer
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 619 member 622 access 624 specs 625 fields
629 members
630 members
631 record_scope
633 comma_opt
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 637 type_id
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 638 type_id
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 366 conditional 639 conditional_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 246 specs 361 parameter_list 363 parameter 364 plain_parameter 640 parameters
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 644 type_id
646 any_name
45 one_string 651 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 655 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 250 specs 252 named 568 compound 569 expression_statement 570 selection 571 loop 572 jump 573 labeled 574 asm_statement 576 declaration 578 expression 590 label 591 asm_word 661 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 663 expression_opt 664 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 668 initializer_value 669 expression 670 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 250 specs 252 named 568 compound 569 expression_statement 570 selection 571 loop 572 jump 573 labeled 574 asm_statement 576 declaration 578 expression 590 label 591 asm_word 673 statement
674 asm_volatile
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 675 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 680 expression
681 compound
685 any_name
264 direct 265 name 427 indirection 688 field 689 declarator
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 694 method 696 method_head 697 method_specs 698 specs
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 622 access 624 specs 625 fields 701 member
704 members
511 any_name 705 enumerator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 706 conditional
709 trailing
712 block
714 block
715 block
717 block
722 asm_qualifier
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 246 specs 361 parameter_list 363 parameter 364 plain_parameter 728 parameters
731 trailing
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 733 conditional
264 direct 265 name 427 indirection 689 declarator 734 field
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 735 conditional
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 696 method_head 697 method_specs 698 specs 736 method
737 function_scope
264 direct 265 name 427 indirection 740 declarator
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 743 specs
545 argued 745 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 136 binding 748 condition 749 test 750 for_init 751 expression 752 named 754 declaration 755 specs 756 initialized
757 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 136 binding 749 test 750 for_init 751 expression 752 named 754 declaration 755 specs 756 initialized 758 condition
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 759 test 760 expression 761 named 762 specs 763 initialized
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 250 specs 754 declaration 765 for_init 766 ranged 767 expression 768 binding 769 named
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 250 specs 252 named 568 compound 569 expression_statement 570 selection 571 loop 572 jump 573 labeled 574 asm_statement 576 declaration 578 expression 590 label 591 asm_word 770 statement
45 one_string 771 strings
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 772 conditional
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 774 type_id
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 777 conditional
780 compound
424 trailing 783 ending
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 246 specs 361 parameter_list 363 parameter 364 plain_parameter 785 parameters
786 mem_init_list 787 mem_init_item 788 mem_init 789 any_name
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 760 expression 761 named 762 specs 763 initialized 791 test
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 136 binding 749 test 750 for_init 751 expression 752 named 754 declaration 755 specs 756 initialized 794 condition
259 declarator 264 direct 265 name 427 indirection
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 798 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 762 specs 763 initialized 799 for_test 800 expression 801 named
803 asm_operands
805 lambda_words
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 807 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 335 initializer_item 336 initializer 337 designators 338 designator 809 initializers
45 one_string 811 strings
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 246 specs 361 parameter_list 363 parameter 364 plain_parameter 814 parameters
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 250 specs 252 named 568 compound 569 expression_statement 570 selection 571 loop 572 jump 573 labeled 574 asm_statement 576 declaration 578 expression 590 label 591 asm_word 821 statement
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 822 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 250 specs 252 named 568 compound 569 expression_statement 570 selection 571 loop 572 jump 573 labeled 574 asm_statement 576 declaration 578 expression 590 label 591 asm_word 824 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 250 specs 252 named 568 compound 569 expression_statement 570 selection 571 loop 572 jump 573 labeled 574 asm_statement 576 declaration 578 expression 590 label 591 asm_word 825 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 829 expression
832 lambda_result
839 comma_opt
842 trailing
788 mem_init 789 any_name 843 mem_init_item
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 310 argument_list 311 initializer 844 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 310 argument_list 311 initializer 845 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 310 argument_list 311 initializer 846 arguments
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 250 specs 252 named 568 compound 569 expression_statement 570 selection 571 loop 572 jump 573 labeled 574 asm_statement 576 declaration 578 expression 590 label 591 asm_word 848 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 664 expression 850 expression_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 279 assignment 280 braces 851 initializer
45 one_string 854 asm_list 855 asm_items 856 asm_item 857 strings
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 859 type_id
862 trailing
545 argued 863 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 250 specs 252 named 568 compound 569 expression_statement 570 selection 571 loop 572 jump 573 labeled 574 asm_statement 576 declaration 578 expression 590 label 591 asm_word 867 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 250 specs 252 named 568 compound 569 expression_statement 570 selection 571 loop 572 jump 573 labeled 574 asm_statement 576 declaration 578 expression 590 label 591 asm_word 870 statement
545 argued 874 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 250 specs 252 named 568 compound 569 expression_statement 570 selection 571 loop 572 jump 573 labeled 574 asm_statement 576 declaration 578 expression 590 label 591 asm_word 875 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 250 specs 252 named 568 compound 569 expression_statement 570 selection 571 loop 572 jump 573 labeled 574 asm_statement 576 declaration 578 expression 590 label 591 asm_word 876 statement
45 one_string 857 strings 877 asm_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 878 expression
45 one_string 881 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 883 expression
""".splitlines()
GOTO_STATES = [
 0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 1, 1, 9, 1, 1, 1, 1, 1, 1, 10, 1, 11, 12, 13,
 14, 1, 15, 16, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 17, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 18, 19, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 20, 21, 22, 23, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 24, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 26, 27, 28, 1, 1, 1, 29, 30, 31, 32, 33, 34,
 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 53, 54, 55, 1, 1, 1, 1, 1, 56, 1, 1, 1, 57, 1, 58,
 59, 60, 61, 1, 1, 1, 62, 63, 64, 1, 1, 65, 1, 1, 1, 1, 1, 1, 1, 1, 1, 66, 1, 67,
 68, 69, 70, 71, 1, 72, 73, 1, 74, 75, 1, 1, 1, 1, 76, 77, 78, 79, 80, 81, 1, 1, 1, 1,
 1, 82, 83, 1, 1, 84, 85, 86, 87, 1, 28, 88, 1, 89, 90, 91, 92, 93, 1, 94, 1, 95, 96, 97,
 1, 1, 1, 1, 98, 99, 100, 1, 101, 1, 1, 1, 1, 1, 1, 1, 1, 102, 1, 103, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 104, 1, 1, 105, 1, 106, 1, 1, 1, 1,
 1, 1, 1, 1, 107, 1, 108, 109, 1, 1, 110, 111, 1, 1, 1, 112, 1, 113, 114, 1, 1, 1, 115, 1,
 1, 116, 1, 1, 117, 118, 119, 120, 1, 121, 1, 122, 123, 124, 125, 126, 1, 1, 127, 128, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 129, 130, 131, 1, 1, 1, 1, 1, 1, 1, 132, 1, 1, 1, 1,
 133, 134, 1, 1, 1, 1, 1, 1, 1, 1, 135, 1, 136, 1, 137, 1, 138, 1, 139, 140, 1, 1, 1, 1,
 1, 141, 1, 142, 143, 144, 8, 1, 1, 16, 1, 1, 1, 145, 1, 1, 146, 147, 1, 97, 1, 1, 148, 1,
 149, 150, 151, 1, 1, 152, 1, 1, 1, 153, 1, 154, 155, 1, 1, 1, 1, 1, 156, 1, 1, 157, 1, 158,
 158, 1, 1, 1, 159, 1, 1, 1, 1, 160, 1, 1, 1, 1, 1, 161, 1, 162, 1, 1, 1, 163, 1, 65,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 164, 1, 165, 1, 1, 1, 166, 167, 1,
 1, 1, 168, 169, 1, 170, 1, 1, 1, 1, 1, 1, 1, 1, 1, 171, 1, 1, 172, 1, 1, 1, 1, 1,
 173, 174, 1, 1, 8, 1, 1, 1, 1, 175, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 176, 1, 1,
 1, 1, 1, 1, 177, 1, 1, 1, 1, 1, 1, 178, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 179, 1, 180, 1, 1, 181, 1, 1, 182, 183, 184, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 185, 1, 1, 1, 1, 186, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 187, 1, 1, 1,
 188, 1, 1, 189, 190, 166, 166, 191, 1, 1, 192, 193, 1, 1, 1, 1, 1, 1, 1, 1, 1, 194, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 195, 1, 196, 197, 1, 198, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 199, 1, 1, 1, 1, 1, 1, 1, 200, 1, 1, 1, 1, 1, 1, 201, 202, 1, 203, 204, 1, 205,
 206, 207, 1, 1, 208, 1, 1, 1, 166, 1, 1, 1, 1, 209, 1, 1, 210, 211, 212, 213, 1, 214, 215, 1,
 1, 216, 1, 1, 1, 1, 217, 1, 1, 1, 218, 146, 219, 1, 1, 1, 1, 220, 1, 1, 221, 1, 222, 1,
 1, 1, 223, 1, 1, 1, 224, 1, 1, 1, 1, 28, 1, 225, 1, 1, 1, 1, 226, 1, 227, 228, 1, 1,
 1, 1, 1, 229, 1, 230, 1, 231, 232, 1, 1, 233, 1, 1, 1, 1, 234, 1, 1, 1, 1, 1, 235, 1,
 1, 236, 1, 237, 238, 236, 1, 1, 1, 1, 239, 1, 1, 240, 1, 1, 1, 241, 1, 1, 1, 1, 1, 242,
 243, 1, 244, 245, 246, 1, 1, 247, 1, 1, 1, 248, 249, 1, 1, 250, 1, 1, 1, 1, 1, 1, 251, 1,
 1, 252, 253, 1, 1, 1, 1, 254, 1, 1, 1, 1, 255, 1, 1, 1, 1, 1, 1, 1, 1, 1, 256, 1,
 1, 1, 1, 1, 257, 258, 1, 259, 260, 1, 1, 1, 1, 1, 1, 261, 1, 1, 262, 1, 1,
]
