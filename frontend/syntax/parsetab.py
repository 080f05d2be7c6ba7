"""The parser's tables. Made by `python -m minicc.frontend.syntax.tables`; do not edit."""

# ruff: noqa
FINGERPRINT = 1548301539
LEFT = """\
S' start start start start start start start externals externals external external
external external external external linkage function function function_body function_scope declaration declaration declaration
declaration declaration binding bound_specs bound_specs bound_names bound_names bound_name declaration declaration assertion assertion
alias named named ending ending trailing trailing trailing trailing trailing trailing trailing
trailing trailing trailing initialized initialized init_declarator init_declarator initialized initialized specs specifiers specifiers
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
decltype_id decltype_id argued argued argued argued argued type_id type_id name any_name any_name
plain_direct plain_direct object_direct object_direct function_direct function_direct direct_abstract direct_pack direct_pack direct_abstract function_direct object_direct
object_direct direct_pack direct_abstract function_direct function_direct object_direct direct_pack direct_abstract function_direct object_direct declarator declarator
declarator declarator declarator conditional_opt conditional_opt pack_declarator abstract function_pointer function_pointer object_pointer object_pointer object_pointer
abstract indirection indirection indirection indirection qualifier qualifier qualifier qualifier qualifiers qualifiers abstract
direct_abstract direct_abstract called_declarator called_declarator braced_declarator braced_declarator braced_declarator called_declarator parameters parameters parameters parameters
parameters parameter_list parameter_list parameter parameter plain_parameter plain_parameter plain_parameter plain_parameter plain_parameter plain_parameter pack_declarator
direct_pack primary primary primary cast_word cast_word cast_word cast_word functional_type primary primary primary
postfix postfix postfix postfix postfix postfix postfix postfix arguments arguments argument_list argument_list
argument argument unary sign sign sign sign sign sign unary unary unary
unary unary unary size_word size_word cast cast binary binary binary binary binary
binary binary binary binary binary binary binary binary binary binary binary binary
binary binary binary binary primary primary primary conditional conditional conditional assignment assigns
assigns assigns assigns assigns assigns assigns assigns assigns assigns assigns assignment expression
expression expression_opt expression_opt initializer initializer comma_opt comma_opt initializer_list initializer_list initializers initializers braces
initializer_item initializer_item designators designators designator designator primary strings literal literal literal literal
primary literal literal literal one_string one_string strings key key key anonymous_head record_head
record_attribute record_attribute record_attributes record_attributes record derived_head derived_head derived_head base base_words base_words base_words
base_words base_words base_item base_item access access access record record record record_scope member
member member members members member member member member member fields fields field
field field field field enum_head enum_head enum_head anonymous_enum enumeration declaration member opaque
enumeration enumeration enumeration enumeration enum_body enum_body enumerators enumerators enumerator enumerator statement statement
statement statement statement statement statement compound block statements statements expression_statement statement for_init
statement for_init expression_statement selection selection selection selection selection condition condition test for_test
for_test for_test test loop loop loop loop ranged ranged for_init loop jump
jump jump jump initializer_value initializer_value jump labeled label label label label asm_word
asm_word asm_qualifier asm_qualifier asm_statement asm_volatile asm_volatile asm_operands asm_operands asm_list asm_list asm_items asm_items
asm_item asm_item asm_item external namespace_head namespace_head namespace_head namespace_head declaration declaration declaration using_declaration
using_names using_names using_name using_name template_scope template_params template_params template_param_list template_param_list type_param_word template_param template_param
type_param type_param type_param type_param type_param template_scope_end template_param template_param external template_declaration template_declaration template_declaration
external template_args template_args template_arg_list template_arg_list template_arg template_arg template_arg template_arg member member member
method method method method method_head constructor method_head class_scope method_head mem_inits mem_inits mem_init_list
mem_init_list mem_init_item mem_init_item mem_init mem_init primary primary captures captures captures captures captures
captures capture_list capture_list capture capture capture capture capture simple_capture simple_capture capture capture
lambda_head lambda_head lambda_attribute lambda_attribute lambda_word lambda_word lambda_word lambda_word lambda_word lambda_attributes lambda_attributes lambda_words
lambda_words lambda_result lambda_result unary unary new_placement new_type new_type new_type new_declarator new_declarator new_declarator
new_array new_array new_initializer new_initializer new_initializer unary unary declaration
""".split()
COUNT = [
 1, 2, 2, 2, 2, 2, 2, 3, 0, 2, 1, 1, 1, 1, 1, 5, 0, 2, 2, 3, 0, 2, 2, 5,
 5, 4, 4, 1, 2, 1, 3, 1, 1, 1, 7, 5, 5, 3, 4, 1, 3, 0, 2, 2, 2, 2, 2, 2,
 2, 2, 2, 1, 3, 1, 1, 2, 3, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 1, 2, 1, 1, 1,
 1, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 1, 1,
 1, 1, 1, 1, 0, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 1, 1, 1, 1, 0, 2, 1,
 3, 3, 4, 4, 2, 2, 2, 2, 0, 1, 1, 3, 2, 1, 3, 1, 3, 1, 2, 2, 2, 3, 2, 1,
 2, 1, 3, 7, 1, 1, 1, 1, 1, 1, 4, 2, 1, 4, 4, 3, 3, 2, 2, 4, 0, 1, 1, 3,
 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 5, 1, 1, 1, 4, 1, 3, 3, 3, 3,
 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 7, 1, 5, 4, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 3, 1, 0, 1, 1, 1, 0, 0, 2, 1, 3, 3,
 1, 3, 1, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 3,
 1, 1, 0, 2, 1, 3, 3, 3, 2, 0, 1, 1, 2, 2, 1, 2, 1, 1, 1, 5, 5, 5, 0, 1,
 1, 1, 0, 2, 2, 1, 1, 2, 2, 2, 3, 2, 4, 1, 3, 2, 2, 3, 3, 1, 1, 1, 1, 4,
 4, 4, 6, 6, 0, 2, 1, 3, 1, 3, 1, 1, 1, 1, 1, 1, 1, 4, 0, 0, 2, 1, 1, 1,
 1, 2, 2, 8, 6, 9, 7, 6, 1, 2, 1, 1, 0, 3, 3, 6, 7, 9, 8, 1, 1, 1, 4, 2,
 2, 2, 3, 1, 1, 3, 2, 3, 5, 2, 2, 1, 1, 1, 1, 7, 0, 2, 0, 3, 0, 1, 1, 3,
 1, 4, 7, 4, 1, 2, 2, 3, 5, 4, 1, 3, 1, 3, 2, 1, 0, 0, 1, 1, 3, 1, 1, 3,
 1, 2, 2, 3, 3, 0, 1, 3, 1, 2, 2, 2, 2, 0, 1, 1, 3, 1, 1, 2, 2, 2, 3, 2,
 2, 2, 4, 4, 3, 7, 7, 0, 6, 0, 1, 2, 3, 1, 2, 4, 4, 3, 6, 0, 1, 1, 3, 3,
 1, 1, 3, 1, 2, 3, 4, 4, 1, 2, 1, 2, 1, 6, 1, 1, 1, 1, 1, 1, 1, 0, 2, 0,
 2, 0, 2, 4, 3, 3, 3, 2, 1, 1, 2, 1, 3, 4, 0, 3, 3, 2, 4, 4,
]
ROWS = """\
2 START_UNIT 3 START_EXPRESSION 4 START_TYPE 5 START_ARGUMENTS 6 START_CONVERSION 7 START_BODY 8 START_PARAMETERS
0 $end
-8 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t
15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING
59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union
-469 $end 15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union
-20 : {
-448 $end EXTERN_C TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef typename union unsigned void volatile wchar_t
-1 $end 59 TYPE_NAME 61 auto 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 134 HOST 135 ; 136 BAD 137 EXTERN_C 140 template 149 namespace 150 using 152 inline 153 TEMPLATE_HEAD 155 static_assert
-2 $end 157 ,
-275 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-262 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-259 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] } 159 ? 160 || 161 && 162 | 163 ^ 164 & 165 == 166 != 167 < 168 > 169 <= 170 >= 171 << 172 >> 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->* 180 = 181 *= 182 /= 183 %= 184 += 185 -= 186 <<= 187 >>= 188 &= 189 ^= 190 |=
-235 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-224 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-219 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-220 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-223 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-233 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 193 FOLD 195 {
-218 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 196 [ 197 ( 198 . 199 -> 200 ++ 201 --
15 & 16 + 17 - 18 * 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 203 (
15 & 16 + 17 - 18 * 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 207 (
-231 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~ 208 SIZEOF_PACK
59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 211 (
15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 214 [
-204 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-193 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-221 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-222 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-232 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
215 <
-201 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
216 ( 218 {
-294 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-300 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || } 53 STRING 54 USER_STRING
-499 ] 221 = 222 & 226 this 227 * 229 IDENTIFIER 230 TYPE_NAME
-196 <
-197 <
-198 <
-199 <
-200 ( {
-296 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-297 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-298 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-299 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-301 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-302 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-303 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-295 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-304 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-305 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-3 $end
-115 $end ) , : ; = > BODY PACK { 234 * 235 & 236 && 237 MEMBER_OF 238 ( 239 [
-57 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union
-58 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-60 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-61 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-62 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-63 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-64 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-65 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-66 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-67 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-68 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-69 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-70 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-71 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-72 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-73 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-74 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-75 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-76 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-77 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-78 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-79 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-80 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-81 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-82 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-83 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-84 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-85 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-86 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-87 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-88 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-89 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-90 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-91 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-92 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-93 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-94 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-95 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-96 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-97 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-98 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-99 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-100 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-101 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-102 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-103 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-104 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-105 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-106 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-107 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
241 (
-316 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 242 { 243 :
244 { 245 ,
246 { 247 :
-356 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 248 { 249 :
250 { 251 :
252 (
253 (
254 (
-314 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-355 : { 229 IDENTIFIER 230 TYPE_NAME 257 class 258 struct
-309 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-307 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-308 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-4 $end
-470 $end 259 ,
-471 $end ,
-473 $end , 260 PACK
-474 $end , 261 PACK
-259 $end ) , ... : ; PACK ] } 159 ? 160 || 161 && 162 | 163 ^ 164 & 165 == 166 != 167 < 168 > 169 <= 170 >= 171 << 172 >> 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->*
-5 $end
-6 $end
-489 { 264 :
-449 $end 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 271 TEMPLATE_HEAD 273 typename
-9 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-10 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-11 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-12 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-13 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-14 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-63 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 274 {
275 {
-464 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 150 using 155 static_assert 279 namespace
-51 , ; -20 : { 282 =
-27 [ 234 * 235 & 236 && 237 MEMBER_OF 284 ; 286 CONSTRUCTOR 287 ( 298 IDENTIFIER
299 ; 300 ,
301 ( 302 { 303 =
-32 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-33 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-357 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-436 { 229 IDENTIFIER 230 TYPE_NAME
229 IDENTIFIER 230 TYPE_NAME 305 namespace
-442 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-94 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 309 namespace
59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 150 using 153 TEMPLATE_HEAD 155 static_assert 279 namespace
313 [
314 (
-356 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 248 { 315 :
15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 218 {
15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 321 :
-263 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-264 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-265 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-266 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-267 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-268 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-269 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-270 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-271 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-272 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-273 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
342 )
157 , 343 ) 344 FOLD_OPERATOR
345 FOLD_OPERATOR
346 )
-378 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-212 ) 15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 218 {
353 IDENTIFIER
354 IDENTIFIER
-209 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-210 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-225 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-226 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-227 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-228 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
357 (
59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 359 (
-542 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 361 ( 362 {
15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 218 {
-536 != $end % %= &= ( ) *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 234 * 235 & 236 && 237 MEMBER_OF 368 [
-545 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
369 ]
-203 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-283 } 15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 218 { 378 . 379 [
-306 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
380 ]
-500 ] 381 ,
-501 ] 229 IDENTIFIER 230 TYPE_NAME 382 ,
-504 ] 384 ,
-505 , ]
-507 , ] 385 PACK 386 = 387 ( 388 {
-514 , ]
389 this
-512 ( , = PACK ] {
-118 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-119 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-116 $end ) , : ; = > BODY PACK {
-156 $end ) , : ; = > BODY PACK { 234 * 235 & 236 && 237 MEMBER_OF 238 ( 239 [
-167 $end ) , ... : ; = > BODY PACK { 391 [ 392 ( 393 FUNCTION_QUALIFIER
-165 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-176 ) 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 234 * 235 & 236 && 237 MEMBER_OF 238 ( 239 [ 400 ...
-148 ] 15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING
-59 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 407 auto
-334 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-321 TYPE_NAME 413 virtual 414 public 415 private 416 protected
-364 } 229 IDENTIFIER 230 TYPE_NAME
-212 ) 15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 218 {
-310 : { 113 __launch_bounds__ 114 __align__ 115 alignas 229 IDENTIFIER 230 TYPE_NAME 436 __packed__
-352 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
229 IDENTIFIER 230 TYPE_NAME
15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union
-475 $end ,
-476 $end ,
195 {
-490 { 441 ,
-7 $end
-450 $end 445 ,
-451 $end ,
-454 $end , 446 =
-462 $end , 447 =
-456 $end , = 229 IDENTIFIER 230 TYPE_NAME 449 PACK 450 PACK_NAME
-461 TEMPLATE_HEAD typename
-185 $end ) , ... = 234 * 235 & 236 && 237 MEMBER_OF 239 [ 298 IDENTIFIER 455 PACK 460 ( 461 PACK_NAME
-453 $end , = IDENTIFIER PACK PACK_NAME TYPE_NAME
-16 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-8 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-468 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-27 [ 234 * 235 & 236 && 237 MEMBER_OF 284 ; 287 ( 298 IDENTIFIER
299 ; 467 ,
-51 , ; 282 =
-17 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 218 { 469 delete
-18 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-21 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-41 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-487 (
234 * 235 & 236 && 237 MEMBER_OF 287 ( 298 IDENTIFIER
-55 , ;
-28 [ 234 * 235 & 236 && 237 MEMBER_OF 287 ( 298 IDENTIFIER
-142 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 218 { 488 [ 489 (
-143 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 218 { 491 [ 492 ( 493 FUNCTION_QUALIFIER
-144 $end & && ) , ... : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-145 $end & && ) , ... : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile { 495 [ 496 ( 497 FUNCTION_QUALIFIER
-146 $end & && ) , ... : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-53 , ;
-54 , ;
-120 $end & && ( ) , ... : ; = BODY RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-117 $end & && ( ) , ... : ; = BODY FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-22 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-437 { 503 =
-447 , ; 505 = 506 PACK
507 ; 508 ,
-444 , ;
-438 { 229 IDENTIFIER 230 TYPE_NAME
-465 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-466 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-467 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-276 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-274 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-279 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-280 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
157 , 515 :
-236 $end %= &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 161 && 162 | 163 ^ 164 & 165 == 166 != 167 < 168 > 169 <= 170 >= 171 << 172 >> 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->*
-237 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 162 | 163 ^ 164 & 165 == 166 != 167 < 168 > 169 <= 170 >= 171 << 172 >> 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->*
-238 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= | |= || } 163 ^ 164 & 165 == 166 != 167 < 168 > 169 <= 170 >= 171 << 172 >> 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->*
-239 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 164 & 165 == 166 != 167 < 168 > 169 <= 170 >= 171 << 172 >> 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->*
-240 $end %= & && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 165 == 166 != 167 < 168 > 169 <= 170 >= 171 << 172 >> 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->*
-241 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 167 < 168 > 169 <= 170 >= 171 << 172 >> 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->*
-242 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 167 < 168 > 169 <= 170 >= 171 << 172 >> 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->*
-243 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 171 << 172 >> 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->*
-244 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 171 << 172 >> 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->*
-245 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 171 << 172 >> 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->*
-246 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 171 << 172 >> 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->*
-247 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->*
-248 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 173 + 174 - 175 * 176 / 177 % 178 .* 179 ->*
-249 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 175 * 176 / 177 % 178 .* 179 ->*
-250 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 175 * 176 / 177 % 178 .* 179 ->*
-251 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 178 .* 179 ->*
-252 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 178 .* 179 ->*
-253 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 178 .* 179 ->*
-254 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-255 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-194 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
519 FOLD
-497 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-379 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
157 , 522 ]
523 )
-213 ) } 524 ,
-214 ) , }
-216 ) , } 525 PACK
-207 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-208 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
526 )
527 )
-532 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
524 , 532 )
533 )
-535 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
-537 != $end % %= &= ( ) *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 234 * 235 & 236 && 237 MEMBER_OF 368 [
-539 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 535 [
538 >
539 )
540 }
-282 } 542 ,
-285 , }
-288 , }
378 . 379 [ 543 =
-290 . = [
545 IDENTIFIER
-378 ( __device__ __host__ {
226 this 227 * 229 IDENTIFIER 230 TYPE_NAME 549 &
-513 ( , = PACK ] {
-508 , ]
-212 } 15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 218 {
-515 , ]
-150 $end ) , ... : ; = > BODY PACK {
-176 ) 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 400 ...
-139 $end ( ) , ... : ; = > BODY FUNCTION_QUALIFIER PACK [ {
-157 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 558 __restrict__ 559 __volatile__ 560 const 561 volatile
-158 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 558 __restrict__ 559 __volatile__ 560 const 561 volatile
-159 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 558 __restrict__ 559 __volatile__ 560 const 561 volatile
-160 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 558 __restrict__ 559 __volatile__ 560 const 561 volatile
562 )
563 )
-177 )
-178 ) 564 , 565 ...
-181 ) , ...
-183 ) , ... 566 =
567 ]
-147 ]
157 , 568 )
569 )
-338 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-317 , {
-326 , { 571 PACK
572 TYPE_NAME
-322 TYPE_NAME 573 virtual
-323 TYPE_NAME 414 public 415 private 416 protected
-328 : TYPE_NAME virtual
-329 : TYPE_NAME virtual
-330 : TYPE_NAME virtual
-319 , {
-318 , {
577 }
-282 } 579 ,
-366 , }
-368 , } 580 =
581 {
582 }
583 {
584 )
585 )
586 )
587 )
588 )
-311 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-315 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-312 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-313 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-353 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-354 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-472 $end ,
-19 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-491 , {
-493 , { 590 PACK
591 ( 592 {
59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 271 TEMPLATE_HEAD 273 typename
-457 $end , =
-458 $end , =
271 TEMPLATE_HEAD 273 typename
-186 $end ) , ... =
-187 $end ) , ... = 598 PACK
-188 $end ) , ... =
-190 $end ) , ... =
-142 $end & && ) , ... ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 488 [ 599 (
-143 $end & && ) , ... ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 491 [ 493 FUNCTION_QUALIFIER 600 (
-156 $end ) , ... = PACK 234 * 235 & 236 && 237 MEMBER_OF 239 [ 298 IDENTIFIER 460 ( 461 PACK_NAME
-191 $end ) , ... = 604 [ 605 ( 606 FUNCTION_QUALIFIER
-176 ) 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 234 * 235 & 236 && 237 MEMBER_OF 239 [ 298 IDENTIFIER 400 ... 460 ( 461 PACK_NAME
298 IDENTIFIER
59 TYPE_NAME 61 auto 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 134 HOST 135 ; 136 BAD 137 EXTERN_C 140 template 149 namespace 150 using 152 inline 153 TEMPLATE_HEAD 155 static_assert 611 }
-142 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 218 { 488 [ 615 (
-143 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 218 { 491 [ 493 FUNCTION_QUALIFIER 616 (
503 =
15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 214 [ 617 ;
-52 , ;
-37 , : ; = {
-39 , : ; = BODY { 113 __launch_bounds__ 114 __align__ 115 alignas 618 RETURNS 619 & 620 && 621 __forceinline__ 622 __noinline__ 623 __packed__ 624 const 625 volatile 626 noexcept
628 (
488 [ 599 ( 629 )
491 [ 493 FUNCTION_QUALIFIER 600 ( 630 )
631 )
495 [ 496 ( 497 FUNCTION_QUALIFIER 632 )
633 )
-153 $end & && ) , ... : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-154 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 218 { 488 [ 489 (
-155 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 218 { 491 [ 492 ( 493 FUNCTION_QUALIFIER
-151 $end & && ) , ... : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile { 495 [ 496 ( 497 FUNCTION_QUALIFIER
-152 $end & && ) , ... : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-175 , ;
-174 , ;
-176 ) 15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 218 { 400 ...
-172 , ;
-141 $end & && ( ) , ... : ; = BODY FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-173 , ;
-140 $end & && ( ) , ... : ; = BODY FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-56 , ;
643 )
644 }
645 ;
647 ;
-446 , ;
-443 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-439 {
651 ] 652 ,
-29 , ]
-31 , ]
653 , 654 )
581 { 655 ;
-261 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-234 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-211 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
657 FOLD_OPERATOR 658 )
157 , 659 )
15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 150 using 155 static_assert 195 { 279 namespace 660 } 669 BAD 671 ; 673 if 674 switch 675 while 676 do 677 for 678 PRAGMA_UNROLL 679 break 680 continue 681 return 682 goto 683 IDENTIFIER 686 case 687 default 688 asm 689 __asm__
-205 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-206 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-217 ) , }
218 {
-229 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 218 {
691 )
-531 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
692 )
693 }
-533 ( EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-534 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
-538 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
157 , 695 ]
-546 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
696 (
-202 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-287 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-284 }
-281 } 15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 218 { 378 . 379 [
-291 . = [
-292 . = [
699 ]
-525 ( __device__ __host__ {
-502 ] 384 ,
-503 ] 384 ,
-506 , ]
-509 , ]
702 )
703 }
704 ]
705 )
-166 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-161 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-162 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-163 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-164 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-126 $end ( ) , ... : ; = > BODY FUNCTION_QUALIFIER PACK [ {
-169 $end ( ) , ... : ; = > BODY FUNCTION_QUALIFIER PACK [ {
59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 706 ...
-180 )
-168 $end ( ) , ... : ; = > BODY FUNCTION_QUALIFIER PACK [ {
-108 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-109 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 155 static_assert 414 public 415 private 416 protected 709 } 715 ; 716 BAD 720 METHOD 721 TEMPLATE_HEAD 722 using
-327 , {
-320 , PACK {
-324 TYPE_NAME
-325 TYPE_NAME
59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 155 static_assert 414 public 415 private 416 protected 715 ; 716 BAD 720 METHOD 721 TEMPLATE_HEAD 722 using 723 }
59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 155 static_assert 414 public 415 private 416 protected 715 ; 716 BAD 720 METHOD 721 TEMPLATE_HEAD 722 using 724 }
-360 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-365 }
-281 } 229 IDENTIFIER 230 TYPE_NAME
-361 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-110 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-111 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-113 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-112 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-114 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-492 , {
-494 , {
-452 $end ,
-455 $end ,
-463 $end ,
-459 $end , =
-460 $end , =
-189 $end ) , ... =
-149 $end ) , ... =
-154 $end & && ) , ... ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 488 [ 599 (
-155 $end & && ) , ... ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 491 [ 493 FUNCTION_QUALIFIER 600 (
-138 $end ( ) , ... = FUNCTION_QUALIFIER [
733 )
-156 ) 234 * 235 & 236 && 237 MEMBER_OF 239 [ 298 IDENTIFIER 460 ( 461 PACK_NAME
-192 $end ( ) , ... = FUNCTION_QUALIFIER [
59 TYPE_NAME 61 auto 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 134 HOST 135 ; 136 BAD 137 EXTERN_C 140 template 149 namespace 150 using 152 inline 153 TEMPLATE_HEAD 155 static_assert 734 }
-435 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-154 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 218 { 488 [ 615 (
-155 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 218 { 491 [ 493 FUNCTION_QUALIFIER 616 (
-547 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-42 & && , : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-43 & && , : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-44 & && , : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-45 & && , : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-46 & && , : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-47 & && , : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-48 & && , : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-49 & && , : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-50 & && , : ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-121 $end & && ( ) , ... : ; = BODY RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-122 $end & && ( ) , ... : ; = BODY FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-123 $end & && ( ) , ... : ; = BODY FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-124 $end & && ( ) , ... : ; = BODY FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-125 $end & && ( ) , ... : ; = BODY FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
737 ]
738 )
524 , 739 )
740 ]
741 )
524 , 742 )
743 ]
744 )
-38 , : ; = {
745 ;
746 ;
-25 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
747 ;
-441 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
748 ;
-445 , ;
-447 , ; 506 PACK
-26 ( : = {
53 STRING 54 USER_STRING
751 ;
-359 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-260 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-256 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-257 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-377 ! != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BAD CHARACTER EXTERN_C FLOATING FOLD_OPERATOR FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PACK PRAGMA_END PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING [ ] ^ ^= __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { | |= || } ~
-380 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-370 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-371 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-372 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-373 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-374 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-375 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-376 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-382 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-384 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-381 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
157 , 753 ;
754 ( 755 constexpr
756 (
757 (
15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 150 using 155 static_assert 195 { 279 namespace 669 BAD 671 ; 673 if 674 switch 675 while 676 do 677 for 678 PRAGMA_UNROLL 679 break 680 continue 681 return 682 goto 683 IDENTIFIER 686 case 687 default 688 asm 689 __asm__
759 (
-278 PRAGMA_END 15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING
762 ;
763 ;
15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 218 { 764 ;
768 IDENTIFIER
-193 != % %= & && &= ( * *= + ++ += , - -- -= -> ->* . .* / /= ; < << <<= <= = == > >= >> >>= ? [ ^ ^= | |= || 769 :
-424 ( __volatile__ volatile
773 :
-419 ( __volatile__ volatile
-420 ( __volatile__ volatile
-215 ) , }
-230 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-543 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-544 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
774 ]
-540 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= { | |= || }
-286 , }
-289 , }
-293 . = [
-516 { 777 ( 779 __device__ 780 __host__
-510 , ]
-511 , ]
-129 $end ( ) , ... : ; = > BODY FUNCTION_QUALIFIER PACK [ {
-134 $end ( ) , ... : ; = > BODY FUNCTION_QUALIFIER PACK [ {
-179 )
-182 ) , ...
-184 ) , ...
-332 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-339 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-335 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-336 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-337 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
781 :
-341 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-342 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
234 * 235 & 236 && 237 MEMBER_OF 287 ( 298 IDENTIFIER 782 ; 786 :
790 ; 791 ,
-358 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 793 TEMPLATE_HEAD 796 CONSTRUCTOR
59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 155 static_assert 414 public 415 private 416 protected 715 ; 716 BAD 720 METHOD 721 TEMPLATE_HEAD 722 using
-331 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-333 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-367 , }
-369 , }
798 }
799 }
800 )
801 }
802 ]
803 )
-127 $end ( ) , ... = FUNCTION_QUALIFIER [
-15 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-40 , : ; = BODY {
804 )
-131 $end & && ( ) , ... : ; = BODY FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-135 $end & && ( ) , ... : ; = BODY FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-170 , ;
-132 $end & && ( ) , ... : ; = BODY FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-137 $end & && ( ) , ... : ; = BODY FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-171 , ;
-130 $end & && ( ) , ... : ; = BODY FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-136 $end & && ( ) , ... : ; = BODY FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
-23 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-24 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-440 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-36 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-30 , ]
53 STRING 54 USER_STRING 805 )
-35 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
157 , 806 )
-386 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-378 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable namespace new nullptr register reinterpret_cast short signed sizeof static static_assert static_cast struct this thread_local true typedef union unsigned using void volatile wchar_t ~
808 (
-378 ! & ( * + ++ - -- CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
811 while
813 PRAGMA_END
-277 ) PRAGMA_END 157 ,
-407 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-408 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-409 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
814 ;
-411 ; 157 ,
-412 ;
815 ;
-418 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-414 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
816 ( 818 volatile 819 __volatile__
820 : 821 ...
-417 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-541 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= { | |= || }
157 , 822 )
-498 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-526 ( __device__ __host__ {
-518 ( __device__ __host__ {
-519 ( __device__ __host__ {
-340 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-343 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-345 , ;
-41 & && , ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 825 :
-349 , ;
-142 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 218 { 488 [ 599 (
-143 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 218 { 491 [ 493 FUNCTION_QUALIFIER 600 (
-344 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
234 * 235 & 236 && 237 MEMBER_OF 287 ( 298 IDENTIFIER 786 :
-477 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 796 CONSTRUCTOR
831 BODY 832 ; 833 =
234 * 235 & 236 && 237 MEMBER_OF 287 ( 298 IDENTIFIER 835 CONSTRUCTOR
-479 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-362 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-363 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BODY CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-495 , PACK {
-496 , PACK {
-128 $end ( ) , ... = FUNCTION_QUALIFIER [
-133 $end ( ) , ... = FUNCTION_QUALIFIER [
-41 & && : __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile {
838 ;
-258 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union 150 using 155 static_assert 279 namespace 845 ;
855 (
-410 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-413 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-425 ( __volatile__ volatile
-421 ( __volatile__ volatile
-422 ( __volatile__ volatile
-415 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-195 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
865 )
-347 , ; 113 __launch_bounds__ 114 __align__ 115 alignas 619 & 620 && 621 __forceinline__ 622 __noinline__ 623 __packed__ 624 const 625 volatile 626 noexcept 866 =
-351 , ;
-154 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 218 { 488 [ 599 (
-155 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile 218 { 491 [ 493 FUNCTION_QUALIFIER 600 (
-346 , ;
-478 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-480 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-481 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
868 default 869 delete
-41 & && ; = BODY RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile
872 (
-485 : { 113 __launch_bounds__ 114 __align__ 115 alignas 619 & 620 && 621 __forceinline__ 622 __noinline__ 623 __packed__ 624 const 625 volatile 626 noexcept
-34 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
873 )
-392 )
-394 ) 157 , 875 ;
-51 , ; 876 =
-383 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
-405 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
878 )
879 )
-394 ) 157 ,
-51 , 880 =
300 ,
-396 ; 15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING 59 TYPE_NAME 61 auto 62 EXTERN_C 66 __constant__ 67 __device__ 68 __extension__ 69 __forceinline__ 70 __global__ 71 __grid_constant__ 72 __host__ 73 __inline__ 74 __int128 75 __managed__ 76 __noinline__ 77 __packed__ 78 __restrict__ 79 __shared__ 80 __thread 81 __volatile__ 82 bool 83 char 84 char16_t 85 char32_t 86 const 87 constexpr 88 double 89 explicit 90 extern 91 float 92 friend 93 inline 94 int 95 long 96 mutable 97 register 98 short 99 signed 100 static 101 thread_local 102 typedef 103 unsigned 104 void 105 volatile 106 wchar_t 107 decltype 113 __launch_bounds__ 114 __align__ 115 alignas 117 enum 118 class 119 struct 120 union
885 :
157 , 875 ;
-403 : 301 ( 302 { 303 =
-404 : -51 , ; 282 =
-406 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-426 ) : 53 STRING 54 USER_STRING
887 :
-527 RETURNS __device__ __host__ constexpr mutable noexcept {
-350 , ;
890 ;
891 ;
-484 ; = BODY
892 (
-393 )
-385 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
896 )
157 , 899 )
900 ;
-395 ; 157 ,
-51 , 901 =
903 ) 904 :
-416 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-529 { 907 RETURNS 908 mutable 909 constexpr 910 noexcept 911 __device__ 912 __host__
-348 , ;
-482 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-483 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
914 )
-388 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 915 else
-398 ) -52 , ;
-391 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-399 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
917 ;
-278 ) 15 & 16 + 17 - 18 * 20 ( 22 ++ 23 -- 26 sizeof 27 new 28 delete 30 IDENTIFIER 31 ! 32 ~ 33 alignof 35 this 39 LAMBDA 40 static_cast 41 reinterpret_cast 42 const_cast 43 dynamic_cast 44 FUNCTIONAL 45 INTEGER 46 FLOATING 47 CHARACTER 48 USER_LITERAL 49 true 50 false 51 nullptr 53 STRING 54 USER_STRING
157 , 920 )
921 ;
-428 ) : 53 STRING 54 USER_STRING 926 [
-517 {
-528 RETURNS __device__ __host__ constexpr mutable noexcept {
-520 RETURNS __device__ __host__ constexpr mutable noexcept {
-521 RETURNS __device__ __host__ constexpr mutable noexcept {
-522 RETURNS __device__ __host__ constexpr mutable noexcept {
-523 RETURNS __device__ __host__ constexpr mutable noexcept {
-524 RETURNS __device__ __host__ constexpr mutable noexcept {
928 )
-41 & && ; = BODY __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept volatile
-390 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 931 else
-400 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
932 )
-397 ; -52 ,
-423 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-427 ) :
-429 ) : 934 ,
-430 ) , :
-432 ) , : 53 STRING 54 USER_STRING 935 (
936 IDENTIFIER
-530 {
-488 ; = BODY 113 __launch_bounds__ 114 __align__ 115 alignas 619 & 620 && 621 __forceinline__ 622 __noinline__ 623 __packed__ 624 const 625 volatile 626 noexcept
-387 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-402 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
53 STRING 54 USER_STRING 926 [
942 ]
-486 ; = BODY 113 __launch_bounds__ 114 __align__ 115 alignas 619 & 620 && 621 __forceinline__ 622 __noinline__ 623 __packed__ 624 const 625 volatile 626 noexcept
-389 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-401 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-431 ) , :
157 , 943 )
-433 ) , :
53 STRING 54 USER_STRING 945 (
157 , 947 )
-434 ) , :
""".splitlines()
STATES = [
 0, 1, 2, 3, 4, 5, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 21,
 3, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68,
 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 6, 139,
 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 3, 153, 154, 3, 3, 3, 3, 3, 3, 3, 3,
 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166,
 167, 168, 169, 170, 3, 171, 172, 173, 174, 175, 176, 19, 177, 178, 179, 19, 180, 181, 182, 183, 184, 185, 186, 4,
 171, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 204, 204, 204, 205, 206,
 207, 208, 209, 210, 209, 210, 209, 210, 211, 4, 211, 4, 171, 212, 212, 213, 214, 215, 215, 216, 217, 218, 219, 220,
 215, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 215, 235, 236, 237, 238, 239, 240, 241, 242,
 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 242, 3, 3, 153, 255, 215, 256, 257, 258, 259, 260, 261,
 262, 215, 3, 4, 263, 264, 265, 266, 267, 3, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281,
 282, 283, 284, 285, 286, 287, 153, 288, 289, 3, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 215, 182, 4,
 301, 171, 188, 302, 303, 304, 305, 306, 3, 3, 307, 308, 309, 310, 311, 312, 313, 314, 315, 3, 316, 317, 317, 318,
 317, 319, 153, 171, 320, 321, 322, 206, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338,
 339, 340, 341, 342, 343, 344, 345, 346, 347, 339, 348, 339, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360,
 361, 362, 363, 364, 365, 366, 367, 368, 369, 215, 370, 371, 372, 373, 4, 3, 374, 375, 215, 376, 377, 378, 379, 380,
 381, 382, 383, 384, 385, 386, 231, 387, 244, 388, 389, 242, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 242,
 242, 401, 402, 403, 404, 405, 406, 407, 206, 408, 409, 206, 408, 410, 411, 206, 323, 412, 240, 413, 414, 415, 416, 215,
 417, 4, 418, 419, 215, 420, 421, 422, 423, 424, 425, 3, 426, 427, 428, 429, 430, 431, 432, 433, 153, 434, 435, 436,
 437, 438, 439, 440, 441, 442, 443, 3, 444, 445, 446, 447, 448, 449, 450, 153, 451, 452, 453, 454, 455, 215, 456, 457,
 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 153, 472, 473, 474, 475, 476, 477, 478, 479, 480,
 481, 482, 483, 484, 3, 211, 485, 211, 486, 487, 488, 489, 490, 491, 492, 171, 320, 493, 494, 495, 496, 497, 498, 323,
 323, 499, 500, 501, 206, 323, 502, 503, 504, 505, 506, 507, 242, 508, 509, 408, 408, 510, 4, 511, 512, 513, 514, 515,
 516, 517, 518, 519, 323, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538,
 539, 540, 541, 542, 215, 543, 544, 545, 546, 3, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560,
 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 565, 573, 3, 574, 575, 576, 577, 578, 579, 580, 581, 582,
 3, 583, 584, 585, 219, 586, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604,
 605, 606, 215, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627,
 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 638, 640, 641, 638, 642, 643, 644, 645, 646, 647, 648, 649,
 650, 651, 652, 653, 654, 655, 656, 657, 658, 323, 659, 660, 661, 662, 663, 664, 665, 666, 3, 667, 668, 242, 669, 670,
 671, 672, 673, 674, 241, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 638, 685, 216, 686, 685, 565, 687, 688,
 543, 689, 690, 691, 692, 3, 693, 694, 695, 3, 696, 697, 698, 699, 700, 701, 702, 703, 704, 241, 705, 706, 707, 708,
 709, 216, 710, 711, 712, 713, 233, 140, 685, 714, 715, 716, 717, 242, 718, 3, 719, 720, 721, 722, 723, 233, 724, 725,
 726, 727, 153, 728, 729, 730, 731, 732, 323, 565, 733, 734, 237, 735, 565, 565, 153, 736, 737, 738, 739, 3, 740, 741,
 742, 743, 744, 745, 323, 746, 747, 748, 565, 749, 750, 751, 752, 153, 753, 754, 755, 756, 757, 4, 758, 759, 760, 761,
 762, 763, 764, 565, 765, 766, 767, 768, 565, 769, 770, 771, 772, 773, 774, 775, 764, 776, 777, 565, 565, 778, 779, 3,
 780, 781, 782, 783, 784, 785, 543, 786, 787, 3, 788, 789,
]
DEFAULTS = [
 0, 0, -8, 0, 0, 0, 0, -20, -448, 0, 0, -275, -262, 0, -235, -224, -219, -220, -223, -233, 0, 0, 0, 0,
 0, 0, 0, 0, 0, -204, -193, -221, -222, -232, 0, -201, 0, -294, 0, 0, -196, -197, -198, -199, -200, -296, -297, -298,
 -299, -301, -302, -303, -295, -304, -305, -3, 0, 0, -58, -60, -61, -62, -63, -64, -65, -66, -67, -68, -69, -70, -71, -72,
 -73, -74, -75, -76, -77, -78, -79, -80, -81, -82, -83, -84, -85, -86, -87, -88, -89, -90, -91, -92, -93, -94, -95, -96,
 -97, -98, -99, -100, -101, -102, -103, -104, -105, -106, -107, 0, 0, 0, 0, 0, 0, 0, 0, 0, -314, 0, -309, -307,
 -308, -4, 0, -471, 0, 0, 0, -5, -6, 0, 0, -9, -10, -11, -12, -13, -14, 0, 0, -464, 0, 0, -20, 0,
 0, 0, -32, -33, -357, 0, 0, -442, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -263, -264, -265, -266, -267, -268, -269, -270, -271, -272, -273, 0,
 0, 0, 0, -378, 0, 0, 0, 0, -209, -210, -225, 0, -226, -227, -228, 0, 0, 0, 0, 0, 0, -545, 0, 0,
 0, -203, 0, -306, 0, 0, 0, 0, -505, 0, -514, 0, -512, -118, -119, -116, 0, 0, -165, -165, -165, -165, 0, 0,
 -59, 0, -334, 0, -334, 0, -334, 0, 0, 0, 0, 0, 0, 0, 0, 0, -352, 0, 0, 0, -475, -476, 0, 0,
 0, -7, 0, -451, 0, 0, 0, -461, 0, -453, -16, -8, -468, 0, 0, 0, 0, -17, 0, -18, -21, -41, -487, 0,
 -55, 0, 0, 0, -144, 0, -146, -53, -54, -120, -117, -22, 0, 0, 0, 0, 0, 0, 0, 0, -444, 0, -465, -466,
 -467, 0, 0, 0, -276, -274, -279, -280, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, -254, -255, 0, -194, 0, 0, -497, -379, 0, 0, 0, -214, 0, -207, -208, 0, 0, 0, 0, 0,
 -532, 0, 0, 0, 0, -535, 0, 0, 0, 0, 0, 0, 0, 0, -285, -288, 0, -290, 0, 0, -378, 0, 0, -513,
 0, -508, 0, 0, 0, -515, -150, 0, 0, -139, 0, 0, 0, 0, 0, 0, -177, 0, -181, 0, 0, -147, 0, 0,
 -338, -317, 0, 0, 0, 0, -328, -329, -330, -338, -319, -338, -318, 0, 0, -366, 0, 0, 0, 0, 0, 0, 0, 0,
 0, -311, -315, -312, -313, -353, -354, -472, -19, 0, -491, 0, 0, 0, 0, 0, -457, -458, 0, 0, -186, 0, -188, -190,
 0, 0, 0, 0, 0, 0, -8, 0, 0, 0, 0, 0, 0, 0, -52, -37, 0, 0, 0, 0, 0, 0, 0, 0,
 0, -153, 0, 0, 0, -152, -175, -174, 0, 0, -172, 0, 0, -141, -173, 0, 0, -140, -41, -56, 0, 0, 0, 0,
 0, 0, -446, -443, 0, -439, 0, -29, -31, 0, 0, 0, -261, -234, -211, 0, 0, 0, -205, -206, 0, -217, 0, 0,
 0, -531, 0, 0, -533, -534, -538, 0, 0, -546, 0, -202, -287, -284, 0, 0, -291, -292, 0, -525, 0, 0, 0, -506,
 -509, 0, 0, 0, 0, -166, -161, -162, -163, -164, -126, -169, 0, -180, 0, -168, -108, -109, 0, -327, -320, -324, -325, 0,
 0, -360, -365, 0, 0, 0, -361, 0, -110, -111, -113, -112, -114, -492, -494, 0, 0, -452, -455, -463, -459, -460, -189, 0,
 0, -149, 0, 0, 0, 0, -138, 0, 0, -192, 0, -435, 0, 0, 0, 0, 0, -547, 0, -42, -43, -44, -45, -46,
 -47, -48, -49, -50, 0, -121, -122, -123, -124, -125, 0, 0, 0, 0, 0, 0, 0, 0, -38, 0, 0, -25, 0, -441,
 0, -445, 0, -26, 0, 0, 0, -359, -260, 0, -256, -257, -377, -380, -370, -371, -372, -373, -374, -375, -376, -382, -384, -381,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -424, 0, 0, -419, -420, -215, -230, -543, -544, 0, -540,
 0, -286, -289, -293, 0, 0, -510, -511, -129, -134, -179, -182, -184, -332, -339, -335, -336, -337, 0, -341, -342, 0, 0, -358,
 0, 0, 0, -331, -333, -367, -369, 0, 0, 0, 0, 0, 0, -127, -15, -40, 0, -131, -135, -170, -132, -137, -171, -130,
 -136, -23, -24, -440, -36, -30, 0, -35, 0, -386, -378, 0, -378, -378, 0, -378, 0, 0, -407, -408, -409, 0, 0, -412,
 0, -418, -414, 0, 0, -417, -541, 0, -498, 0, -526, -518, -519, -340, -343, -345, 0, -349, 0, 0, 0, 0, -344, 0,
 -477, 0, 0, 0, -487, -479, -362, -363, -495, -496, -128, -133, -41, 0, -258, 0, -378, 0, 0, 0, 0, 0, -410, -413,
 0, -425, -421, -422, -415, 0, -195, 0, 0, 0, -351, 0, 0, -346, -478, -480, -481, 0, -41, -487, 0, 0, -34, 0,
 -392, 0, 0, 0, -383, -405, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -406, 0,
 0, -527, 0, -350, 0, 0, -484, 0, 0, 0, -393, -385, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -416,
 0, -348, -482, -483, 0, 0, 0, 0, 0, -391, -399, 0, 0, 0, 0, 0, 0, -517, -528, 0, -520, -521, -522, -523,
 -524, 0, -41, 0, 0, -400, 0, 0, 0, -423, -427, 0, -430, 0, 0, -530, -41, 0, -387, 0, 0, -402, 0, 0,
 0, 0, -389, -401, -431, 0, 0, -433, 0, 0, 0, -434,
]
GOTO = """\
1 start

9 externals
10 expression 11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string
55 type_id 56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 121 template_args 122 template_arg_list 123 template_arg 124 type_id 125 conditional 126 binary
56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 127 type_id
128 function_body 129 function_scope
130 template_scope
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 131 external 132 function 133 declaration 138 namespace_head 139 template_declaration 141 named 142 constructor 143 specs 144 initialized 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head
158 assigns
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 191 type_id 192 expression 194 compound
21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 202 unary
21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 204 unary
19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 205 cast
21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 206 unary
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 209 new_placement 210 new_type 212 specs
19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 213 cast
217 braces
219 one_string
220 captures 223 capture_list 224 capture 225 simple_capture 228 any_name
231 abstract 232 indirection 233 direct_abstract
60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 240 specifier
255 record_attributes
256 any_name
262 mem_inits 263 mem_init_list
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 265 template_params 266 template_param_list 267 template_param 268 type_param 269 plain_parameter 270 type_param_word 272 specs
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 276 declaration 277 specs 278 initialized 280 named
129 function_scope 281 function_body
129 function_scope 283 function_body
285 declarator 288 init_declarator 289 indirection 290 plain_direct 291 object_direct 292 object_pointer 293 function_direct 294 function_pointer 295 called_declarator 296 braced_declarator 297 name
304 any_name
306 any_name 307 using_names 308 using_name
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 141 named 142 constructor 143 specs 144 initialized 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 310 function 311 declaration 312 template_declaration
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 316 assignment
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 317 initializer 318 assignment 319 braces
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 320 expression
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 322 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 323 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 324 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 325 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 326 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 327 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 328 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 329 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 330 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 331 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 332 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 333 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 334 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 335 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 336 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 337 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 338 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 339 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 340 binary
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 341 binary
347 block
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 348 expression
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 349 arguments 350 argument_list 351 argument 352 initializer
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 192 expression 194 compound 355 type_id
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 192 expression 194 compound 356 type_id
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 212 specs 358 new_type
360 new_initializer
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 318 assignment 319 braces 351 argument 352 initializer 363 argument_list 364 type_id
365 new_declarator 366 indirection 367 new_array
56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 370 type_id
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 350 argument_list 351 argument 352 initializer 371 arguments
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 352 initializer 372 initializer_list 373 initializers 374 initializer_item 375 argument 376 designators 377 designator
383 any_name
232 indirection 233 direct_abstract 390 abstract
394 qualifiers
395 qualifiers
396 qualifiers
397 qualifiers
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 232 indirection 233 direct_abstract 272 specs 398 abstract 399 parameters 401 parameter_list 402 parameter 403 plain_parameter
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 404 conditional_opt 405 conditional
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 406 expression
408 record_scope
409 base_item 410 base 411 base_words 412 access
417 record_scope
410 base 411 base_words 412 access 418 base_item
419 record_scope
410 base 411 base_words 412 access 420 base_item
421 enum_body 422 enumerators 423 enumerator 424 any_name
56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 425 type_id
422 enumerators 423 enumerator 424 any_name 426 enum_body
56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 427 type_id
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 350 argument_list 351 argument 352 initializer 428 arguments
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 318 assignment 319 braces 350 argument_list 351 argument 352 initializer 429 arguments 430 type_id
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 318 assignment 319 braces 350 argument_list 351 argument 352 initializer 431 arguments 432 type_id
433 any_name 434 record_attribute 435 argued
437 any_name
438 any_name
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 124 type_id 125 conditional 126 binary 439 template_arg
440 compound
442 mem_init_item 443 mem_init 444 any_name
448 any_name
451 template_scope_end
233 direct_abstract 292 object_pointer 293 function_direct 294 function_pointer 297 name 452 declarator 453 abstract 454 pack_declarator 456 plain_direct 457 object_direct 458 indirection 459 direct_pack
462 linkage
463 externals
285 declarator 288 init_declarator 292 object_pointer 293 function_direct 294 function_pointer 295 called_declarator 296 braced_declarator 297 name 464 indirection 465 plain_direct 466 object_direct
468 any_name
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 470 initializer
471 ending 472 trailing
473 class_scope
297 name 474 plain_direct 475 object_direct 476 object_pointer 477 function_direct 478 function_pointer 479 indirection
297 name 480 indirection 481 object_pointer 482 plain_direct 483 object_direct 484 function_direct 485 function_pointer 486 called_declarator 487 braced_declarator
490 braces
494 braces
290 plain_direct 291 object_direct 292 object_pointer 293 function_direct 294 function_pointer 295 called_declarator 296 braced_declarator 297 name 480 indirection 498 declarator 499 init_declarator
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 500 assignment
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 501 assignment
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 502 initializer
504 any_name
509 any_name
510 bound_names 511 bound_name 512 any_name
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 513 conditional
56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 514 type_id
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 516 assignment
19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 517 cast 518 braces
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 520 expression
521 statements
528 any_name
529 new_initializer
56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 364 type_id
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 350 argument_list 351 argument 352 initializer 530 arguments
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 352 initializer 373 initializers 374 initializer_item 375 argument 376 designators 377 designator 531 initializer_list
366 indirection 367 new_array 534 new_declarator
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 536 expression
19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 537 cast
541 comma_opt
544 designator
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 546 conditional
547 block
224 capture 225 simple_capture 228 any_name 548 capture_list
224 capture 225 simple_capture 228 any_name 550 capture_list
225 simple_capture 228 any_name 551 capture
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 552 initializer
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 350 argument_list 351 argument 352 initializer 553 arguments
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 350 argument_list 351 argument 352 initializer 554 arguments
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 405 conditional 555 conditional_opt
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 272 specs 401 parameter_list 402 parameter 403 plain_parameter 556 parameters
557 qualifier
570 members
574 access
575 members
576 members
578 comma_opt
443 mem_init 444 any_name 589 mem_init_item
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 268 type_param 269 plain_parameter 270 type_param_word 272 specs 593 template_param
56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 594 type_id
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 595 conditional
596 any_name
270 type_param_word 597 type_param
233 direct_abstract 297 name 390 abstract 458 indirection 459 direct_pack 481 object_pointer 484 function_direct 485 function_pointer 601 pack_declarator 602 plain_direct 603 object_direct
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 233 direct_abstract 272 specs 297 name 398 abstract 399 parameters 401 parameter_list 402 parameter 403 plain_parameter 459 direct_pack 474 plain_direct 475 object_direct 476 object_pointer 477 function_direct 478 function_pointer 607 pack_declarator 608 indirection
609 name
610 externals
297 name 481 object_pointer 484 function_direct 485 function_pointer 486 called_declarator 487 braced_declarator 612 indirection 613 plain_direct 614 object_direct
292 object_pointer 293 function_direct 294 function_pointer 295 called_declarator 296 braced_declarator 297 name 465 plain_direct 466 object_direct 498 declarator 499 init_declarator 612 indirection
627 argued
297 name 479 indirection 481 object_pointer 484 function_direct 485 function_pointer 602 plain_direct 603 object_direct
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 405 conditional 634 conditional_opt
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 272 specs 318 assignment 319 braces 351 argument 352 initializer 401 parameter_list 402 parameter 403 plain_parameter 635 parameters 636 argument_list
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 405 conditional 637 conditional_opt
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 272 specs 318 assignment 319 braces 351 argument 352 initializer 401 parameter_list 402 parameter 403 plain_parameter 638 parameters 639 argument_list
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 405 conditional 640 conditional_opt
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 272 specs 401 parameter_list 402 parameter 403 plain_parameter 641 parameters
472 trailing 642 ending
646 any_name
56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 648 type_id
649 using_name 650 any_name
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 656 assignment
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 277 specs 278 initialized 280 named 661 statement 662 compound 663 expression_statement 664 selection 665 loop 666 jump 667 labeled 668 asm_statement 670 declaration 672 expression 684 label 685 asm_word
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 352 initializer 690 argument
518 braces
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 694 conditional
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 352 initializer 375 argument 376 designators 377 designator 697 initializer_item
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 698 initializer
700 lambda_head 701 lambda_attributes
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 272 specs 403 plain_parameter 707 parameter
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 708 initializer
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 156 enum_head 710 member 711 using_declaration 712 assertion 713 alias 714 access 717 specs 718 fields 719 opaque
424 any_name 725 enumerator
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 726 conditional
422 enumerators 423 enumerator 424 any_name 727 enum_body
422 enumerators 423 enumerator 424 any_name 728 enum_body
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 350 argument_list 351 argument 352 initializer 729 arguments
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 350 argument_list 351 argument 352 initializer 730 arguments
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 272 specs 401 parameter_list 402 parameter 403 plain_parameter 635 parameters
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 272 specs 401 parameter_list 402 parameter 403 plain_parameter 638 parameters
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 405 conditional 731 conditional_opt
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 272 specs 401 parameter_list 402 parameter 403 plain_parameter 732 parameters
233 direct_abstract 297 name 390 abstract 459 direct_pack 481 object_pointer 484 function_direct 485 function_pointer 601 pack_declarator 602 plain_direct 603 object_direct 608 indirection
56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 735 type_id
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 272 specs 401 parameter_list 402 parameter 403 plain_parameter 736 parameters
512 any_name 749 bound_name
52 one_string 750 strings
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 752 expression
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 277 specs 278 initialized 280 named 662 compound 663 expression_statement 664 selection 665 loop 666 jump 667 labeled 668 asm_statement 670 declaration 672 expression 684 label 685 asm_word 758 statement
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 760 expression_opt 761 expression
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 765 initializer_value 766 expression 767 braces
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 277 specs 278 initialized 280 named 662 compound 663 expression_statement 664 selection 665 loop 666 jump 667 labeled 668 asm_statement 670 declaration 672 expression 684 label 685 asm_word 770 statement
771 asm_volatile
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 772 conditional
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 775 expression
776 compound
778 lambda_attribute
292 object_pointer 293 function_direct 294 function_pointer 297 name 783 field 784 declarator 785 braced_declarator 787 plain_direct 788 object_direct 789 indirection
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 792 method 794 method_head 795 specs
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 156 enum_head 711 using_declaration 712 assertion 713 alias 714 access 717 specs 718 fields 719 opaque 797 member
807 block
809 block
810 block
812 block
817 asm_qualifier
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 272 specs 401 parameter_list 402 parameter 403 plain_parameter 823 parameters
824 trailing
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 826 conditional
297 name 481 object_pointer 484 function_direct 485 function_pointer 487 braced_declarator 789 indirection 827 plain_direct 828 object_direct
292 object_pointer 293 function_direct 294 function_pointer 297 name 784 declarator 785 braced_declarator 787 plain_direct 788 object_direct 789 indirection 829 field
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 794 method_head 795 specs 830 method
292 object_pointer 293 function_direct 294 function_pointer 297 name 456 plain_direct 457 object_direct 479 indirection 834 declarator
836 class_scope
837 trailing
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 839 condition 840 test 841 for_init 842 expression 843 named 844 declaration 846 specs 847 initialized
848 block
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 840 test 841 for_init 842 expression 843 named 844 declaration 846 specs 847 initialized 849 condition
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 850 test 851 expression 852 named 853 specs 854 initialized
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 144 initialized 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 844 declaration 856 for_init 857 ranged 858 expression 859 binding 860 named 861 specs
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 277 specs 278 initialized 280 named 662 compound 663 expression_statement 664 selection 665 loop 666 jump 667 labeled 668 asm_statement 670 declaration 672 expression 684 label 685 asm_word 862 statement
52 one_string 863 strings
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 864 conditional
14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 126 binary 867 conditional
472 trailing 870 ending
871 class_scope
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 851 expression 852 named 853 specs 854 initialized 874 test
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 840 test 841 for_init 842 expression 843 named 844 declaration 846 specs 847 initialized 877 condition
285 declarator 288 init_declarator 290 plain_direct 291 object_direct 292 object_pointer 293 function_direct 294 function_pointer 295 called_declarator 296 braced_declarator 297 name 480 indirection
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 881 expression
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 853 specs 854 initialized 882 for_test 883 expression 884 named
219 one_string 886 asm_operands
888 lambda_words
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 889 initializer
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 272 specs 401 parameter_list 402 parameter 403 plain_parameter 893 parameters
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 277 specs 278 initialized 280 named 662 compound 663 expression_statement 664 selection 665 loop 666 jump 667 labeled 668 asm_statement 670 declaration 672 expression 684 label 685 asm_word 894 statement
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 895 initializer
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 277 specs 278 initialized 280 named 662 compound 663 expression_statement 664 selection 665 loop 666 jump 667 labeled 668 asm_statement 670 declaration 672 expression 684 label 685 asm_word 897 statement
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 277 specs 278 initialized 280 named 662 compound 663 expression_statement 664 selection 665 loop 666 jump 667 labeled 668 asm_statement 670 declaration 672 expression 684 label 685 asm_word 898 statement
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 902 expression
905 lambda_result 906 lambda_word
57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 272 specs 401 parameter_list 402 parameter 403 plain_parameter 913 parameters
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 277 specs 278 initialized 280 named 662 compound 663 expression_statement 664 selection 665 loop 666 jump 667 labeled 668 asm_statement 670 declaration 672 expression 684 label 685 asm_word 916 statement
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 761 expression 918 expression_opt
12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 318 assignment 319 braces 919 initializer
52 one_string 922 asm_list 923 asm_items 924 asm_item 925 strings
56 specs 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 111 enum_head 112 anonymous_enum 116 key 927 type_id
929 trailing
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 277 specs 278 initialized 280 named 662 compound 663 expression_statement 664 selection 665 loop 666 jump 667 labeled 668 asm_statement 670 declaration 672 expression 684 label 685 asm_word 930 statement
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 277 specs 278 initialized 280 named 662 compound 663 expression_statement 664 selection 665 loop 666 jump 667 labeled 668 asm_statement 670 declaration 672 expression 684 label 685 asm_word 933 statement
937 trailing
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 277 specs 278 initialized 280 named 662 compound 663 expression_statement 664 selection 665 loop 666 jump 667 labeled 668 asm_statement 670 declaration 672 expression 684 label 685 asm_word 938 statement
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 57 specifiers 58 specifier 60 decltype_id 63 record 64 enumeration 65 argued 108 record_head 109 derived_head 110 anonymous_head 112 anonymous_enum 116 key 145 binding 146 assertion 147 alias 148 opaque 151 using_declaration 154 bound_specs 156 enum_head 277 specs 278 initialized 280 named 662 compound 663 expression_statement 664 selection 665 loop 666 jump 667 labeled 668 asm_statement 670 declaration 672 expression 684 label 685 asm_word 939 statement
52 one_string 925 strings 940 asm_item
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 941 expression
52 one_string 944 strings
11 assignment 12 conditional 13 binary 14 cast 19 unary 21 postfix 24 sign 25 size_word 29 primary 34 cast_word 36 functional_type 37 literal 38 strings 52 one_string 946 expression
""".splitlines()
GOTO_STATES = [
 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 1, 1, 10, 1, 1, 1, 1, 1, 1, 11, 1, 12, 13,
 14, 15, 1, 16, 17, 1, 1, 1, 1, 1, 1, 1, 18, 1, 19, 20, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 21, 22, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 23, 24, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 26, 1, 1, 1, 1, 1, 1, 1, 1, 1, 27, 28, 29, 30,
 1, 1, 1, 1, 1, 31, 32, 1, 1, 33, 1, 1, 1, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 57, 58, 59, 1, 1, 1, 1, 1, 60, 1, 1, 1, 61, 1, 62, 63, 64, 65, 1, 1, 66,
 67, 1, 68, 1, 1, 1, 69, 1, 1, 1, 1, 1, 1, 1, 1, 1, 70, 1, 71, 72, 73, 74, 75, 76,
 1, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 1, 92, 93, 94, 1, 1, 95, 1,
 96, 1, 1, 1, 1, 1, 97, 98, 99, 1, 100, 101, 1, 102, 1, 103, 1, 1, 104, 1, 1, 105, 106, 107,
 1, 108, 109, 110, 1, 1, 1, 1, 1, 1, 1, 1, 111, 112, 113, 114, 1, 115, 1, 1, 1, 116, 1, 1,
 1, 117, 118, 119, 1, 1, 1, 1, 1, 120, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 121, 1, 1, 122, 1, 123, 1, 1, 1, 1, 1, 1, 1, 1, 1, 124, 125, 126,
 1, 127, 128, 1, 1, 1, 129, 1, 130, 131, 1, 1, 1, 132, 1, 1, 133, 1, 1, 134, 135, 136, 137, 1,
 138, 1, 139, 140, 141, 1, 1, 142, 143, 1, 144, 144, 144, 144, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 145, 1, 1, 1, 1, 146, 1, 1, 1, 147, 1, 148, 1, 1, 149, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 150, 1, 1, 1, 151, 152, 153, 1, 1, 154, 155, 1, 1, 1, 1,
 1, 1, 156, 1, 157, 158, 159, 9, 160, 109, 110, 161, 1, 17, 1, 1, 162, 1, 1, 1, 1, 1, 1, 163,
 108, 1, 109, 110, 1, 1, 1, 1, 164, 165, 1, 166, 167, 1, 1, 168, 169, 1, 170, 1, 1, 1, 1, 171,
 1, 172, 1, 1, 173, 1, 1, 1, 1, 1, 1, 174, 1, 1, 1, 1, 1, 175, 1, 1, 176, 1, 177, 177,
 1, 1, 1, 1, 1, 1, 1, 178, 1, 1, 1, 1, 1, 1, 179, 180, 1, 1, 1, 181, 1, 69, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 182, 1, 183, 1, 1, 1, 184, 1, 1, 1, 1, 184,
 184, 1, 1, 185, 186, 187, 1, 188, 1, 1, 1, 1, 1, 1, 1, 189, 190, 1, 1, 1, 1, 1, 1, 191,
 192, 1, 1, 1, 193, 194, 1, 1, 195, 1, 9, 1, 160, 109, 110, 165, 167, 1, 196, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 197, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 198, 199, 1, 1, 1, 200, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 201, 1, 202, 1, 1, 203, 1, 1, 204, 205, 206, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 207, 1, 1, 1, 208, 209, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 210, 1, 1,
 211, 212, 32, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 19, 1, 1, 1, 213, 1, 214, 215, 1, 216, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 217, 1, 1, 1, 1, 1, 218, 1, 1, 1, 1, 1, 1, 219, 1, 220, 109, 110, 221, 1, 222,
 1, 223, 1, 224, 225, 1, 1, 1, 1, 1, 1, 1, 226, 1, 1, 227, 228, 229, 230, 1, 231, 232, 1, 1,
 233, 1, 1, 1, 1, 234, 1, 1, 162, 235, 1, 109, 110, 1, 1, 1, 1, 1, 236, 237, 1, 162, 1, 1,
 1, 238, 1, 1, 1, 1, 30, 1, 239, 1, 1, 1, 1, 240, 1, 241, 242, 1, 1, 1, 1, 30, 1, 243,
 1, 244, 245, 1, 1, 1, 1, 1, 246, 247, 1, 1, 248, 1, 249, 250, 248, 1, 1, 1, 1, 251, 1, 1,
 252, 1, 1, 1, 253, 1, 1, 1, 254, 1, 1, 1, 255, 256, 1, 1, 257, 1, 1, 258, 1, 1, 1, 1,
 1, 1, 259, 260, 1, 1, 1, 1, 261, 1, 1, 1, 1, 19, 1, 1, 262, 162, 1, 263, 264, 1, 265, 266,
 1, 162, 1, 1, 1, 1, 267, 1, 19, 268, 1, 1,
]
