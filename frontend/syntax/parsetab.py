"""The parser's tables. Made by `python -m minicc.frontend.syntax.tables`; do not edit."""

# ruff: noqa
FINGERPRINT = 3329115510
LEFT = """\
S' start start start start start start externals externals external external external
external external external linkage function function function_scope declaration declaration declaration declaration declaration
binding bound_specs bound_specs bound_names bound_names declaration declaration assertion assertion alias named named
ending ending trailing trailing trailing trailing trailing trailing trailing trailing trailing trailing
initialized initialized init_declarator init_declarator initialized initialized specs specifiers specifiers specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier decltype_id decltype_id argued
argued argued argued argued type_id type_id name any_name any_name plain_direct direct_pack direct_abstract
function_direct function_direct object_direct object_direct plain_direct direct_pack direct_abstract function_direct object_direct object_direct direct_pack direct_abstract
function_direct function_direct object_direct direct_pack direct_abstract function_direct object_direct declarator declarator declarator declarator declarator
conditional_opt conditional_opt pack_declarator abstract function_pointer function_pointer object_pointer object_pointer object_pointer indirection indirection indirection
indirection qualifiers qualifiers qualifiers qualifiers qualifiers abstract abstract direct_abstract direct_abstract called_declarator called_declarator
braced_declarator braced_declarator braced_declarator called_declarator parameters parameters parameters parameters parameters parameter_list parameter_list parameter
parameter plain_parameter plain_parameter plain_parameter plain_parameter plain_parameter plain_parameter pack_declarator direct_pack primary primary primary
cast_word cast_word cast_word cast_word functional_type primary primary primary postfix postfix postfix postfix
postfix postfix postfix postfix arguments arguments argument argument argument_list argument_list unary sign
sign sign sign sign sign unary unary unary unary unary unary size_word
size_word cast cast binary binary binary binary binary binary binary binary binary
binary binary binary binary binary binary binary binary binary binary binary binary
primary primary primary conditional conditional conditional assignment assigns assigns assigns assigns assigns
assigns assigns assigns assigns assigns assigns assignment expression expression expression_opt expression_opt initializer
initializer comma_opt comma_opt initializer_list initializer_list braces initializers initializers initializer_item initializer_item designators designators
designator designator primary strings literal literal literal literal primary literal literal literal
one_string one_string strings key key key record_head record_attributes record_attributes record_attributes record anonymous_head
derived_head derived_head derived_head base base_words base_words base_words base_words base_words base_item base_item access
access access record record record record_scope member member member members members member
member member member member fields fields field field field field field enum_head
enum_head enum_head anonymous_enum enumeration declaration member opaque enumeration enumeration enumeration enumeration enum_body
enum_body enumerators enumerators enumerator enumerator statement statement statement statement statement statement statement
compound block statements statements expression_statement statement for_init statement for_init expression_statement selection selection
selection selection selection condition condition test for_test for_test for_test test loop loop
loop loop ranged ranged for_init loop jump jump jump jump initializer_value initializer_value
jump labeled label label label label asm_word asm_word asm_qualifier asm_qualifier asm_statement asm_volatile
asm_volatile asm_operands asm_operands asm_list asm_list asm_items asm_items asm_item asm_item asm_item external namespace_head
namespace_head namespace_head namespace_head declaration declaration declaration using_declaration using_names using_names using_name using_name template_scope
template_params template_params template_param_list template_param_list type_param_word template_param template_param type_param type_param type_param type_param type_param
template_scope_end template_param template_param external template_declaration template_declaration template_declaration external template_args template_args template_arg_list template_arg_list
template_arg template_arg template_arg template_arg member member member method method method method method_head
constructor method_head class_scope method_head mem_inits mem_inits mem_init_list mem_init_list mem_init_item mem_init_item mem_init mem_init
primary primary captures captures captures captures captures captures capture_list capture_list capture capture
capture capture capture simple_capture simple_capture capture capture lambda_head lambda_head lambda_words lambda_attributes lambda_words
lambda_words lambda_words lambda_words lambda_words lambda_attributes lambda_attributes lambda_result lambda_result unary unary new_placement new_type
new_type new_type new_declarator new_declarator new_declarator new_array new_array new_initializer new_initializer new_initializer unary unary
declaration
""".split()
COUNT = [
 1, 2, 2, 2, 2, 2, 3, 0, 2, 1, 1, 1, 1, 1, 5, 0, 3, 3, 0, 2, 2, 4, 5, 5,
 4, 1, 2, 1, 3, 1, 1, 5, 7, 5, 3, 4, 1, 3, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2,
 1, 3, 1, 1, 2, 3, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 1, 2, 1, 1, 1, 1, 3, 3,
 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 1, 1, 1, 1, 1,
 1, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1, 1, 3, 3, 4, 4,
 2, 2, 2, 2, 0, 1, 1, 3, 2, 1, 3, 1, 3, 1, 2, 2, 2, 3, 2, 1, 2, 1, 3, 7,
 1, 1, 1, 1, 1, 1, 4, 2, 1, 4, 4, 3, 3, 2, 2, 4, 0, 1, 1, 2, 1, 3, 1, 1,
 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 5, 1, 1, 1, 4, 1, 3, 3, 3, 3, 3, 3, 3, 3,
 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 7, 1, 5, 4, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 3, 1, 3, 1, 0, 1, 1, 1, 0, 2, 0, 3, 1, 3, 1, 3, 1, 2,
 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 0, 2, 2, 1, 2,
 3, 3, 3, 2, 0, 1, 1, 2, 2, 1, 2, 1, 1, 1, 5, 5, 5, 0, 1, 1, 1, 0, 2, 2,
 1, 1, 2, 2, 2, 3, 2, 4, 1, 3, 2, 2, 3, 3, 1, 1, 1, 1, 4, 4, 4, 6, 6, 0,
 2, 1, 3, 1, 3, 1, 1, 1, 1, 1, 1, 1, 4, 0, 0, 2, 1, 1, 1, 1, 2, 2, 6, 8,
 9, 7, 6, 1, 2, 1, 1, 0, 3, 3, 6, 7, 9, 8, 1, 1, 1, 4, 2, 2, 2, 3, 1, 1,
 3, 2, 3, 5, 2, 2, 1, 1, 1, 1, 7, 0, 2, 0, 3, 0, 1, 1, 3, 1, 4, 7, 4, 1,
 2, 2, 3, 5, 4, 1, 3, 1, 3, 2, 1, 0, 0, 1, 1, 3, 1, 1, 3, 1, 2, 2, 3, 3,
 0, 1, 3, 1, 2, 2, 2, 2, 0, 1, 1, 3, 1, 1, 2, 2, 2, 3, 2, 3, 2, 4, 4, 3,
 8, 8, 0, 7, 0, 1, 2, 3, 1, 2, 4, 4, 3, 6, 0, 1, 1, 3, 3, 1, 1, 3, 1, 2,
 3, 4, 4, 1, 2, 1, 2, 1, 6, 0, 0, 2, 2, 2, 2, 2, 2, 2, 0, 2, 4, 3, 3, 3,
 2, 1, 2, 1, 1, 3, 4, 0, 3, 3, 2, 4, 4,
]
ROWS = """\
2 START_UNIT 3 START_EXPRESSION 4 START_TYPE 5 START_ARGUMENTS 6 START_CONVERSION 7 START_PARAMETERS
0 $end
-7 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-464 $end 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-443 $end EXTERN_C TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef typename union unsigned void volatile wchar_t
-1 $end 58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert
-2 $end 154 ,
-271 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-258 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-255 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] } 156 ? 157 || 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->* 177 = 178 *= 179 /= 180 %= 181 += 182 -= 183 <<= 184 >>= 185 &= 186 ^= 187 |=
-231 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-220 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-215 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-216 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-219 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-229 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 190 FOLD 192 {
-214 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 193 [ 194 ( 195 . 196 -> 197 ++ 198 --
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 200 (
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 204 (
-227 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~ 205 SIZEOF_PACK
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 208 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 211 [
-200 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-189 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-217 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-218 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-228 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
212 <
-197 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
213 ( 215 {
-290 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-296 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || } 52 STRING 53 USER_STRING
-494 ] 218 = 219 & 223 this 224 * 226 IDENTIFIER 227 TYPE_NAME
-192 <
-193 <
-194 <
-195 <
-196 ( {
-292 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-293 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-294 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-295 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-297 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-298 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-299 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-291 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-300 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-301 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-3 $end
-112 $end ) , : ; = > PACK { 231 * 232 MEMBER_OF 233 & 234 && 235 ( 236 [
-54 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-55 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-57 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-58 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-59 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-60 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-61 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-62 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-63 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-64 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-65 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-66 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-67 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-68 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-69 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-70 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-71 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-72 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-73 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-74 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-75 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-76 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-77 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-78 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-79 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-80 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-81 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-82 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-83 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-84 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-85 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-86 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-87 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-88 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-89 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-90 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-91 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-92 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-93 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-94 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-95 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-96 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-97 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-98 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-99 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-100 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-101 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-102 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-103 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-104 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
238 (
-310 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 239 { 240 :
241 { 242 ,
243 { 244 :
-351 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 245 { 246 :
247 { 248 :
249 (
250 (
251 (
-307 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-350 : { 226 IDENTIFIER 227 TYPE_NAME 254 class 255 struct
-305 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-303 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-304 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-4 $end
-465 $end 256 ,
-466 $end ,
-468 $end , 257 PACK
-469 $end , 258 PACK
-255 $end ) , ... : ; PACK ] } 156 ? 157 || 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-5 $end
-444 $end 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 265 TEMPLATE_HEAD 267 typename
-8 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-9 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-10 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-11 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-12 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-13 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-60 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 268 {
269 {
-459 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 273 namespace
-48 , ; -18 { 276 =
-18 {
-25 [ 231 * 232 MEMBER_OF 233 & 234 && 278 ; 280 CONSTRUCTOR 281 ( 292 IDENTIFIER
293 ; 294 ,
295 = 296 { 297 (
-29 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-30 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-352 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-431 { 226 IDENTIFIER 227 TYPE_NAME
226 IDENTIFIER 227 TYPE_NAME 299 namespace
-437 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-91 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 303 namespace
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 150 TEMPLATE_HEAD 152 static_assert 273 namespace
307 [
308 (
-351 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 245 { 309 :
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 315 :
-259 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-260 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-261 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-262 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-263 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-264 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-265 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-266 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-267 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-268 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-269 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
336 )
154 , 337 ) 338 FOLD_OPERATOR
339 FOLD_OPERATOR
340 )
-373 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-208 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 {
347 IDENTIFIER
348 IDENTIFIER
-205 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-206 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-221 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-222 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-223 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-224 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
351 (
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 353 (
-535 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 355 ( 356 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 215 {
-529 != $end % %= &= ( ) *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 231 * 232 MEMBER_OF 233 & 234 && 362 [
-538 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
363 ]
-199 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-280 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 372 . 373 [
-302 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
374 ]
-495 ] 375 ,
-496 ] 226 IDENTIFIER 227 TYPE_NAME 376 ,
-499 ] 378 ,
-500 , ]
-502 , ] 379 PACK 380 = 381 ( 382 {
-509 , ]
383 this
-507 ( , = PACK ] {
-115 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-116 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-113 $end ) , : ; = > PACK {
-162 $end ) , : ; = > PACK { 231 * 232 MEMBER_OF 233 & 234 && 235 ( 236 [
-163 $end ) , ... : ; = > PACK { 385 [ 386 ( 387 FUNCTION_QUALIFIER
-157 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-172 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 231 * 232 MEMBER_OF 233 & 234 && 235 ( 236 [ 394 ...
-145 ] 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
-56 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 401 auto
-329 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-316 TYPE_NAME 407 virtual 408 public 409 private 410 protected
-359 } 226 IDENTIFIER 227 TYPE_NAME
-208 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 215 {
-311 : { 112 __launch_bounds__ 113 __align__ 114 alignas 226 IDENTIFIER 227 TYPE_NAME 429 __packed__
-347 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
226 IDENTIFIER 227 TYPE_NAME
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-470 $end ,
-471 $end ,
-6 $end
-445 $end 433 ,
-446 $end ,
-449 $end , 434 =
-457 $end , 435 =
-451 $end , = 226 IDENTIFIER 227 TYPE_NAME 437 PACK 438 PACK_NAME
-456 TEMPLATE_HEAD typename
-181 $end ) , ... = 231 * 232 MEMBER_OF 233 & 234 && 236 [ 292 IDENTIFIER 443 PACK 448 ( 449 PACK_NAME
-448 $end , = IDENTIFIER PACK PACK_NAME TYPE_NAME
-15 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-7 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-463 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-25 [ 231 * 232 MEMBER_OF 233 & 234 && 278 ; 281 ( 292 IDENTIFIER
293 ; 455 ,
-48 , ; 276 =
192 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 458 delete
-19 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-38 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-482 (
231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER
-52 , ;
-26 [ 231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER
-139 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 478 [ 479 (
-140 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 481 [ 482 ( 483 FUNCTION_QUALIFIER
-141 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-142 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile { 485 [ 486 ( 487 FUNCTION_QUALIFIER
-143 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-50 , ;
-51 , ;
-117 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-114 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-20 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-432 { 493 =
-442 , ; 495 = 496 PACK
497 ; 498 ,
-439 , ;
-433 { 226 IDENTIFIER 227 TYPE_NAME
-460 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-461 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-462 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-272 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-270 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-275 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-276 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
154 , 504 :
-232 $end %= &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-233 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-234 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= | |= || } 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-235 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-236 $end %= & && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-237 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-238 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-239 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-240 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-241 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-242 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-243 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-244 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-245 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 172 * 173 / 174 % 175 .* 176 ->*
-246 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 172 * 173 / 174 % 175 .* 176 ->*
-247 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 175 .* 176 ->*
-248 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 175 .* 176 ->*
-249 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 175 .* 176 ->*
-250 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-251 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-190 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
508 FOLD
-492 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-374 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
154 , 511 ]
512 )
-209 ) } 513 ,
-212 ) , }
-210 ) , } 514 PACK
-203 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-204 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
515 )
516 )
-525 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
513 , 521 )
522 )
-528 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
-531 != $end % %= &= ( ) *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 231 * 232 MEMBER_OF 233 & 234 && 362 [
-532 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 524 [
527 >
528 )
529 }
-278 } 531 ,
-282 , }
-284 , }
372 . 373 [ 532 =
-286 . = [
534 IDENTIFIER
-373 ( __device__ __host__ {
223 this 224 * 226 IDENTIFIER 227 TYPE_NAME 538 &
-508 ( , = PACK ] {
-503 , ]
-208 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 {
-510 , ]
-147 $end ) , ... : ; = > PACK {
-172 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 394 ...
-136 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-153 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 546 __restrict__ 547 __volatile__ 548 const 549 volatile
-154 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 546 __restrict__ 547 __volatile__ 548 const 549 volatile
-155 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 546 __restrict__ 547 __volatile__ 548 const 549 volatile
-156 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 546 __restrict__ 547 __volatile__ 548 const 549 volatile
550 )
551 )
-173 )
-174 ) 552 , 553 ...
-177 ) , ...
-179 ) , ... 554 =
555 ]
-144 ]
154 , 556 )
557 )
-333 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-312 , {
-321 , { 559 PACK
560 TYPE_NAME
-317 TYPE_NAME 561 virtual
-318 TYPE_NAME 408 public 409 private 410 protected
-323 : TYPE_NAME virtual
-324 : TYPE_NAME virtual
-325 : TYPE_NAME virtual
-314 , {
-313 , {
565 }
-278 } 567 ,
-361 , }
-363 , } 568 =
569 {
570 }
571 {
572 )
573 )
574 )
575 )
576 )
-306 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-308 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-309 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-348 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-349 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-467 $end ,
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 265 TEMPLATE_HEAD 267 typename
-452 $end , =
-453 $end , =
265 TEMPLATE_HEAD 267 typename
-182 $end ) , ... =
-183 $end ) , ... = 582 PACK
-184 $end ) , ... =
-186 $end ) , ... =
-139 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile { 478 [ 583 (
-140 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile { 481 [ 483 FUNCTION_QUALIFIER 584 (
-162 $end ) , ... = PACK 231 * 232 MEMBER_OF 233 & 234 && 236 [ 292 IDENTIFIER 448 ( 449 PACK_NAME
-187 $end ) , ... = 588 [ 589 ( 590 FUNCTION_QUALIFIER
-172 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 231 * 232 MEMBER_OF 233 & 234 && 236 [ 292 IDENTIFIER 394 ... 448 ( 449 PACK_NAME
292 IDENTIFIER
58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert 595 }
-139 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 478 [ 599 (
-140 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 481 [ 483 FUNCTION_QUALIFIER 600 (
493 =
-16 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 211 [ 601 ;
-49 , ;
-17 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-34 , : ; = {
-36 , : ; = { 112 __launch_bounds__ 113 __align__ 114 alignas 602 RETURNS 603 & 604 && 605 __forceinline__ 606 __noinline__ 607 __packed__ 608 const 609 volatile 610 noexcept
612 (
478 [ 583 ( 613 )
481 [ 483 FUNCTION_QUALIFIER 584 ( 614 )
615 )
485 [ 486 ( 487 FUNCTION_QUALIFIER 616 )
617 )
-150 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-151 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 478 [ 479 (
-152 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 481 [ 482 ( 483 FUNCTION_QUALIFIER
-148 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile { 485 [ 486 ( 487 FUNCTION_QUALIFIER
-149 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-171 , ;
-170 , ;
-172 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 215 { 394 ...
-168 , ;
-138 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-169 , ;
-137 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-53 , ;
627 ;
628 }
629 )
631 ;
-441 , ;
-438 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-434 {
635 ] 636 ,
-27 , ]
637 ) 638 ,
569 { 639 ;
-257 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-230 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-207 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
641 FOLD_OPERATOR 642 )
154 , 643 )
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 192 { 273 namespace 644 } 653 BAD 655 ; 657 if 658 switch 659 while 660 do 661 for 662 PRAGMA_UNROLL 663 break 664 continue 665 return 666 goto 667 IDENTIFIER 670 case 671 default 672 asm 673 __asm__
-201 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-202 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-211 ) , }
215 {
-225 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 215 {
675 )
-524 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
676 )
677 }
-526 ( EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-527 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
-530 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
154 , 679 ]
-539 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
680 (
-198 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-281 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-279 }
-277 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 372 . 373 [
-287 . = [
-288 . = [
683 ]
-514 ( __device__ __host__ {
-497 ] 378 ,
-498 ] 378 ,
-501 , ]
-504 , ]
686 )
687 }
688 ]
689 )
-158 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-159 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-160 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-161 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-119 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-165 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 690 ...
-176 )
-164 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-105 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-106 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 408 public 409 private 410 protected 693 } 699 ; 700 BAD 704 METHOD 705 TEMPLATE_HEAD 706 using
-322 , {
-315 , PACK {
-319 TYPE_NAME
-320 TYPE_NAME
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 408 public 409 private 410 protected 699 ; 700 BAD 704 METHOD 705 TEMPLATE_HEAD 706 using 707 }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 408 public 409 private 410 protected 699 ; 700 BAD 704 METHOD 705 TEMPLATE_HEAD 706 using 708 }
-355 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-360 }
-277 } 226 IDENTIFIER 227 TYPE_NAME
-356 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-107 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-108 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-110 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-109 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-111 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-447 $end ,
-450 $end ,
-458 $end ,
-454 $end , =
-455 $end , =
-185 $end ) , ... =
-146 $end ) , ... =
-151 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile { 478 [ 583 (
-152 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile { 481 [ 483 FUNCTION_QUALIFIER 584 (
-135 $end ( ) , ... = FUNCTION_QUALIFIER [
715 )
-162 ) 231 * 232 MEMBER_OF 233 & 234 && 236 [ 292 IDENTIFIER 448 ( 449 PACK_NAME
-188 $end ( ) , ... = FUNCTION_QUALIFIER [
58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert 716 }
-430 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-151 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 478 [ 599 (
-152 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 481 [ 483 FUNCTION_QUALIFIER 600 (
-540 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-39 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-40 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-41 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-42 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-43 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-44 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-45 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-46 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-47 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-124 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-122 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-123 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-120 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-121 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
719 ]
720 )
513 , 721 )
722 ]
723 )
513 , 724 )
725 ]
726 )
-35 , : ; = {
-21 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
727 ;
728 ;
729 ;
-436 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
730 ;
-440 , ;
-442 , ; 496 PACK
-24 ( : = {
732 ;
52 STRING 53 USER_STRING
-354 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-256 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-252 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-253 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-372 ! != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BAD CHARACTER EXTERN_C FLOATING FOLD_OPERATOR FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PACK PRAGMA_END PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING [ ] ^ ^= __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { | |= || } ~
-375 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-365 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-366 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-367 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-368 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-369 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-370 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-371 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-377 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-379 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-376 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
154 , 735 ;
736 ( 737 constexpr
738 (
739 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 192 { 273 namespace 653 BAD 655 ; 657 if 658 switch 659 while 660 do 661 for 662 PRAGMA_UNROLL 663 break 664 continue 665 return 666 goto 667 IDENTIFIER 670 case 671 default 672 asm 673 __asm__
741 (
-274 PRAGMA_END 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
744 ;
745 ;
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 746 ;
750 IDENTIFIER
-189 != % %= & && &= ( * *= + ++ += , - -- -= -> ->* . .* / /= ; < << <<= <= = == > >= >> >>= ? [ ^ ^= | |= || 751 :
-419 ( __volatile__ volatile
755 :
-414 ( __volatile__ volatile
-415 ( __volatile__ volatile
-213 ) , }
-226 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-536 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-537 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
756 ]
-533 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= { | |= || }
-283 , }
-285 , }
-289 . = [
-511 { 759 ( 760 __device__ 761 __host__
-505 , ]
-506 , ]
-126 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-131 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-175 )
-178 ) , ...
-180 ) , ...
-327 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-334 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-330 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-331 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-332 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
762 :
-336 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-337 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER 763 ; 767 :
771 ; 772 ,
-353 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 774 TEMPLATE_HEAD 777 CONSTRUCTOR
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 408 public 409 private 410 protected 699 ; 700 BAD 704 METHOD 705 TEMPLATE_HEAD 706 using
-326 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-328 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-362 , }
-364 , }
779 }
780 }
781 ]
782 )
-118 $end ( ) , ... = FUNCTION_QUALIFIER [
-14 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-37 , : ; = {
783 )
-128 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-132 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-166 , ;
-129 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-134 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-167 , ;
-127 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-133 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-22 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-23 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-435 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-33 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-28 , ]
-31 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
52 STRING 53 USER_STRING 784 )
154 , 785 )
-381 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-373 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable namespace new nullptr register reinterpret_cast short signed sizeof static static_assert static_cast struct this thread_local true typedef union unsigned using void volatile wchar_t ~
787 (
-373 ! & ( * + ++ - -- CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
790 while
792 PRAGMA_END
-273 ) PRAGMA_END 154 ,
-402 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-403 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-404 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
793 ;
-406 ; 154 ,
-407 ;
794 ;
-413 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-409 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
795 ( 797 volatile 798 __volatile__
799 : 800 ...
-412 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-534 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= { | |= || }
154 , 801 )
-493 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-520 ( __device__ __host__ {
-521 ( __device__ __host__ {
-335 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-338 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-340 , ;
-38 & && , ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 804 :
-344 , ;
-139 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 478 [ 583 (
-140 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 481 [ 483 FUNCTION_QUALIFIER 584 (
-339 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER 767 :
-472 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 777 CONSTRUCTOR
-18 { 811 ; 812 =
231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER 814 CONSTRUCTOR
-474 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-357 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-358 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-125 $end ( ) , ... = FUNCTION_QUALIFIER [
-130 $end ( ) , ... = FUNCTION_QUALIFIER [
-38 & && : __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
817 ;
-254 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 273 namespace 824 ;
834 (
-405 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-408 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-420 ( __volatile__ volatile
-416 ( __volatile__ volatile
-417 ( __volatile__ volatile
-410 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-191 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
844 )
-342 , ; 112 __launch_bounds__ 113 __align__ 114 alignas 603 & 604 && 605 __forceinline__ 606 __noinline__ 607 __packed__ 608 const 609 volatile 610 noexcept 845 =
-346 , ;
-151 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 478 [ 583 (
-152 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 481 [ 483 FUNCTION_QUALIFIER 584 (
-341 , ;
-473 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-476 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
848 default 849 delete
-38 & && ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
852 (
-484 { 112 __launch_bounds__ 113 __align__ 114 alignas 603 & 604 && 605 __forceinline__ 606 __noinline__ 607 __packed__ 608 const 609 volatile 610 noexcept 855 :
-32 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
856 )
-387 )
-389 ) 154 , 858 ;
-48 , ; 859 =
-378 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
-400 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
861 )
862 )
-389 ) 154 ,
-48 , 863 =
294 ,
-391 ; 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
868 :
154 , 858 ;
-398 : 295 = 296 { 297 (
-399 : -48 , ; 276 =
-401 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-421 ) : 52 STRING 53 USER_STRING
870 :
-513 RETURNS __device__ __host__ constexpr mutable noexcept {
-345 , ;
-475 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
873 ;
874 ;
-479 ; = {
875 (
-480 {
-485 ; = { 877 ,
-388 )
-380 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
883 )
154 , 886 )
887 ;
-390 ; 154 ,
-48 , 888 =
890 ) 891 :
-411 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-522 { 893 mutable 894 constexpr 895 noexcept 896 __device__ 897 __host__ 898 RETURNS
-343 , ;
-477 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-478 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
900 )
-486 , ; = {
-488 , ; = { 902 PACK
903 ( 904 {
-382 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 905 else
-393 ) -49 , ;
-386 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-394 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
907 ;
-274 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
154 , 910 )
911 ;
-423 ) : 52 STRING 53 USER_STRING 916 [
-512 {
-515 RETURNS __device__ __host__ constexpr mutable noexcept {
-516 RETURNS __device__ __host__ constexpr mutable noexcept {
-517 RETURNS __device__ __host__ constexpr mutable noexcept {
-518 RETURNS __device__ __host__ constexpr mutable noexcept {
-519 RETURNS __device__ __host__ constexpr mutable noexcept {
918 )
-38 & && : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-487 , ; = {
-489 , ; = {
-385 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 923 else
-395 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
924 )
-392 ; -49 ,
-418 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-422 ) :
-424 ) : 926 ,
-425 ) , :
-427 ) , : 52 STRING 53 USER_STRING 927 (
928 IDENTIFIER
-523 {
-484 ; = { 112 __launch_bounds__ 113 __align__ 114 alignas 603 & 604 && 605 __forceinline__ 606 __noinline__ 607 __packed__ 608 const 609 volatile 610 noexcept 855 :
931 )
932 }
-383 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-397 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
52 STRING 53 USER_STRING 916 [
937 ]
-483 ; = {
-490 , ; = PACK {
-491 , ; = PACK {
-384 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-396 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-426 ) , :
154 , 939 )
-481 ; = {
-428 ) , :
52 STRING 53 USER_STRING 941 (
154 , 943 )
-429 ) , :
""".splitlines()
STATES = [
 0, 1, 2, 3, 4, 5, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 3,
 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68,
 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 3, 151, 152, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
 3, 3, 3, 3, 3, 3, 3, 3, 3, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 168, 3, 169, 170, 171, 172, 173, 174, 18, 175, 176, 177, 18, 178, 179, 180, 181, 182, 183, 184, 4, 169, 185, 186,
 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 202, 202, 202, 203, 204, 205, 206, 207,
 208, 207, 208, 207, 208, 209, 4, 209, 4, 169, 210, 210, 211, 212, 213, 213, 214, 215, 216, 217, 218, 219, 220, 221,
 222, 223, 224, 225, 226, 227, 228, 229, 230, 213, 231, 232, 233, 232, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243,
 244, 245, 246, 247, 248, 249, 237, 151, 3, 3, 250, 213, 251, 252, 253, 254, 255, 256, 257, 213, 3, 4, 258, 259,
 260, 261, 262, 3, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282,
 151, 283, 284, 3, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 213, 180, 4, 296, 169, 186, 297, 298, 299,
 300, 301, 3, 3, 302, 303, 304, 305, 306, 307, 308, 309, 310, 3, 311, 312, 312, 313, 312, 314, 151, 169, 315, 316,
 317, 204, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339,
 340, 341, 342, 334, 343, 334, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361,
 362, 363, 4, 3, 364, 365, 213, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 227, 377, 239, 378, 379, 237,
 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 237, 237, 393, 394, 395, 396, 397, 398, 399, 204, 400,
 401, 204, 400, 402, 403, 204, 318, 404, 235, 405, 406, 407, 408, 213, 409, 4, 410, 411, 213, 412, 413, 414, 415, 416,
 3, 417, 418, 419, 420, 421, 422, 423, 424, 151, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 3, 435, 436, 437,
 438, 439, 440, 441, 151, 442, 443, 444, 445, 446, 213, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459,
 460, 461, 151, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 3, 209, 475, 209, 476, 477, 478, 479,
 480, 481, 482, 483, 484, 485, 486, 318, 318, 487, 488, 489, 204, 318, 490, 491, 492, 493, 494, 495, 237, 496, 497, 400,
 400, 498, 4, 499, 500, 501, 502, 503, 504, 505, 506, 507, 318, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518,
 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 213, 531, 532, 533, 534, 3, 535, 536, 537, 538, 539, 540,
 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 553, 561, 3, 562,
 563, 564, 565, 566, 567, 568, 569, 570, 3, 571, 572, 573, 232, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584,
 585, 586, 587, 588, 589, 590, 591, 592, 593, 594, 213, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607,
 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 624, 626, 627, 624, 628, 629,
 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 318, 645, 646, 647, 648, 649, 650, 651, 3,
 652, 653, 237, 654, 655, 656, 657, 658, 659, 236, 660, 661, 662, 663, 664, 665, 666, 667, 668, 624, 668, 214, 669, 668,
 553, 670, 671, 532, 672, 673, 674, 675, 3, 676, 677, 678, 3, 679, 680, 681, 682, 683, 232, 684, 685, 686, 236, 687,
 688, 689, 690, 691, 214, 692, 693, 694, 695, 229, 138, 668, 696, 697, 698, 699, 237, 700, 3, 701, 702, 703, 704, 705,
 229, 706, 707, 708, 709, 151, 710, 711, 712, 713, 714, 715, 318, 716, 717, 213, 553, 718, 719, 233, 720, 553, 553, 151,
 721, 722, 723, 724, 3, 725, 726, 727, 728, 729, 730, 318, 731, 213, 732, 733, 734, 735, 736, 553, 737, 738, 739, 740,
 151, 741, 742, 743, 744, 745, 746, 747, 748, 749, 4, 750, 751, 752, 753, 169, 315, 553, 754, 755, 756, 757, 553, 758,
 759, 760, 761, 762, 763, 764, 751, 765, 766, 767, 768, 553, 553, 769, 770, 3, 771, 765, 772, 773, 774, 775, 776, 777,
 778, 532, 779, 780, 781, 3, 782, 783,
]
DEFAULTS = [
 0, 0, -7, 0, 0, 0, 0, -443, 0, 0, -271, -258, 0, -231, -220, -215, -216, -219, -229, 0, 0, 0, 0, 0,
 0, 0, 0, 0, -200, -189, -217, -218, -228, 0, -197, 0, -290, 0, 0, -192, -193, -194, -195, -196, -292, -293, -294, -295,
 -297, -298, -299, -291, -300, -301, -3, 0, 0, -55, -57, -58, -59, -60, -61, -62, -63, -64, -65, -66, -67, -68, -69, -70,
 -71, -72, -73, -74, -75, -76, -77, -78, -79, -80, -81, -82, -83, -84, -85, -86, -87, -88, -89, -90, -91, -92, -93, -94,
 -95, -96, -97, -98, -99, -100, -101, -102, -103, -104, 0, 0, 0, 0, 0, 0, 0, 0, 0, -307, 0, -305, -303, -304,
 -4, 0, -466, 0, 0, 0, -5, 0, -8, -9, -10, -11, -12, -13, 0, 0, -459, 0, 0, -18, 0, 0, 0, -29,
 -30, -352, 0, 0, -437, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, -259, -260, -261, -262, -263, -264, -265, -266, -267, -268, -269, 0, 0, 0, 0,
 -373, 0, 0, 0, 0, -205, -206, -221, 0, -222, -223, -224, 0, 0, 0, 0, 0, 0, -538, 0, 0, 0, -199, 0,
 -302, 0, 0, 0, 0, -500, 0, -509, 0, -507, -115, -116, -113, 0, 0, -157, -157, -157, -157, 0, 0, -56, 0, -329,
 0, -329, 0, -329, 0, 0, 0, 0, 0, 0, 0, 0, 0, -347, 0, 0, 0, -470, -471, -6, 0, -446, 0, 0,
 0, -456, 0, -448, -15, -7, -463, 0, 0, 0, 0, 0, 0, 0, -19, -38, -482, 0, -52, 0, 0, 0, -141, 0,
 -143, -50, -51, -117, -114, -20, 0, 0, 0, 0, 0, 0, 0, 0, -439, 0, -460, -461, -462, 0, 0, 0, -272, -270,
 -275, -276, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -250, -251,
 0, -190, 0, 0, -492, -374, 0, 0, 0, -212, 0, -203, -204, 0, 0, 0, 0, 0, -525, 0, 0, 0, 0, -528,
 0, 0, 0, 0, 0, 0, 0, 0, -282, -284, 0, -286, 0, 0, -373, 0, 0, -508, 0, -503, 0, 0, 0, -510,
 -147, 0, 0, -136, 0, 0, 0, 0, 0, 0, -173, 0, -177, 0, 0, -144, 0, 0, -333, -312, 0, 0, 0, 0,
 -323, -324, -325, -333, -314, -333, -313, 0, 0, -361, 0, 0, 0, 0, 0, 0, 0, 0, 0, -306, -308, -309, -348, -349,
 -467, 0, 0, 0, -452, -453, 0, 0, -182, 0, -184, -186, 0, 0, 0, 0, 0, 0, -7, 0, 0, 0, 0, 0,
 0, -16, 0, -49, -17, -34, 0, 0, 0, 0, 0, 0, 0, 0, 0, -150, 0, 0, 0, -149, -171, -170, 0, 0,
 -168, 0, 0, -138, -169, 0, 0, -137, -38, -53, 0, 0, 0, 0, 0, 0, -441, -438, 0, -434, 0, -27, 0, 0,
 0, -257, -230, -207, 0, 0, 0, -201, -202, 0, -211, 0, 0, 0, -524, 0, 0, -526, -527, -530, 0, 0, -539, 0,
 -198, -281, -279, 0, 0, -287, -288, 0, -514, 0, 0, 0, -501, -504, 0, 0, 0, 0, -158, -159, -160, -161, -119, -165,
 0, -176, 0, -164, -105, -106, 0, -322, -315, -319, -320, 0, 0, -355, -360, 0, 0, 0, -356, 0, -107, -108, -110, -109,
 -111, -447, -450, -458, -454, -455, -185, 0, 0, -146, 0, 0, 0, 0, -135, 0, 0, -188, 0, -430, 0, 0, 0, 0,
 0, -540, 0, -39, -40, -41, -42, -43, -44, -45, -46, -47, 0, -124, -122, -123, -120, -121, 0, 0, 0, 0, 0, 0,
 0, 0, -35, -21, 0, 0, 0, -436, 0, -440, 0, -24, 0, 0, 0, -354, -256, 0, -252, -253, -372, -375, -365, -366,
 -367, -368, -369, -370, -371, -377, -379, -376, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -419, 0, 0,
 -414, -415, -213, -226, -536, -537, 0, -533, 0, -283, -285, -289, 0, 0, -505, -506, -126, -131, -175, -178, -180, -327, -334, -330,
 -331, -332, 0, -336, -337, 0, 0, -353, 0, 0, 0, -326, -328, -362, -364, 0, 0, 0, 0, -118, -14, -37, 0, -128,
 -132, -166, -129, -134, -167, -127, -133, -22, -23, -435, -33, -28, -31, 0, 0, -381, -373, 0, -373, -373, 0, -373, 0, 0,
 -402, -403, -404, 0, 0, -407, 0, -413, -409, 0, 0, -412, -534, 0, -493, 0, -520, -521, -335, -338, -340, 0, -344, 0,
 0, 0, 0, -339, 0, -472, 0, 0, 0, -482, -474, -357, -358, -125, -130, -38, 0, -254, 0, -373, 0, 0, 0, 0,
 0, -405, -408, 0, -420, -416, -417, -410, 0, -191, 0, 0, 0, -346, 0, 0, -341, -473, 0, -476, 0, -38, -482, 0,
 0, -32, 0, -387, 0, 0, 0, -378, -400, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, -401, 0, 0, -513, 0, -345, -475, 0, 0, -479, 0, 0, -480, 0, 0, 0, -388, -380, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, -411, 0, -343, -477, -478, 0, 0, 0, -486, 0, 0, 0, 0, 0, -386, -394, 0, 0,
 0, 0, 0, 0, -512, -515, -516, -517, -518, -519, 0, 0, -38, -487, -489, 0, 0, 0, 0, -395, 0, 0, 0, -418,
 -422, 0, -425, 0, 0, -523, -38, 0, 0, 0, -383, 0, 0, -397, 0, 0, 0, 0, -483, -490, -491, -384, -396, -426,
 0, 0, -481, -428, 0, 0, 0, -429,
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
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 188 type_id 189 expression 191 compound
20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 199 unary
20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 201 unary
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 202 cast
20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 203 unary
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 206 new_placement 207 new_type 209 specs
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 210 cast
214 braces
216 one_string
217 captures 220 capture_list 221 capture 222 simple_capture 225 any_name
228 abstract 229 indirection 230 direct_abstract
59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 237 specifier
252 record_attributes
253 any_name
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 259 template_params 260 template_param_list 261 template_param 262 type_param 263 plain_parameter 264 type_param_word 266 specs
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 270 declaration 271 specs 272 initialized 274 named
275 function_scope
277 function_scope
279 declarator 282 init_declarator 283 indirection 284 plain_direct 285 object_direct 286 object_pointer 287 function_direct 288 function_pointer 289 called_declarator 290 braced_declarator 291 name
298 any_name
300 any_name 301 using_names 302 using_name
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 138 named 139 constructor 140 specs 141 initialized 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 304 function 305 declaration 306 template_declaration
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 311 initializer 312 assignment 313 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 314 expression
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
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 329 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 330 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 331 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 332 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 333 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 334 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 335 binary
341 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 342 expression
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 343 arguments 344 argument_list 345 argument 346 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 189 expression 191 compound 349 type_id
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 189 expression 191 compound 350 type_id
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 209 specs 352 new_type
354 new_initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 312 assignment 313 braces 345 argument 346 initializer 357 argument_list 358 type_id
359 new_declarator 360 indirection 361 new_array
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 364 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 365 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 346 initializer 366 initializer_list 367 initializers 368 initializer_item 369 argument 370 designators 371 designator
377 any_name
229 indirection 230 direct_abstract 384 abstract
388 qualifiers
389 qualifiers
390 qualifiers
391 qualifiers
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 229 indirection 230 direct_abstract 266 specs 392 abstract 393 parameters 395 parameter_list 396 parameter 397 plain_parameter
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 398 conditional_opt 399 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 400 expression
402 record_scope
403 base_item 404 base 405 base_words 406 access
411 record_scope
404 base 405 base_words 406 access 412 base_item
413 record_scope
404 base 405 base_words 406 access 414 base_item
415 enum_body 416 enumerators 417 enumerator 418 any_name
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 419 type_id
416 enumerators 417 enumerator 418 any_name 420 enum_body
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 421 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 422 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 423 arguments 424 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 425 arguments 426 type_id
427 any_name 428 argued
430 any_name
431 any_name
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 123 type_id 124 conditional 125 binary 432 template_arg
436 any_name
439 template_scope_end
230 direct_abstract 286 object_pointer 287 function_direct 288 function_pointer 291 name 440 declarator 441 abstract 442 pack_declarator 444 plain_direct 445 object_direct 446 indirection 447 direct_pack
450 linkage
451 externals
279 declarator 282 init_declarator 286 object_pointer 287 function_direct 288 function_pointer 289 called_declarator 290 braced_declarator 291 name 452 indirection 453 plain_direct 454 object_direct
456 any_name
457 compound
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 459 initializer
460 compound
461 ending 462 trailing
463 class_scope
291 name 464 plain_direct 465 object_direct 466 object_pointer 467 function_direct 468 function_pointer 469 indirection
291 name 470 indirection 471 object_pointer 472 plain_direct 473 object_direct 474 function_direct 475 function_pointer 476 called_declarator 477 braced_declarator
480 braces
484 braces
284 plain_direct 285 object_direct 286 object_pointer 287 function_direct 288 function_pointer 289 called_declarator 290 braced_declarator 291 name 470 indirection 488 declarator 489 init_declarator
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 490 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 491 assignment
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 492 assignment
494 any_name
499 any_name
500 bound_names 501 any_name
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 502 conditional
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 503 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 505 assignment
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 506 cast 507 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 509 expression
510 statements
517 any_name
518 new_initializer
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 358 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 519 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 346 initializer 367 initializers 368 initializer_item 369 argument 370 designators 371 designator 520 initializer_list
360 indirection 361 new_array 523 new_declarator
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 525 expression
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 526 cast
530 comma_opt
533 designator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 535 conditional
536 block
221 capture 222 simple_capture 225 any_name 537 capture_list
221 capture 222 simple_capture 225 any_name 539 capture_list
222 simple_capture 225 any_name 540 capture
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 541 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 542 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 543 arguments
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 399 conditional 544 conditional_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 545 parameters
558 members
562 access
563 members
564 members
566 comma_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 262 type_param 263 plain_parameter 264 type_param_word 266 specs 577 template_param
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 578 type_id
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 579 conditional
580 any_name
264 type_param_word 581 type_param
230 direct_abstract 291 name 384 abstract 446 indirection 447 direct_pack 471 object_pointer 474 function_direct 475 function_pointer 585 pack_declarator 586 plain_direct 587 object_direct
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 230 direct_abstract 266 specs 291 name 392 abstract 393 parameters 395 parameter_list 396 parameter 397 plain_parameter 447 direct_pack 464 plain_direct 465 object_direct 466 object_pointer 467 function_direct 468 function_pointer 591 pack_declarator 592 indirection
593 name
594 externals
291 name 471 object_pointer 474 function_direct 475 function_pointer 476 called_declarator 477 braced_declarator 596 indirection 597 plain_direct 598 object_direct
286 object_pointer 287 function_direct 288 function_pointer 289 called_declarator 290 braced_declarator 291 name 453 plain_direct 454 object_direct 488 declarator 489 init_declarator 596 indirection
611 argued
291 name 469 indirection 471 object_pointer 474 function_direct 475 function_pointer 586 plain_direct 587 object_direct
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 399 conditional 618 conditional_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 312 assignment 313 braces 345 argument 346 initializer 395 parameter_list 396 parameter 397 plain_parameter 619 parameters 620 argument_list
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 399 conditional 621 conditional_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 312 assignment 313 braces 345 argument 346 initializer 395 parameter_list 396 parameter 397 plain_parameter 622 parameters 623 argument_list
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 399 conditional 624 conditional_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 625 parameters
462 trailing 626 ending
630 any_name
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 632 type_id
633 using_name 634 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 640 assignment
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 645 statement 646 compound 647 expression_statement 648 selection 649 loop 650 jump 651 labeled 652 asm_statement 654 declaration 656 expression 668 label 669 asm_word
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 346 initializer 674 argument
507 braces
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 678 conditional
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 346 initializer 369 argument 370 designators 371 designator 681 initializer_item
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 682 initializer
684 lambda_head 685 lambda_attributes
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 397 plain_parameter 691 parameter
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 692 initializer
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 153 enum_head 694 member 695 using_declaration 696 assertion 697 alias 698 access 701 specs 702 fields 703 opaque
418 any_name 709 enumerator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 710 conditional
416 enumerators 417 enumerator 418 any_name 711 enum_body
416 enumerators 417 enumerator 418 any_name 712 enum_body
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 619 parameters
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 622 parameters
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 399 conditional 713 conditional_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 714 parameters
230 direct_abstract 291 name 384 abstract 447 direct_pack 471 object_pointer 474 function_direct 475 function_pointer 585 pack_declarator 586 plain_direct 587 object_direct 592 indirection
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 717 type_id
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 718 parameters
731 any_name
51 one_string 733 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 734 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 646 compound 647 expression_statement 648 selection 649 loop 650 jump 651 labeled 652 asm_statement 654 declaration 656 expression 668 label 669 asm_word 740 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 742 expression_opt 743 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 747 initializer_value 748 expression 749 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 646 compound 647 expression_statement 648 selection 649 loop 650 jump 651 labeled 652 asm_statement 654 declaration 656 expression 668 label 669 asm_word 752 statement
753 asm_volatile
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 754 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 757 expression
758 compound
286 object_pointer 287 function_direct 288 function_pointer 291 name 764 field 765 declarator 766 braced_declarator 768 plain_direct 769 object_direct 770 indirection
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 773 method 775 method_head 776 specs
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 153 enum_head 695 using_declaration 696 assertion 697 alias 698 access 701 specs 702 fields 703 opaque 778 member
786 block
788 block
789 block
791 block
796 asm_qualifier
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 802 parameters
803 trailing
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 805 conditional
291 name 471 object_pointer 474 function_direct 475 function_pointer 477 braced_declarator 770 indirection 806 plain_direct 807 object_direct
286 object_pointer 287 function_direct 288 function_pointer 291 name 765 declarator 766 braced_declarator 768 plain_direct 769 object_direct 770 indirection 808 field
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 775 method_head 776 specs 809 method
810 function_scope
286 object_pointer 287 function_direct 288 function_pointer 291 name 444 plain_direct 445 object_direct 469 indirection 813 declarator
815 class_scope
816 trailing
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 818 condition 819 test 820 for_init 821 expression 822 named 823 declaration 825 specs 826 initialized
827 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 819 test 820 for_init 821 expression 822 named 823 declaration 825 specs 826 initialized 828 condition
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 829 test 830 expression 831 named 832 specs 833 initialized
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 141 initialized 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 823 declaration 835 for_init 836 ranged 837 expression 838 binding 839 named 840 specs
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 646 compound 647 expression_statement 648 selection 649 loop 650 jump 651 labeled 652 asm_statement 654 declaration 656 expression 668 label 669 asm_word 841 statement
51 one_string 842 strings
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 843 conditional
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 846 conditional
847 compound
462 trailing 850 ending
851 class_scope
611 argued 853 mem_inits 854 mem_init_list
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 830 expression 831 named 832 specs 833 initialized 857 test
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 819 test 820 for_init 821 expression 822 named 823 declaration 825 specs 826 initialized 860 condition
279 declarator 282 init_declarator 284 plain_direct 285 object_direct 286 object_pointer 287 function_direct 288 function_pointer 289 called_declarator 290 braced_declarator 291 name 470 indirection
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 864 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 832 specs 833 initialized 865 for_test 866 expression 867 named
216 one_string 869 asm_operands
871 lambda_words
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 872 initializer
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 876 parameters
878 mem_init_item 879 mem_init 880 any_name
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 646 compound 647 expression_statement 648 selection 649 loop 650 jump 651 labeled 652 asm_statement 654 declaration 656 expression 668 label 669 asm_word 881 statement
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 882 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 646 compound 647 expression_statement 648 selection 649 loop 650 jump 651 labeled 652 asm_statement 654 declaration 656 expression 668 label 669 asm_word 884 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 646 compound 647 expression_statement 648 selection 649 loop 650 jump 651 labeled 652 asm_statement 654 declaration 656 expression 668 label 669 asm_word 885 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 889 expression
892 lambda_result
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 899 parameters
879 mem_init 880 any_name 901 mem_init_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 646 compound 647 expression_statement 648 selection 649 loop 650 jump 651 labeled 652 asm_statement 654 declaration 656 expression 668 label 669 asm_word 906 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 743 expression 908 expression_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 909 initializer
51 one_string 912 asm_list 913 asm_items 914 asm_item 915 strings
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 917 type_id
919 trailing
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 920 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 921 arguments
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 646 compound 647 expression_statement 648 selection 649 loop 650 jump 651 labeled 652 asm_statement 654 declaration 656 expression 668 label 669 asm_word 922 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 646 compound 647 expression_statement 648 selection 649 loop 650 jump 651 labeled 652 asm_statement 654 declaration 656 expression 668 label 669 asm_word 925 statement
929 trailing
611 argued 854 mem_init_list 930 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 646 compound 647 expression_statement 648 selection 649 loop 650 jump 651 labeled 652 asm_statement 654 declaration 656 expression 668 label 669 asm_word 933 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 646 compound 647 expression_statement 648 selection 649 loop 650 jump 651 labeled 652 asm_statement 654 declaration 656 expression 668 label 669 asm_word 934 statement
51 one_string 915 strings 935 asm_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 936 expression
611 argued 854 mem_init_list 938 mem_inits
51 one_string 940 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 942 expression
""".splitlines()
GOTO_STATES = [
 0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 1, 1, 9, 1, 1, 1, 1, 1, 1, 10, 1, 11, 12, 13,
 14, 1, 15, 16, 1, 1, 1, 1, 1, 1, 1, 17, 1, 18, 19, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 20, 21, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 22, 23, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 26, 27, 28, 1, 1, 1,
 1, 1, 29, 30, 1, 1, 31, 1, 1, 1, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
 46, 47, 48, 49, 50, 51, 52, 53, 54, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 55, 56, 57, 1, 1, 1, 1, 1, 58, 1, 1, 1, 59, 1, 60, 61, 62, 63, 1, 1, 64, 65, 1, 66,
 1, 1, 1, 67, 1, 1, 1, 1, 1, 1, 1, 1, 1, 68, 1, 69, 70, 71, 72, 73, 74, 1, 75, 76,
 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 1, 90, 91, 92, 1, 1, 1, 1, 1, 1, 1,
 93, 94, 95, 1, 96, 97, 1, 98, 1, 99, 1, 100, 101, 102, 1, 103, 104, 105, 1, 106, 107, 108, 1, 1,
 1, 1, 1, 1, 1, 1, 109, 110, 111, 112, 1, 113, 1, 1, 1, 114, 1, 1, 1, 115, 116, 117, 1, 1,
 1, 1, 1, 118, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 119, 1, 1, 120, 1, 121, 1, 1, 1, 1, 1, 1, 1, 1, 1, 122, 123, 124, 1, 125, 126, 1, 1, 1,
 127, 1, 128, 129, 1, 1, 1, 130, 1, 1, 131, 1, 1, 132, 133, 134, 135, 1, 136, 1, 137, 138, 139, 1,
 1, 140, 141, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 142, 1, 1, 1, 1, 143,
 1, 1, 1, 144, 1, 145, 1, 1, 146, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 147, 148, 149, 1, 1, 150, 151, 1, 1, 1, 1, 1, 1, 152, 1, 153, 154, 155, 8, 156, 107, 108, 157,
 1, 1, 16, 1, 1, 1, 158, 1, 1, 1, 1, 1, 1, 159, 106, 1, 107, 108, 1, 1, 1, 1, 160, 161,
 1, 162, 163, 1, 1, 164, 165, 1, 166, 1, 1, 1, 1, 167, 1, 168, 1, 1, 169, 1, 1, 1, 1, 1,
 170, 1, 1, 1, 1, 1, 171, 1, 1, 172, 1, 173, 173, 1, 1, 1, 1, 1, 1, 1, 174, 1, 1, 1,
 1, 1, 1, 175, 176, 1, 1, 1, 177, 1, 67, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 178, 1, 179, 1, 1, 1, 180, 1, 1, 1, 1, 180, 180, 1, 1, 181, 182, 183, 1, 184, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 185, 186, 1, 1, 1, 187, 188, 1, 1, 189, 1, 8, 1, 156, 107, 108, 161,
 163, 1, 190, 1, 1, 1, 1, 1, 1, 1, 1, 1, 191, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 192, 1, 193, 1, 1, 194, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 195, 1, 196, 1, 1, 197, 1, 1, 198, 199, 200, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 201, 1, 1, 1, 202, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 203, 1, 1, 204, 205, 30, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 18, 1, 1, 206, 1, 207, 208, 1, 209, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 210, 1, 1, 1, 1, 1, 211, 1, 1, 1, 1, 1, 212, 1, 213,
 107, 108, 214, 1, 215, 1, 216, 217, 218, 219, 1, 1, 1, 1, 1, 220, 1, 1, 221, 222, 223, 224, 1, 225,
 226, 1, 1, 227, 1, 1, 1, 1, 228, 1, 1, 158, 229, 1, 107, 108, 1, 1, 230, 1, 1, 231, 232, 1,
 233, 1, 1, 1, 234, 1, 1, 1, 1, 28, 1, 235, 1, 1, 1, 1, 236, 1, 237, 238, 1, 1, 1, 1,
 28, 1, 239, 1, 240, 241, 1, 1, 1, 1, 1, 1, 242, 1, 1, 243, 244, 1, 1, 245, 1, 246, 247, 245,
 1, 1, 1, 1, 248, 1, 1, 249, 1, 1, 1, 250, 1, 251, 1, 1, 1, 1, 1, 252, 1, 1, 1, 253,
 254, 1, 1, 255, 1, 1, 1, 1, 1, 1, 256, 1, 257, 1, 1, 258, 259, 260, 1, 1, 1, 1, 261, 1,
 1, 1, 1, 18, 1, 1, 262, 263, 1, 1, 1, 264, 265, 1, 266, 267, 1, 268, 1, 1, 1, 1, 1, 1,
 1, 269, 1, 1, 18, 270, 1, 1,
]
