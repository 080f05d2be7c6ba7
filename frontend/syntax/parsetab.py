"""The parser's tables. Made by `python -m minicc.frontend.syntax.tables`; do not edit."""

# ruff: noqa
FINGERPRINT = 1727453020
LEFT = """\
S' start start start start start start externals externals external external external
external external external linkage function function function_scope declaration declaration declaration declaration declaration
binding bound_specs bound_specs bound_names bound_names bound_name declaration declaration assertion assertion alias named
named ending ending trailing trailing trailing trailing trailing trailing trailing trailing trailing
trailing initialized initialized init_declarator init_declarator initialized initialized specs specifiers specifiers specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier decltype_id decltype_id
argued argued argued argued argued type_id type_id name any_name any_name plain_direct plain_direct
object_direct object_direct function_direct function_direct direct_abstract direct_pack direct_pack direct_abstract function_direct object_direct object_direct direct_pack
direct_abstract function_direct function_direct object_direct direct_pack direct_abstract function_direct object_direct declarator declarator declarator declarator
declarator conditional_opt conditional_opt pack_declarator abstract function_pointer function_pointer object_pointer object_pointer object_pointer abstract indirection
indirection indirection indirection qualifier qualifier qualifier qualifier qualifiers qualifiers abstract direct_abstract direct_abstract
called_declarator called_declarator braced_declarator braced_declarator braced_declarator called_declarator parameters parameters parameters parameters parameters parameter_list
parameter_list parameter parameter plain_parameter plain_parameter plain_parameter plain_parameter plain_parameter plain_parameter pack_declarator direct_pack primary
primary primary cast_word cast_word cast_word cast_word functional_type primary primary primary postfix postfix
postfix postfix postfix postfix postfix postfix arguments arguments argument_list argument_list argument argument
unary sign sign sign sign sign sign unary unary unary unary unary
unary size_word size_word cast cast binary binary binary binary binary binary binary
binary binary binary binary binary binary binary binary binary binary binary binary
binary binary primary primary primary conditional conditional conditional assignment assigns assigns assigns
assigns assigns assigns assigns assigns assigns assigns assigns assignment expression expression expression_opt
expression_opt initializer initializer comma_opt comma_opt initializer_list initializer_list initializers initializers braces initializer_item initializer_item
designators designators designator designator primary strings literal literal literal literal primary literal
literal literal one_string one_string strings key key key anonymous_head record_head record_attribute record_attribute
record_attributes record_attributes record derived_head derived_head derived_head base base_words base_words base_words base_words base_words
base_item base_item access access access record record record record_scope member member member
members members member member member member member fields fields field field field
field field enum_head enum_head enum_head anonymous_enum enumeration declaration member opaque enumeration enumeration
enumeration enumeration enum_body enum_body enumerators enumerators enumerator enumerator statement statement statement statement
statement statement statement compound block statements statements expression_statement statement for_init statement for_init
expression_statement selection selection selection selection selection condition condition test for_test for_test for_test
test loop loop loop loop ranged ranged for_init loop jump jump jump
jump initializer_value initializer_value jump labeled label label label label asm_word asm_word asm_qualifier
asm_qualifier asm_statement asm_volatile asm_volatile asm_operands asm_operands asm_list asm_list asm_items asm_items asm_item asm_item
asm_item external namespace_head namespace_head namespace_head namespace_head declaration declaration declaration using_declaration using_names using_names
using_name using_name template_scope template_params template_params template_param_list template_param_list type_param_word template_param template_param type_param type_param
type_param type_param type_param template_scope_end template_param template_param external template_declaration template_declaration template_declaration external template_args
template_args template_arg_list template_arg_list template_arg template_arg template_arg template_arg member member member method method
method method method_head constructor method_head class_scope method_head mem_inits mem_inits mem_init_list mem_init_list mem_init_item
mem_init_item mem_init mem_init primary primary captures captures captures captures captures captures capture_list
capture_list capture capture capture capture capture simple_capture simple_capture capture capture lambda_head lambda_head
lambda_attribute lambda_attribute lambda_word lambda_word lambda_word lambda_word lambda_word lambda_attributes lambda_attributes lambda_words lambda_words lambda_result
lambda_result unary unary new_placement new_type new_type new_type new_declarator new_declarator new_declarator new_array new_array
new_initializer new_initializer new_initializer unary unary declaration
""".split()
COUNT = [
 1, 2, 2, 2, 2, 2, 3, 0, 2, 1, 1, 1, 1, 1, 5, 0, 3, 3, 0, 2, 2, 5, 5, 4,
 4, 1, 2, 1, 3, 1, 1, 1, 7, 5, 5, 3, 4, 1, 3, 0, 2, 2, 2, 2, 2, 2, 2, 2,
 2, 1, 3, 1, 1, 2, 3, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 1, 2, 1, 1, 1, 1, 3,
 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 1, 1, 1, 1,
 1, 1, 0, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 1, 1, 1, 1, 0, 2, 1, 3, 3,
 4, 4, 2, 2, 2, 2, 0, 1, 1, 3, 2, 1, 3, 1, 3, 1, 2, 2, 2, 3, 2, 1, 2, 1,
 3, 7, 1, 1, 1, 1, 1, 1, 4, 2, 1, 4, 4, 3, 3, 2, 2, 4, 0, 1, 1, 3, 1, 2,
 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 5, 1, 1, 1, 4, 1, 3, 3, 3, 3, 3, 3,
 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 7, 1, 5, 4, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 3, 1, 0, 1, 1, 1, 0, 0, 2, 1, 3, 3, 1, 3,
 1, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 3, 1, 1,
 0, 2, 1, 3, 3, 3, 2, 0, 1, 1, 2, 2, 1, 2, 1, 1, 1, 5, 5, 5, 0, 1, 1, 1,
 0, 2, 2, 1, 1, 2, 2, 2, 3, 2, 4, 1, 3, 2, 2, 3, 3, 1, 1, 1, 1, 4, 4, 4,
 6, 6, 0, 2, 1, 3, 1, 3, 1, 1, 1, 1, 1, 1, 1, 4, 0, 0, 2, 1, 1, 1, 1, 2,
 2, 8, 6, 9, 7, 6, 1, 2, 1, 1, 0, 3, 3, 6, 7, 9, 8, 1, 1, 1, 4, 2, 2, 2,
 3, 1, 1, 3, 2, 3, 5, 2, 2, 1, 1, 1, 1, 7, 0, 2, 0, 3, 0, 1, 1, 3, 1, 4,
 7, 4, 1, 2, 2, 3, 5, 4, 1, 3, 1, 3, 2, 1, 0, 0, 1, 1, 3, 1, 1, 3, 1, 2,
 2, 3, 3, 0, 1, 3, 1, 2, 2, 2, 2, 0, 1, 1, 3, 1, 1, 2, 2, 2, 3, 2, 3, 2,
 4, 4, 3, 8, 8, 0, 7, 0, 1, 2, 3, 1, 2, 4, 4, 3, 6, 0, 1, 1, 3, 3, 1, 1,
 3, 1, 2, 3, 4, 4, 1, 2, 1, 2, 1, 6, 1, 1, 1, 1, 1, 1, 1, 0, 2, 0, 2, 0,
 2, 4, 3, 3, 3, 2, 1, 1, 2, 1, 3, 4, 0, 3, 3, 2, 4, 4,
]
ROWS = """\
2 START_UNIT 3 START_EXPRESSION 4 START_TYPE 5 START_ARGUMENTS 6 START_CONVERSION 7 START_PARAMETERS
0 $end
-7 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-467 $end 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-446 $end EXTERN_C TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef typename union unsigned void volatile wchar_t
-1 $end 58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert
-2 $end 154 ,
-273 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-260 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-257 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] } 156 ? 157 || 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->* 177 = 178 *= 179 /= 180 %= 181 += 182 -= 183 <<= 184 >>= 185 &= 186 ^= 187 |=
-233 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-222 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-217 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-218 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-221 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-231 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 190 FOLD 192 {
-216 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 193 [ 194 ( 195 . 196 -> 197 ++ 198 --
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 200 (
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 204 (
-229 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~ 205 SIZEOF_PACK
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 208 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 211 [
-202 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-191 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-219 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-220 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-230 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
212 <
-199 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
213 ( 215 {
-292 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-298 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || } 52 STRING 53 USER_STRING
-497 ] 218 = 219 & 223 this 224 * 226 IDENTIFIER 227 TYPE_NAME
-194 <
-195 <
-196 <
-197 <
-198 ( {
-294 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-295 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-296 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-297 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-299 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-300 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-301 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-293 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-302 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-303 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-3 $end
-113 $end ) , : ; = > PACK { 231 * 232 & 233 && 234 MEMBER_OF 235 ( 236 [
-55 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-56 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
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
-105 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
238 (
-314 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 239 { 240 :
241 { 242 ,
243 { 244 :
-354 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 245 { 246 :
247 { 248 :
249 (
250 (
251 (
-312 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-353 : { 226 IDENTIFIER 227 TYPE_NAME 254 class 255 struct
-307 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-305 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-306 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-4 $end
-468 $end 256 ,
-469 $end ,
-471 $end , 257 PACK
-472 $end , 258 PACK
-257 $end ) , ... : ; PACK ] } 156 ? 157 || 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-5 $end
-447 $end 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 265 TEMPLATE_HEAD 267 typename
-8 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-9 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-10 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-11 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-12 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-13 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-61 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 268 {
269 {
-462 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 273 namespace
-49 , ; -18 { 276 =
-18 {
-25 [ 231 * 232 & 233 && 234 MEMBER_OF 278 ; 280 CONSTRUCTOR 281 ( 292 IDENTIFIER
293 ; 294 ,
295 ( 296 { 297 =
-30 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-31 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-355 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-434 { 226 IDENTIFIER 227 TYPE_NAME
226 IDENTIFIER 227 TYPE_NAME 299 namespace
-440 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-92 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 303 namespace
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 150 TEMPLATE_HEAD 152 static_assert 273 namespace
307 [
308 (
-354 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 245 { 309 :
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 315 :
-261 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-262 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-263 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-264 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-265 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-266 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-267 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-268 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-269 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-270 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-271 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
336 )
154 , 337 ) 338 FOLD_OPERATOR
339 FOLD_OPERATOR
340 )
-376 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-210 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 {
347 IDENTIFIER
348 IDENTIFIER
-207 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-208 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-223 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-224 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-225 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-226 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
351 (
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 353 (
-540 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 355 ( 356 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 215 {
-534 != $end % %= &= ( ) *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 231 * 232 & 233 && 234 MEMBER_OF 362 [
-543 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
363 ]
-201 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-281 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 372 . 373 [
-304 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
374 ]
-498 ] 375 ,
-499 ] 226 IDENTIFIER 227 TYPE_NAME 376 ,
-502 ] 378 ,
-503 , ]
-505 , ] 379 PACK 380 = 381 ( 382 {
-512 , ]
383 this
-510 ( , = PACK ] {
-116 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-117 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-114 $end ) , : ; = > PACK {
-154 $end ) , : ; = > PACK { 231 * 232 & 233 && 234 MEMBER_OF 235 ( 236 [
-165 $end ) , ... : ; = > PACK { 385 [ 386 ( 387 FUNCTION_QUALIFIER
-163 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-174 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 231 * 232 & 233 && 234 MEMBER_OF 235 ( 236 [ 394 ...
-146 ] 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
-57 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 401 auto
-332 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-319 TYPE_NAME 407 virtual 408 public 409 private 410 protected
-362 } 226 IDENTIFIER 227 TYPE_NAME
-210 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 215 {
-308 : { 112 __launch_bounds__ 113 __align__ 114 alignas 226 IDENTIFIER 227 TYPE_NAME 430 __packed__
-350 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
226 IDENTIFIER 227 TYPE_NAME
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-473 $end ,
-474 $end ,
-6 $end
-448 $end 434 ,
-449 $end ,
-452 $end , 435 =
-460 $end , 436 =
-454 $end , = 226 IDENTIFIER 227 TYPE_NAME 438 PACK 439 PACK_NAME
-459 TEMPLATE_HEAD typename
-183 $end ) , ... = 231 * 232 & 233 && 234 MEMBER_OF 236 [ 292 IDENTIFIER 444 PACK 449 ( 450 PACK_NAME
-451 $end , = IDENTIFIER PACK PACK_NAME TYPE_NAME
-15 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-7 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-466 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-25 [ 231 * 232 & 233 && 234 MEMBER_OF 278 ; 281 ( 292 IDENTIFIER
293 ; 456 ,
-49 , ; 276 =
192 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 459 delete
-19 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-39 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-485 (
231 * 232 & 233 && 234 MEMBER_OF 281 ( 292 IDENTIFIER
-53 , ;
-26 [ 231 * 232 & 233 && 234 MEMBER_OF 281 ( 292 IDENTIFIER
-140 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 479 [ 480 (
-141 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 482 [ 483 ( 484 FUNCTION_QUALIFIER
-142 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-143 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile { 486 [ 487 ( 488 FUNCTION_QUALIFIER
-144 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-51 , ;
-52 , ;
-118 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-115 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-20 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-435 { 494 =
-445 , ; 496 = 497 PACK
498 ; 499 ,
-442 , ;
-436 { 226 IDENTIFIER 227 TYPE_NAME
-463 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-464 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-465 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-274 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-272 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-277 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-278 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
154 , 506 :
-234 $end %= &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-235 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-236 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= | |= || } 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-237 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-238 $end %= & && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-239 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-240 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-241 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-242 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-243 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-244 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-245 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-246 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-247 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 172 * 173 / 174 % 175 .* 176 ->*
-248 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 172 * 173 / 174 % 175 .* 176 ->*
-249 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 175 .* 176 ->*
-250 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 175 .* 176 ->*
-251 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 175 .* 176 ->*
-252 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-253 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-192 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
510 FOLD
-495 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-377 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
154 , 513 ]
514 )
-211 ) } 515 ,
-212 ) , }
-214 ) , } 516 PACK
-205 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-206 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
517 )
518 )
-530 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
515 , 523 )
524 )
-533 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
-535 != $end % %= &= ( ) *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 231 * 232 & 233 && 234 MEMBER_OF 362 [
-537 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 526 [
529 >
530 )
531 }
-280 } 533 ,
-283 , }
-286 , }
372 . 373 [ 534 =
-288 . = [
536 IDENTIFIER
-376 ( __device__ __host__ {
223 this 224 * 226 IDENTIFIER 227 TYPE_NAME 540 &
-511 ( , = PACK ] {
-506 , ]
-210 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 {
-513 , ]
-148 $end ) , ... : ; = > PACK {
-174 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 394 ...
-137 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-155 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 549 __restrict__ 550 __volatile__ 551 const 552 volatile
-156 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 549 __restrict__ 550 __volatile__ 551 const 552 volatile
-157 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 549 __restrict__ 550 __volatile__ 551 const 552 volatile
-158 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 549 __restrict__ 550 __volatile__ 551 const 552 volatile
553 )
554 )
-175 )
-176 ) 555 , 556 ...
-179 ) , ...
-181 ) , ... 557 =
558 ]
-145 ]
154 , 559 )
560 )
-336 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-315 , {
-324 , { 562 PACK
563 TYPE_NAME
-320 TYPE_NAME 564 virtual
-321 TYPE_NAME 408 public 409 private 410 protected
-326 : TYPE_NAME virtual
-327 : TYPE_NAME virtual
-328 : TYPE_NAME virtual
-317 , {
-316 , {
568 }
-280 } 570 ,
-364 , }
-366 , } 571 =
572 {
573 }
574 {
575 )
576 )
577 )
578 )
579 )
-309 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-313 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-310 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-311 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-351 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-352 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-470 $end ,
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 265 TEMPLATE_HEAD 267 typename
-455 $end , =
-456 $end , =
265 TEMPLATE_HEAD 267 typename
-184 $end ) , ... =
-185 $end ) , ... = 585 PACK
-186 $end ) , ... =
-188 $end ) , ... =
-140 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile { 479 [ 586 (
-141 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile { 482 [ 484 FUNCTION_QUALIFIER 587 (
-154 $end ) , ... = PACK 231 * 232 & 233 && 234 MEMBER_OF 236 [ 292 IDENTIFIER 449 ( 450 PACK_NAME
-189 $end ) , ... = 591 [ 592 ( 593 FUNCTION_QUALIFIER
-174 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 231 * 232 & 233 && 234 MEMBER_OF 236 [ 292 IDENTIFIER 394 ... 449 ( 450 PACK_NAME
292 IDENTIFIER
58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert 598 }
-140 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 479 [ 602 (
-141 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 482 [ 484 FUNCTION_QUALIFIER 603 (
494 =
-16 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 211 [ 604 ;
-50 , ;
-17 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-35 , : ; = {
-37 , : ; = { 112 __launch_bounds__ 113 __align__ 114 alignas 605 RETURNS 606 & 607 && 608 __forceinline__ 609 __noinline__ 610 __packed__ 611 const 612 volatile 613 noexcept
615 (
479 [ 586 ( 616 )
482 [ 484 FUNCTION_QUALIFIER 587 ( 617 )
618 )
486 [ 487 ( 488 FUNCTION_QUALIFIER 619 )
620 )
-151 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-152 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 479 [ 480 (
-153 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 482 [ 483 ( 484 FUNCTION_QUALIFIER
-149 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile { 486 [ 487 ( 488 FUNCTION_QUALIFIER
-150 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-173 , ;
-172 , ;
-174 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 215 { 394 ...
-170 , ;
-139 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-171 , ;
-138 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-54 , ;
630 )
631 }
632 ;
634 ;
-444 , ;
-441 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-437 {
638 ] 639 ,
-27 , ]
-29 , ]
640 , 641 )
572 { 642 ;
-259 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-232 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-209 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
644 FOLD_OPERATOR 645 )
154 , 646 )
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 192 { 273 namespace 647 } 656 BAD 658 ; 660 if 661 switch 662 while 663 do 664 for 665 PRAGMA_UNROLL 666 break 667 continue 668 return 669 goto 670 IDENTIFIER 673 case 674 default 675 asm 676 __asm__
-203 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-204 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-215 ) , }
215 {
-227 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 215 {
678 )
-529 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
679 )
680 }
-531 ( EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-532 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
-536 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
154 , 682 ]
-544 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
683 (
-200 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-285 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-282 }
-279 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 372 . 373 [
-289 . = [
-290 . = [
686 ]
-523 ( __device__ __host__ {
-500 ] 378 ,
-501 ] 378 ,
-504 , ]
-507 , ]
689 )
690 }
691 ]
692 )
-164 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-159 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-160 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-161 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-162 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-124 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-167 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 693 ...
-178 )
-166 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-106 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-107 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 408 public 409 private 410 protected 696 } 702 ; 703 BAD 707 METHOD 708 TEMPLATE_HEAD 709 using
-325 , {
-318 , PACK {
-322 TYPE_NAME
-323 TYPE_NAME
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 408 public 409 private 410 protected 702 ; 703 BAD 707 METHOD 708 TEMPLATE_HEAD 709 using 710 }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 408 public 409 private 410 protected 702 ; 703 BAD 707 METHOD 708 TEMPLATE_HEAD 709 using 711 }
-358 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-363 }
-279 } 226 IDENTIFIER 227 TYPE_NAME
-359 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-108 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-109 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-111 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-110 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-112 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-450 $end ,
-453 $end ,
-461 $end ,
-457 $end , =
-458 $end , =
-187 $end ) , ... =
-147 $end ) , ... =
-152 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile { 479 [ 586 (
-153 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile { 482 [ 484 FUNCTION_QUALIFIER 587 (
-136 $end ( ) , ... = FUNCTION_QUALIFIER [
718 )
-154 ) 231 * 232 & 233 && 234 MEMBER_OF 236 [ 292 IDENTIFIER 449 ( 450 PACK_NAME
-190 $end ( ) , ... = FUNCTION_QUALIFIER [
58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert 719 }
-433 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-152 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 479 [ 602 (
-153 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 482 [ 484 FUNCTION_QUALIFIER 603 (
-545 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-40 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-41 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-42 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-43 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-44 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-45 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-46 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-47 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-48 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-119 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-120 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-121 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-122 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-123 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
722 ]
723 )
515 , 724 )
725 ]
726 )
515 , 727 )
728 ]
729 )
-36 , : ; = {
730 ;
731 ;
-23 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
732 ;
-439 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
733 ;
-443 , ;
-445 , ; 497 PACK
-24 ( : = {
52 STRING 53 USER_STRING
736 ;
-357 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-258 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-254 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-255 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-375 ! != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BAD CHARACTER EXTERN_C FLOATING FOLD_OPERATOR FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PACK PRAGMA_END PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING [ ] ^ ^= __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { | |= || } ~
-378 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-368 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-369 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-370 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-371 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-372 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-373 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-374 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-380 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-382 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-379 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
154 , 738 ;
739 ( 740 constexpr
741 (
742 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 192 { 273 namespace 656 BAD 658 ; 660 if 661 switch 662 while 663 do 664 for 665 PRAGMA_UNROLL 666 break 667 continue 668 return 669 goto 670 IDENTIFIER 673 case 674 default 675 asm 676 __asm__
744 (
-276 PRAGMA_END 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
747 ;
748 ;
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 749 ;
753 IDENTIFIER
-191 != % %= & && &= ( * *= + ++ += , - -- -= -> ->* . .* / /= ; < << <<= <= = == > >= >> >>= ? [ ^ ^= | |= || 754 :
-422 ( __volatile__ volatile
758 :
-417 ( __volatile__ volatile
-418 ( __volatile__ volatile
-213 ) , }
-228 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-541 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-542 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
759 ]
-538 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= { | |= || }
-284 , }
-287 , }
-291 . = [
-514 { 762 ( 764 __device__ 765 __host__
-508 , ]
-509 , ]
-127 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-132 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-177 )
-180 ) , ...
-182 ) , ...
-330 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-337 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-333 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-334 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-335 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
766 :
-339 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-340 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
231 * 232 & 233 && 234 MEMBER_OF 281 ( 292 IDENTIFIER 767 ; 771 :
775 ; 776 ,
-356 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 778 TEMPLATE_HEAD 781 CONSTRUCTOR
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 408 public 409 private 410 protected 702 ; 703 BAD 707 METHOD 708 TEMPLATE_HEAD 709 using
-329 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-331 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-365 , }
-367 , }
783 }
784 }
785 ]
786 )
-125 $end ( ) , ... = FUNCTION_QUALIFIER [
-14 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-38 , : ; = {
787 )
-129 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-133 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-168 , ;
-130 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-135 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-169 , ;
-128 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-134 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-21 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-22 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-438 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-34 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-28 , ]
52 STRING 53 USER_STRING 788 )
-33 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
154 , 789 )
-384 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-376 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable namespace new nullptr register reinterpret_cast short signed sizeof static static_assert static_cast struct this thread_local true typedef union unsigned using void volatile wchar_t ~
791 (
-376 ! & ( * + ++ - -- CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
794 while
796 PRAGMA_END
-275 ) PRAGMA_END 154 ,
-405 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-406 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-407 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
797 ;
-409 ; 154 ,
-410 ;
798 ;
-416 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-412 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
799 ( 801 volatile 802 __volatile__
803 : 804 ...
-415 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-539 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= { | |= || }
154 , 805 )
-496 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-524 ( __device__ __host__ {
-516 ( __device__ __host__ {
-517 ( __device__ __host__ {
-338 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-341 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-343 , ;
-39 & && , ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 808 :
-347 , ;
-140 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 479 [ 586 (
-141 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 482 [ 484 FUNCTION_QUALIFIER 587 (
-342 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
231 * 232 & 233 && 234 MEMBER_OF 281 ( 292 IDENTIFIER 771 :
-475 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 781 CONSTRUCTOR
-18 { 815 ; 816 =
231 * 232 & 233 && 234 MEMBER_OF 281 ( 292 IDENTIFIER 818 CONSTRUCTOR
-477 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-360 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-361 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-126 $end ( ) , ... = FUNCTION_QUALIFIER [
-131 $end ( ) , ... = FUNCTION_QUALIFIER [
-39 & && : __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
821 ;
-256 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 273 namespace 828 ;
838 (
-408 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-411 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-423 ( __volatile__ volatile
-419 ( __volatile__ volatile
-420 ( __volatile__ volatile
-413 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-193 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
848 )
-345 , ; 112 __launch_bounds__ 113 __align__ 114 alignas 606 & 607 && 608 __forceinline__ 609 __noinline__ 610 __packed__ 611 const 612 volatile 613 noexcept 849 =
-349 , ;
-152 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 479 [ 586 (
-153 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 215 { 482 [ 484 FUNCTION_QUALIFIER 587 (
-344 , ;
-476 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-479 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
852 default 853 delete
-39 & && ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
856 (
-487 { 112 __launch_bounds__ 113 __align__ 114 alignas 606 & 607 && 608 __forceinline__ 609 __noinline__ 610 __packed__ 611 const 612 volatile 613 noexcept 859 :
-32 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
860 )
-390 )
-392 ) 154 , 862 ;
-49 , ; 863 =
-381 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
-403 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
865 )
866 )
-392 ) 154 ,
-49 , 867 =
294 ,
-394 ; 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
872 :
154 , 862 ;
-401 : 295 ( 296 { 297 =
-402 : -49 , ; 276 =
-404 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-424 ) : 52 STRING 53 USER_STRING
874 :
-525 RETURNS __device__ __host__ constexpr mutable noexcept {
-348 , ;
-478 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
877 ;
878 ;
-482 ; = {
879 (
-483 {
-488 ; = { 881 ,
-391 )
-383 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
887 )
154 , 890 )
891 ;
-393 ; 154 ,
-49 , 892 =
894 ) 895 :
-414 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-527 { 898 RETURNS 899 mutable 900 constexpr 901 noexcept 902 __device__ 903 __host__
-346 , ;
-480 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-481 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
905 )
-489 , ; = {
-491 , ; = { 907 PACK
908 ( 909 {
-386 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 910 else
-396 ) -50 , ;
-389 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-397 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
912 ;
-276 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
154 , 915 )
916 ;
-426 ) : 52 STRING 53 USER_STRING 921 [
-515 {
-526 RETURNS __device__ __host__ constexpr mutable noexcept {
-518 RETURNS __device__ __host__ constexpr mutable noexcept {
-519 RETURNS __device__ __host__ constexpr mutable noexcept {
-520 RETURNS __device__ __host__ constexpr mutable noexcept {
-521 RETURNS __device__ __host__ constexpr mutable noexcept {
-522 RETURNS __device__ __host__ constexpr mutable noexcept {
923 )
-39 & && : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-490 , ; = {
-492 , ; = {
-388 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 928 else
-398 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
929 )
-395 ; -50 ,
-421 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-425 ) :
-427 ) : 931 ,
-428 ) , :
-430 ) , : 52 STRING 53 USER_STRING 932 (
933 IDENTIFIER
-528 {
-487 ; = { 112 __launch_bounds__ 113 __align__ 114 alignas 606 & 607 && 608 __forceinline__ 609 __noinline__ 610 __packed__ 611 const 612 volatile 613 noexcept 859 :
936 )
937 }
-385 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-400 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
52 STRING 53 USER_STRING 921 [
942 ]
-486 ; = {
-493 , ; = PACK {
-494 , ; = PACK {
-387 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-399 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-429 ) , :
154 , 944 )
-484 ; = {
-431 ) , :
52 STRING 53 USER_STRING 946 (
154 , 948 )
-432 ) , :
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
 244, 245, 246, 247, 248, 249, 237, 3, 3, 151, 250, 213, 251, 252, 253, 254, 255, 256, 257, 213, 3, 4, 258, 259,
 260, 261, 262, 3, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282,
 151, 283, 284, 3, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 213, 180, 4, 296, 169, 186, 297, 298, 299,
 300, 301, 3, 3, 302, 303, 304, 305, 306, 307, 308, 309, 310, 3, 311, 312, 312, 313, 312, 314, 151, 169, 315, 316,
 317, 204, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339,
 340, 341, 342, 334, 343, 334, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361,
 362, 363, 364, 4, 3, 365, 366, 213, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 227, 378, 239, 379, 380,
 237, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 237, 237, 394, 395, 396, 397, 398, 399, 400, 204,
 401, 402, 204, 401, 403, 404, 204, 318, 405, 235, 406, 407, 408, 409, 213, 410, 4, 411, 412, 213, 413, 414, 415, 416,
 417, 418, 3, 419, 420, 421, 422, 423, 424, 425, 426, 151, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 3, 437,
 438, 439, 440, 441, 442, 443, 151, 444, 445, 446, 447, 448, 213, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459,
 460, 461, 462, 463, 464, 151, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 3, 209, 478, 209, 479,
 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 318, 318, 490, 491, 492, 204, 318, 493, 494, 495, 496, 497, 498, 237,
 499, 500, 401, 401, 501, 4, 502, 503, 504, 505, 506, 507, 508, 509, 510, 318, 511, 512, 513, 514, 515, 516, 517, 518,
 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 213, 534, 535, 536, 537, 3, 538, 539, 540,
 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 556,
 564, 3, 565, 566, 567, 568, 569, 570, 571, 572, 573, 3, 574, 575, 576, 232, 577, 578, 579, 580, 581, 582, 583, 584,
 585, 586, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 213, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607,
 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 627, 629, 630,
 627, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 318, 648, 649, 650, 651, 652,
 653, 654, 655, 3, 656, 657, 237, 658, 659, 660, 661, 662, 663, 236, 664, 665, 666, 667, 668, 669, 670, 671, 672, 627,
 672, 214, 673, 672, 556, 674, 675, 534, 676, 677, 678, 679, 3, 680, 681, 682, 3, 683, 684, 685, 686, 687, 232, 688,
 689, 690, 236, 691, 692, 693, 694, 695, 214, 696, 697, 698, 699, 229, 138, 672, 700, 701, 702, 703, 237, 704, 3, 705,
 706, 707, 708, 709, 229, 710, 711, 712, 713, 151, 714, 715, 716, 717, 718, 719, 318, 720, 721, 213, 556, 722, 723, 233,
 724, 556, 556, 151, 725, 726, 727, 728, 3, 729, 730, 731, 732, 733, 734, 318, 735, 213, 736, 737, 738, 739, 740, 556,
 741, 742, 743, 744, 151, 745, 746, 747, 748, 749, 4, 750, 751, 752, 753, 754, 755, 756, 757, 758, 169, 315, 556, 759,
 760, 761, 762, 556, 763, 764, 765, 766, 767, 768, 769, 756, 770, 771, 772, 773, 556, 556, 774, 775, 3, 776, 770, 777,
 778, 779, 780, 781, 782, 783, 534, 784, 785, 786, 3, 787, 788,
]
DEFAULTS = [
 0, 0, -7, 0, 0, 0, 0, -446, 0, 0, -273, -260, 0, -233, -222, -217, -218, -221, -231, 0, 0, 0, 0, 0,
 0, 0, 0, 0, -202, -191, -219, -220, -230, 0, -199, 0, -292, 0, 0, -194, -195, -196, -197, -198, -294, -295, -296, -297,
 -299, -300, -301, -293, -302, -303, -3, 0, 0, -56, -58, -59, -60, -61, -62, -63, -64, -65, -66, -67, -68, -69, -70, -71,
 -72, -73, -74, -75, -76, -77, -78, -79, -80, -81, -82, -83, -84, -85, -86, -87, -88, -89, -90, -91, -92, -93, -94, -95,
 -96, -97, -98, -99, -100, -101, -102, -103, -104, -105, 0, 0, 0, 0, 0, 0, 0, 0, 0, -312, 0, -307, -305, -306,
 -4, 0, -469, 0, 0, 0, -5, 0, -8, -9, -10, -11, -12, -13, 0, 0, -462, 0, 0, -18, 0, 0, 0, -30,
 -31, -355, 0, 0, -440, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, -261, -262, -263, -264, -265, -266, -267, -268, -269, -270, -271, 0, 0, 0, 0,
 -376, 0, 0, 0, 0, -207, -208, -223, 0, -224, -225, -226, 0, 0, 0, 0, 0, 0, -543, 0, 0, 0, -201, 0,
 -304, 0, 0, 0, 0, -503, 0, -512, 0, -510, -116, -117, -114, 0, 0, -163, -163, -163, -163, 0, 0, -57, 0, -332,
 0, -332, 0, -332, 0, 0, 0, 0, 0, 0, 0, 0, 0, -350, 0, 0, 0, -473, -474, -6, 0, -449, 0, 0,
 0, -459, 0, -451, -15, -7, -466, 0, 0, 0, 0, 0, 0, 0, -19, -39, -485, 0, -53, 0, 0, 0, -142, 0,
 -144, -51, -52, -118, -115, -20, 0, 0, 0, 0, 0, 0, 0, 0, -442, 0, -463, -464, -465, 0, 0, 0, -274, -272,
 -277, -278, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -252, -253,
 0, -192, 0, 0, -495, -377, 0, 0, 0, -212, 0, -205, -206, 0, 0, 0, 0, 0, -530, 0, 0, 0, 0, -533,
 0, 0, 0, 0, 0, 0, 0, 0, -283, -286, 0, -288, 0, 0, -376, 0, 0, -511, 0, -506, 0, 0, 0, -513,
 -148, 0, 0, -137, 0, 0, 0, 0, 0, 0, -175, 0, -179, 0, 0, -145, 0, 0, -336, -315, 0, 0, 0, 0,
 -326, -327, -328, -336, -317, -336, -316, 0, 0, -364, 0, 0, 0, 0, 0, 0, 0, 0, 0, -309, -313, -310, -311, -351,
 -352, -470, 0, 0, 0, -455, -456, 0, 0, -184, 0, -186, -188, 0, 0, 0, 0, 0, 0, -7, 0, 0, 0, 0,
 0, 0, -16, 0, -50, -17, -35, 0, 0, 0, 0, 0, 0, 0, 0, 0, -151, 0, 0, 0, -150, -173, -172, 0,
 0, -170, 0, 0, -139, -171, 0, 0, -138, -39, -54, 0, 0, 0, 0, 0, 0, -444, -441, 0, -437, 0, -27, -29,
 0, 0, 0, -259, -232, -209, 0, 0, 0, -203, -204, 0, -215, 0, 0, 0, -529, 0, 0, -531, -532, -536, 0, 0,
 -544, 0, -200, -285, -282, 0, 0, -289, -290, 0, -523, 0, 0, 0, -504, -507, 0, 0, 0, 0, -164, -159, -160, -161,
 -162, -124, -167, 0, -178, 0, -166, -106, -107, 0, -325, -318, -322, -323, 0, 0, -358, -363, 0, 0, 0, -359, 0, -108,
 -109, -111, -110, -112, -450, -453, -461, -457, -458, -187, 0, 0, -147, 0, 0, 0, 0, -136, 0, 0, -190, 0, -433, 0,
 0, 0, 0, 0, -545, 0, -40, -41, -42, -43, -44, -45, -46, -47, -48, 0, -119, -120, -121, -122, -123, 0, 0, 0,
 0, 0, 0, 0, 0, -36, 0, 0, -23, 0, -439, 0, -443, 0, -24, 0, 0, 0, -357, -258, 0, -254, -255, -375,
 -378, -368, -369, -370, -371, -372, -373, -374, -380, -382, -379, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 -422, 0, 0, -417, -418, -213, -228, -541, -542, 0, -538, 0, -284, -287, -291, 0, 0, -508, -509, -127, -132, -177, -180, -182,
 -330, -337, -333, -334, -335, 0, -339, -340, 0, 0, -356, 0, 0, 0, -329, -331, -365, -367, 0, 0, 0, 0, -125, -14,
 -38, 0, -129, -133, -168, -130, -135, -169, -128, -134, -21, -22, -438, -34, -28, 0, -33, 0, -384, -376, 0, -376, -376, 0,
 -376, 0, 0, -405, -406, -407, 0, 0, -410, 0, -416, -412, 0, 0, -415, -539, 0, -496, 0, -524, -516, -517, -338, -341,
 -343, 0, -347, 0, 0, 0, 0, -342, 0, -475, 0, 0, 0, -485, -477, -360, -361, -126, -131, -39, 0, -256, 0, -376,
 0, 0, 0, 0, 0, -408, -411, 0, -423, -419, -420, -413, 0, -193, 0, 0, 0, -349, 0, 0, -344, -476, 0, -479,
 0, -39, -485, 0, 0, -32, 0, -390, 0, 0, 0, -381, -403, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, -404, 0, 0, -525, 0, -348, -478, 0, 0, -482, 0, 0, -483, 0, 0, 0, -391, -383, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -414, 0, -346, -480, -481, 0, 0, 0, -489, 0, 0, 0, 0, 0,
 -389, -397, 0, 0, 0, 0, 0, 0, -515, -526, 0, -518, -519, -520, -521, -522, 0, -39, -490, -492, 0, 0, 0, 0,
 -398, 0, 0, 0, -421, -425, 0, -428, 0, 0, -528, -39, 0, 0, 0, -385, 0, 0, -400, 0, 0, 0, 0, -486,
 -493, -494, -387, -399, -429, 0, 0, -484, -431, 0, 0, 0, -432,
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
427 any_name 428 record_attribute 429 argued
431 any_name
432 any_name
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 123 type_id 124 conditional 125 binary 433 template_arg
437 any_name
440 template_scope_end
230 direct_abstract 286 object_pointer 287 function_direct 288 function_pointer 291 name 441 declarator 442 abstract 443 pack_declarator 445 plain_direct 446 object_direct 447 indirection 448 direct_pack
451 linkage
452 externals
279 declarator 282 init_declarator 286 object_pointer 287 function_direct 288 function_pointer 289 called_declarator 290 braced_declarator 291 name 453 indirection 454 plain_direct 455 object_direct
457 any_name
458 compound
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 460 initializer
461 compound
462 ending 463 trailing
464 class_scope
291 name 465 plain_direct 466 object_direct 467 object_pointer 468 function_direct 469 function_pointer 470 indirection
291 name 471 indirection 472 object_pointer 473 plain_direct 474 object_direct 475 function_direct 476 function_pointer 477 called_declarator 478 braced_declarator
481 braces
485 braces
284 plain_direct 285 object_direct 286 object_pointer 287 function_direct 288 function_pointer 289 called_declarator 290 braced_declarator 291 name 471 indirection 489 declarator 490 init_declarator
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 491 assignment
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 492 assignment
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 493 initializer
495 any_name
500 any_name
501 bound_names 502 bound_name 503 any_name
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 504 conditional
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 505 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 507 assignment
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 508 cast 509 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 511 expression
512 statements
519 any_name
520 new_initializer
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 358 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 521 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 346 initializer 367 initializers 368 initializer_item 369 argument 370 designators 371 designator 522 initializer_list
360 indirection 361 new_array 525 new_declarator
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 527 expression
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 528 cast
532 comma_opt
535 designator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 537 conditional
538 block
221 capture 222 simple_capture 225 any_name 539 capture_list
221 capture 222 simple_capture 225 any_name 541 capture_list
222 simple_capture 225 any_name 542 capture
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 543 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 544 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 545 arguments
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 399 conditional 546 conditional_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 547 parameters
548 qualifier
561 members
565 access
566 members
567 members
569 comma_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 262 type_param 263 plain_parameter 264 type_param_word 266 specs 580 template_param
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 581 type_id
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 582 conditional
583 any_name
264 type_param_word 584 type_param
230 direct_abstract 291 name 384 abstract 447 indirection 448 direct_pack 472 object_pointer 475 function_direct 476 function_pointer 588 pack_declarator 589 plain_direct 590 object_direct
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 230 direct_abstract 266 specs 291 name 392 abstract 393 parameters 395 parameter_list 396 parameter 397 plain_parameter 448 direct_pack 465 plain_direct 466 object_direct 467 object_pointer 468 function_direct 469 function_pointer 594 pack_declarator 595 indirection
596 name
597 externals
291 name 472 object_pointer 475 function_direct 476 function_pointer 477 called_declarator 478 braced_declarator 599 indirection 600 plain_direct 601 object_direct
286 object_pointer 287 function_direct 288 function_pointer 289 called_declarator 290 braced_declarator 291 name 454 plain_direct 455 object_direct 489 declarator 490 init_declarator 599 indirection
614 argued
291 name 470 indirection 472 object_pointer 475 function_direct 476 function_pointer 589 plain_direct 590 object_direct
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 399 conditional 621 conditional_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 312 assignment 313 braces 345 argument 346 initializer 395 parameter_list 396 parameter 397 plain_parameter 622 parameters 623 argument_list
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 399 conditional 624 conditional_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 312 assignment 313 braces 345 argument 346 initializer 395 parameter_list 396 parameter 397 plain_parameter 625 parameters 626 argument_list
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 399 conditional 627 conditional_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 628 parameters
463 trailing 629 ending
633 any_name
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 635 type_id
636 using_name 637 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 643 assignment
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 648 statement 649 compound 650 expression_statement 651 selection 652 loop 653 jump 654 labeled 655 asm_statement 657 declaration 659 expression 671 label 672 asm_word
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 346 initializer 677 argument
509 braces
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 681 conditional
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 346 initializer 369 argument 370 designators 371 designator 684 initializer_item
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 685 initializer
687 lambda_head 688 lambda_attributes
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 397 plain_parameter 694 parameter
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 695 initializer
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 153 enum_head 697 member 698 using_declaration 699 assertion 700 alias 701 access 704 specs 705 fields 706 opaque
418 any_name 712 enumerator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 713 conditional
416 enumerators 417 enumerator 418 any_name 714 enum_body
416 enumerators 417 enumerator 418 any_name 715 enum_body
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 622 parameters
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 625 parameters
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 399 conditional 716 conditional_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 717 parameters
230 direct_abstract 291 name 384 abstract 448 direct_pack 472 object_pointer 475 function_direct 476 function_pointer 588 pack_declarator 589 plain_direct 590 object_direct 595 indirection
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 720 type_id
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 721 parameters
503 any_name 734 bound_name
51 one_string 735 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 737 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 649 compound 650 expression_statement 651 selection 652 loop 653 jump 654 labeled 655 asm_statement 657 declaration 659 expression 671 label 672 asm_word 743 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 745 expression_opt 746 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 750 initializer_value 751 expression 752 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 649 compound 650 expression_statement 651 selection 652 loop 653 jump 654 labeled 655 asm_statement 657 declaration 659 expression 671 label 672 asm_word 755 statement
756 asm_volatile
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 757 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 760 expression
761 compound
763 lambda_attribute
286 object_pointer 287 function_direct 288 function_pointer 291 name 768 field 769 declarator 770 braced_declarator 772 plain_direct 773 object_direct 774 indirection
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 777 method 779 method_head 780 specs
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 153 enum_head 698 using_declaration 699 assertion 700 alias 701 access 704 specs 705 fields 706 opaque 782 member
790 block
792 block
793 block
795 block
800 asm_qualifier
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 806 parameters
807 trailing
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 809 conditional
291 name 472 object_pointer 475 function_direct 476 function_pointer 478 braced_declarator 774 indirection 810 plain_direct 811 object_direct
286 object_pointer 287 function_direct 288 function_pointer 291 name 769 declarator 770 braced_declarator 772 plain_direct 773 object_direct 774 indirection 812 field
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 779 method_head 780 specs 813 method
814 function_scope
286 object_pointer 287 function_direct 288 function_pointer 291 name 445 plain_direct 446 object_direct 470 indirection 817 declarator
819 class_scope
820 trailing
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 822 condition 823 test 824 for_init 825 expression 826 named 827 declaration 829 specs 830 initialized
831 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 823 test 824 for_init 825 expression 826 named 827 declaration 829 specs 830 initialized 832 condition
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 833 test 834 expression 835 named 836 specs 837 initialized
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 141 initialized 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 827 declaration 839 for_init 840 ranged 841 expression 842 binding 843 named 844 specs
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 649 compound 650 expression_statement 651 selection 652 loop 653 jump 654 labeled 655 asm_statement 657 declaration 659 expression 671 label 672 asm_word 845 statement
51 one_string 846 strings
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 847 conditional
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 850 conditional
851 compound
463 trailing 854 ending
855 class_scope
614 argued 857 mem_inits 858 mem_init_list
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 834 expression 835 named 836 specs 837 initialized 861 test
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 823 test 824 for_init 825 expression 826 named 827 declaration 829 specs 830 initialized 864 condition
279 declarator 282 init_declarator 284 plain_direct 285 object_direct 286 object_pointer 287 function_direct 288 function_pointer 289 called_declarator 290 braced_declarator 291 name 471 indirection
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 868 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 836 specs 837 initialized 869 for_test 870 expression 871 named
216 one_string 873 asm_operands
875 lambda_words
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 876 initializer
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 880 parameters
882 mem_init_item 883 mem_init 884 any_name
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 649 compound 650 expression_statement 651 selection 652 loop 653 jump 654 labeled 655 asm_statement 657 declaration 659 expression 671 label 672 asm_word 885 statement
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 886 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 649 compound 650 expression_statement 651 selection 652 loop 653 jump 654 labeled 655 asm_statement 657 declaration 659 expression 671 label 672 asm_word 888 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 649 compound 650 expression_statement 651 selection 652 loop 653 jump 654 labeled 655 asm_statement 657 declaration 659 expression 671 label 672 asm_word 889 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 893 expression
896 lambda_result 897 lambda_word
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 904 parameters
883 mem_init 884 any_name 906 mem_init_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 649 compound 650 expression_statement 651 selection 652 loop 653 jump 654 labeled 655 asm_statement 657 declaration 659 expression 671 label 672 asm_word 911 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 746 expression 913 expression_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 914 initializer
51 one_string 917 asm_list 918 asm_items 919 asm_item 920 strings
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 922 type_id
924 trailing
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 925 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 926 arguments
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 649 compound 650 expression_statement 651 selection 652 loop 653 jump 654 labeled 655 asm_statement 657 declaration 659 expression 671 label 672 asm_word 927 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 649 compound 650 expression_statement 651 selection 652 loop 653 jump 654 labeled 655 asm_statement 657 declaration 659 expression 671 label 672 asm_word 930 statement
934 trailing
614 argued 858 mem_init_list 935 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 649 compound 650 expression_statement 651 selection 652 loop 653 jump 654 labeled 655 asm_statement 657 declaration 659 expression 671 label 672 asm_word 938 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 649 compound 650 expression_statement 651 selection 652 loop 653 jump 654 labeled 655 asm_statement 657 declaration 659 expression 671 label 672 asm_word 939 statement
51 one_string 920 strings 940 asm_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 941 expression
614 argued 858 mem_init_list 943 mem_inits
51 one_string 945 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 947 expression
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
 1, 140, 141, 1, 142, 142, 142, 142, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 143, 1, 1, 1, 1, 144,
 1, 1, 1, 145, 1, 146, 1, 1, 147, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 148, 149, 150, 1, 1, 151, 152, 1, 1, 1, 1, 1, 1, 153, 1, 154, 155, 156, 8, 157, 107, 108,
 158, 1, 1, 16, 1, 1, 1, 159, 1, 1, 1, 1, 1, 1, 160, 106, 1, 107, 108, 1, 1, 1, 1, 161,
 162, 1, 163, 164, 1, 1, 165, 166, 1, 167, 1, 1, 1, 1, 168, 1, 169, 1, 1, 170, 1, 1, 1, 1,
 1, 1, 171, 1, 1, 1, 1, 1, 172, 1, 1, 173, 1, 174, 174, 1, 1, 1, 1, 1, 1, 1, 175, 1,
 1, 1, 1, 1, 1, 176, 177, 1, 1, 1, 178, 1, 67, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 179, 1, 180, 1, 1, 1, 181, 1, 1, 1, 1, 181, 181, 1, 1, 182, 183, 184, 1, 185, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 186, 187, 1, 1, 1, 188, 189, 1, 1, 190, 1, 8, 1, 157,
 107, 108, 162, 164, 1, 191, 1, 1, 1, 1, 1, 1, 1, 1, 1, 192, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 193, 194, 1, 1, 1, 195, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 196, 1, 197, 1, 1, 198, 1, 1, 199,
 200, 201, 1, 1, 1, 1, 1, 1, 1, 1, 1, 202, 1, 1, 1, 203, 204, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 205, 1, 1, 206, 207, 30, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 18, 1, 1, 1, 208, 1, 209, 210, 1,
 211, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 212, 1, 1, 1, 1, 1, 213, 1, 1, 1, 1, 1,
 1, 214, 1, 215, 107, 108, 216, 1, 217, 1, 218, 219, 220, 221, 1, 1, 1, 1, 1, 222, 1, 1, 223, 224,
 225, 226, 1, 227, 228, 1, 1, 229, 1, 1, 1, 1, 230, 1, 1, 159, 231, 1, 107, 108, 1, 1, 232, 1,
 1, 233, 234, 1, 235, 1, 1, 1, 236, 1, 1, 1, 1, 28, 1, 237, 1, 1, 1, 1, 238, 1, 239, 240,
 1, 1, 1, 1, 28, 1, 241, 1, 242, 243, 1, 1, 1, 1, 1, 1, 244, 1, 1, 245, 246, 1, 1, 247,
 1, 248, 249, 247, 1, 1, 1, 1, 250, 1, 1, 251, 1, 1, 1, 252, 1, 253, 1, 1, 1, 1, 1, 254,
 1, 1, 1, 255, 256, 1, 1, 257, 1, 1, 258, 1, 1, 1, 1, 1, 1, 259, 1, 1, 260, 261, 262, 1,
 1, 1, 1, 263, 1, 1, 1, 1, 18, 1, 1, 264, 265, 1, 1, 1, 266, 267, 1, 268, 269, 1, 270, 1,
 1, 1, 1, 1, 1, 1, 271, 1, 1, 18, 272, 1, 1,
]
