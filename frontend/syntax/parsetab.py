"""The parser's tables. Made by `python -m minicc.frontend.syntax.tables`; do not edit."""

# ruff: noqa
FINGERPRINT = 524649658
LEFT = """\
S' start start start start start start externals externals external external external
external external external linkage function function function_scope declaration declaration declaration binding bound_specs
bound_specs bound_names bound_names declaration declaration assertion assertion alias named named ending ending
trailing trailing trailing trailing trailing trailing trailing trailing trailing initialized initialized init_declarator
init_declarator initialized initialized specs specifiers specifiers specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier decltype_id decltype_id argued argued argued argued
argued type_id type_id name any_name any_name plain_direct direct_pack direct_abstract function_direct function_direct object_direct
object_direct plain_direct direct_pack direct_abstract function_direct object_direct object_direct direct_pack direct_abstract function_direct function_direct object_direct
declarator declarator declarator declarator declarator conditional_opt conditional_opt pack_declarator abstract function_pointer function_pointer object_pointer
object_pointer object_pointer indirection indirection indirection qualifiers qualifiers qualifiers qualifiers qualifiers abstract abstract
direct_abstract direct_abstract called_declarator called_declarator braced_declarator braced_declarator braced_declarator called_declarator parameters parameters parameters parameters
parameters parameter_list parameter_list parameter parameter plain_parameter plain_parameter plain_parameter plain_parameter plain_parameter plain_parameter pack_declarator
direct_pack primary primary primary cast_word cast_word cast_word cast_word functional_type primary primary primary
postfix postfix postfix postfix postfix postfix postfix postfix arguments arguments argument argument
argument_list argument_list unary sign sign sign sign sign sign unary unary unary
unary unary unary size_word size_word cast cast binary binary binary binary binary
binary binary binary binary binary binary binary binary binary binary binary binary
binary binary primary primary primary conditional conditional conditional assignment assigns assigns assigns
assigns assigns assigns assigns assigns assigns assigns assigns assignment expression expression expression_opt
expression_opt initializer initializer comma_opt comma_opt initializer_list initializer_list braces initializers initializers initializer_item initializer_item
designators designators designator designator primary strings literal literal literal literal primary literal
literal literal one_string one_string strings key key key record_head record_attributes record_attributes record_attributes
record anonymous_head derived_head derived_head derived_head base base_words base_words base_words base_words base_words base_item
base_item access access access record record record record_scope member member member members
members member member member member member fields fields field field field field
field enum_head enum_head enum_head anonymous_enum enumeration declaration member opaque enumeration enumeration enumeration
enumeration enum_body enum_body enumerators enumerators enumerator enumerator statement statement statement statement statement
statement statement compound block statements statements expression_statement statement for_init statement for_init expression_statement
selection selection selection selection selection condition condition test for_test for_test for_test test
loop loop loop loop ranged ranged for_init loop jump jump jump jump
initializer_value initializer_value jump labeled label label label label asm_word asm_word asm_qualifier asm_qualifier
asm_statement asm_volatile asm_volatile asm_operands asm_operands asm_list asm_list asm_items asm_items asm_item asm_item asm_item
external namespace_head namespace_head namespace_head namespace_head declaration declaration declaration using_declaration using_names using_names using_name
using_name template_scope template_params template_params template_param_list template_param_list type_param_word template_param template_param type_param type_param type_param
type_param type_param template_scope_end template_param template_param external template_declaration template_declaration template_declaration external template_args template_args
template_arg_list template_arg_list template_arg template_arg template_arg template_arg member member member method method method
method method_head constructor method_head class_scope method_head mem_inits mem_inits mem_init_list mem_init_list mem_init_item mem_init_item
mem_init mem_init primary primary captures captures captures captures captures captures capture_list capture_list
capture capture capture capture capture simple_capture simple_capture capture capture lambda_head lambda_head lambda_words
lambda_attributes lambda_words lambda_words lambda_words lambda_words lambda_words lambda_attributes lambda_attributes lambda_result lambda_result unary unary
new_placement new_type new_type new_type new_declarator new_declarator new_declarator new_array new_array new_initializer new_initializer new_initializer
unary unary declaration
""".split()
COUNT = [
 1, 2, 2, 2, 2, 2, 3, 0, 2, 1, 1, 1, 1, 1, 5, 0, 3, 3, 0, 2, 2, 4, 4, 1,
 2, 1, 3, 1, 1, 5, 7, 5, 3, 4, 1, 3, 0, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3, 1,
 1, 2, 3, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 1, 2, 1, 1, 1, 1, 3, 3, 3, 3, 3,
 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 0, 2, 2, 2, 2, 2,
 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1, 1, 3, 3, 4, 4, 2, 2, 2, 2, 0, 1, 1, 3,
 2, 1, 3, 1, 3, 1, 2, 2, 2, 3, 2, 1, 2, 1, 3, 7, 1, 1, 1, 1, 1, 1, 4, 2,
 1, 4, 4, 3, 3, 2, 2, 4, 0, 1, 1, 2, 1, 3, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
 2, 4, 5, 1, 1, 1, 4, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
 3, 3, 5, 5, 7, 1, 5, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 3, 1,
 0, 1, 1, 1, 0, 2, 0, 3, 1, 3, 1, 3, 1, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 2, 1, 1, 1, 3, 0, 2, 2, 1, 2, 3, 3, 3, 2, 0, 1, 1, 2, 2, 1,
 2, 1, 1, 1, 5, 5, 5, 0, 1, 1, 1, 0, 2, 2, 1, 1, 2, 2, 2, 3, 2, 4, 1, 3,
 2, 2, 3, 3, 1, 1, 1, 1, 4, 4, 4, 6, 6, 0, 2, 1, 3, 1, 3, 1, 1, 1, 1, 1,
 1, 1, 4, 0, 0, 2, 1, 1, 1, 1, 2, 2, 6, 8, 9, 7, 6, 1, 2, 1, 1, 0, 3, 3,
 6, 7, 9, 8, 1, 1, 1, 4, 2, 2, 2, 3, 1, 1, 3, 2, 3, 5, 2, 2, 1, 1, 1, 1,
 7, 0, 2, 0, 3, 0, 1, 1, 3, 1, 4, 7, 4, 1, 2, 2, 3, 5, 4, 1, 3, 1, 3, 2,
 1, 0, 0, 1, 1, 3, 1, 1, 3, 1, 2, 2, 3, 3, 0, 1, 3, 1, 2, 2, 2, 2, 0, 1,
 1, 3, 1, 1, 2, 2, 2, 3, 2, 3, 2, 4, 4, 3, 8, 8, 0, 7, 0, 1, 2, 3, 1, 2,
 4, 4, 3, 6, 0, 1, 1, 3, 3, 1, 1, 3, 1, 2, 3, 4, 4, 1, 2, 1, 2, 1, 6, 0,
 0, 2, 2, 2, 2, 2, 2, 2, 0, 2, 4, 3, 3, 3, 2, 1, 2, 1, 1, 3, 4, 0, 3, 3,
 2, 4, 4,
]
ROWS = """\
2 START_UNIT 3 START_EXPRESSION 4 START_TYPE 5 START_ARGUMENTS 6 START_CONVERSION 7 START_PARAMETERS
0 $end
-7 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-454 $end 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-433 $end EXTERN_C TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef typename union unsigned void volatile wchar_t
-1 $end 58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert
-2 $end 154 ,
-261 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-248 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-245 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] } 156 ? 157 || 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 = 176 *= 177 /= 178 %= 179 += 180 -= 181 <<= 182 >>= 183 &= 184 ^= 185 |=
-223 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-212 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-207 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-208 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-211 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-221 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 188 FOLD 190 {
-206 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 191 [ 192 ( 193 . 194 -> 195 ++ 196 --
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 198 (
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 202 (
-219 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~ 203 SIZEOF_PACK
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 206 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 209 [
-192 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-181 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-209 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-210 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-220 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
210 <
-189 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
211 ( 213 {
-280 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-286 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || } 52 STRING 53 USER_STRING
-484 ] 216 = 217 & 221 this 222 * 224 IDENTIFIER 225 TYPE_NAME
-184 <
-185 <
-186 <
-187 <
-188 ( {
-282 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-283 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-284 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-285 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-287 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-288 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-289 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-281 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-290 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-291 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-3 $end
-109 $end ) , : ; = > PACK { 229 * 230 & 231 && 232 ( 233 [
-51 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-52 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-54 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-55 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-56 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-57 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-58 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-59 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-60 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-61 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-62 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-63 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-64 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-65 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-66 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-67 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-68 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-69 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-70 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-71 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-72 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-73 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-74 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-75 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-76 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-77 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-78 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-79 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-80 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-81 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-82 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-83 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-84 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-85 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-86 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-87 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-88 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-89 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-90 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-91 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-92 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-93 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-94 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-95 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-96 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-97 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-98 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-99 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-100 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-101 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
235 (
-300 != $end % %= & && &= ( ) * *= + += , - -= ... / /= ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 236 { 237 :
238 { 239 ,
240 { 241 :
-341 != $end % %= & && &= ( ) * *= + += , - -= ... / /= ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 242 { 243 :
244 { 245 :
246 (
247 (
248 (
-297 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-340 : { 224 IDENTIFIER 225 TYPE_NAME 251 class 252 struct
-295 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-293 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-294 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-4 $end
-455 $end 253 ,
-456 $end ,
-458 $end , 254 PACK
-459 $end , 255 PACK
-245 $end ) , ... : ; PACK ] } 156 ? 157 || 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 %
-5 $end
-434 $end 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 262 TEMPLATE_HEAD 264 typename
-8 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-9 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-10 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-11 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-12 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-13 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-57 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 265 {
266 {
-449 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 270 namespace
-45 , ; -18 { 273 =
-18 {
-23 [ 229 * 230 & 231 && 275 ; 277 CONSTRUCTOR 278 ( 289 IDENTIFIER
290 ; 291 ,
292 =
-27 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-28 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-342 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-421 { 224 IDENTIFIER 225 TYPE_NAME
224 IDENTIFIER 225 TYPE_NAME 294 namespace
-427 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-88 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 298 namespace
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 150 TEMPLATE_HEAD 152 static_assert 270 namespace
302 [
303 (
-341 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 242 { 304 :
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 213 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 310 :
-249 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-250 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-251 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-252 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-253 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-254 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-255 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-256 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-257 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-258 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-259 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
329 )
154 , 330 ) 331 FOLD_OPERATOR
332 FOLD_OPERATOR
333 )
-363 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-200 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 213 {
340 IDENTIFIER
341 IDENTIFIER
-197 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-198 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-213 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-214 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-215 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-216 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
344 (
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 346 (
-525 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 348 ( 349 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 213 {
-519 != $end % %= &= ( ) *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 229 * 230 & 231 && 355 [
-528 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
356 ]
-191 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-270 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 213 { 365 . 366 [
-292 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
367 ]
-485 ] 368 ,
-486 ] 224 IDENTIFIER 225 TYPE_NAME 369 ,
-489 ] 371 ,
-490 , ]
-492 , ] 372 PACK 373 = 374 ( 375 {
-499 , ]
376 this
-497 ( , = PACK ] {
-112 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-113 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-110 $end ) , : ; = > PACK {
-154 $end ) , : ; = > PACK { 229 * 230 & 231 && 232 ( 233 [
-155 $end ) , ... : ; = > PACK { 378 [ 379 (
-149 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-164 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 229 * 230 & 231 && 232 ( 233 [ 385 ...
-138 ] 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
-53 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 392 auto
-319 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-306 TYPE_NAME 398 virtual 399 public 400 private 401 protected
-349 } 224 IDENTIFIER 225 TYPE_NAME
-200 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 213 {
-301 : { 112 __launch_bounds__ 113 __align__ 114 alignas 224 IDENTIFIER 225 TYPE_NAME 420 __packed__
-337 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
224 IDENTIFIER 225 TYPE_NAME
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-460 $end ,
-461 $end ,
-6 $end
-435 $end 424 ,
-436 $end ,
-439 $end , 425 =
-447 $end , 426 =
-441 $end , = 224 IDENTIFIER 225 TYPE_NAME 428 PACK 429 PACK_NAME
-446 TEMPLATE_HEAD typename
-173 $end ) , ... = 229 * 230 & 231 && 233 [ 289 IDENTIFIER 434 PACK 439 ( 440 PACK_NAME
-438 $end , = IDENTIFIER PACK PACK_NAME TYPE_NAME
-15 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-7 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-453 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-23 [ 229 * 230 & 231 && 275 ; 278 ( 289 IDENTIFIER
290 ; 446 ,
-45 , ; 273 =
190 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 213 { 449 delete
-19 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-36 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-472 (
229 * 230 & 231 && 278 ( 289 IDENTIFIER
-49 , ;
-24 [ 229 * 230 & 231 && 278 ( 289 IDENTIFIER
-132 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 213 { 469 [ 470 (
-133 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 213 { 472 [ 473 (
-134 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-135 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 475 [ 476 (
-136 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-47 , ;
-48 , ;
-114 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-111 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-20 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-422 { 480 =
-432 , ; 482 = 483 PACK
484 ; 485 ,
-429 , ;
-423 { 224 IDENTIFIER 225 TYPE_NAME
-450 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-451 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-452 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-262 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-260 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-265 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-266 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
154 , 491 :
-224 $end %= &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 %
-225 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 %
-226 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= | |= || } 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 %
-227 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 %
-228 $end %= & && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 %
-229 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 %
-230 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 %
-231 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 %
-232 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 %
-233 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 %
-234 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 %
-235 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 170 + 171 - 172 * 173 / 174 %
-236 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 170 + 171 - 172 * 173 / 174 %
-237 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 172 * 173 / 174 %
-238 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 172 * 173 / 174 %
-239 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-240 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-241 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-182 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
495 FOLD
-482 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-364 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
154 , 498 ]
499 )
-201 ) } 500 ,
-204 ) , }
-202 ) , } 501 PACK
-195 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-196 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
502 )
503 )
-515 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
500 , 508 )
509 )
-518 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
-521 != $end % %= &= ( ) *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 229 * 230 & 231 && 355 [
-522 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 511 [
514 >
515 )
516 }
-268 } 518 ,
-272 , }
-274 , }
365 . 366 [ 519 =
-276 . = [
521 IDENTIFIER
-363 ( __device__ __host__ {
221 this 222 * 224 IDENTIFIER 225 TYPE_NAME 525 &
-498 ( , = PACK ] {
-493 , ]
-200 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 213 {
-500 , ]
-140 $end ) , ... : ; = > PACK {
-164 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 385 ...
-146 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 533 __restrict__ 534 __volatile__ 535 const 536 volatile
-147 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 533 __restrict__ 534 __volatile__ 535 const 536 volatile
-148 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 533 __restrict__ 534 __volatile__ 535 const 536 volatile
537 )
538 )
-165 )
-166 ) 539 , 540 ...
-169 ) , ...
-171 ) , ... 541 =
542 ]
-137 ]
154 , 543 )
544 )
-323 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-302 , {
-311 , { 546 PACK
547 TYPE_NAME
-307 TYPE_NAME 548 virtual
-308 TYPE_NAME 399 public 400 private 401 protected
-313 : TYPE_NAME virtual
-314 : TYPE_NAME virtual
-315 : TYPE_NAME virtual
-304 , {
-303 , {
552 }
-268 } 554 ,
-351 , }
-353 , } 555 =
556 {
557 }
558 {
559 )
560 )
561 )
562 )
563 )
-296 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-298 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-299 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-338 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-339 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-457 $end ,
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 262 TEMPLATE_HEAD 264 typename
-442 $end , =
-443 $end , =
262 TEMPLATE_HEAD 264 typename
-174 $end ) , ... =
-175 $end ) , ... = 569 PACK
-176 $end ) , ... =
-178 $end ) , ... =
-132 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 469 [ 570 (
-133 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 472 [ 571 (
-154 $end ) , ... = PACK 229 * 230 & 231 && 233 [ 289 IDENTIFIER 439 ( 440 PACK_NAME
-179 $end ) , ... = 575 [ 576 (
-164 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 229 * 230 & 231 && 233 [ 289 IDENTIFIER 385 ... 439 ( 440 PACK_NAME
289 IDENTIFIER
58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert 581 }
-132 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 213 { 469 [ 585 (
-133 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 213 { 472 [ 586 (
480 =
-16 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 209 [ 587 ;
-46 , ;
-17 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-32 , : ; = {
-34 , : ; = { 112 __launch_bounds__ 113 __align__ 114 alignas 588 RETURNS 589 & 590 && 591 __forceinline__ 592 __noinline__ 593 __packed__ 594 const 595 noexcept
597 (
469 [ 570 ( 598 )
472 [ 571 ( 599 )
600 )
475 [ 476 ( 601 )
602 )
-143 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-144 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 213 { 469 [ 470 (
-145 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 213 { 472 [ 473 (
-141 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 475 [ 476 (
-142 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-163 , ;
-162 , ;
-164 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 213 { 385 ...
-160 , ;
-161 , ;
-50 , ;
612 ;
614 ;
-431 , ;
-428 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-424 {
618 ] 619 ,
-25 , ]
620 ) 621 ,
556 { 622 ;
-247 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-222 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-199 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
624 FOLD_OPERATOR 625 )
154 , 626 )
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 190 { 270 namespace 627 } 636 BAD 638 ; 640 if 641 switch 642 while 643 do 644 for 645 PRAGMA_UNROLL 646 break 647 continue 648 return 649 goto 650 IDENTIFIER 653 case 654 default 655 asm 656 __asm__
-193 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-194 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-203 ) , }
213 {
-217 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 213 {
658 )
-514 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
659 )
660 }
-516 ( EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-517 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
-520 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
154 , 662 ]
-529 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
663 (
-190 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-271 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-269 }
-267 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 213 { 365 . 366 [
-277 . = [
-278 . = [
666 ]
-504 ( __device__ __host__ {
-487 ] 371 ,
-488 ] 371 ,
-491 , ]
-494 , ]
669 )
670 }
671 ]
672 )
-150 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-151 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-152 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-153 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-116 $end ( ) , ... : ; = > PACK [ {
-157 $end ( ) , ... : ; = > PACK [ {
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 673 ...
-168 )
-156 $end ( ) , ... : ; = > PACK [ {
-102 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-103 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 399 public 400 private 401 protected 676 } 682 ; 683 BAD 687 METHOD 688 TEMPLATE_HEAD 689 using
-312 , {
-305 , PACK {
-309 TYPE_NAME
-310 TYPE_NAME
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 399 public 400 private 401 protected 682 ; 683 BAD 687 METHOD 688 TEMPLATE_HEAD 689 using 690 }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 399 public 400 private 401 protected 682 ; 683 BAD 687 METHOD 688 TEMPLATE_HEAD 689 using 691 }
-345 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-350 }
-267 } 224 IDENTIFIER 225 TYPE_NAME
-346 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-104 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-105 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-107 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-106 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-108 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-437 $end ,
-440 $end ,
-448 $end ,
-444 $end , =
-445 $end , =
-177 $end ) , ... =
-139 $end ) , ... =
-144 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 469 [ 570 (
-145 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 472 [ 571 (
698 )
-154 ) 229 * 230 & 231 && 233 [ 289 IDENTIFIER 439 ( 440 PACK_NAME
-180 $end ( ) , ... = [
58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert 699 }
-420 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-144 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 213 { 469 [ 585 (
-145 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 213 { 472 [ 586 (
-530 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-37 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-38 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-39 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-40 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-41 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-42 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-43 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-44 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-121 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-119 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-120 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-117 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-118 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
702 ]
703 )
500 , 704 )
705 ]
706 )
500 , 707 )
708 ]
709 )
-33 , : ; = {
-21 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
710 ;
-426 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
711 ;
-430 , ;
-432 , ; 483 PACK
-22 : =
713 ;
52 STRING 53 USER_STRING
-344 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-246 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-242 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-243 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-362 ! != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? BAD CHARACTER EXTERN_C FLOATING FOLD_OPERATOR FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PACK PRAGMA_END PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING [ ] ^ ^= __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { | |= || } ~
-365 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-355 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-356 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-357 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-358 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-359 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-360 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-361 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-367 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-369 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-366 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
154 , 716 ;
717 ( 718 constexpr
719 (
720 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 190 { 270 namespace 636 BAD 638 ; 640 if 641 switch 642 while 643 do 644 for 645 PRAGMA_UNROLL 646 break 647 continue 648 return 649 goto 650 IDENTIFIER 653 case 654 default 655 asm 656 __asm__
722 (
-264 PRAGMA_END 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
725 ;
726 ;
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 213 { 727 ;
731 IDENTIFIER
-181 != % %= & && &= ( * *= + ++ += , - -- -= -> . / /= ; < << <<= <= = == > >= >> >>= ? [ ^ ^= | |= || 732 :
-409 ( __volatile__ volatile
736 :
-404 ( __volatile__ volatile
-405 ( __volatile__ volatile
-205 ) , }
-218 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-526 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-527 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
737 ]
-523 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= { | |= || }
-273 , }
-275 , }
-279 . = [
-501 { 740 ( 741 __device__ 742 __host__
-495 , ]
-496 , ]
-123 $end ( ) , ... : ; = > PACK [ {
-128 $end ( ) , ... : ; = > PACK [ {
-167 )
-170 ) , ...
-172 ) , ...
-317 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-324 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-320 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-321 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-322 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
743 :
-326 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-327 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
229 * 230 & 231 && 278 ( 289 IDENTIFIER 744 ; 748 :
752 ; 753 ,
-343 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 755 TEMPLATE_HEAD 758 CONSTRUCTOR
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 399 public 400 private 401 protected 682 ; 683 BAD 687 METHOD 688 TEMPLATE_HEAD 689 using
-316 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-318 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-352 , }
-354 , }
760 }
761 }
762 ]
763 )
-115 $end ( ) , ... = [
-14 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-35 , : ; = {
764 )
-125 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-129 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-158 , ;
-126 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-131 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-159 , ;
-124 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-130 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-425 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-31 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-26 , ]
-29 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
52 STRING 53 USER_STRING 765 )
154 , 766 )
-371 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-363 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable namespace new nullptr register reinterpret_cast short signed sizeof static static_assert static_cast struct this thread_local true typedef union unsigned using void volatile wchar_t ~
768 (
-363 ! & ( * + ++ - -- CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
771 while
773 PRAGMA_END
-263 ) PRAGMA_END 154 ,
-392 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-393 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-394 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
774 ;
-396 ; 154 ,
-397 ;
775 ;
-403 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-399 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
776 ( 778 volatile 779 __volatile__
780 : 781 ...
-402 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-524 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= { | |= || }
154 , 782 )
-483 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-510 ( __device__ __host__ {
-511 ( __device__ __host__ {
-325 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-328 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-330 , ;
-36 & && , ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 785 :
-334 , ;
-132 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 213 { 469 [ 570 (
-133 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 213 { 472 [ 571 (
-329 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
229 * 230 & 231 && 278 ( 289 IDENTIFIER 748 :
-462 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 758 CONSTRUCTOR
-18 { 792 ; 793 =
229 * 230 & 231 && 278 ( 289 IDENTIFIER 795 CONSTRUCTOR
-464 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-347 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-348 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-122 $end ( ) , ... = [
-127 $end ( ) , ... = [
-36 & && : __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
798 ;
-244 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 270 namespace 805 ;
815 (
-395 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-398 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-410 ( __volatile__ volatile
-406 ( __volatile__ volatile
-407 ( __volatile__ volatile
-400 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-183 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
825 )
-332 , ; 112 __launch_bounds__ 113 __align__ 114 alignas 589 & 590 && 591 __forceinline__ 592 __noinline__ 593 __packed__ 594 const 595 noexcept 826 =
-336 , ;
-144 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 213 { 469 [ 570 (
-145 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 213 { 472 [ 571 (
-331 , ;
-463 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-466 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
829 default 830 delete
-36 & && ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
833 (
-474 { 112 __launch_bounds__ 113 __align__ 114 alignas 589 & 590 && 591 __forceinline__ 592 __noinline__ 593 __packed__ 594 const 595 noexcept 836 :
-30 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
837 )
-377 )
-379 ) 154 , 839 ;
-45 , ; 840 =
-368 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
-390 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
842 )
843 )
-379 ) 154 ,
-45 , 844 =
291 ,
-381 ; 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
849 :
154 , 839 ;
-388 : 292 =
-389 : -45 , ; 273 =
-391 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-411 ) : 52 STRING 53 USER_STRING
851 :
-503 RETURNS __device__ __host__ constexpr mutable noexcept {
-335 , ;
-465 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
854 ;
855 ;
-469 ; = {
856 (
-470 {
-475 ; = { 858 ,
-378 )
-370 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
864 )
154 , 867 )
868 ;
-380 ; 154 ,
-45 , 869 =
871 ) 872 :
-401 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-512 { 874 mutable 875 constexpr 876 noexcept 877 __device__ 878 __host__ 879 RETURNS
-333 , ;
-467 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-468 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
881 )
-476 , ; = {
-478 , ; = { 883 PACK
884 ( 885 {
-372 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 886 else
-383 ) -46 , ;
-376 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-384 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
888 ;
-264 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
154 , 891 )
892 ;
-413 ) : 52 STRING 53 USER_STRING 897 [
-502 {
-505 RETURNS __device__ __host__ constexpr mutable noexcept {
-506 RETURNS __device__ __host__ constexpr mutable noexcept {
-507 RETURNS __device__ __host__ constexpr mutable noexcept {
-508 RETURNS __device__ __host__ constexpr mutable noexcept {
-509 RETURNS __device__ __host__ constexpr mutable noexcept {
899 )
-36 & && : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-477 , ; = {
-479 , ; = {
-375 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 904 else
-385 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
905 )
-382 ; -46 ,
-408 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-412 ) :
-414 ) : 907 ,
-415 ) , :
-417 ) , : 52 STRING 53 USER_STRING 908 (
909 IDENTIFIER
-513 {
-474 ; = { 112 __launch_bounds__ 113 __align__ 114 alignas 589 & 590 && 591 __forceinline__ 592 __noinline__ 593 __packed__ 594 const 595 noexcept 836 :
912 )
913 }
-373 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-387 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
52 STRING 53 USER_STRING 897 [
918 ]
-473 ; = {
-480 , ; = PACK {
-481 , ; = PACK {
-374 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-386 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-416 ) , :
154 , 920 )
-471 ; = {
-418 ) , :
52 STRING 53 USER_STRING 922 (
154 , 924 )
-419 ) , :
""".splitlines()
STATES = [
 0, 1, 2, 3, 4, 5, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 3,
 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68,
 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 3, 151, 152, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
 3, 3, 3, 3, 3, 3, 3, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 3,
 169, 170, 171, 172, 173, 174, 18, 175, 176, 177, 18, 178, 179, 180, 181, 182, 183, 184, 4, 169, 185, 186, 187, 188,
 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 202, 202, 203, 204, 205, 206, 207, 208, 207, 208,
 207, 208, 209, 4, 209, 4, 169, 210, 210, 211, 212, 213, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224,
 225, 226, 227, 228, 229, 230, 213, 231, 232, 233, 232, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246,
 247, 248, 249, 237, 151, 250, 213, 251, 252, 253, 254, 255, 256, 257, 213, 3, 4, 258, 259, 260, 261, 262, 3, 263,
 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 151, 281, 282, 3, 283, 284, 285,
 286, 287, 288, 289, 290, 291, 292, 293, 213, 180, 4, 294, 169, 186, 295, 296, 297, 298, 299, 3, 3, 300, 301, 302,
 303, 304, 305, 306, 307, 308, 3, 309, 310, 310, 311, 310, 312, 151, 169, 313, 314, 315, 204, 316, 317, 318, 319, 320,
 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 330, 339, 330, 340, 341, 342,
 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 4, 3, 360, 361, 213, 362, 363,
 364, 365, 366, 367, 368, 369, 370, 371, 372, 227, 373, 239, 374, 375, 237, 376, 377, 378, 379, 380, 381, 382, 383, 384,
 385, 386, 387, 388, 237, 237, 389, 390, 391, 392, 393, 394, 395, 204, 396, 397, 204, 396, 398, 204, 316, 235, 399, 400,
 213, 401, 4, 402, 403, 213, 404, 405, 406, 407, 408, 3, 409, 410, 411, 412, 413, 414, 415, 416, 151, 417, 418, 419,
 420, 421, 422, 423, 424, 425, 426, 3, 427, 428, 429, 430, 431, 432, 433, 151, 434, 435, 436, 437, 438, 213, 439, 440,
 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 151, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463,
 464, 465, 466, 3, 209, 467, 209, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 316, 316, 479, 480, 481, 204,
 316, 482, 483, 484, 485, 486, 237, 487, 488, 396, 396, 489, 4, 490, 491, 492, 493, 494, 495, 496, 497, 316, 498, 499,
 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 213, 519, 520, 521, 522,
 3, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545,
 546, 547, 548, 541, 549, 3, 550, 551, 552, 553, 554, 555, 556, 557, 558, 3, 559, 560, 561, 232, 562, 563, 564, 565,
 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 213, 583, 584, 585, 586, 587, 588,
 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 610,
 612, 613, 610, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 316, 631, 632, 633,
 634, 635, 636, 637, 3, 638, 639, 237, 640, 641, 642, 643, 644, 645, 236, 646, 647, 648, 649, 650, 651, 652, 653, 654,
 610, 654, 214, 655, 654, 541, 656, 657, 520, 658, 659, 660, 661, 3, 662, 663, 664, 3, 665, 666, 667, 668, 669, 232,
 670, 671, 672, 236, 673, 674, 675, 676, 677, 214, 678, 679, 680, 681, 229, 138, 654, 682, 683, 684, 685, 237, 686, 3,
 687, 688, 689, 690, 691, 229, 692, 693, 694, 695, 151, 696, 697, 698, 699, 700, 701, 316, 702, 703, 213, 541, 704, 705,
 233, 706, 541, 541, 151, 707, 708, 709, 710, 3, 711, 712, 713, 714, 715, 716, 316, 717, 213, 718, 719, 720, 721, 722,
 541, 723, 724, 725, 726, 151, 727, 728, 729, 730, 731, 732, 733, 734, 735, 4, 736, 737, 738, 739, 169, 313, 541, 740,
 741, 742, 743, 541, 744, 745, 746, 747, 748, 749, 750, 737, 751, 752, 753, 754, 541, 541, 755, 756, 3, 757, 751, 758,
 759, 760, 761, 762, 763, 764, 520, 765, 766, 767, 3, 768, 769,
]
DEFAULTS = [
 0, 0, -7, 0, 0, 0, 0, -433, 0, 0, -261, -248, 0, -223, -212, -207, -208, -211, -221, 0, 0, 0, 0, 0,
 0, 0, 0, 0, -192, -181, -209, -210, -220, 0, -189, 0, -280, 0, 0, -184, -185, -186, -187, -188, -282, -283, -284, -285,
 -287, -288, -289, -281, -290, -291, -3, 0, 0, -52, -54, -55, -56, -57, -58, -59, -60, -61, -62, -63, -64, -65, -66, -67,
 -68, -69, -70, -71, -72, -73, -74, -75, -76, -77, -78, -79, -80, -81, -82, -83, -84, -85, -86, -87, -88, -89, -90, -91,
 -92, -93, -94, -95, -96, -97, -98, -99, -100, -101, 0, 0, 0, 0, 0, 0, 0, 0, 0, -297, 0, -295, -293, -294,
 -4, 0, -456, 0, 0, 0, -5, 0, -8, -9, -10, -11, -12, -13, 0, 0, -449, 0, 0, -18, 0, 0, 0, -27,
 -28, -342, 0, 0, -427, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, -249, -250, -251, -252, -253, -254, -255, -256, -257, -258, -259, 0, 0, 0, 0, -363, 0,
 0, 0, 0, -197, -198, -213, 0, -214, -215, -216, 0, 0, 0, 0, 0, 0, -528, 0, 0, 0, -191, 0, -292, 0,
 0, 0, 0, -490, 0, -499, 0, -497, -112, -113, -110, 0, 0, -149, -149, -149, 0, 0, -53, 0, -319, 0, -319, 0,
 -319, 0, 0, 0, 0, 0, 0, 0, 0, 0, -337, 0, 0, 0, -460, -461, -6, 0, -436, 0, 0, 0, -446, 0,
 -438, -15, -7, -453, 0, 0, 0, 0, 0, 0, 0, -19, -36, -472, 0, -49, 0, 0, 0, -134, 0, -136, -47, -48,
 -114, -111, -20, 0, 0, 0, 0, 0, 0, -429, 0, -450, -451, -452, 0, 0, 0, -262, -260, -265, -266, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -239, -240, -241, 0, -182, 0, 0, -482, -364, 0,
 0, 0, -204, 0, -195, -196, 0, 0, 0, 0, 0, -515, 0, 0, 0, 0, -518, 0, 0, 0, 0, 0, 0, 0,
 0, -272, -274, 0, -276, 0, 0, -363, 0, 0, -498, 0, -493, 0, 0, 0, -500, -140, 0, 0, 0, 0, 0, 0,
 0, -165, 0, -169, 0, 0, -137, 0, 0, -323, -302, 0, 0, 0, 0, -313, -314, -315, -323, -304, -323, -303, 0, 0,
 -351, 0, 0, 0, 0, 0, 0, 0, 0, 0, -296, -298, -299, -338, -339, -457, 0, 0, 0, -442, -443, 0, 0, -174,
 0, -176, -178, 0, 0, 0, 0, 0, 0, -7, 0, 0, 0, 0, 0, 0, -16, 0, -46, -17, -32, 0, 0, 0,
 0, 0, 0, 0, 0, 0, -143, 0, 0, 0, -142, -163, -162, 0, 0, -160, 0, 0, -161, 0, 0, -36, -50, 0,
 0, 0, 0, -431, -428, 0, -424, 0, -25, 0, 0, 0, -247, -222, -199, 0, 0, 0, -193, -194, 0, -203, 0, 0,
 0, -514, 0, 0, -516, -517, -520, 0, 0, -529, 0, -190, -271, -269, 0, 0, -277, -278, 0, -504, 0, 0, 0, -491,
 -494, 0, 0, 0, 0, -150, -151, -152, -153, -116, -157, 0, -168, 0, -156, -102, -103, 0, -312, -305, -309, -310, 0, 0,
 -345, -350, 0, 0, 0, -346, 0, -104, -105, -107, -106, -108, -437, -440, -448, -444, -445, -177, 0, 0, -139, 0, 0, 0,
 0, 0, 0, -180, 0, -420, 0, 0, 0, 0, 0, -530, 0, -37, -38, -39, -40, -41, -42, -43, -44, 0, -121, -119,
 -120, -117, -118, 0, 0, 0, 0, 0, 0, 0, 0, -33, -21, 0, -426, 0, -430, 0, -22, 0, 0, 0, -344, -246,
 0, -242, -243, -362, -365, -355, -356, -357, -358, -359, -360, -361, -367, -369, -366, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, -409, 0, 0, -404, -405, -205, -218, -526, -527, 0, -523, 0, -273, -275, -279, 0, 0, -495, -496, -123,
 -128, -167, -170, -172, -317, -324, -320, -321, -322, 0, -326, -327, 0, 0, -343, 0, 0, 0, -316, -318, -352, -354, 0, 0,
 0, 0, -115, -14, -35, 0, -125, -129, -158, -126, -131, -159, -124, -130, -425, -31, -26, -29, 0, 0, -371, -363, 0, -363,
 -363, 0, -363, 0, 0, -392, -393, -394, 0, 0, -397, 0, -403, -399, 0, 0, -402, -524, 0, -483, 0, -510, -511, -325,
 -328, -330, 0, -334, 0, 0, 0, 0, -329, 0, -462, 0, 0, 0, -472, -464, -347, -348, -122, -127, -36, 0, -244, 0,
 -363, 0, 0, 0, 0, 0, -395, -398, 0, -410, -406, -407, -400, 0, -183, 0, 0, 0, -336, 0, 0, -331, -463, 0,
 -466, 0, -36, -472, 0, 0, -30, 0, -377, 0, 0, 0, -368, -390, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, -391, 0, 0, -503, 0, -335, -465, 0, 0, -469, 0, 0, -470, 0, 0, 0, -378, -370,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -401, 0, -333, -467, -468, 0, 0, 0, -476, 0, 0, 0, 0,
 0, -376, -384, 0, 0, 0, 0, 0, 0, -502, -505, -506, -507, -508, -509, 0, 0, -36, -477, -479, 0, 0, 0, 0,
 -385, 0, 0, 0, -408, -412, 0, -415, 0, 0, -513, -36, 0, 0, 0, -373, 0, 0, -387, 0, 0, 0, 0, -473,
 -480, -481, -374, -386, -416, 0, 0, -471, -418, 0, 0, 0, -419,
]
GOTO = """\
1 start

8 externals
9 expression 10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string
54 type_id 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 120 template_args 121 template_arg_list 122 template_arg 123 type_id 124 conditional 125 binary
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 126 type_id
127 template_scope
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 128 external 129 function 130 declaration 135 namespace_head 136 template_declaration 138 named 139 constructor 140 specs 141 initialized 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head
155 assigns
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 186 type_id 187 expression 189 compound
20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 197 unary
20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 199 unary
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 200 cast
20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 201 unary
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 204 new_placement 205 new_type 207 specs
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 208 cast
212 braces
214 one_string
215 captures 218 capture_list 219 capture 220 simple_capture 223 any_name
226 abstract 227 indirection 228 direct_abstract
59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 234 specifier
249 record_attributes
250 any_name
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 256 template_params 257 template_param_list 258 template_param 259 type_param 260 plain_parameter 261 type_param_word 263 specs
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 267 declaration 268 specs 269 initialized 271 named
272 function_scope
274 function_scope
276 declarator 279 init_declarator 280 indirection 281 plain_direct 282 object_direct 283 object_pointer 284 function_direct 285 function_pointer 286 called_declarator 287 braced_declarator 288 name
293 any_name
295 any_name 296 using_names 297 using_name
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 138 named 139 constructor 140 specs 141 initialized 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 299 function 300 declaration 301 template_declaration
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 305 assignment
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 306 initializer 307 assignment 308 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 309 expression
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 311 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 313 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 314 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 315 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 316 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 317 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 318 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 319 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 320 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 321 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 322 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 323 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 324 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 325 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 326 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 327 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 328 binary
334 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 335 expression
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 336 arguments 337 argument_list 338 argument 339 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 187 expression 189 compound 342 type_id
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 187 expression 189 compound 343 type_id
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 207 specs 345 new_type
347 new_initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 307 assignment 308 braces 338 argument 339 initializer 350 argument_list 351 type_id
352 new_declarator 353 indirection 354 new_array
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 357 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 337 argument_list 338 argument 339 initializer 358 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 339 initializer 359 initializer_list 360 initializers 361 initializer_item 362 argument 363 designators 364 designator
370 any_name
227 indirection 228 direct_abstract 377 abstract
380 qualifiers
381 qualifiers
382 qualifiers
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 227 indirection 228 direct_abstract 263 specs 383 abstract 384 parameters 386 parameter_list 387 parameter 388 plain_parameter
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 389 conditional_opt 390 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 391 expression
393 record_scope
394 base_item 395 base 396 base_words 397 access
402 record_scope
395 base 396 base_words 397 access 403 base_item
404 record_scope
395 base 396 base_words 397 access 405 base_item
406 enum_body 407 enumerators 408 enumerator 409 any_name
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 410 type_id
407 enumerators 408 enumerator 409 any_name 411 enum_body
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 412 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 337 argument_list 338 argument 339 initializer 413 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 307 assignment 308 braces 337 argument_list 338 argument 339 initializer 414 arguments 415 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 307 assignment 308 braces 337 argument_list 338 argument 339 initializer 416 arguments 417 type_id
418 any_name 419 argued
421 any_name
422 any_name
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 123 type_id 124 conditional 125 binary 423 template_arg
427 any_name
430 template_scope_end
228 direct_abstract 283 object_pointer 284 function_direct 285 function_pointer 288 name 431 declarator 432 abstract 433 pack_declarator 435 plain_direct 436 object_direct 437 indirection 438 direct_pack
441 linkage
442 externals
276 declarator 279 init_declarator 283 object_pointer 284 function_direct 285 function_pointer 286 called_declarator 287 braced_declarator 288 name 443 indirection 444 plain_direct 445 object_direct
447 any_name
448 compound
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 450 initializer
451 compound
452 ending 453 trailing
454 class_scope
288 name 455 plain_direct 456 object_direct 457 object_pointer 458 function_direct 459 function_pointer 460 indirection
288 name 461 indirection 462 object_pointer 463 plain_direct 464 object_direct 465 function_direct 466 function_pointer 467 called_declarator 468 braced_declarator
471 braces
474 braces
281 plain_direct 282 object_direct 283 object_pointer 284 function_direct 285 function_pointer 286 called_declarator 287 braced_declarator 288 name 461 indirection 477 declarator 478 init_declarator
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 479 initializer
481 any_name
486 any_name
487 bound_names 488 any_name
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 489 conditional
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 490 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 492 assignment
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 493 cast 494 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 496 expression
497 statements
504 any_name
505 new_initializer
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 351 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 337 argument_list 338 argument 339 initializer 506 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 339 initializer 360 initializers 361 initializer_item 362 argument 363 designators 364 designator 507 initializer_list
353 indirection 354 new_array 510 new_declarator
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 512 expression
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 513 cast
517 comma_opt
520 designator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 522 conditional
523 block
219 capture 220 simple_capture 223 any_name 524 capture_list
219 capture 220 simple_capture 223 any_name 526 capture_list
220 simple_capture 223 any_name 527 capture
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 528 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 337 argument_list 338 argument 339 initializer 529 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 337 argument_list 338 argument 339 initializer 530 arguments
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 390 conditional 531 conditional_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 263 specs 386 parameter_list 387 parameter 388 plain_parameter 532 parameters
545 members
549 access
550 members
551 members
553 comma_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 259 type_param 260 plain_parameter 261 type_param_word 263 specs 564 template_param
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 565 type_id
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 566 conditional
567 any_name
261 type_param_word 568 type_param
228 direct_abstract 288 name 377 abstract 437 indirection 438 direct_pack 462 object_pointer 465 function_direct 466 function_pointer 572 pack_declarator 573 plain_direct 574 object_direct
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 228 direct_abstract 263 specs 288 name 383 abstract 384 parameters 386 parameter_list 387 parameter 388 plain_parameter 438 direct_pack 455 plain_direct 456 object_direct 457 object_pointer 458 function_direct 459 function_pointer 577 pack_declarator 578 indirection
579 name
580 externals
288 name 462 object_pointer 465 function_direct 466 function_pointer 467 called_declarator 468 braced_declarator 582 indirection 583 plain_direct 584 object_direct
283 object_pointer 284 function_direct 285 function_pointer 286 called_declarator 287 braced_declarator 288 name 444 plain_direct 445 object_direct 477 declarator 478 init_declarator 582 indirection
596 argued
288 name 460 indirection 462 object_pointer 465 function_direct 466 function_pointer 573 plain_direct 574 object_direct
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 390 conditional 603 conditional_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 263 specs 307 assignment 308 braces 338 argument 339 initializer 386 parameter_list 387 parameter 388 plain_parameter 604 parameters 605 argument_list
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 390 conditional 606 conditional_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 263 specs 307 assignment 308 braces 338 argument 339 initializer 386 parameter_list 387 parameter 388 plain_parameter 607 parameters 608 argument_list
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 390 conditional 609 conditional_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 263 specs 386 parameter_list 387 parameter 388 plain_parameter 610 parameters
453 trailing 611 ending
613 any_name
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 615 type_id
616 using_name 617 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 623 assignment
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 268 specs 269 initialized 271 named 628 statement 629 compound 630 expression_statement 631 selection 632 loop 633 jump 634 labeled 635 asm_statement 637 declaration 639 expression 651 label 652 asm_word
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 339 initializer 657 argument
494 braces
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 661 conditional
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 339 initializer 362 argument 363 designators 364 designator 664 initializer_item
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 665 initializer
667 lambda_head 668 lambda_attributes
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 263 specs 388 plain_parameter 674 parameter
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 675 initializer
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 153 enum_head 677 member 678 using_declaration 679 assertion 680 alias 681 access 684 specs 685 fields 686 opaque
409 any_name 692 enumerator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 693 conditional
407 enumerators 408 enumerator 409 any_name 694 enum_body
407 enumerators 408 enumerator 409 any_name 695 enum_body
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 263 specs 386 parameter_list 387 parameter 388 plain_parameter 604 parameters
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 263 specs 386 parameter_list 387 parameter 388 plain_parameter 607 parameters
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 390 conditional 696 conditional_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 263 specs 386 parameter_list 387 parameter 388 plain_parameter 697 parameters
228 direct_abstract 288 name 377 abstract 438 direct_pack 462 object_pointer 465 function_direct 466 function_pointer 572 pack_declarator 573 plain_direct 574 object_direct 578 indirection
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 700 type_id
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 263 specs 386 parameter_list 387 parameter 388 plain_parameter 701 parameters
712 any_name
51 one_string 714 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 715 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 268 specs 269 initialized 271 named 629 compound 630 expression_statement 631 selection 632 loop 633 jump 634 labeled 635 asm_statement 637 declaration 639 expression 651 label 652 asm_word 721 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 723 expression_opt 724 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 728 initializer_value 729 expression 730 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 268 specs 269 initialized 271 named 629 compound 630 expression_statement 631 selection 632 loop 633 jump 634 labeled 635 asm_statement 637 declaration 639 expression 651 label 652 asm_word 733 statement
734 asm_volatile
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 735 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 738 expression
739 compound
283 object_pointer 284 function_direct 285 function_pointer 288 name 745 field 746 declarator 747 braced_declarator 749 plain_direct 750 object_direct 751 indirection
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 754 method 756 method_head 757 specs
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 153 enum_head 678 using_declaration 679 assertion 680 alias 681 access 684 specs 685 fields 686 opaque 759 member
767 block
769 block
770 block
772 block
777 asm_qualifier
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 263 specs 386 parameter_list 387 parameter 388 plain_parameter 783 parameters
784 trailing
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 786 conditional
288 name 462 object_pointer 465 function_direct 466 function_pointer 468 braced_declarator 751 indirection 787 plain_direct 788 object_direct
283 object_pointer 284 function_direct 285 function_pointer 288 name 746 declarator 747 braced_declarator 749 plain_direct 750 object_direct 751 indirection 789 field
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 756 method_head 757 specs 790 method
791 function_scope
283 object_pointer 284 function_direct 285 function_pointer 288 name 435 plain_direct 436 object_direct 460 indirection 794 declarator
796 class_scope
797 trailing
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 799 condition 800 test 801 for_init 802 expression 803 named 804 declaration 806 specs 807 initialized
808 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 800 test 801 for_init 802 expression 803 named 804 declaration 806 specs 807 initialized 809 condition
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 810 test 811 expression 812 named 813 specs 814 initialized
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 141 initialized 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 804 declaration 816 for_init 817 ranged 818 expression 819 binding 820 named 821 specs
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 268 specs 269 initialized 271 named 629 compound 630 expression_statement 631 selection 632 loop 633 jump 634 labeled 635 asm_statement 637 declaration 639 expression 651 label 652 asm_word 822 statement
51 one_string 823 strings
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 824 conditional
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 827 conditional
828 compound
453 trailing 831 ending
832 class_scope
596 argued 834 mem_inits 835 mem_init_list
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 811 expression 812 named 813 specs 814 initialized 838 test
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 800 test 801 for_init 802 expression 803 named 804 declaration 806 specs 807 initialized 841 condition
276 declarator 279 init_declarator 281 plain_direct 282 object_direct 283 object_pointer 284 function_direct 285 function_pointer 286 called_declarator 287 braced_declarator 288 name 461 indirection
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 845 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 813 specs 814 initialized 846 for_test 847 expression 848 named
214 one_string 850 asm_operands
852 lambda_words
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 853 initializer
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 263 specs 386 parameter_list 387 parameter 388 plain_parameter 857 parameters
859 mem_init_item 860 mem_init 861 any_name
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 268 specs 269 initialized 271 named 629 compound 630 expression_statement 631 selection 632 loop 633 jump 634 labeled 635 asm_statement 637 declaration 639 expression 651 label 652 asm_word 862 statement
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 863 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 268 specs 269 initialized 271 named 629 compound 630 expression_statement 631 selection 632 loop 633 jump 634 labeled 635 asm_statement 637 declaration 639 expression 651 label 652 asm_word 865 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 268 specs 269 initialized 271 named 629 compound 630 expression_statement 631 selection 632 loop 633 jump 634 labeled 635 asm_statement 637 declaration 639 expression 651 label 652 asm_word 866 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 870 expression
873 lambda_result
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 263 specs 386 parameter_list 387 parameter 388 plain_parameter 880 parameters
860 mem_init 861 any_name 882 mem_init_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 268 specs 269 initialized 271 named 629 compound 630 expression_statement 631 selection 632 loop 633 jump 634 labeled 635 asm_statement 637 declaration 639 expression 651 label 652 asm_word 887 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 724 expression 889 expression_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 890 initializer
51 one_string 893 asm_list 894 asm_items 895 asm_item 896 strings
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 898 type_id
900 trailing
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 337 argument_list 338 argument 339 initializer 901 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 307 assignment 308 braces 337 argument_list 338 argument 339 initializer 902 arguments
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 268 specs 269 initialized 271 named 629 compound 630 expression_statement 631 selection 632 loop 633 jump 634 labeled 635 asm_statement 637 declaration 639 expression 651 label 652 asm_word 903 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 268 specs 269 initialized 271 named 629 compound 630 expression_statement 631 selection 632 loop 633 jump 634 labeled 635 asm_statement 637 declaration 639 expression 651 label 652 asm_word 906 statement
910 trailing
596 argued 835 mem_init_list 911 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 268 specs 269 initialized 271 named 629 compound 630 expression_statement 631 selection 632 loop 633 jump 634 labeled 635 asm_statement 637 declaration 639 expression 651 label 652 asm_word 914 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 268 specs 269 initialized 271 named 629 compound 630 expression_statement 631 selection 632 loop 633 jump 634 labeled 635 asm_statement 637 declaration 639 expression 651 label 652 asm_word 915 statement
51 one_string 896 strings 916 asm_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 917 expression
596 argued 835 mem_init_list 919 mem_inits
51 one_string 921 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 923 expression
""".splitlines()
GOTO_STATES = [
 0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 1, 1, 9, 1, 1, 1, 1, 1, 1, 10, 1, 11, 12, 13,
 14, 1, 15, 16, 1, 1, 1, 1, 1, 1, 1, 17, 1, 18, 19, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 20, 21, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 22, 23, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 26, 27, 28, 1, 1, 1,
 1, 1, 29, 30, 1, 1, 31, 1, 1, 1, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
 46, 47, 48, 49, 50, 51, 52, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 53, 54,
 55, 1, 1, 1, 1, 1, 56, 1, 1, 1, 57, 1, 58, 59, 60, 61, 1, 1, 62, 63, 1, 64, 1, 1,
 1, 65, 1, 1, 1, 1, 1, 1, 1, 1, 1, 66, 1, 67, 68, 69, 70, 71, 1, 72, 73, 74, 75, 76,
 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 1, 87, 88, 89, 1, 1, 1, 1, 1, 1, 1, 90, 91, 92,
 1, 93, 94, 1, 95, 1, 96, 1, 97, 98, 99, 1, 100, 101, 102, 1, 103, 104, 105, 1, 1, 1, 1, 1,
 1, 1, 1, 106, 107, 1, 108, 1, 1, 1, 109, 1, 1, 1, 110, 111, 112, 1, 1, 1, 1, 1, 113, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 114, 1, 1, 115, 1, 116, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 117, 118, 119, 1, 120, 121, 1, 1, 1, 122, 1, 123, 124, 1, 1, 1,
 125, 1, 1, 126, 1, 1, 127, 128, 129, 130, 1, 131, 1, 132, 133, 134, 1, 1, 135, 136, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 137, 1, 1, 1, 1, 138, 1, 1, 1, 139, 1, 140, 1, 1, 141,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 142, 143, 144, 1, 1, 145, 146, 1,
 1, 1, 1, 1, 1, 147, 1, 148, 149, 150, 8, 151, 104, 105, 152, 1, 1, 16, 1, 1, 1, 153, 1, 1,
 1, 1, 1, 1, 154, 103, 1, 104, 105, 1, 1, 1, 1, 155, 156, 1, 157, 158, 1, 159, 160, 161, 1, 1,
 162, 1, 163, 1, 1, 164, 1, 1, 1, 1, 1, 165, 1, 1, 1, 1, 1, 166, 1, 1, 167, 1, 168, 168,
 1, 1, 1, 1, 1, 1, 1, 169, 1, 1, 1, 1, 1, 1, 170, 171, 1, 1, 1, 172, 1, 65, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 173, 1, 174, 1, 1, 1, 175, 1, 1, 1, 1, 175, 175,
 1, 1, 176, 177, 178, 1, 179, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 180, 181, 1, 1, 1, 182,
 183, 1, 184, 1, 8, 1, 151, 104, 105, 156, 158, 1, 185, 1, 1, 1, 1, 1, 1, 1, 1, 186, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 187, 1, 188, 1, 1,
 189, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 190, 1, 191, 1, 1,
 192, 1, 1, 193, 194, 195, 1, 1, 1, 1, 1, 1, 1, 1, 1, 196, 1, 1, 1, 197, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 198, 1, 1, 199, 200, 30, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 18, 1, 1, 201, 1, 202,
 203, 1, 204, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 205, 1, 1, 1, 1, 1, 206, 1, 1, 1,
 1, 1, 207, 1, 208, 104, 105, 209, 1, 210, 1, 211, 212, 213, 214, 1, 1, 1, 1, 1, 215, 1, 1, 216,
 217, 218, 219, 1, 220, 221, 1, 1, 222, 1, 1, 1, 1, 223, 1, 1, 153, 224, 1, 104, 105, 1, 1, 225,
 1, 1, 226, 227, 1, 228, 1, 1, 1, 229, 1, 1, 1, 1, 28, 1, 230, 1, 1, 1, 1, 231, 1, 232,
 233, 1, 1, 1, 1, 28, 1, 234, 1, 235, 236, 1, 1, 1, 1, 1, 1, 237, 1, 1, 238, 239, 1, 1,
 240, 1, 241, 242, 240, 1, 1, 1, 1, 243, 1, 1, 244, 1, 1, 1, 245, 1, 246, 1, 1, 1, 1, 1,
 247, 1, 1, 1, 248, 249, 1, 1, 250, 1, 1, 1, 1, 1, 1, 251, 1, 252, 1, 1, 253, 254, 255, 1,
 1, 1, 1, 256, 1, 1, 1, 1, 18, 1, 1, 257, 258, 1, 1, 1, 259, 260, 1, 261, 262, 1, 263, 1,
 1, 1, 1, 1, 1, 1, 264, 1, 1, 18, 265, 1, 1,
]
