"""The parser's tables. Made by `python -m minicc.frontend.syntax.tables`; do not edit."""

# ruff: noqa
FINGERPRINT = 765575093
LEFT = """\
S' start start start start start start externals externals external external external
external external external linkage function function function_scope declaration declaration declaration binding bound_specs
bound_specs bound_names bound_names declaration declaration assertion assertion alias named named ending ending
trailing trailing trailing trailing trailing trailing trailing trailing trailing initialized initialized initialized
initialized specs specifiers specifiers specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier decltype_id decltype_id argued argued argued argued argued type_id type_id
name any_name any_name direct direct_pack direct_abstract direct direct_pack direct_abstract direct direct_pack direct_abstract
direct declarator conditional_opt conditional_opt pack_declarator abstract declarator indirection indirection indirection qualifiers qualifiers
qualifiers qualifiers qualifiers abstract abstract direct_abstract direct_abstract parameters parameters parameters parameters parameters
parameter_list parameter_list parameter parameter plain_parameter plain_parameter plain_parameter plain_parameter plain_parameter plain_parameter pack_declarator direct_pack
primary primary strings literal literal literal literal literal literal one_string strings primary
primary primary cast_word cast_word cast_word cast_word functional_type primary primary primary postfix postfix
postfix postfix postfix postfix postfix postfix arguments arguments argument argument argument_list argument_list
unary sign sign sign sign sign sign unary unary unary unary unary
unary size_word size_word cast cast binary binary binary binary binary binary binary
binary binary binary binary binary binary binary binary binary binary binary binary
primary primary primary conditional conditional conditional assignment assigns assigns assigns assigns assigns
assigns assigns assigns assigns assigns assigns assignment expression expression expression_opt expression_opt initializer
initializer comma_opt comma_opt initializer_list initializer_list direct_braces braces initializers initializers initializer_item initializer_item designators
designators designator designator key key key record_head record_attributes record_attributes record_attributes record anonymous_head
derived_head derived_head derived_head base base base_item base_item access access access record record
record record_scope member member member members members member member member member member
fields fields field field field field field enum_head enum_head enum_head enumeration enumeration
enumeration enum_base enum_base enum_body enum_body enumerators enumerators enumerator enumerator statement statement statement
statement statement statement statement compound block statements statements expression_statement statement for_init statement
for_init expression_statement selection selection selection selection selection condition condition test for_test for_test
for_test test loop loop loop loop ranged ranged for_init loop jump jump
jump jump initializer_value initializer_value jump labeled label label label label asm_word asm_word
asm_qualifier asm_qualifier asm_statement asm_volatile asm_volatile asm_operands asm_operands asm_list asm_list asm_items asm_items asm_item
asm_item asm_item external namespace_head namespace_head namespace_head namespace_head declaration declaration declaration using_declaration using_names
using_names using_name using_name template_scope template_params template_params template_param_list template_param_list type_param_word template_param template_param type_param
type_param type_param type_param type_param template_scope_end template_param template_param external template_declaration template_declaration template_declaration external
template_args template_args template_arg_list template_arg_list template_arg template_arg template_arg template_arg member member member method
method method method method_head method_specs method_specs constructor method_head class_scope method_head mem_inits mem_inits
mem_init_list mem_init_list mem_init_item mem_init_item mem_init mem_init mem_init primary primary captures captures captures
captures captures captures capture_list capture_list capture capture capture capture capture capture capture
simple_capture simple_capture capture capture lambda_head lambda_head lambda_words lambda_attributes lambda_words lambda_words lambda_words lambda_words
lambda_words lambda_attributes lambda_attributes lambda_result lambda_result unary unary new_placement new_type new_type new_type new_declarator
new_declarator new_declarator new_array new_array new_initializer new_initializer new_initializer new_brace new_brace unary unary declaration
""".split()
COUNT = [
 1, 2, 2, 2, 2, 2, 3, 0, 2, 1, 1, 1, 1, 1, 5, 0, 3, 3, 0, 2, 2, 4, 4, 1,
 2, 1, 3, 1, 1, 5, 7, 5, 3, 4, 1, 3, 0, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3, 4,
 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 1, 2, 1, 1, 1, 1, 3, 3, 3, 4, 4, 4, 4, 4,
 4, 1, 1, 0, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1, 1, 3, 3, 0, 1, 1, 3, 2,
 1, 3, 1, 3, 1, 2, 2, 2, 3, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1,
 3, 7, 1, 1, 1, 1, 1, 1, 4, 2, 1, 4, 4, 3, 3, 2, 2, 4, 0, 1, 1, 2, 1, 3,
 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 5, 1, 1, 1, 4, 1, 3, 3, 3, 3, 3, 3,
 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 7, 1, 5, 4, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 3, 1, 3, 1, 0, 1, 1, 1, 0, 2, 0, 3, 3, 1, 3, 1, 3, 1,
 2, 2, 3, 1, 1, 1, 3, 0, 2, 2, 1, 2, 3, 3, 3, 1, 2, 1, 2, 1, 1, 1, 5, 5,
 5, 0, 1, 1, 1, 0, 2, 2, 1, 1, 2, 2, 2, 3, 2, 4, 3, 3, 2, 2, 3, 3, 2, 5,
 5, 1, 0, 0, 2, 1, 3, 1, 3, 1, 1, 1, 1, 1, 1, 1, 4, 0, 0, 2, 1, 1, 1, 1,
 2, 2, 6, 8, 9, 7, 6, 1, 2, 1, 1, 0, 3, 3, 6, 7, 9, 8, 1, 1, 1, 4, 2, 2,
 2, 3, 1, 1, 3, 2, 3, 5, 2, 2, 1, 1, 1, 1, 7, 0, 2, 0, 3, 0, 1, 1, 3, 1,
 4, 7, 4, 1, 2, 2, 3, 5, 4, 1, 3, 1, 3, 2, 1, 0, 0, 1, 1, 3, 1, 1, 3, 1,
 2, 2, 3, 3, 0, 1, 3, 1, 2, 2, 2, 2, 0, 1, 1, 3, 1, 1, 2, 2, 2, 3, 2, 3,
 2, 4, 4, 3, 1, 2, 8, 8, 0, 7, 0, 1, 2, 3, 1, 2, 4, 4, 4, 3, 6, 0, 1, 1,
 3, 3, 1, 1, 3, 1, 2, 3, 4, 4, 4, 4, 1, 2, 1, 2, 1, 6, 0, 0, 2, 2, 2, 2,
 2, 2, 2, 0, 2, 4, 3, 3, 3, 2, 1, 2, 1, 1, 3, 4, 0, 3, 3, 1, 1, 2, 4, 4,
]
ROWS = """\
2 START_UNIT 3 START_EXPRESSION 4 START_TYPE 5 START_ARGUMENTS 6 START_CONVERSION 7 START_PARAMETERS
0 $end
-7 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union
-420 $end 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union
-399 $end EXTERN_C TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef typename union unsigned void volatile wchar_t
-1 $end 56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 127 HOST 128 ; 129 BAD 130 EXTERN_C 133 template 141 namespace 142 using 144 inline 145 TEMPLATE_HEAD 147 static_assert
-2 $end 148 ,
-247 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-234 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-231 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] } 150 ? 151 || 152 && 153 | 154 ^ 155 & 156 == 157 != 158 < 159 > 160 <= 161 >= 162 << 163 >> 164 + 165 - 166 * 167 / 168 % 169 = 170 *= 171 /= 172 %= 173 += 174 -= 175 <<= 176 >>= 177 &= 178 ^= 179 |=
-209 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-198 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-193 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-194 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-197 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-207 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 182 FOLD 184 {
-192 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 185 [ 186 ( 187 . 188 -> 189 ++ 190 --
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 192 (
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 196 (
-205 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~ 197 SIZEOF_PACK
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 200 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 203 [
-178 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-167 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-195 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-196 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-206 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-156 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-157 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || } 204 STRING
205 <
-175 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
206 ( 208 {
-453 ] 210 = 211 & 215 this 216 * 218 IDENTIFIER 219 TYPE_NAME
-159 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-160 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-161 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-162 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-163 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-164 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-158 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING [ ] ^ ^= | |= || }
-165 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING [ ] ^ ^= | |= || }
-170 <
-171 <
-172 <
-173 <
-174 ( {
-3 $end
-106 $end ) , : ; = > DIRECT( INIT{ PACK { 223 * 224 & 225 && 226 ( 227 [
-49 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union
-50 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
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
-97 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-98 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
229 (
-274 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 230 { 231 BASES
232 { 233 ,
234 { 235 BASES
-314 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || } 237 ENUM_BASE
-314 { 218 IDENTIFIER 219 TYPE_NAME 237 ENUM_BASE 240 class 241 struct
242 (
243 (
244 (
-271 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-269 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-267 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-268 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-4 $end
-421 $end 246 ,
-422 $end ,
-424 $end , 247 PACK
-425 $end , 248 PACK
-231 $end ) , ... : ; PACK ] } 150 ? 151 || 152 && 153 | 154 ^ 155 & 156 == 157 != 158 < 159 > 160 <= 161 >= 162 << 163 >> 164 + 165 - 166 * 167 / 168 %
-5 $end
-400 $end 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 255 TEMPLATE_HEAD 257 typename
-8 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-9 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-10 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-11 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-12 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-13 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-55 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 258 {
259 {
-415 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 142 using 147 static_assert 262 namespace
-45 , ; -18 { 265 = 266 DIRECT( 268 INIT{
-18 {
-23 [ 223 * 224 & 225 && 270 ; 272 CONSTRUCTOR 273 ( 277 IDENTIFIER
278 ; 279 ,
280 =
-27 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-28 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-387 { 218 IDENTIFIER 219 TYPE_NAME
218 IDENTIFIER 219 TYPE_NAME 282 namespace
-393 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-85 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 286 namespace
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 142 using 145 TEMPLATE_HEAD 147 static_assert 262 namespace
290 [
291 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 208 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 297 :
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
-245 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
316 )
148 , 317 ) 318 FOLD_OPERATOR
319 FOLD_OPERATOR
320 )
-329 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-186 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 208 {
327 IDENTIFIER
328 IDENTIFIER
-183 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-184 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-199 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-200 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-201 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-202 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
331 (
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 333 (
-496 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 335 ( 337 { 338 INIT{
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 208 {
-490 != $end % %= &= ( ) *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || } 223 * 224 & 225 && 344 [
-501 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
345 ]
-166 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING [ ] ^ ^= | |= || }
-177 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-256 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 208 { 354 . 355 [
356 ]
-454 ] 357 ,
-455 ] 218 IDENTIFIER 219 TYPE_NAME 358 ,
-458 ] 360 ,
-459 , ]
-461 , ] 361 PACK 362 = 363 { 364 INIT{ 365 DIRECT( 366 (
-470 , ]
367 this
-468 ( , = DIRECT( INIT{ PACK ] {
-109 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-110 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-107 $end ) , : ; = > DIRECT( INIT{ PACK {
-135 $end ) , : ; = > DIRECT( INIT{ PACK { 223 * 224 & 225 && 226 ( 227 [
-136 $end ) , ... : ; = > DIRECT( INIT{ PACK { 369 [ 370 (
-130 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-139 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 223 * 224 & 225 && 226 ( 227 [ 376 ...
-123 ] 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
-51 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 383 auto
-289 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
387 TYPE_NAME 389 public 390 private 391 protected
-310 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 396 {
-313 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
397 {
-307 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
218 IDENTIFIER 219 TYPE_NAME
-186 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 208 {
-275 BASES { 109 __launch_bounds__ 110 __align__ 111 alignas 218 IDENTIFIER 219 TYPE_NAME 407 __packed__
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union
-426 $end ,
-427 $end ,
-6 $end
-401 $end 409 ,
-402 $end ,
-405 $end , 410 =
-413 $end , 411 =
-407 $end , = 218 IDENTIFIER 219 TYPE_NAME 413 PACK 414 PACK_NAME
-412 TEMPLATE_HEAD typename
-148 $end ) , ... = 223 * 224 & 225 && 227 [ 277 IDENTIFIER 419 PACK 422 ( 423 PACK_NAME
-404 $end , = IDENTIFIER PACK PACK_NAME TYPE_NAME
-15 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-7 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-419 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-23 [ 223 * 224 & 225 && 270 ; 273 ( 277 IDENTIFIER
-45 , ; 265 = 266 DIRECT( 268 INIT{
184 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 208 { 428 delete
-48 , ;
-19 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-36 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-440 (
223 * 224 & 225 && 273 ( 277 IDENTIFIER
-24 [ 223 * 224 & 225 && 273 ( 277 IDENTIFIER
-121 $end & && ) , ... : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 439 [ 440 (
-111 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-108 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-20 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-388 { 443 =
-398 , ; 445 = 446 PACK
447 ; 448 ,
-395 , ;
-389 { 218 IDENTIFIER 219 TYPE_NAME
-416 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-417 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-418 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-248 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-246 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-251 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-252 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
148 , 453 :
-210 $end %= &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 152 && 153 | 154 ^ 155 & 156 == 157 != 158 < 159 > 160 <= 161 >= 162 << 163 >> 164 + 165 - 166 * 167 / 168 %
-211 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 153 | 154 ^ 155 & 156 == 157 != 158 < 159 > 160 <= 161 >= 162 << 163 >> 164 + 165 - 166 * 167 / 168 %
-212 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= | |= || } 154 ^ 155 & 156 == 157 != 158 < 159 > 160 <= 161 >= 162 << 163 >> 164 + 165 - 166 * 167 / 168 %
-213 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 155 & 156 == 157 != 158 < 159 > 160 <= 161 >= 162 << 163 >> 164 + 165 - 166 * 167 / 168 %
-214 $end %= & && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 156 == 157 != 158 < 159 > 160 <= 161 >= 162 << 163 >> 164 + 165 - 166 * 167 / 168 %
-215 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 158 < 159 > 160 <= 161 >= 162 << 163 >> 164 + 165 - 166 * 167 / 168 %
-216 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 158 < 159 > 160 <= 161 >= 162 << 163 >> 164 + 165 - 166 * 167 / 168 %
-217 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 162 << 163 >> 164 + 165 - 166 * 167 / 168 %
-218 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 162 << 163 >> 164 + 165 - 166 * 167 / 168 %
-219 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 162 << 163 >> 164 + 165 - 166 * 167 / 168 %
-220 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 162 << 163 >> 164 + 165 - 166 * 167 / 168 %
-221 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 164 + 165 - 166 * 167 / 168 %
-222 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 164 + 165 - 166 * 167 / 168 %
-223 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 166 * 167 / 168 %
-224 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 166 * 167 / 168 %
-225 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-226 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-227 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-168 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
457 FOLD
-451 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-330 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
148 , 460 ]
461 )
-187 ) } 462 ,
-190 ) , }
-188 ) , } 463 PACK
-181 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-182 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
464 )
465 )
-486 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-499 ! & ( * + ++ - -- . CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING [ alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { } ~
-500 ! & ( * + ++ - -- . CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING [ alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { } ~
462 , 470 )
471 )
-489 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || }
-492 != $end % %= &= ( ) *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || } 223 * 224 & 225 && 344 [
-493 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || } 473 [
476 >
477 )
478 }
-254 } 480 ,
-259 , }
-261 , }
354 . 355 [ 481 =
-263 . = [
483 IDENTIFIER
-329 ( __device__ __host__ {
215 this 216 * 218 IDENTIFIER 219 TYPE_NAME 487 &
-469 ( , = DIRECT( INIT{ PACK ] {
-462 , ]
-186 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 208 {
-471 , ]
-125 $end ) , ... : ; = > DIRECT( INIT{ PACK {
-139 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 376 ...
-127 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 497 __restrict__ 498 __volatile__ 499 const 500 volatile
-128 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 497 __restrict__ 498 __volatile__ 499 const 500 volatile
-129 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 497 __restrict__ 498 __volatile__ 499 const 500 volatile
501 )
502 )
-140 )
-141 ) 503 , 504 ...
-144 ) , ...
-146 ) , ... 505 =
506 ]
-122 ]
148 , 507 )
508 )
-293 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-276 , {
-281 , { 510 PACK
-279 , PACK {
511 TYPE_NAME
-283 : TYPE_NAME
-284 : TYPE_NAME
-285 : TYPE_NAME
-278 , {
-277 , {
-315 } 218 IDENTIFIER 219 TYPE_NAME
-308 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-309 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( ENUM_BASE EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
519 )
520 )
521 )
522 )
523 )
-270 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-272 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-273 BASES IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-423 $end ,
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 255 TEMPLATE_HEAD 257 typename
-408 $end , =
-409 $end , =
255 TEMPLATE_HEAD 257 typename
-149 $end ) , ... =
-150 $end ) , ... = 529 PACK
-151 $end ) , ... =
-153 $end ) , ... =
-135 $end ) , ... = PACK 223 * 224 & 225 && 227 [ 277 IDENTIFIER 422 ( 423 PACK_NAME
-154 $end ) , ... = 531 [ 532 (
-139 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 223 * 224 & 225 && 227 [ 277 IDENTIFIER 376 ... 422 ( 423 PACK_NAME
277 IDENTIFIER
56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 127 HOST 128 ; 129 BAD 130 EXTERN_C 133 template 141 namespace 142 using 144 inline 145 TEMPLATE_HEAD 147 static_assert 536 }
443 =
-16 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 203 [ 537 ;
-46 , ;
538 )
539 }
-17 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-32 , : ; = DIRECT( INIT{ {
-34 , : ; = DIRECT( INIT{ { 109 __launch_bounds__ 110 __align__ 111 alignas 540 RETURNS 541 & 542 && 543 __forceinline__ 544 __noinline__ 545 __packed__ 546 const 547 noexcept
549 (
550 )
-126 $end & && ) , ... : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
554 ;
556 ;
-397 , ;
-394 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-390 {
560 ] 561 ,
-25 , ]
562 ) 563 ,
-233 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-208 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-185 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
565 FOLD_OPERATOR 566 )
148 , 567 )
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 142 using 147 static_assert 184 { 262 namespace 568 } 577 BAD 579 ; 581 if 582 switch 583 while 584 do 585 for 586 PRAGMA_UNROLL 587 break 588 continue 589 return 590 goto 591 IDENTIFIER 594 case 595 default 596 asm 597 __asm__
-179 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-180 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-189 ) , }
208 {
-203 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 208 {
599 )
-485 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
600 )
601 }
-487 ( EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-488 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || }
-491 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END ] ^ ^= { | |= || }
148 , 603 ]
-502 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
604 (
-176 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-258 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-255 }
-253 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 208 { 354 . 355 [
-264 . = [
-265 . = [
607 ]
-475 ( __device__ __host__ {
-456 ] 360 ,
-457 ] 360 ,
-460 , ]
-463 , ]
610 }
611 }
612 )
613 )
614 ]
615 )
-131 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-132 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-133 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-134 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? DIRECT( FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-113 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-138 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 616 ...
-143 )
-137 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-99 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-100 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 147 static_assert 389 public 390 private 391 protected 619 } 625 ; 626 BAD 629 METHOD 630 TEMPLATE_HEAD 631 using
-282 , {
-280 , PACK {
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 147 static_assert 389 public 390 private 391 protected 625 ; 626 BAD 629 METHOD 630 TEMPLATE_HEAD 631 using 632 }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 147 static_assert 389 public 390 private 391 protected 625 ; 626 BAD 629 METHOD 630 TEMPLATE_HEAD 631 using 633 }
634 }
-254 } 636 ,
-317 , }
-319 , } 637 =
638 }
-101 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-102 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-104 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-103 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-105 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? BASES CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-403 $end ,
-406 $end ,
-414 $end ,
-410 $end , =
-411 $end , =
-152 $end ) , ... =
-124 $end ) , ... =
641 )
-155 $end ( ) , ... = [
56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 127 HOST 128 ; 129 BAD 130 EXTERN_C 133 template 141 namespace 142 using 144 inline 145 TEMPLATE_HEAD 147 static_assert 642 }
-386 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-503 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-47 , ;
-257 , ;
-37 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-38 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-39 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-40 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-41 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-42 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-43 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-44 & && , : ; = DIRECT( INIT{ RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-114 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
645 ]
646 )
-33 , : ; = DIRECT( INIT{ {
-21 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
647 ;
-392 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
648 ;
-396 , ;
-398 , ; 446 PACK
-22 : =
650 ;
46 STRING
-232 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-228 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-229 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-328 ! != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? BAD CHARACTER EXTERN_C FLOATING FOLD_OPERATOR FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PACK PRAGMA_END PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME [ ] ^ ^= __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { | |= || } ~
-331 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-321 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-322 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-323 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-324 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-325 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-326 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-327 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-333 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-335 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-332 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
148 , 653 ;
654 ( 655 constexpr
656 (
657 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 142 using 147 static_assert 184 { 262 namespace 577 BAD 579 ; 581 if 582 switch 583 while 584 do 585 for 586 PRAGMA_UNROLL 587 break 588 continue 589 return 590 goto 591 IDENTIFIER 594 case 595 default 596 asm 597 __asm__
659 (
-250 PRAGMA_END 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
662 ;
663 ;
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 208 { 664 ;
668 IDENTIFIER
-167 != % %= & && &= ( * *= + ++ += , - -- -= -> . / /= ; < << <<= <= = == > >= >> >>= ? [ ^ ^= | |= || 669 :
-375 ( __volatile__ volatile
673 :
-370 ( __volatile__ volatile
-371 ( __volatile__ volatile
-191 ) , }
-204 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-497 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-498 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
674 ]
-494 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END [ ] ^ ^= { | |= || }
-260 , }
-262 , }
-266 . = [
-472 { 677 ( 678 __device__ 679 __host__
-464 , ]
-465 , ]
-466 , ]
-467 , ]
-116 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-119 $end ( ) , ... : ; = > DIRECT( INIT{ PACK [ {
-142 )
-145 ) , ...
-147 ) , ...
-287 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-294 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-290 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-291 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-292 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
680 :
-296 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-297 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
223 * 224 & 225 && 273 ( 277 IDENTIFIER 681 ; 684 :
685 ; 686 ,
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 688 TEMPLATE_HEAD 692 CONSTRUCTOR 693 friend
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 147 static_assert 389 public 390 private 391 protected 625 ; 626 BAD 629 METHOD 630 TEMPLATE_HEAD 631 using
-286 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-288 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-311 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-316 }
-253 } 218 IDENTIFIER 219 TYPE_NAME
-312 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR DIRECT( EXTERN_C FOLD_OPERATOR IDENTIFIER INIT{ PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
697 ]
698 )
-112 $end ( ) , ... = [
-14 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-35 , : ; = DIRECT( INIT{ {
699 )
-117 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-120 $end & && ( ) , ... : ; = DIRECT( INIT{ RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-391 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-31 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-26 , ]
-29 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
204 STRING 700 )
148 , 701 )
-337 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-329 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable namespace new nullptr register reinterpret_cast short signed sizeof static static_assert static_cast struct this thread_local true typedef union unsigned using void volatile wchar_t ~
703 (
-329 ! & ( * + ++ - -- CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
706 while
708 PRAGMA_END
-249 ) PRAGMA_END 148 ,
-358 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-359 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-360 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
709 ;
-362 ; 148 ,
-363 ;
710 ;
-369 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-365 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
711 ( 713 volatile 714 __volatile__
715 : 716 ...
-368 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-495 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR INIT{ PACK PRAGMA_END [ ] ^ ^= { | |= || }
148 , 717 )
-452 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-481 ( __device__ __host__ {
-482 ( __device__ __host__ {
-295 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-298 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-300 , ;
-36 & && , ; = INIT{ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 720 :
-299 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
223 * 224 & 225 && 273 ( 277 IDENTIFIER 684 :
-428 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 692 CONSTRUCTOR 693 friend
-18 { 725 ; 726 =
-436 & && ( * IDENTIFIER 728 CONSTRUCTOR
-430 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-318 , }
-320 , }
-115 $end ( ) , ... = [
-118 $end ( ) , ... = [
-36 & && : __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
732 ;
-230 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union 142 using 147 static_assert 262 namespace 739 ;
749 (
-361 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-364 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-376 ( __volatile__ volatile
-372 ( __volatile__ volatile
-373 ( __volatile__ volatile
-366 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-169 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
758 )
-302 , ; 109 __launch_bounds__ 110 __align__ 111 alignas 268 INIT{ 541 & 542 && 543 __forceinline__ 544 __noinline__ 545 __packed__ 546 const 547 noexcept 759 =
-306 , ;
-301 , ;
-429 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-432 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
763 default 764 delete
-36 & && ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
767 (
-437 & && ( * IDENTIFIER
-442 { 109 __launch_bounds__ 110 __align__ 111 alignas 541 & 542 && 543 __forceinline__ 544 __noinline__ 545 __packed__ 546 const 547 noexcept 770 :
-30 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
771 )
-343 )
-345 ) 148 , 773 ;
-45 , ; 266 DIRECT( 268 INIT{ 774 =
-334 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
-356 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
776 )
777 )
-345 ) 148 ,
-45 , 266 DIRECT( 268 INIT{ 778 =
279 ,
-347 ; 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 inline 90 int 91 long 92 mutable 93 register 94 short 95 signed 96 static 97 thread_local 98 typedef 99 unsigned 100 void 101 volatile 102 wchar_t 103 decltype 108 enum 109 __launch_bounds__ 110 __align__ 111 alignas 113 class 114 struct 115 union
783 :
148 , 773 ;
-354 : 280 =
-355 : -45 , ; 265 = 266 DIRECT( 268 INIT{
-357 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-377 ) : 204 STRING
785 :
-474 RETURNS __device__ __host__ constexpr mutable noexcept {
-304 , ;
-305 , ;
-431 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
788 ;
789 ;
-435 ; = {
790 (
-438 {
-443 ; = { 792 ,
-344 )
-336 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
798 )
148 , 801 )
802 ;
-346 ; 148 ,
-45 , 266 DIRECT( 268 INIT{ 803 =
805 ) 806 :
-367 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-483 { 808 mutable 809 constexpr 810 noexcept 811 __device__ 812 __host__ 813 RETURNS
-303 , ;
-433 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-434 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
815 )
-444 , ; = {
-446 , ; = { 817 PACK
818 ( 819 { 820 INIT{
-338 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 821 else
-349 ) -46 , ;
-342 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-350 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
823 ;
-250 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
148 , 826 )
827 ;
-379 ) : 46 STRING 832 [
-473 {
-476 RETURNS __device__ __host__ constexpr mutable noexcept {
-477 RETURNS __device__ __host__ constexpr mutable noexcept {
-478 RETURNS __device__ __host__ constexpr mutable noexcept {
-479 RETURNS __device__ __host__ constexpr mutable noexcept {
-480 RETURNS __device__ __host__ constexpr mutable noexcept {
834 )
-36 & && : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-445 , ; = {
-447 , ; = {
-341 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 840 else
-351 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
841 )
-348 ; -46 ,
-374 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-378 ) :
-380 ) : 843 ,
-381 ) , :
-383 ) , : 204 STRING 844 (
845 IDENTIFIER
-484 {
-442 ; = { 109 __launch_bounds__ 110 __align__ 111 alignas 541 & 542 && 543 __forceinline__ 544 __noinline__ 545 __packed__ 546 const 547 noexcept 770 :
848 )
849 }
850 }
-339 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-353 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
46 STRING 832 [
855 ]
-441 ; = {
-448 , ; = PACK {
-449 , ; = PACK {
-450 , ; = PACK {
-340 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-352 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-382 ) , :
148 , 857 )
-439 ; = {
-384 ) , :
204 STRING 859 (
148 , 861 )
-385 ) , :
""".splitlines()
STATES = [
 0, 1, 2, 3, 4, 5, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 3,
 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68,
 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
 141, 142, 143, 144, 3, 145, 146, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
 3, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 3, 163, 164, 165, 166, 167, 168,
 18, 169, 170, 171, 18, 172, 173, 174, 175, 176, 177, 178, 179, 4, 163, 180, 181, 182, 183, 184, 185, 186, 187, 188,
 189, 190, 191, 192, 193, 194, 195, 196, 196, 196, 197, 198, 199, 200, 201, 202, 201, 202, 201, 202, 203, 204, 205, 206,
 207, 207, 163, 208, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 207, 226,
 227, 228, 163, 229, 181, 227, 230, 231, 232, 233, 234, 235, 236, 237, 238, 233, 145, 239, 207, 240, 241, 242, 243, 244,
 245, 246, 207, 3, 247, 248, 249, 250, 251, 3, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265,
 266, 267, 268, 269, 145, 270, 271, 3, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 207, 174, 4, 283, 163,
 181, 284, 285, 286, 287, 288, 289, 290, 3, 3, 291, 292, 293, 294, 295, 296, 297, 298, 299, 3, 300, 301, 301, 302,
 301, 303, 145, 304, 304, 163, 163, 305, 306, 198, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320,
 321, 322, 323, 324, 325, 326, 327, 328, 321, 329, 321, 330, 331, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341,
 342, 343, 4, 3, 344, 345, 207, 346, 347, 348, 349, 350, 351, 352, 353, 354, 223, 355, 356, 357, 358, 359, 360, 361,
 362, 363, 364, 365, 366, 233, 367, 198, 307, 231, 368, 207, 369, 4, 370, 371, 207, 372, 373, 374, 375, 3, 376, 377,
 378, 379, 380, 381, 382, 383, 145, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 3, 394, 395, 396, 397, 398, 399,
 400, 145, 401, 402, 403, 404, 405, 207, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421,
 422, 145, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444,
 445, 446, 447, 198, 307, 448, 449, 450, 451, 452, 453, 454, 4, 455, 456, 457, 458, 459, 460, 461, 462, 307, 463, 464,
 465, 466, 467, 468, 469, 470, 471, 472, 473, 207, 474, 475, 476, 3, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486,
 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 495, 503, 3, 504, 505, 506, 507, 508,
 509, 510, 511, 512, 3, 513, 514, 515, 227, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530,
 531, 532, 533, 534, 535, 536, 537, 207, 538, 539, 540, 541, 542, 3, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552,
 553, 554, 555, 556, 557, 558, 559, 560, 559, 561, 562, 559, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574,
 575, 576, 577, 578, 579, 307, 580, 581, 582, 583, 584, 585, 3, 586, 587, 588, 589, 590, 233, 591, 232, 4, 592, 593,
 594, 595, 596, 597, 598, 599, 600, 559, 600, 210, 601, 600, 495, 602, 603, 475, 604, 605, 606, 607, 3, 608, 609, 610,
 3, 611, 612, 613, 227, 614, 615, 616, 232, 617, 618, 619, 620, 621, 622, 210, 623, 624, 625, 626, 225, 134, 600, 627,
 628, 629, 630, 233, 631, 3, 632, 633, 634, 635, 636, 637, 638, 639, 640, 145, 641, 642, 643, 644, 645, 646, 647, 307,
 648, 649, 207, 495, 650, 651, 228, 652, 495, 495, 145, 653, 654, 655, 656, 3, 657, 658, 659, 660, 661, 662, 307, 663,
 207, 664, 665, 666, 667, 668, 495, 669, 670, 671, 672, 145, 673, 674, 675, 676, 677, 678, 679, 680, 681, 4, 682, 683,
 684, 685, 163, 304, 304, 495, 686, 687, 688, 689, 495, 690, 691, 692, 693, 694, 695, 696, 683, 697, 698, 699, 700, 701,
 495, 495, 702, 703, 3, 704, 697, 705, 706, 707, 708, 709, 710, 711, 712, 475, 713, 714, 715, 3, 716, 717,
]
DEFAULTS = [
 0, 0, -7, 0, 0, 0, 0, -399, 0, 0, -247, -234, 0, -209, -198, -193, -194, -197, -207, 0, 0, 0, 0, 0,
 0, 0, 0, 0, -178, -167, -195, -196, -206, -156, 0, 0, -175, 0, 0, -159, -160, -161, -162, -163, -164, -158, -165, -170,
 -171, -172, -173, -174, -3, 0, 0, -50, -52, -53, -54, -55, -56, -57, -58, -59, -60, -61, -62, -63, -64, -65, -66, -67,
 -68, -69, -70, -71, -72, -73, -74, -75, -76, -77, -78, -79, -80, -81, -82, -83, -84, -85, -86, -87, -88, -89, -90, -91,
 -92, -93, -94, -95, -96, -97, -98, 0, 0, 0, 0, 0, 0, 0, 0, 0, -271, -269, -267, -268, -4, 0, -422, 0,
 0, 0, -5, 0, -8, -9, -10, -11, -12, -13, 0, 0, -415, 0, 0, -18, 0, 0, 0, -27, -28, 0, 0, -393,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, -235, -236, -237, -238, -239, -240, -241, -242, -243, -244, -245, 0, 0, 0, 0, -329, 0, 0, 0, 0, -183, -184, -199,
 0, -200, -201, -202, 0, 0, 0, 0, 0, 0, -501, 0, -166, 0, 0, -177, 0, 0, 0, 0, 0, -459, 0, -470,
 0, -468, -109, -110, -107, 0, 0, -130, -130, -130, 0, 0, -51, 0, -289, 0, -289, 0, -289, 0, 0, -313, 0, -307,
 0, 0, 0, 0, 0, 0, 0, -426, -427, -6, 0, -402, 0, 0, 0, -412, 0, -404, -15, -7, -419, 0, 0, 0,
 0, 0, 0, -48, 0, 0, -19, -36, -440, 0, 0, 0, -111, -108, -20, 0, 0, 0, 0, 0, 0, -395, 0, -416,
 -417, -418, 0, 0, -248, -246, -251, -252, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, -225, -226, -227, 0, -168, 0, 0, -451, -330, 0, 0, 0, -190, 0, -181, -182, 0, 0, 0, 0, 0, -486, 0,
 0, -499, -500, 0, 0, -489, 0, 0, 0, 0, 0, 0, 0, 0, -259, -261, 0, -263, 0, 0, -329, 0, 0, -469,
 0, -462, 0, 0, 0, 0, 0, -471, -125, 0, 0, 0, 0, 0, 0, 0, -140, 0, -144, 0, 0, -122, 0, 0,
 -293, -276, 0, -279, 0, -283, -284, -285, -293, -278, -293, -277, 0, 0, -308, -309, 0, 0, 0, 0, 0, -270, -272, -273,
 -423, 0, 0, 0, -408, -409, 0, 0, -149, 0, -151, -153, 0, 0, 0, 0, -7, 0, 0, -16, 0, -46, 0, 0,
 -17, -32, 0, 0, 0, 0, -126, 0, 0, -36, 0, 0, 0, 0, -397, -394, 0, -390, 0, -25, 0, 0, -233, -208,
 -185, 0, 0, 0, -179, -180, 0, -189, 0, 0, 0, -485, 0, 0, -487, -488, -491, 0, 0, -502, 0, -176, -258, -255,
 0, 0, -264, -265, 0, -475, 0, 0, 0, -460, -463, 0, 0, 0, 0, 0, 0, -131, -132, -133, -134, -113, -138, 0,
 -143, 0, -137, -99, -100, 0, -282, -280, 0, 0, 0, 0, -317, 0, 0, -101, -102, -104, -103, -105, -403, -406, -414, -410,
 -411, -152, -124, 0, 0, 0, -155, 0, -386, -503, -47, -257, 0, -37, -38, -39, -40, -41, -42, -43, -44, 0, -114, 0,
 0, -33, -21, 0, -392, 0, -396, 0, -22, 0, 0, 0, -232, 0, -228, -229, -328, -331, -321, -322, -323, -324, -325, -326,
 -327, -333, -335, -332, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -375, 0, 0, -370, -371, -191, -204,
 -497, -498, 0, -494, 0, -260, -262, -266, 0, 0, -464, -465, -466, -467, -116, -119, -142, -145, -147, -287, -294, -290, -291, -292,
 0, -296, -297, 0, 0, 0, 0, 0, -286, -288, -311, -316, 0, 0, -312, 0, 0, -112, -14, -35, 0, -117, -120, -391,
 -31, -26, -29, 0, 0, -337, -329, 0, -329, -329, 0, -329, 0, 0, -358, -359, -360, 0, 0, -363, 0, -369, -365, 0,
 0, -368, -495, 0, -452, 0, -481, -482, -295, -298, -300, 0, 0, -299, 0, -428, 0, 0, 0, 0, -440, 0, -430, -318,
 -320, -115, -118, -36, 0, -230, 0, -329, 0, 0, 0, 0, 0, -361, -364, 0, -376, -372, -373, -366, 0, -169, 0, 0,
 0, -306, -301, -429, 0, -432, 0, -36, -440, 0, -437, 0, -30, 0, -343, 0, 0, 0, -334, -356, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -357, 0, 0, -474, 0, -304, -305, -431, 0, 0, -435, 0, 0,
 -438, 0, 0, 0, -344, -336, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -367, 0, -303, -433, -434, 0, 0,
 0, -444, 0, 0, 0, 0, 0, -342, -350, 0, 0, 0, 0, 0, 0, -473, -476, -477, -478, -479, -480, 0, 0, -36,
 -445, -447, 0, 0, 0, 0, 0, -351, 0, 0, 0, -374, -378, 0, -381, 0, 0, -484, -36, 0, 0, 0, 0, -339,
 0, 0, -353, 0, 0, 0, 0, -441, -448, -449, -450, -340, -352, -382, 0, 0, -439, -384, 0, 0, 0, -385,
]
GOTO = """\
1 start

8 externals
9 expression 10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string
52 type_id 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 116 template_args 117 template_arg_list 118 template_arg 119 type_id 120 conditional 121 binary
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 122 type_id
123 template_scope
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 124 external 125 function 126 declaration 131 namespace_head 132 template_declaration 134 named 135 constructor 136 specs 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs
149 assigns
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 180 type_id 181 expression 183 compound
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 191 unary
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 193 unary
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 194 cast
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 195 unary
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 198 new_placement 199 new_type 201 specs
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 202 cast
207 braces
209 captures 212 capture_list 213 capture 214 simple_capture 217 any_name
220 abstract 221 indirection 222 direct_abstract
57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 228 specifier
236 enum_base
238 enum_base 239 any_name
245 record_attributes
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 249 template_params 250 template_param_list 251 template_param 252 type_param 253 plain_parameter 254 type_param_word 256 specs
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 260 declaration 261 specs 263 named
264 function_scope 267 direct_braces
269 function_scope
271 declarator 274 indirection 275 direct 276 name
281 any_name
283 any_name 284 using_names 285 using_name
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 134 named 135 constructor 136 specs 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 287 function 288 declaration 289 template_declaration
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 292 assignment
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 293 initializer 294 assignment 295 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 296 expression
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 298 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 299 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 300 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 301 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 302 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 303 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 304 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 306 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 307 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 308 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 309 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 310 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 311 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 312 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 313 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 314 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 315 binary
321 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 322 expression
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 323 arguments 324 argument_list 325 argument 326 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 181 expression 183 compound 329 type_id
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 181 expression 183 compound 330 type_id
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 201 specs 332 new_type
334 new_initializer 336 new_brace
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 294 assignment 295 braces 325 argument 326 initializer 339 argument_list 340 type_id
341 new_declarator 342 indirection 343 new_array
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 346 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 324 argument_list 325 argument 326 initializer 347 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 326 initializer 348 initializer_list 349 initializers 350 initializer_item 351 argument 352 designators 353 designator
359 any_name
221 indirection 222 direct_abstract 368 abstract
371 qualifiers
372 qualifiers
373 qualifiers
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 221 indirection 222 direct_abstract 256 specs 374 abstract 375 parameters 377 parameter_list 378 parameter 379 plain_parameter
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 121 binary 380 conditional_opt 381 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 382 expression
384 record_scope
385 base_item 386 base 388 access
392 record_scope
386 base 388 access 393 base_item
394 record_scope
386 base 388 access 395 base_item
398 any_name
399 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 324 argument_list 325 argument 326 initializer 400 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 294 assignment 295 braces 324 argument_list 325 argument 326 initializer 401 arguments 402 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 294 assignment 295 braces 324 argument_list 325 argument 326 initializer 403 arguments 404 type_id
405 any_name 406 argued
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 119 type_id 120 conditional 121 binary 408 template_arg
412 any_name
415 template_scope_end
222 direct_abstract 275 direct 276 name 416 declarator 417 abstract 418 pack_declarator 420 indirection 421 direct_pack
424 linkage
425 externals
426 any_name
267 direct_braces
427 compound
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 429 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 324 argument_list 325 argument 326 initializer 430 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 326 initializer 349 initializers 350 initializer_item 351 argument 352 designators 353 designator 431 initializer_list
432 compound
433 ending 434 trailing
435 class_scope
275 direct 276 name 436 declarator 437 indirection
275 direct 276 name 437 indirection 438 declarator
275 direct 276 name 437 indirection 441 declarator
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 442 initializer
444 any_name
449 any_name
450 bound_names 451 any_name
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 121 binary 452 conditional
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 454 assignment
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 455 cast 456 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 458 expression
459 statements
466 any_name
336 new_brace 467 new_initializer
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 340 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 324 argument_list 325 argument 326 initializer 468 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 326 initializer 349 initializers 350 initializer_item 351 argument 352 designators 353 designator 469 initializer_list
342 indirection 343 new_array 472 new_declarator
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 474 expression
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 475 cast
479 comma_opt
482 designator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 121 binary 484 conditional
485 block
213 capture 214 simple_capture 217 any_name 486 capture_list
213 capture 214 simple_capture 217 any_name 488 capture_list
214 simple_capture 217 any_name 489 capture
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 490 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 324 argument_list 325 argument 326 initializer 491 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 324 argument_list 325 argument 326 initializer 492 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 324 argument_list 325 argument 326 initializer 493 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 324 argument_list 325 argument 326 initializer 494 arguments
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 121 binary 381 conditional 495 conditional_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 256 specs 377 parameter_list 378 parameter 379 plain_parameter 496 parameters
509 members
512 members
513 members
514 enum_body 515 enumerators 516 enumerator 517 any_name
515 enumerators 516 enumerator 517 any_name 518 enum_body
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 252 type_param 253 plain_parameter 254 type_param_word 256 specs 524 template_param
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 525 type_id
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 121 binary 526 conditional
527 any_name
254 type_param_word 528 type_param
222 direct_abstract 275 direct 276 name 368 abstract 420 indirection 421 direct_pack 438 declarator 530 pack_declarator
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 222 direct_abstract 256 specs 275 direct 276 name 374 abstract 375 parameters 377 parameter_list 378 parameter 379 plain_parameter 420 indirection 421 direct_pack 436 declarator 533 pack_declarator
534 name
535 externals
548 argued
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 121 binary 381 conditional 551 conditional_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 256 specs 377 parameter_list 378 parameter 379 plain_parameter 552 parameters
434 trailing 553 ending
555 any_name
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 557 type_id
558 using_name 559 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 564 assignment
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 261 specs 263 named 569 statement 570 compound 571 expression_statement 572 selection 573 loop 574 jump 575 labeled 576 asm_statement 578 declaration 580 expression 592 label 593 asm_word
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 326 initializer 598 argument
456 braces
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 121 binary 602 conditional
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 326 initializer 351 argument 352 designators 353 designator 605 initializer_item
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 606 initializer
608 lambda_head 609 lambda_attributes
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 256 specs 379 plain_parameter 617 parameter
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 618 initializer
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 620 member 621 using_declaration 622 assertion 623 alias 624 access 627 specs 628 fields
635 comma_opt
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 121 binary 381 conditional 639 conditional_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 256 specs 377 parameter_list 378 parameter 379 plain_parameter 640 parameters
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 643 type_id
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 256 specs 377 parameter_list 378 parameter 379 plain_parameter 644 parameters
649 any_name
45 one_string 651 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 652 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 261 specs 263 named 570 compound 571 expression_statement 572 selection 573 loop 574 jump 575 labeled 576 asm_statement 578 declaration 580 expression 592 label 593 asm_word 658 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 660 expression_opt 661 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 665 initializer_value 666 expression 667 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 261 specs 263 named 570 compound 571 expression_statement 572 selection 573 loop 574 jump 575 labeled 576 asm_statement 578 declaration 580 expression 592 label 593 asm_word 670 statement
671 asm_volatile
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 121 binary 672 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 675 expression
676 compound
275 direct 276 name 437 indirection 682 field 683 declarator
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 687 method 689 method_head 690 method_specs 691 specs
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 621 using_declaration 622 assertion 623 alias 624 access 627 specs 628 fields 694 member
517 any_name 695 enumerator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 121 binary 696 conditional
702 block
704 block
705 block
707 block
712 asm_qualifier
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 256 specs 377 parameter_list 378 parameter 379 plain_parameter 718 parameters
719 trailing
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 121 binary 721 conditional
275 direct 276 name 437 indirection 683 declarator 722 field
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 689 method_head 690 method_specs 691 specs 723 method
724 function_scope
275 direct 276 name 437 indirection 727 declarator
729 class_scope
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 730 specs
731 trailing
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 733 condition 734 test 735 for_init 736 expression 737 named 738 declaration 740 specs 741 initialized
742 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 734 test 735 for_init 736 expression 737 named 738 declaration 740 specs 741 initialized 743 condition
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 744 test 745 expression 746 named 747 specs 748 initialized
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 137 initialized 139 assertion 140 alias 143 using_declaration 146 bound_specs 261 specs 738 declaration 750 for_init 751 ranged 752 expression 753 binding 754 named
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 261 specs 263 named 570 compound 571 expression_statement 572 selection 573 loop 574 jump 575 labeled 576 asm_statement 578 declaration 580 expression 592 label 593 asm_word 755 statement
45 one_string 756 strings
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 121 binary 757 conditional
548 argued 760 direct_braces
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 121 binary 761 conditional
762 compound
434 trailing 765 ending
766 class_scope
548 argued 768 mem_inits 769 mem_init_list
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 745 expression 746 named 747 specs 748 initialized 772 test
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 734 test 735 for_init 736 expression 737 named 738 declaration 740 specs 741 initialized 775 condition
271 declarator 275 direct 276 name 437 indirection
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 779 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 747 specs 748 initialized 780 for_test 781 expression 782 named
784 asm_operands
786 lambda_words
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 787 initializer
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 256 specs 377 parameter_list 378 parameter 379 plain_parameter 791 parameters
793 mem_init_item 794 mem_init 795 any_name
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 261 specs 263 named 570 compound 571 expression_statement 572 selection 573 loop 574 jump 575 labeled 576 asm_statement 578 declaration 580 expression 592 label 593 asm_word 796 statement
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 797 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 261 specs 263 named 570 compound 571 expression_statement 572 selection 573 loop 574 jump 575 labeled 576 asm_statement 578 declaration 580 expression 592 label 593 asm_word 799 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 261 specs 263 named 570 compound 571 expression_statement 572 selection 573 loop 574 jump 575 labeled 576 asm_statement 578 declaration 580 expression 592 label 593 asm_word 800 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 804 expression
807 lambda_result
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 256 specs 377 parameter_list 378 parameter 379 plain_parameter 814 parameters
794 mem_init 795 any_name 816 mem_init_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 261 specs 263 named 570 compound 571 expression_statement 572 selection 573 loop 574 jump 575 labeled 576 asm_statement 578 declaration 580 expression 592 label 593 asm_word 822 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 661 expression 824 expression_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 825 initializer
45 one_string 828 asm_list 829 asm_items 830 asm_item 831 strings
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 833 type_id
835 trailing
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 324 argument_list 325 argument 326 initializer 836 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 324 argument_list 325 argument 326 initializer 837 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 294 assignment 295 braces 324 argument_list 325 argument 326 initializer 838 arguments
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 261 specs 263 named 570 compound 571 expression_statement 572 selection 573 loop 574 jump 575 labeled 576 asm_statement 578 declaration 580 expression 592 label 593 asm_word 839 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 261 specs 263 named 570 compound 571 expression_statement 572 selection 573 loop 574 jump 575 labeled 576 asm_statement 578 declaration 580 expression 592 label 593 asm_word 842 statement
846 trailing
548 argued 769 mem_init_list 847 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 261 specs 263 named 570 compound 571 expression_statement 572 selection 573 loop 574 jump 575 labeled 576 asm_statement 578 declaration 580 expression 592 label 593 asm_word 851 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 104 record_head 105 derived_head 106 anonymous_head 107 enum_head 112 key 137 initialized 138 binding 139 assertion 140 alias 143 using_declaration 146 bound_specs 261 specs 263 named 570 compound 571 expression_statement 572 selection 573 loop 574 jump 575 labeled 576 asm_statement 578 declaration 580 expression 592 label 593 asm_word 852 statement
45 one_string 831 strings 853 asm_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 854 expression
548 argued 769 mem_init_list 856 mem_inits
45 one_string 858 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 860 expression
""".splitlines()
GOTO_STATES = [
 0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 1, 1, 9, 1, 1, 1, 1, 1, 1, 10, 1, 11, 12, 13,
 14, 1, 15, 16, 1, 1, 1, 1, 1, 1, 1, 1, 1, 17, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 19, 20, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 21, 22, 1, 1, 1, 23, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 24, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 26, 27, 28, 1, 1, 1, 1, 29, 30, 1,
 1, 31, 1, 1, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
 52, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 53, 54, 55, 1, 1, 1, 1, 1,
 56, 1, 1, 1, 57, 1, 58, 59, 60, 61, 1, 1, 1, 62, 63, 1, 64, 1, 1, 65, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 66, 1, 67, 68, 69, 70, 71, 1, 72, 73, 74, 75, 76, 77, 78, 1, 1, 1, 1,
 79, 80, 81, 82, 83, 84, 85, 1, 1, 1, 1, 1, 1, 1, 86, 87, 88, 1, 89, 90, 1, 28, 91, 92,
 93, 94, 95, 1, 96, 97, 1, 98, 99, 100, 101, 1, 1, 1, 1, 102, 103, 1, 104, 1, 1, 1, 105, 1,
 1, 1, 106, 107, 1, 1, 1, 1, 1, 108, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 109, 1, 1, 110, 1, 111, 1, 1, 1, 1, 1, 1, 1, 1, 1, 112, 113, 114, 1, 115,
 116, 1, 1, 1, 1, 1, 117, 1, 118, 119, 1, 1, 1, 120, 1, 1, 121, 1, 1, 122, 123, 124, 125, 1,
 126, 1, 127, 128, 129, 130, 131, 1, 1, 132, 133, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 134, 1, 1, 1, 1, 1, 1, 1, 135, 1, 136, 1, 137, 138, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 139, 140, 141, 1, 1, 142, 143, 1, 1, 1, 1, 144, 1, 145, 146, 147, 8, 1, 1, 16, 1, 1, 1,
 1, 1, 148, 1, 1, 101, 1, 149, 150, 151, 1, 152, 1, 153, 1, 1, 154, 1, 1, 1, 1, 155, 1, 1,
 1, 1, 1, 156, 1, 1, 157, 1, 158, 158, 1, 1, 1, 1, 1, 1, 1, 159, 1, 1, 1, 1, 1, 1,
 160, 161, 1, 1, 1, 162, 1, 65, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 163,
 1, 164, 1, 1, 1, 165, 1, 1, 165, 165, 1, 166, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 167, 168, 1, 1, 8, 1, 1, 1, 1, 169, 1, 1, 1, 1, 1, 1, 1, 1, 170, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 171, 1, 172, 1, 173, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 174, 1, 175, 1, 1, 176, 1, 1, 177, 178, 179, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 180, 1, 1, 1, 181, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 182, 1, 183, 184, 30, 1, 1, 1, 1, 185, 186, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 187, 1, 188, 189, 1, 190, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 191,
 1, 1, 1, 1, 1, 192, 1, 1, 1, 1, 1, 193, 194, 1, 195, 1, 196, 197, 198, 1, 199, 200, 1, 1,
 1, 1, 1, 201, 1, 1, 202, 203, 204, 205, 1, 206, 207, 1, 1, 208, 1, 1, 1, 1, 209, 1, 1, 210,
 211, 1, 1, 1, 212, 1, 1, 213, 214, 1, 1, 215, 1, 1, 1, 216, 1, 92, 1, 1, 28, 1, 217, 1,
 1, 1, 92, 218, 1, 219, 220, 1, 1, 1, 92, 1, 221, 1, 222, 223, 1, 1, 1, 1, 1, 1, 1, 224,
 1, 1, 225, 226, 1, 1, 227, 1, 228, 229, 227, 1, 1, 1, 92, 230, 1, 1, 231, 1, 1, 1, 232, 1,
 233, 1, 1, 1, 1, 1, 234, 1, 1, 1, 235, 236, 1, 1, 237, 1, 1, 1, 1, 1, 1, 238, 1, 239,
 1, 1, 240, 241, 242, 243, 1, 1, 1, 1, 244, 1, 1, 1, 1, 1, 1, 1, 245, 246, 1, 1, 1, 1,
 247, 248, 1, 249, 250, 1, 251, 1, 1, 1, 1, 1, 1, 1, 1, 252, 1, 1, 1, 253, 1, 1,
]
