"""The parser's tables. Made by `python -m minicc.frontend.tables`; do not edit."""

# ruff: noqa
FINGERPRINT = 804239372
ROWS = """\
2 START_UNIT 3 START_EXPRESSION 4 START_TYPE 5 START_ARGUMENTS 6 START_CONVERSION 7 START_PARAMETERS
0 $end
-7 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class
-423 $end 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class
-397 $end EXTERN_C TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef typename union unsigned void volatile wchar_t
-1 $end 56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 125 HOST 126 ; 127 BAD 128 EXTERN_C 131 template 137 static_assert 138 using 139 namespace 140 inline 141 TEMPLATE_HEAD
-2 $end 142 ,
-246 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-233 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-230 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] } 144 ? 145 || 146 && 147 | 148 ^ 149 & 150 == 151 != 152 < 153 > 154 <= 155 >= 156 << 157 >> 158 + 159 - 160 * 161 / 162 % 163 = 164 *= 165 /= 166 %= 167 += 168 -= 169 <<= 170 >>= 171 &= 172 ^= 173 |=
-208 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-197 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-192 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-193 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-196 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-206 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 176 FOLD 178 {
-191 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 179 [ 180 ( 181 . 182 -> 183 ++ 184 --
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 186 (
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 190 (
-204 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~ 191 SIZEOF_PACK
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 194 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 197 [
-177 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-165 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-194 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-195 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-205 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-154 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-155 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || } 198 STRING
199 <
-173 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
200 ( 201 {
-456 ] 203 = 204 & 208 this 209 * 211 IDENTIFIER 212 TYPE_NAME
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
-104 $end ) , : ; = > DIRECT( INIT{ PACK { 216 * 217 & 218 && 219 ( 220 [
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
222 (
-272 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 223 { 225 BASES
-269 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-313 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || } 228 ENUM_BASE
-313 { 211 IDENTIFIER 212 TYPE_NAME 228 ENUM_BASE 231 class 232 struct
233 (
234 (
235 (
-265 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-266 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-267 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-4 $end
-424 $end 236 ,
-425 $end ,
-427 $end , 237 PACK
-428 $end , 238 PACK
-230 $end ) , ... : ; PACK ] } 144 ? 145 || 146 && 147 | 148 ^ 149 & 150 == 151 != 152 < 153 > 154 <= 155 >= 156 << 157 >> 158 + 159 - 160 * 161 / 162 %
-5 $end
-398 $end 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 245 typename 246 TEMPLATE_HEAD
-8 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-9 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-10 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-11 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-12 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-13 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-53 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 248 {
249 {
-418 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 137 static_assert 138 using 252 namespace
-42 , ; -18 { 255 = 256 DIRECT( 257 INIT{
-18 {
216 * 217 & 218 && 259 ; 261 CONSTRUCTOR 262 ( 263 [ 267 IDENTIFIER
268 ; 269 ,
270 =
271 (
211 IDENTIFIER 212 TYPE_NAME 273 namespace
-386 { 211 IDENTIFIER 212 TYPE_NAME
-83 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 277 namespace
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 137 static_assert 138 using 141 TEMPLATE_HEAD 252 namespace
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 285 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 287 :
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
306 )
142 , 307 ) 308 FOLD_OPERATOR
309 FOLD_OPERATOR
310 )
-328 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-185 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 285 {
316 IDENTIFIER
317 IDENTIFIER
-182 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-183 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-198 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-199 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-200 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-201 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
320 (
-499 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 322 ( 324 { 325 INIT{
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 327 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 285 {
-493 != $end % %= &= ( ) *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || } 216 * 217 & 218 && 333 [
-505 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
334 ]
-164 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING [ ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 285 { 337 } 343 . 344 [
345 ]
-457 ] 346 ,
-458 ] 211 IDENTIFIER 212 TYPE_NAME 347 ,
-461 ] 349 ,
-462 , ]
-464 , ] 350 PACK 351 { 352 INIT{ 353 = 354 DIRECT( 355 (
-473 , ]
356 this
-471 ( , = DIRECT( INIT{ PACK ] {
-107 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-108 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-105 $end ) , : ; = > DIRECT( INIT{ PACK {
-125 $end ) , : ; = > DIRECT( INIT{ PACK { 216 * 217 & 218 && 219 ( 220 [
-127 $end ) , ... : ; = > DIRECT( INIT{ PACK { 358 [ 359 (
-120 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-133 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 216 * 217 & 218 && 219 ( 220 [ 366 ...
-113 ] 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
-49 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 372 auto
-286 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
374 { 375 ,
378 TYPE_NAME 380 public 381 private 382 protected
108 __launch_bounds__ 109 __align__ 110 alignas 211 IDENTIFIER 212 TYPE_NAME 225 BASES 383 { 387 __packed__
-309 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 388 {
-312 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
389 {
-306 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
211 IDENTIFIER 212 TYPE_NAME
-185 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 285 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class
-429 $end ,
-430 $end ,
-6 $end
-399 $end 398 ,
-400 $end ,
-403 $end , 211 IDENTIFIER 212 TYPE_NAME 400 = 401 PACK 402 PACK_NAME
-411 $end , 211 IDENTIFIER 212 TYPE_NAME 404 = 405 PACK 406 PACK_NAME
-416 $end , 407 =
-402 $end , = IDENTIFIER PACK PACK_NAME TYPE_NAME
245 typename
-144 $end ) , ... = 216 * 217 & 218 && 220 [ 267 IDENTIFIER 412 PACK 415 ( 416 PACK_NAME
-15 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-7 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-422 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
216 * 217 & 218 && 259 ; 262 ( 263 [ 267 IDENTIFIER
-42 , ; 255 = 256 DIRECT( 257 INIT{
178 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 285 { 421 delete
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 285 { 343 . 344 [ 424 }
-19 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-33 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-443 (
216 * 217 & 218 && 262 ( 267 IDENTIFIER
216 * 217 & 218 && 262 ( 267 IDENTIFIER 434 [
-115 $end & && ) , ... : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 436 [ 437 (
-109 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-106 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-20 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-396 , ; 441 = 442 PACK
444 ; 445 ,
-393 , ;
-387 { 446 =
-388 { 211 IDENTIFIER 212 TYPE_NAME
-419 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-420 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-421 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-247 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-245 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-250 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-251 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 285 { 343 . 344 [ 448 }
142 , 450 :
-209 $end %= &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 146 && 147 | 148 ^ 149 & 150 == 151 != 152 < 153 > 154 <= 155 >= 156 << 157 >> 158 + 159 - 160 * 161 / 162 %
-210 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 147 | 148 ^ 149 & 150 == 151 != 152 < 153 > 154 <= 155 >= 156 << 157 >> 158 + 159 - 160 * 161 / 162 %
-211 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= | |= || } 148 ^ 149 & 150 == 151 != 152 < 153 > 154 <= 155 >= 156 << 157 >> 158 + 159 - 160 * 161 / 162 %
-212 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 149 & 150 == 151 != 152 < 153 > 154 <= 155 >= 156 << 157 >> 158 + 159 - 160 * 161 / 162 %
-213 $end %= & && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 150 == 151 != 152 < 153 > 154 <= 155 >= 156 << 157 >> 158 + 159 - 160 * 161 / 162 %
-214 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 152 < 153 > 154 <= 155 >= 156 << 157 >> 158 + 159 - 160 * 161 / 162 %
-215 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 152 < 153 > 154 <= 155 >= 156 << 157 >> 158 + 159 - 160 * 161 / 162 %
-216 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 156 << 157 >> 158 + 159 - 160 * 161 / 162 %
-217 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 156 << 157 >> 158 + 159 - 160 * 161 / 162 %
-218 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 156 << 157 >> 158 + 159 - 160 * 161 / 162 %
-219 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 156 << 157 >> 158 + 159 - 160 * 161 / 162 %
-220 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 158 + 159 - 160 * 161 / 162 %
-221 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 158 + 159 - 160 * 161 / 162 %
-222 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 160 * 161 / 162 %
-223 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 160 * 161 / 162 %
-224 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-225 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-226 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-166 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
454 FOLD
-454 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-329 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
142 , 457 ]
458 )
-186 ) } 459 ,
-187 ) , } 460 PACK
-180 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-181 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
461 )
462 )
-488 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 285 { 343 . 344 [ 465 }
-503 ! & ( * + ++ - -- . CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING [ alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { } ~
-504 ! & ( * + ++ - -- . CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING [ alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { } ~
468 )
459 , 469 )
-492 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || }
-495 != $end % %= &= ( ) *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || } 216 * 217 & 218 && 333 [
-496 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || } 471 [
474 >
475 )
-175 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-253 } 477 ,
-256 , }
-258 , } 478 PACK
343 . 344 [ 479 =
-261 . = [
481 IDENTIFIER
-328 ( __device__ __host__ {
208 this 209 * 211 IDENTIFIER 212 TYPE_NAME 485 &
-472 ( , = DIRECT( INIT{ PACK ] {
-465 , ]
-185 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 285 {
-474 , ]
-126 $end ) , ... : ; = > DIRECT( INIT{ PACK {
-133 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 366 ...
-117 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 495 __restrict__ 496 __volatile__ 497 const 498 volatile
-118 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 495 __restrict__ 496 __volatile__ 497 const 498 volatile
-119 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 495 __restrict__ 496 __volatile__ 497 const 498 volatile
499 )
500 )
-134 ) 501 , 502 ...
-137 )
-138 ) , ...
-140 ) , ... 503 =
504 ]
-112 ]
142 , 505 )
506 )
-288 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-277 , {
-281 , { 510 PACK
-279 , PACK {
511 TYPE_NAME
-283 : TYPE_NAME
-284 : TYPE_NAME
-285 : TYPE_NAME
375 , 513 {
-268 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-270 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-271 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-314 } 211 IDENTIFIER 212 TYPE_NAME
-307 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-308 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
519 )
520 )
521 )
522 )
523 )
-426 $end ,
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 245 typename 246 TEMPLATE_HEAD
-404 $end , 525 =
-407 $end ,
-412 $end , 528 =
-413 $end ,
-415 $end , = IDENTIFIER PACK PACK_NAME TYPE_NAME
-142 $end ) , ... =
-143 $end ) , ... = 532 PACK
-145 $end ) , ... =
-147 $end ) , ... =
-125 $end ) , ... = PACK 216 * 217 & 218 && 220 [ 267 IDENTIFIER 415 ( 416 PACK_NAME
-148 $end ) , ... = 534 [ 535 (
-133 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 216 * 217 & 218 && 220 [ 267 IDENTIFIER 366 ... 415 ( 416 PACK_NAME
267 IDENTIFIER
56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 125 HOST 126 ; 127 BAD 128 EXTERN_C 131 template 137 static_assert 138 using 139 namespace 140 inline 141 TEMPLATE_HEAD 539 }
446 =
-16 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 197 [ 540 ;
-43 , ;
541 )
-45 , ;
-17 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-29 , : ; = DIRECT( INIT{ {
-31 , : ; = DIRECT( INIT{ { 108 __launch_bounds__ 109 __align__ 110 alignas 543 RETURNS 544 & 545 && 546 __forceinline__ 547 __noinline__ 548 __packed__ 549 const 550 noexcept
552 (
553 )
554 ] 555 ,
-24 , ]
-116 $end & && ) , ... : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
560 ;
561 ) 562 ,
-395 , ;
564 ;
-392 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-389 {
-254 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-232 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-207 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-184 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
570 FOLD_OPERATOR 571 )
142 , 572 )
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 137 static_assert 138 using 178 { 252 namespace 573 } 582 BAD 584 ; 586 if 587 switch 588 while 589 do 590 for 591 PRAGMA_UNROLL 592 break 593 continue 594 return 595 goto 596 IDENTIFIER 599 case 600 default 601 asm 602 __asm__
-178 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-179 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-188 ) , }
285 {
-202 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 285 {
604 )
605 )
-501 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-489 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-491 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || }
-490 ( EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-494 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || }
142 , 608 ]
-506 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
609 (
-174 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
610 }
-252 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 285 { 343 . 344 [
-260 , }
-262 . = [
-263 . = [
613 ]
-478 ( __device__ __host__ {
-459 ] 349 ,
-460 ] 349 ,
-463 , ]
616 }
617 }
-468 , ]
618 )
619 )
620 ]
621 )
-121 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-122 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-123 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-124 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-128 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-131 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 622 ...
-136 )
-129 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-97 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-98 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 380 public 381 private 382 protected 625 } 627 using 628 ; 630 BAD 633 static_assert 634 METHOD 635 TEMPLATE_HEAD
-278 , {
-282 , {
-280 , PACK {
639 }
-253 } 641 ,
-316 , }
-318 , } 642 =
643 }
-99 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-100 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-102 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-101 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-103 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-401 $end ,
-406 $end ,
-408 $end ,
-410 $end ,
-414 $end ,
-417 $end ,
-146 $end ) , ... =
-153 $end ) , ... =
648 )
-149 $end ( ) , ... = [
56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 125 HOST 126 ; 127 BAD 128 EXTERN_C 131 template 137 static_assert 138 using 139 namespace 140 inline 141 TEMPLATE_HEAD 649 }
-385 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-507 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-44 , ;
650 }
-34 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-35 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-36 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-37 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-38 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-39 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-40 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-41 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-110 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-22 : =
555 , 654 ]
655 ]
656 )
-30 , : ; = DIRECT( INIT{ {
-21 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
657 ;
46 STRING
659 ;
-391 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-394 , ;
-396 , ; 442 PACK
660 ;
661 }
-231 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-227 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-228 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-327 ! != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? BAD CHARACTER EXTERN_C FLOATING FOLD_OPERATOR FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PACK PRAGMA_END PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME [ ] ^ ^= __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { | |= || } ~
-330 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-320 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-321 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-322 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-323 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-324 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-325 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-326 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-331 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-332 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-333 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
142 , 663 ;
664 ( 665 constexpr
666 (
667 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 137 static_assert 138 using 178 { 252 namespace 582 BAD 584 ; 586 if 587 switch 588 while 589 do 590 for 591 PRAGMA_UNROLL 592 break 593 continue 594 return 595 goto 596 IDENTIFIER 599 case 600 default 601 asm 602 __asm__
669 (
-249 PRAGMA_END 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
672 ;
673 ;
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 285 { 674 ;
678 IDENTIFIER
-165 != % %= & && &= ( * *= + ++ += , - -- -= -> . / /= ; < << <<= <= = == > >= >> >>= ? [ ^ ^= | |= || 679 :
-374 ( __volatile__ volatile
683 :
-369 ( __volatile__ volatile
-370 ( __volatile__ volatile
-190 ) , } 684 PACK
-203 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-500 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
685 }
686 ]
-497 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END [ ] ^ ^= { | |= || }
-176 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-257 , }
-259 , }
-264 . = [
-475 { 689 ( 690 __device__ 691 __host__
-466 , ]
-467 , ]
-469 , ]
-470 , ]
-130 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-132 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-135 )
-139 ) , ...
-141 ) , ...
-273 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-289 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-291 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
694 :
-292 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
216 * 217 & 218 && 262 ( 267 IDENTIFIER 695 ; 698 :
699 ; 700 ,
701 (
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 703 TEMPLATE_HEAD 707 CONSTRUCTOR 708 friend
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 380 public 381 private 382 protected 627 using 628 ; 630 BAD 633 static_assert 634 METHOD 635 TEMPLATE_HEAD
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 380 public 381 private 382 protected 627 using 628 ; 630 BAD 633 static_assert 634 METHOD 635 TEMPLATE_HEAD 710 }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 380 public 381 private 382 protected 627 using 628 ; 630 BAD 633 static_assert 634 METHOD 635 TEMPLATE_HEAD 711 }
-310 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-315 }
-252 } 211 IDENTIFIER 212 TYPE_NAME
-311 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-405 $end ,
-409 $end ,
715 ]
716 )
-150 $end ( ) , ... = [
-14 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-46 , ;
-32 , : ; = DIRECT( INIT{ {
717 )
-25 , ]
-23 : =
-111 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-114 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-26 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
198 STRING 718 )
-28 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-390 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-255 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
142 , 719 )
-334 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-328 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable namespace new nullptr register reinterpret_cast short signed sizeof static static_assert static_cast struct this thread_local true typedef union unsigned using void volatile wchar_t ~
721 (
-328 ! & ( * + ++ - -- CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
724 while
726 PRAGMA_END
-248 ) PRAGMA_END 142 ,
-357 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-358 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-359 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
727 ;
-361 ; 142 ,
-362 ;
728 ;
-368 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-364 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
729 ( 731 volatile 732 __volatile__
733 : 734 ...
-367 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-189 ) , }
-502 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-498 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END [ ] ^ ^= { | |= || }
142 , 735 )
-455 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-484 ( __device__ __host__ {
-485 ( __device__ __host__ {
445 , 737 ;
-396 , ; 442 PACK 738 =
-290 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-293 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-298 , ;
-33 & && , ; = INIT{ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 740 :
-294 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
216 * 217 & 218 && 262 ( 267 IDENTIFIER 698 :
-431 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 707 CONSTRUCTOR 708 friend
-18 { 746 ; 747 =
-439 & && ( * IDENTIFIER 749 CONSTRUCTOR
-433 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-274 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-275 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 380 public 381 private 382 protected 627 using 628 ; 630 BAD 633 static_assert 634 METHOD 635 TEMPLATE_HEAD 752 }
-317 , }
-319 , }
-151 $end ( ) , ... = [
-152 $end ( ) , ... = [
-33 & && : __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
754 ;
-229 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class 137 static_assert 138 using 252 namespace 760 ;
771 (
-360 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-363 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-375 ( __volatile__ volatile
-371 ( __volatile__ volatile
-372 ( __volatile__ volatile
-365 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-167 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
780 )
-287 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-300 , ; 108 __launch_bounds__ 109 __align__ 110 alignas 544 & 545 && 546 __forceinline__ 547 __noinline__ 548 __packed__ 549 const 550 noexcept 782 = 783 INIT{
-305 , ;
-299 , ;
785 ) 786 ,
-432 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-435 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
788 default 789 delete
-33 & && ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
792 (
-440 & && ( * IDENTIFIER
-276 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-445 { 108 __launch_bounds__ 109 __align__ 110 alignas 544 & 545 && 546 __forceinline__ 547 __noinline__ 548 __packed__ 549 const 550 noexcept 794 :
-27 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
795 )
-340 )
-342 ) 142 , 797 ;
-42 , ; 256 DIRECT( 257 INIT{ 798 =
-353 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
-355 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
800 )
801 )
-342 ) 142 ,
-42 , 256 DIRECT( 257 INIT{ 802 =
269 ,
-344 ; 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 107 enum 108 __launch_bounds__ 109 __align__ 110 alignas 111 struct 112 union 113 class
807 :
142 , 797 ;
-351 : 270 =
-352 : -42 , ; 255 = 256 DIRECT( 257 INIT{
-356 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-376 ) : 198 STRING
809 :
-477 RETURNS __device__ __host__ constexpr mutable noexcept {
811 ;
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 285 { 343 . 344 [ 813 }
-304 , ;
815 ;
-434 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
817 ;
818 ;
-438 ; = {
819 (
-441 {
-341 )
-354 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
827 )
142 , 830 )
831 ;
-343 ; 142 ,
-42 , 256 DIRECT( 257 INIT{ 832 =
834 ) 835 :
-366 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-486 { 837 mutable 838 constexpr 839 noexcept 840 __device__ 841 __host__ 842 RETURNS
-297 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-301 , ;
-302 , ;
-295 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
198 STRING 844 )
-436 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-437 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
846 )
-446 ; = { 847 ,
-447 , ; = {
-449 , ; = { 848 PACK
849 ( 850 { 851 INIT{
-335 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 852 else
-346 ) -43 , ;
-339 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-347 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
854 ;
-249 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
142 , 857 )
858 ;
-378 ) : 46 STRING 863 [
-476 {
-479 RETURNS __device__ __host__ constexpr mutable noexcept {
-480 RETURNS __device__ __host__ constexpr mutable noexcept {
-481 RETURNS __device__ __host__ constexpr mutable noexcept {
-482 RETURNS __device__ __host__ constexpr mutable noexcept {
-483 RETURNS __device__ __host__ constexpr mutable noexcept {
865 }
866 ;
867 )
-33 & && : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-450 , ; = {
-338 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 874 else
-348 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
875 )
-345 ; -43 ,
-373 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-377 ) :
-379 ) : 877 ,
-380 ) , :
-382 ) , : 198 STRING 878 (
879 IDENTIFIER
-487 {
-303 , ;
-296 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-445 ; = { 108 __launch_bounds__ 109 __align__ 110 alignas 544 & 545 && 546 __forceinline__ 547 __noinline__ 548 __packed__ 549 const 550 noexcept 794 :
-448 , ; = {
882 )
883 }
884 }
-336 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-350 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
46 STRING 863 [
889 ]
-444 ; = {
-451 , ; = PACK {
-452 , ; = PACK {
-453 , ; = PACK {
-337 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-349 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-381 ) , :
142 , 891 )
-442 ; = {
-383 ) , :
198 STRING 893 (
142 , 895 )
-384 ) , :
""".splitlines()
STATES = [
 0, 1, 2, 3, 4, 5, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 3,
 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68,
 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 3, 139,
 140, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 141, 142, 143, 144, 145,
 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 3, 157, 158, 159, 160, 161, 162, 18, 163, 164, 165, 18, 166,
 167, 168, 169, 170, 171, 172, 173, 4, 157, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188,
 189, 189, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 202, 157, 203, 203, 204, 205, 206, 207,
 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 202, 220, 221, 222, 157, 223, 221, 224, 225, 226, 227, 202,
 228, 229, 230, 231, 232, 227, 139, 3, 233, 202, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 3,
 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 139, 265, 266, 3, 267, 268,
 269, 270, 271, 272, 273, 274, 275, 276, 202, 277, 157, 278, 279, 280, 167, 4, 281, 282, 283, 284, 285, 3, 3, 286,
 287, 288, 289, 290, 291, 292, 293, 294, 3, 295, 296, 296, 297, 296, 298, 299, 299, 139, 157, 157, 300, 301, 191, 302,
 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 194, 196, 317, 318, 319, 320, 321, 322, 323, 194,
 324, 325, 326, 327, 328, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 4, 339, 202, 340, 4, 341, 202, 3,
 342, 343, 344, 345, 346, 347, 348, 349, 350, 217, 351, 352, 353, 354, 355, 356, 357, 289, 358, 359, 360, 361, 362, 227,
 363, 364, 202, 365, 191, 302, 225, 366, 367, 4, 368, 369, 370, 202, 202, 371, 372, 289, 3, 373, 374, 375, 376, 377,
 378, 379, 380, 139, 381, 382, 383, 384, 385, 386, 289, 387, 388, 389, 390, 3, 391, 392, 393, 394, 395, 396, 397, 139,
 398, 399, 400, 401, 402, 202, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 139,
 420, 421, 422, 423, 316, 424, 425, 426, 316, 194, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 4, 438, 439,
 4, 440, 441, 442, 443, 444, 191, 302, 445, 446, 447, 448, 449, 450, 451, 4, 452, 453, 454, 455, 456, 457, 458, 459,
 302, 460, 461, 202, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 3, 476, 477, 478, 479, 480,
 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 494, 502, 3,
 503, 504, 505, 506, 507, 508, 509, 510, 511, 3, 512, 513, 514, 515, 221, 516, 517, 518, 519, 520, 521, 522, 523, 524,
 525, 526, 527, 202, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 316, 538, 539, 540, 3, 541, 542, 543, 544, 545,
 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 562, 564, 565, 562, 566, 567,
 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 302, 585, 586, 587, 588, 589, 590,
 591, 592, 3, 593, 594, 3, 595, 596, 597, 227, 598, 226, 4, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609,
 610, 562, 610, 204, 611, 610, 494, 612, 613, 468, 614, 615, 616, 617, 3, 618, 619, 620, 4, 621, 3, 622, 623, 624,
 625, 221, 626, 627, 628, 226, 629, 630, 631, 632, 633, 634, 635, 204, 636, 637, 638, 639, 219, 132, 610, 640, 641, 642,
 643, 227, 644, 3, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 139, 655, 656, 657, 468, 658, 659, 660, 661, 662,
 302, 663, 202, 494, 664, 665, 222, 666, 494, 494, 139, 667, 668, 669, 670, 3, 671, 672, 673, 674, 675, 676, 289, 677,
 678, 679, 680, 302, 681, 682, 683, 684, 685, 686, 687, 494, 688, 689, 690, 691, 139, 692, 693, 694, 695, 696, 697, 698,
 699, 700, 4, 701, 702, 703, 704, 202, 705, 157, 299, 299, 494, 706, 707, 708, 709, 494, 710, 711, 712, 713, 714, 715,
 716, 717, 718, 704, 719, 720, 721, 722, 723, 724, 494, 494, 725, 726, 3, 727, 719, 728, 729, 730, 731, 732, 733, 734,
 735, 468, 736, 737, 738, 3, 739, 740,
]
DEFAULTS = [
 0, 0, -7, 0, 0, 0, 0, -397, 0, 0, -246, -233, 0, -208, -197, -192, -193, -196, -206, 0, 0, 0, 0, 0,
 0, 0, 0, 0, -177, -165, -194, -195, -205, -154, 0, 0, -173, 0, 0, -157, -158, -159, -160, -161, -162, -156, -163, -168,
 -169, -170, -171, -172, -3, 0, 0, -48, -50, -51, -52, -53, -54, -55, -56, -57, -58, -59, -60, -61, -62, -63, -64, -65,
 -66, -67, -68, -69, -70, -71, -72, -73, -74, -75, -76, -77, -78, -79, -80, -81, -82, -83, -84, -85, -86, -87, -88, -89,
 -90, -91, -92, -93, -94, -95, -96, 0, 0, -269, 0, 0, 0, 0, 0, -265, -266, -267, -4, 0, -425, 0, 0, 0,
 -5, 0, -8, -9, -10, -11, -12, -13, 0, 0, -418, 0, 0, -18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -234, -235, -236, -237, -238,
 -239, -240, -241, -242, -243, -244, 0, 0, 0, 0, -328, 0, 0, 0, 0, -182, -183, -198, 0, -199, -200, -201, 0, 0,
 0, 0, 0, 0, -505, 0, -164, 0, 0, 0, 0, 0, 0, 0, -462, 0, -473, 0, -471, -107, -108, -105, 0, 0,
 -120, -120, -120, 0, 0, -49, 0, -286, 0, 0, 0, 0, -312, 0, -306, 0, 0, 0, 0, 0, 0, -429, -430, -6,
 0, -400, 0, 0, 0, -402, 0, 0, -15, -7, -422, 0, 0, 0, 0, 0, 0, 0, 0, -19, -33, -443, 0, 0,
 0, 0, -109, -106, -20, 0, 0, 0, 0, 0, 0, -393, 0, 0, -419, -420, -421, -247, -245, -250, -251, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -224, -225, -226, 0, -166, 0, 0, -454, -329,
 0, 0, 0, 0, -180, -181, 0, 0, 0, -488, 0, 0, -503, -504, 0, 0, 0, 0, -492, 0, 0, 0, 0, 0,
 0, -175, 0, -256, 0, 0, -261, 0, 0, -328, 0, 0, -472, 0, -465, 0, 0, 0, 0, 0, -474, -126, 0, 0,
 0, 0, 0, 0, 0, 0, -137, -138, 0, 0, -112, 0, 0, -288, -286, 0, -277, 0, -279, 0, -283, -284, -285, -286,
 0, -268, -270, -271, 0, 0, -307, -308, 0, 0, 0, 0, 0, -426, 0, 0, 0, -407, 0, 0, 0, -413, 0, 0,
 -415, -142, 0, -145, -147, 0, 0, 0, 0, -7, 0, 0, -16, 0, -43, 0, -45, 0, -17, -29, 0, 0, 0, 0,
 0, -24, 0, -116, 0, 0, -33, 0, 0, 0, -395, 0, -392, 0, 0, -389, -254, 0, 0, -232, -207, -184, 0, 0,
 0, -178, -179, 0, -188, 0, 0, 0, 0, -501, 0, -489, -491, -490, -494, 0, 0, -506, 0, -174, 0, 0, -260, 0,
 -262, -263, 0, -478, 0, 0, 0, -463, 0, 0, -468, 0, 0, 0, 0, -121, -122, -123, -124, -128, -131, 0, -136, 0,
 -129, -97, -98, 0, -288, -278, -282, -280, -288, -286, 0, 0, -316, 0, 0, -99, -100, -102, -101, -103, -401, 0, -406, -408,
 0, -410, -414, -417, -146, -153, 0, 0, 0, -149, 0, -385, -507, -44, 0, 0, -34, -35, -36, -37, -38, -39, -40, -41,
 0, -110, -22, 0, 0, 0, 0, -30, -21, 0, 0, 0, -391, -394, 0, 0, 0, -231, 0, -227, -228, -327, -330, -320,
 -321, -322, -323, -324, -325, -326, -331, -332, -333, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -374, 0,
 0, -369, -370, 0, -203, -500, 0, 0, -497, 0, -176, -257, -259, -264, 0, 0, -466, -467, -469, -470, -130, -132, -135, -139,
 -141, -273, -289, 0, -291, 0, -292, 0, 0, 0, 0, 0, 0, 0, -288, -310, -315, 0, 0, -311, -405, -409, 0, 0,
 -150, -14, -46, -32, 0, -25, -23, -111, -114, -26, 0, -28, -390, -255, 0, -334, -328, 0, -328, -328, 0, -328, 0, 0,
 -357, -358, -359, 0, 0, -362, 0, -368, -364, 0, 0, -367, -189, -502, -498, 0, -455, 0, -484, -485, 0, 0, -290, -293,
 -298, 0, 0, -294, 0, 0, -431, 0, 0, 0, 0, -443, 0, -433, -274, -275, 0, -317, -319, -151, -152, -33, 0, -229,
 0, -328, 0, 0, 0, 0, 0, -360, -363, 0, -375, -371, -372, -365, 0, -167, 0, -287, 0, 0, 0, -305, -299, 0,
 -432, 0, -435, 0, -33, -443, 0, -440, -276, 0, -27, 0, -340, 0, 0, 0, -353, -355, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, -356, 0, 0, -477, 0, 0, 0, -304, 0, 0, -434, 0, 0, -438, 0,
 0, -441, 0, 0, -341, -354, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -366, 0, -297, -301, -302, 0, -295,
 0, -436, -437, 0, 0, 0, -447, 0, 0, 0, 0, 0, -339, -347, 0, 0, 0, 0, 0, 0, -476, -479, -480, -481,
 -482, -483, 0, 0, 0, 0, -33, 0, -450, 0, 0, 0, 0, 0, -348, 0, 0, 0, -373, -377, 0, -380, 0, 0,
 -487, -303, -296, -33, 0, -448, 0, 0, 0, -336, 0, 0, -350, 0, 0, 0, 0, -444, -451, -452, -453, -337, -349, -381,
 0, 0, -442, -383, 0, 0, 0, -384,
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
143 assigns
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 174 type_id 175 expression 177 compound
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 185 unary
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 187 unary
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 188 cast
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 189 unary
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 192 new_type 193 new_placement 195 specs
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 196 cast
202 captures 205 capture_list 206 capture 207 simple_capture 210 any_name
213 abstract 214 indirection 215 direct_abstract
57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 221 specifier
224 bases
226 record_attributes
227 enum_base
229 enum_base 230 any_name
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 239 template_params 240 template_param_list 241 template_param 242 type_param_word 243 template_template_head 244 plain_parameter 247 specs
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 250 declaration 251 specs 253 named
254 function_scope
258 function_scope
260 declarator 264 indirection 265 direct 266 name
272 any_name 274 using_names 275 using_name
276 any_name
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 132 named 133 constructor 134 specs 135 initialized 136 binding 278 function 279 declaration 280 template_declaration
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 281 assignment
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 282 initializer 283 assignment 284 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 286 expression
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
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 302 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 303 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 304 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 binary
311 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 312 expression
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 313 arguments 314 argument_list 315 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 175 expression 177 compound 318 type_id
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 175 expression 177 compound 319 type_id
321 new_initializer 323 new_brace
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 195 specs 326 new_type
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 283 assignment 284 braces 315 initializer 328 type_id 329 argument_list
330 new_declarator 331 indirection 332 new_array
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 335 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 314 argument_list 315 initializer 336 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 338 initializers 339 initializer_item 340 initializer 341 designators 342 designator
348 any_name
214 indirection 215 direct_abstract 357 abstract
360 qualifiers
361 qualifiers
362 qualifiers
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 214 indirection 215 direct_abstract 247 specs 363 abstract 364 parameters 365 parameter_list 367 parameter 368 plain_parameter
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 369 conditional_opt 370 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 371 expression
373 record_scope
376 base_item 377 base 379 access
384 bases 385 any_name 386 argued
390 any_name
391 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 314 argument_list 315 initializer 392 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 283 assignment 284 braces 314 argument_list 315 initializer 393 arguments 394 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 283 assignment 284 braces 314 argument_list 315 initializer 395 arguments 396 type_id
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 117 type_id 118 conditional 119 binary 397 template_arg
399 any_name
403 any_name
408 type_param_word
215 direct_abstract 265 direct 266 name 409 declarator 410 abstract 411 pack_declarator 413 indirection 414 direct_pack
417 linkage
418 externals
419 any_name
420 compound
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 422 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 314 argument_list 315 initializer 423 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 339 initializer_item 340 initializer 341 designators 342 designator 425 initializers
426 compound
427 ending 428 trailing
429 class_scope
265 direct 266 name 430 declarator 431 indirection
432 bound_names 433 any_name
265 direct 266 name 431 indirection 435 declarator
265 direct 266 name 431 indirection 438 declarator
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 439 initializer
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 440 conditional
443 any_name
447 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 339 initializer_item 340 initializer 341 designators 342 designator 449 initializers
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 451 assignment
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 452 cast 453 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 455 expression
456 statements
463 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 314 argument_list 315 initializer 464 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 339 initializer_item 340 initializer 341 designators 342 designator 466 initializers
323 new_brace 467 new_initializer
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 328 type_id
331 indirection 332 new_array 470 new_declarator
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 472 expression
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 473 cast
476 comma_opt
480 designator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 482 conditional
483 block
206 capture 207 simple_capture 210 any_name 484 capture_list
206 capture 207 simple_capture 210 any_name 486 capture_list
207 simple_capture 210 any_name 487 capture
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 314 argument_list 315 initializer 488 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 314 argument_list 315 initializer 489 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 490 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 314 argument_list 315 initializer 491 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 314 argument_list 315 initializer 492 arguments
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 370 conditional 493 conditional_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 247 specs 365 parameter_list 367 parameter 368 plain_parameter 494 parameters
507 members
508 record_scope
377 base 379 access 509 base_item
512 record_scope
514 enum_body 515 enumerators 516 enumerator 517 any_name
515 enumerators 516 enumerator 517 any_name 518 enum_body
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 242 type_param_word 243 template_template_head 244 plain_parameter 247 specs 524 template_param
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 526 type_id
527 any_name
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 529 type_id
530 any_name
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 531 conditional
215 direct_abstract 265 direct 266 name 357 abstract 413 indirection 414 direct_pack 435 declarator 533 pack_declarator
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 215 direct_abstract 247 specs 265 direct 266 name 363 abstract 364 parameters 365 parameter_list 367 parameter 368 plain_parameter 413 indirection 414 direct_pack 430 declarator 536 pack_declarator
537 name
538 externals
542 comma_opt
551 argued
433 any_name 556 bound_names
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 370 conditional 557 conditional_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 247 specs 365 parameter_list 367 parameter 368 plain_parameter 558 parameters
428 trailing 559 ending
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 563 type_id
565 using_name 566 any_name
567 any_name
568 comma_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 569 assignment
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 251 specs 253 named 574 statement 575 compound 576 expression_statement 577 selection 578 loop 579 jump 580 labeled 581 asm_statement 583 declaration 585 expression 597 label 598 asm_word
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 603 initializer
453 braces
606 comma_opt
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 607 conditional
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 340 initializer 341 designators 342 designator 611 initializer_item
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 612 initializer
614 lambda_head 615 lambda_attributes
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 247 specs 368 plain_parameter 623 parameter
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 624 initializer
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 626 member 629 access 631 specs 632 fields
636 members
637 members
638 record_scope
640 comma_opt
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 644 type_id
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 645 type_id
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 370 conditional 646 conditional_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 247 specs 365 parameter_list 367 parameter 368 plain_parameter 647 parameters
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 651 type_id
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 247 specs 365 parameter_list 367 parameter 368 plain_parameter 652 parameters
653 any_name
45 one_string 658 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 662 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 251 specs 253 named 575 compound 576 expression_statement 577 selection 578 loop 579 jump 580 labeled 581 asm_statement 583 declaration 585 expression 597 label 598 asm_word 668 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 670 expression_opt 671 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 675 initializer_value 676 expression 677 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 251 specs 253 named 575 compound 576 expression_statement 577 selection 578 loop 579 jump 580 labeled 581 asm_statement 583 declaration 585 expression 597 label 598 asm_word 680 statement
681 asm_volatile
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 682 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 687 expression
688 compound
275 using_name 692 using_names 693 any_name
265 direct 266 name 431 indirection 696 field 697 declarator
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 702 method 704 method_head 705 method_specs 706 specs
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 629 access 631 specs 632 fields 709 member
712 members
517 any_name 713 enumerator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 714 conditional
720 block
722 block
723 block
725 block
730 asm_qualifier
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 247 specs 365 parameter_list 367 parameter 368 plain_parameter 736 parameters
739 trailing
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 741 conditional
265 direct 266 name 431 indirection 697 declarator 742 field
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 743 conditional
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 704 method_head 705 method_specs 706 specs 744 method
745 function_scope
265 direct 266 name 431 indirection 748 declarator
750 class_scope
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 751 specs
753 trailing
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 136 binding 755 condition 756 test 757 for_init 758 expression 759 named 761 declaration 762 specs 763 initialized
764 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 136 binding 756 test 757 for_init 758 expression 759 named 761 declaration 762 specs 763 initialized 765 condition
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 766 test 767 expression 768 named 769 specs 770 initialized
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 251 specs 761 declaration 772 for_init 773 ranged 774 expression 775 binding 776 named
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 251 specs 253 named 575 compound 576 expression_statement 577 selection 578 loop 579 jump 580 labeled 581 asm_statement 583 declaration 585 expression 597 label 598 asm_word 777 statement
45 one_string 778 strings
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 779 conditional
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 781 type_id
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 119 binary 784 conditional
787 compound
428 trailing 790 ending
791 class_scope
551 argued 793 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 767 expression 768 named 769 specs 770 initialized 796 test
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 136 binding 756 test 757 for_init 758 expression 759 named 761 declaration 762 specs 763 initialized 799 condition
260 declarator 265 direct 266 name 431 indirection
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 803 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 769 specs 770 initialized 804 for_test 805 expression 806 named
808 asm_operands
810 lambda_words
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 812 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 339 initializer_item 340 initializer 341 designators 342 designator 814 initializers
45 one_string 816 strings
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 247 specs 365 parameter_list 367 parameter 368 plain_parameter 820 parameters
821 mem_init_list 822 mem_init_item 823 mem_init 824 any_name
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 251 specs 253 named 575 compound 576 expression_statement 577 selection 578 loop 579 jump 580 labeled 581 asm_statement 583 declaration 585 expression 597 label 598 asm_word 825 statement
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 826 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 251 specs 253 named 575 compound 576 expression_statement 577 selection 578 loop 579 jump 580 labeled 581 asm_statement 583 declaration 585 expression 597 label 598 asm_word 828 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 251 specs 253 named 575 compound 576 expression_statement 577 selection 578 loop 579 jump 580 labeled 581 asm_statement 583 declaration 585 expression 597 label 598 asm_word 829 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 833 expression
836 lambda_result
843 comma_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 247 specs 365 parameter_list 367 parameter 368 plain_parameter 845 parameters
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 251 specs 253 named 575 compound 576 expression_statement 577 selection 578 loop 579 jump 580 labeled 581 asm_statement 583 declaration 585 expression 597 label 598 asm_word 853 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 671 expression 855 expression_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 856 initializer
45 one_string 859 asm_list 860 asm_items 861 asm_item 862 strings
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 864 type_id
868 trailing
823 mem_init 824 any_name 869 mem_init_item
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 314 argument_list 315 initializer 870 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 314 argument_list 315 initializer 871 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 283 assignment 284 braces 314 argument_list 315 initializer 872 arguments
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 251 specs 253 named 575 compound 576 expression_statement 577 selection 578 loop 579 jump 580 labeled 581 asm_statement 583 declaration 585 expression 597 label 598 asm_word 873 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 251 specs 253 named 575 compound 576 expression_statement 577 selection 578 loop 579 jump 580 labeled 581 asm_statement 583 declaration 585 expression 597 label 598 asm_word 876 statement
880 trailing
551 argued 881 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 251 specs 253 named 575 compound 576 expression_statement 577 selection 578 loop 579 jump 580 labeled 581 asm_statement 583 declaration 585 expression 597 label 598 asm_word 885 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 key 106 enum_head 135 initialized 136 binding 251 specs 253 named 575 compound 576 expression_statement 577 selection 578 loop 579 jump 580 labeled 581 asm_statement 583 declaration 585 expression 597 label 598 asm_word 886 statement
45 one_string 862 strings 887 asm_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 888 expression
551 argued 890 mem_inits
45 one_string 892 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 894 expression
""".splitlines()
GOTO_STATES = [
 0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 1, 1, 9, 1, 1, 1, 1, 1, 1, 10, 1, 11, 12, 13,
 14, 1, 15, 16, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 17, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 18, 19, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 20, 21, 22, 23, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 24, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 26, 27, 28, 1, 1, 1, 29, 30, 1, 31, 32, 33,
 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 53, 54, 55, 1, 1, 1, 1, 1, 56, 1, 1, 1, 57, 1,
 58, 59, 60, 61, 1, 1, 1, 62, 63, 64, 1, 1, 65, 1, 1, 1, 1, 1, 1, 1, 1, 1, 66, 1,
 67, 68, 69, 70, 71, 1, 72, 73, 1, 74, 75, 1, 1, 1, 1, 76, 77, 78, 79, 80, 81, 1, 1, 1,
 1, 1, 82, 83, 1, 1, 84, 85, 86, 87, 1, 28, 88, 1, 89, 90, 91, 92, 93, 1, 94, 95, 96, 97,
 98, 1, 1, 1, 1, 99, 100, 101, 1, 102, 1, 1, 1, 103, 1, 1, 1, 1, 1, 1, 1, 104, 1, 105,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 106, 1, 1, 107, 1, 108,
 1, 1, 1, 1, 1, 1, 1, 1, 109, 1, 110, 111, 1, 1, 112, 113, 1, 1, 1, 114, 1, 115, 116, 1,
 1, 1, 117, 1, 1, 118, 1, 1, 119, 120, 121, 122, 1, 123, 1, 124, 125, 126, 127, 128, 1, 1, 129, 130,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 131, 132, 133, 1, 1, 1, 1, 1, 1, 1, 134,
 1, 1, 1, 1, 135, 136, 1, 1, 1, 1, 1, 1, 1, 1, 137, 1, 138, 1, 139, 1, 140, 1, 141, 142,
 1, 1, 1, 1, 1, 143, 1, 144, 145, 146, 8, 1, 1, 16, 1, 1, 1, 147, 1, 1, 148, 1, 1, 98,
 1, 1, 149, 1, 150, 151, 152, 1, 1, 153, 1, 1, 1, 154, 155, 1, 1, 156, 157, 1, 1, 1, 1, 1,
 158, 1, 1, 159, 1, 160, 160, 1, 1, 1, 161, 1, 1, 1, 1, 162, 1, 1, 1, 1, 1, 163, 1, 164,
 1, 1, 1, 165, 1, 65, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 166, 1, 167,
 1, 1, 1, 168, 169, 1, 1, 1, 170, 171, 1, 172, 1, 1, 1, 1, 1, 1, 1, 1, 1, 173, 1, 1,
 174, 1, 1, 1, 1, 1, 175, 176, 1, 1, 8, 1, 1, 1, 1, 177, 1, 1, 1, 1, 1, 1, 1, 1,
 178, 1, 1, 179, 1, 1, 1, 1, 1, 1, 180, 1, 1, 1, 1, 1, 1, 1, 181, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 182, 1, 183, 1, 1, 184, 1, 1, 185, 186, 187,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 188, 1, 1, 1, 1, 189, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 190, 1, 1, 1, 191, 1, 1, 192, 193, 168, 168, 194, 1, 1, 195, 196, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 197, 1, 198, 199, 1, 200, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 201, 1, 1, 1, 1, 1, 1, 1, 202, 1, 1, 1, 1, 1, 1,
 1, 203, 204, 1, 205, 206, 1, 207, 208, 209, 1, 210, 211, 1, 1, 1, 168, 1, 1, 1, 1, 212, 1, 1,
 213, 214, 215, 216, 1, 217, 218, 1, 1, 219, 1, 1, 1, 1, 220, 1, 1, 1, 221, 148, 222, 1, 1, 1,
 1, 223, 1, 1, 224, 225, 1, 1, 1, 226, 1, 1, 1, 227, 1, 1, 1, 1, 28, 1, 228, 1, 1, 1,
 1, 229, 1, 230, 231, 1, 1, 1, 1, 1, 232, 1, 233, 1, 234, 235, 1, 1, 236, 1, 1, 1, 1, 1,
 237, 1, 238, 239, 1, 1, 240, 1, 241, 242, 240, 1, 1, 1, 1, 243, 1, 1, 244, 1, 1, 1, 245, 1,
 1, 1, 1, 246, 1, 1, 1, 1, 1, 1, 1, 247, 1, 1, 1, 248, 249, 1, 1, 250, 1, 1, 1, 1,
 1, 1, 251, 1, 1, 1, 252, 253, 1, 254, 255, 256, 257, 1, 1, 1, 1, 258, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 259, 260, 1, 1, 1, 1, 1, 261, 262, 1, 263, 264, 1, 265, 1, 1, 1, 1, 1, 1, 1,
 1, 266, 1, 1, 1, 267, 1, 1,
]
