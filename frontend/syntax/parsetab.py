"""The parser's tables. Made by `python -m minicc.frontend.syntax.tables`; do not edit."""

# ruff: noqa
FINGERPRINT = 4117614028
LEFT = """\
S' start start start start start start externals externals external external external
external external external linkage function function function_scope declaration declaration declaration declaration declaration
binding bound_specs bound_specs bound_names bound_names declaration declaration assertion assertion alias named named
ending ending trailing trailing trailing trailing trailing trailing trailing trailing trailing initialized
initialized init_declarator init_declarator initialized initialized specs specifiers specifiers specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier specifier
specifier specifier specifier specifier specifier specifier specifier specifier decltype_id decltype_id argued argued
argued argued argued type_id type_id name any_name any_name plain_direct direct_pack direct_abstract function_direct
function_direct object_direct object_direct plain_direct direct_pack direct_abstract function_direct object_direct object_direct direct_pack direct_abstract function_direct
function_direct object_direct direct_pack direct_abstract function_direct object_direct declarator declarator declarator declarator declarator conditional_opt
conditional_opt pack_declarator abstract function_pointer function_pointer object_pointer object_pointer object_pointer indirection indirection indirection indirection
qualifiers qualifiers qualifiers qualifiers qualifiers abstract abstract direct_abstract direct_abstract called_declarator called_declarator braced_declarator
braced_declarator braced_declarator called_declarator parameters parameters parameters parameters parameters parameter_list parameter_list parameter parameter
plain_parameter plain_parameter plain_parameter plain_parameter plain_parameter plain_parameter pack_declarator direct_pack primary primary primary cast_word
cast_word cast_word cast_word functional_type primary primary primary postfix postfix postfix postfix postfix
postfix postfix postfix arguments arguments argument argument argument_list argument_list unary sign sign
sign sign sign sign unary unary unary unary unary unary size_word size_word
cast cast binary binary binary binary binary binary binary binary binary binary
binary binary binary binary binary binary binary binary binary binary binary primary
primary primary conditional conditional conditional assignment assigns assigns assigns assigns assigns assigns
assigns assigns assigns assigns assigns assignment expression expression expression_opt expression_opt initializer initializer
comma_opt comma_opt initializer_list initializer_list braces initializers initializers initializer_item initializer_item designators designators designator
designator primary strings literal literal literal literal primary literal literal literal one_string
one_string strings key key key record_head record_attributes record_attributes record_attributes record anonymous_head derived_head
derived_head derived_head base base_words base_words base_words base_words base_words base_item base_item access access
access record record record record_scope member member member members members member member
member member member fields fields field field field field field enum_head enum_head
enum_head anonymous_enum enumeration declaration member opaque enumeration enumeration enumeration enumeration enum_body enum_body
enumerators enumerators enumerator enumerator statement statement statement statement statement statement statement compound
block statements statements expression_statement statement for_init statement for_init expression_statement selection selection selection
selection selection condition condition test for_test for_test for_test test loop loop loop
loop ranged ranged for_init loop jump jump jump jump initializer_value initializer_value jump
labeled label label label label asm_word asm_word asm_qualifier asm_qualifier asm_statement asm_volatile asm_volatile
asm_operands asm_operands asm_list asm_list asm_items asm_items asm_item asm_item asm_item external namespace_head namespace_head
namespace_head namespace_head declaration declaration declaration using_declaration using_names using_names using_name using_name template_scope template_params
template_params template_param_list template_param_list type_param_word template_param template_param type_param type_param type_param type_param type_param template_scope_end
template_param template_param external template_declaration template_declaration template_declaration external template_args template_args template_arg_list template_arg_list template_arg
template_arg template_arg template_arg member member member method method method method method_head constructor
method_head class_scope method_head mem_inits mem_inits mem_init_list mem_init_list mem_init_item mem_init_item mem_init mem_init primary
primary captures captures captures captures captures captures capture_list capture_list capture capture capture
capture capture simple_capture simple_capture capture capture lambda_head lambda_head lambda_words lambda_attributes lambda_words lambda_words
lambda_words lambda_words lambda_words lambda_attributes lambda_attributes lambda_result lambda_result unary unary new_placement new_type new_type
new_type new_declarator new_declarator new_declarator new_array new_array new_initializer new_initializer new_initializer unary unary declaration
""".split()
COUNT = [
 1, 2, 2, 2, 2, 2, 3, 0, 2, 1, 1, 1, 1, 1, 5, 0, 3, 3, 0, 2, 2, 4, 5, 5,
 4, 1, 2, 1, 3, 1, 1, 5, 7, 5, 3, 4, 1, 3, 0, 2, 2, 2, 2, 2, 2, 2, 2, 1,
 3, 1, 1, 2, 3, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 1, 2, 1, 1, 1, 1, 3, 3, 3,
 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1,
 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1, 1, 3, 3, 4, 4, 2,
 2, 2, 2, 0, 1, 1, 3, 2, 1, 3, 1, 3, 1, 2, 2, 2, 3, 2, 1, 2, 1, 3, 7, 1,
 1, 1, 1, 1, 1, 4, 2, 1, 4, 4, 3, 3, 2, 2, 4, 0, 1, 1, 2, 1, 3, 1, 1, 1,
 1, 1, 1, 1, 2, 2, 2, 2, 4, 5, 1, 1, 1, 4, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3,
 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 7, 1, 5, 4, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 3, 1, 3, 1, 0, 1, 1, 1, 0, 2, 0, 3, 1, 3, 1, 3, 1, 2, 2,
 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 0, 2, 2, 1, 2, 3,
 3, 3, 2, 0, 1, 1, 2, 2, 1, 2, 1, 1, 1, 5, 5, 5, 0, 1, 1, 1, 0, 2, 2, 1,
 1, 2, 2, 2, 3, 2, 4, 1, 3, 2, 2, 3, 3, 1, 1, 1, 1, 4, 4, 4, 6, 6, 0, 2,
 1, 3, 1, 3, 1, 1, 1, 1, 1, 1, 1, 4, 0, 0, 2, 1, 1, 1, 1, 2, 2, 6, 8, 9,
 7, 6, 1, 2, 1, 1, 0, 3, 3, 6, 7, 9, 8, 1, 1, 1, 4, 2, 2, 2, 3, 1, 1, 3,
 2, 3, 5, 2, 2, 1, 1, 1, 1, 7, 0, 2, 0, 3, 0, 1, 1, 3, 1, 4, 7, 4, 1, 2,
 2, 3, 5, 4, 1, 3, 1, 3, 2, 1, 0, 0, 1, 1, 3, 1, 1, 3, 1, 2, 2, 3, 3, 0,
 1, 3, 1, 2, 2, 2, 2, 0, 1, 1, 3, 1, 1, 2, 2, 2, 3, 2, 3, 2, 4, 4, 3, 8,
 8, 0, 7, 0, 1, 2, 3, 1, 2, 4, 4, 3, 6, 0, 1, 1, 3, 3, 1, 1, 3, 1, 2, 3,
 4, 4, 1, 2, 1, 2, 1, 6, 0, 0, 2, 2, 2, 2, 2, 2, 2, 0, 2, 4, 3, 3, 3, 2,
 1, 2, 1, 1, 3, 4, 0, 3, 3, 2, 4, 4,
]
ROWS = """\
2 START_UNIT 3 START_EXPRESSION 4 START_TYPE 5 START_ARGUMENTS 6 START_CONVERSION 7 START_PARAMETERS
0 $end
-7 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-463 $end 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-442 $end EXTERN_C TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef typename union unsigned void volatile wchar_t
-1 $end 58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert
-2 $end 154 ,
-270 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-257 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-254 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] } 156 ? 157 || 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->* 177 = 178 *= 179 /= 180 %= 181 += 182 -= 183 <<= 184 >>= 185 &= 186 ^= 187 |=
-230 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-219 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-214 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-215 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-218 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-228 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 190 FOLD 192 {
-213 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 193 [ 194 ( 195 . 196 -> 197 ++ 198 --
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 200 (
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 204 (
-226 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~ 205 SIZEOF_PACK
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 208 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 211 [
-199 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-188 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-216 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-217 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-227 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
212 <
-196 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
213 ( 215 {
-289 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-295 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || } 52 STRING 53 USER_STRING
-493 ] 218 = 219 & 223 this 224 * 226 IDENTIFIER 227 TYPE_NAME
-191 <
-192 <
-193 <
-194 <
-195 ( {
-291 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-292 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-293 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-294 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-296 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-297 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-298 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-290 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-299 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-300 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-3 $end
-111 $end ) , : ; = > PACK { 231 * 232 MEMBER_OF 233 & 234 && 235 ( 236 [
-53 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-54 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-56 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
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
238 (
-309 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 239 { 240 :
241 { 242 ,
243 { 244 :
-350 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 245 { 246 :
247 { 248 :
249 (
250 (
251 (
-306 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-349 : { 226 IDENTIFIER 227 TYPE_NAME 254 class 255 struct
-304 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-302 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-303 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-4 $end
-464 $end 256 ,
-465 $end ,
-467 $end , 257 PACK
-468 $end , 258 PACK
-254 $end ) , ... : ; PACK ] } 156 ? 157 || 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-5 $end
-443 $end 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 265 TEMPLATE_HEAD 267 typename
-8 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-9 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-10 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-11 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-12 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-13 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-59 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 268 {
269 {
-458 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 273 namespace
-47 , ; -18 { 276 =
-18 {
-25 [ 231 * 232 MEMBER_OF 233 & 234 && 278 ; 280 CONSTRUCTOR 281 ( 292 IDENTIFIER
293 ; 294 ,
295 = 296 { 297 (
-29 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-30 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-351 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-430 { 226 IDENTIFIER 227 TYPE_NAME
226 IDENTIFIER 227 TYPE_NAME 299 namespace
-436 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-90 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 303 namespace
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 150 TEMPLATE_HEAD 152 static_assert 273 namespace
307 [
308 (
-350 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 245 { 309 :
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 315 :
-258 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
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
336 )
154 , 337 ) 338 FOLD_OPERATOR
339 FOLD_OPERATOR
340 )
-372 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-207 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 {
347 IDENTIFIER
348 IDENTIFIER
-204 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-205 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-220 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-221 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-222 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-223 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
351 (
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 353 (
-534 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 355 ( 356 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 215 {
-528 != $end % %= &= ( ) *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 231 * 232 MEMBER_OF 233 & 234 && 362 [
-537 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
363 ]
-198 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-279 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 372 . 373 [
-301 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
374 ]
-494 ] 375 ,
-495 ] 226 IDENTIFIER 227 TYPE_NAME 376 ,
-498 ] 378 ,
-499 , ]
-501 , ] 379 PACK 380 = 381 ( 382 {
-508 , ]
383 this
-506 ( , = PACK ] {
-114 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-115 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-112 $end ) , : ; = > PACK {
-161 $end ) , : ; = > PACK { 231 * 232 MEMBER_OF 233 & 234 && 235 ( 236 [
-162 $end ) , ... : ; = > PACK { 385 [ 386 ( 387 FUNCTION_QUALIFIER
-156 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-171 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 231 * 232 MEMBER_OF 233 & 234 && 235 ( 236 [ 394 ...
-144 ] 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
-55 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 401 auto
-328 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-315 TYPE_NAME 407 virtual 408 public 409 private 410 protected
-358 } 226 IDENTIFIER 227 TYPE_NAME
-207 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 215 {
-310 : { 112 __launch_bounds__ 113 __align__ 114 alignas 226 IDENTIFIER 227 TYPE_NAME 429 __packed__
-346 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
226 IDENTIFIER 227 TYPE_NAME
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-469 $end ,
-470 $end ,
-6 $end
-444 $end 433 ,
-445 $end ,
-448 $end , 434 =
-456 $end , 435 =
-450 $end , = 226 IDENTIFIER 227 TYPE_NAME 437 PACK 438 PACK_NAME
-455 TEMPLATE_HEAD typename
-180 $end ) , ... = 231 * 232 MEMBER_OF 233 & 234 && 236 [ 292 IDENTIFIER 443 PACK 448 ( 449 PACK_NAME
-447 $end , = IDENTIFIER PACK PACK_NAME TYPE_NAME
-15 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-7 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-462 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-25 [ 231 * 232 MEMBER_OF 233 & 234 && 278 ; 281 ( 292 IDENTIFIER
293 ; 455 ,
-47 , ; 276 =
192 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 458 delete
-19 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-38 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-481 (
231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER
-51 , ;
-26 [ 231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER
-138 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 478 [ 479 (
-139 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 481 [ 482 ( 483 FUNCTION_QUALIFIER
-140 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-141 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 485 [ 486 ( 487 FUNCTION_QUALIFIER
-142 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-49 , ;
-50 , ;
-116 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-113 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-20 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-431 { 493 =
-441 , ; 495 = 496 PACK
497 ; 498 ,
-438 , ;
-432 { 226 IDENTIFIER 227 TYPE_NAME
-459 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-460 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-461 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-271 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-269 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-274 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-275 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
154 , 504 :
-231 $end %= &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-232 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-233 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= | |= || } 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-234 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-235 $end %= & && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-236 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-237 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-238 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-239 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-240 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-241 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-242 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-243 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-244 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 172 * 173 / 174 % 175 .* 176 ->*
-245 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 172 * 173 / 174 % 175 .* 176 ->*
-246 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 175 .* 176 ->*
-247 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 175 .* 176 ->*
-248 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 175 .* 176 ->*
-249 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-250 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-189 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
508 FOLD
-491 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-373 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
154 , 511 ]
512 )
-208 ) } 513 ,
-211 ) , }
-209 ) , } 514 PACK
-202 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-203 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
515 )
516 )
-524 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
513 , 521 )
522 )
-527 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
-530 != $end % %= &= ( ) *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 231 * 232 MEMBER_OF 233 & 234 && 362 [
-531 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 524 [
527 >
528 )
529 }
-277 } 531 ,
-281 , }
-283 , }
372 . 373 [ 532 =
-285 . = [
534 IDENTIFIER
-372 ( __device__ __host__ {
223 this 224 * 226 IDENTIFIER 227 TYPE_NAME 538 &
-507 ( , = PACK ] {
-502 , ]
-207 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 {
-509 , ]
-146 $end ) , ... : ; = > PACK {
-171 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 394 ...
-135 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-152 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 546 __restrict__ 547 __volatile__ 548 const 549 volatile
-153 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 546 __restrict__ 547 __volatile__ 548 const 549 volatile
-154 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 546 __restrict__ 547 __volatile__ 548 const 549 volatile
-155 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 546 __restrict__ 547 __volatile__ 548 const 549 volatile
550 )
551 )
-172 )
-173 ) 552 , 553 ...
-176 ) , ...
-178 ) , ... 554 =
555 ]
-143 ]
154 , 556 )
557 )
-332 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-311 , {
-320 , { 559 PACK
560 TYPE_NAME
-316 TYPE_NAME 561 virtual
-317 TYPE_NAME 408 public 409 private 410 protected
-322 : TYPE_NAME virtual
-323 : TYPE_NAME virtual
-324 : TYPE_NAME virtual
-313 , {
-312 , {
565 }
-277 } 567 ,
-360 , }
-362 , } 568 =
569 {
570 }
571 {
572 )
573 )
574 )
575 )
576 )
-305 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-307 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-308 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-347 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-348 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-466 $end ,
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 265 TEMPLATE_HEAD 267 typename
-451 $end , =
-452 $end , =
265 TEMPLATE_HEAD 267 typename
-181 $end ) , ... =
-182 $end ) , ... = 582 PACK
-183 $end ) , ... =
-185 $end ) , ... =
-138 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 478 [ 583 (
-139 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 481 [ 483 FUNCTION_QUALIFIER 584 (
-161 $end ) , ... = PACK 231 * 232 MEMBER_OF 233 & 234 && 236 [ 292 IDENTIFIER 448 ( 449 PACK_NAME
-186 $end ) , ... = 588 [ 589 ( 590 FUNCTION_QUALIFIER
-171 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 231 * 232 MEMBER_OF 233 & 234 && 236 [ 292 IDENTIFIER 394 ... 448 ( 449 PACK_NAME
292 IDENTIFIER
58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert 595 }
-138 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 478 [ 599 (
-139 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 481 [ 483 FUNCTION_QUALIFIER 600 (
493 =
-16 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 211 [ 601 ;
-48 , ;
-17 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-34 , : ; = {
-36 , : ; = { 112 __launch_bounds__ 113 __align__ 114 alignas 602 RETURNS 603 & 604 && 605 __forceinline__ 606 __noinline__ 607 __packed__ 608 const 609 noexcept
611 (
478 [ 583 ( 612 )
481 [ 483 FUNCTION_QUALIFIER 584 ( 613 )
614 )
485 [ 486 ( 487 FUNCTION_QUALIFIER 615 )
616 )
-149 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-150 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 478 [ 479 (
-151 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 481 [ 482 ( 483 FUNCTION_QUALIFIER
-147 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 485 [ 486 ( 487 FUNCTION_QUALIFIER
-148 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-170 , ;
-169 , ;
-171 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 215 { 394 ...
-167 , ;
-137 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-168 , ;
-136 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-52 , ;
626 ;
627 }
628 )
630 ;
-440 , ;
-437 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-433 {
634 ] 635 ,
-27 , ]
636 ) 637 ,
569 { 638 ;
-256 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-229 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-206 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
640 FOLD_OPERATOR 641 )
154 , 642 )
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 192 { 273 namespace 643 } 652 BAD 654 ; 656 if 657 switch 658 while 659 do 660 for 661 PRAGMA_UNROLL 662 break 663 continue 664 return 665 goto 666 IDENTIFIER 669 case 670 default 671 asm 672 __asm__
-200 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-201 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-210 ) , }
215 {
-224 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 215 {
674 )
-523 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
675 )
676 }
-525 ( EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-526 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
-529 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
154 , 678 ]
-538 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
679 (
-197 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-280 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-278 }
-276 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 372 . 373 [
-286 . = [
-287 . = [
682 ]
-513 ( __device__ __host__ {
-496 ] 378 ,
-497 ] 378 ,
-500 , ]
-503 , ]
685 )
686 }
687 ]
688 )
-157 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-158 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-159 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-160 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-118 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-164 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 689 ...
-175 )
-163 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-104 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-105 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 408 public 409 private 410 protected 692 } 698 ; 699 BAD 703 METHOD 704 TEMPLATE_HEAD 705 using
-321 , {
-314 , PACK {
-318 TYPE_NAME
-319 TYPE_NAME
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 408 public 409 private 410 protected 698 ; 699 BAD 703 METHOD 704 TEMPLATE_HEAD 705 using 706 }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 408 public 409 private 410 protected 698 ; 699 BAD 703 METHOD 704 TEMPLATE_HEAD 705 using 707 }
-354 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-359 }
-276 } 226 IDENTIFIER 227 TYPE_NAME
-355 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-106 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-107 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-109 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-108 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-110 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-446 $end ,
-449 $end ,
-457 $end ,
-453 $end , =
-454 $end , =
-184 $end ) , ... =
-145 $end ) , ... =
-150 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 478 [ 583 (
-151 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 481 [ 483 FUNCTION_QUALIFIER 584 (
-134 $end ( ) , ... = FUNCTION_QUALIFIER [
714 )
-161 ) 231 * 232 MEMBER_OF 233 & 234 && 236 [ 292 IDENTIFIER 448 ( 449 PACK_NAME
-187 $end ( ) , ... = FUNCTION_QUALIFIER [
58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert 715 }
-429 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-150 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 478 [ 599 (
-151 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 481 [ 483 FUNCTION_QUALIFIER 600 (
-539 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-39 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-40 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-41 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-42 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-43 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-44 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-45 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-46 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-123 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-121 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-122 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-119 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-120 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
718 ]
719 )
513 , 720 )
721 ]
722 )
513 , 723 )
724 ]
725 )
-35 , : ; = {
-21 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
726 ;
727 ;
728 ;
-435 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
729 ;
-439 , ;
-441 , ; 496 PACK
-24 ( : = {
731 ;
52 STRING 53 USER_STRING
-353 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-255 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-251 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-252 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-371 ! != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BAD CHARACTER EXTERN_C FLOATING FOLD_OPERATOR FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PACK PRAGMA_END PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING [ ] ^ ^= __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { | |= || } ~
-374 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-364 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-365 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-366 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-367 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-368 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-369 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-370 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-376 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-378 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-375 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
154 , 734 ;
735 ( 736 constexpr
737 (
738 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 192 { 273 namespace 652 BAD 654 ; 656 if 657 switch 658 while 659 do 660 for 661 PRAGMA_UNROLL 662 break 663 continue 664 return 665 goto 666 IDENTIFIER 669 case 670 default 671 asm 672 __asm__
740 (
-273 PRAGMA_END 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
743 ;
744 ;
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 745 ;
749 IDENTIFIER
-188 != % %= & && &= ( * *= + ++ += , - -- -= -> ->* . .* / /= ; < << <<= <= = == > >= >> >>= ? [ ^ ^= | |= || 750 :
-418 ( __volatile__ volatile
754 :
-413 ( __volatile__ volatile
-414 ( __volatile__ volatile
-212 ) , }
-225 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-535 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-536 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
755 ]
-532 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= { | |= || }
-282 , }
-284 , }
-288 . = [
-510 { 758 ( 759 __device__ 760 __host__
-504 , ]
-505 , ]
-125 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-130 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-174 )
-177 ) , ...
-179 ) , ...
-326 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-333 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-329 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-330 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-331 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
761 :
-335 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-336 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER 762 ; 766 :
770 ; 771 ,
-352 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 773 TEMPLATE_HEAD 776 CONSTRUCTOR
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 408 public 409 private 410 protected 698 ; 699 BAD 703 METHOD 704 TEMPLATE_HEAD 705 using
-325 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-327 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-361 , }
-363 , }
778 }
779 }
780 ]
781 )
-117 $end ( ) , ... = FUNCTION_QUALIFIER [
-14 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-37 , : ; = {
782 )
-127 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-131 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-165 , ;
-128 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-133 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-166 , ;
-126 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-132 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-22 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-23 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-434 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-33 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-28 , ]
-31 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
52 STRING 53 USER_STRING 783 )
154 , 784 )
-380 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-372 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable namespace new nullptr register reinterpret_cast short signed sizeof static static_assert static_cast struct this thread_local true typedef union unsigned using void volatile wchar_t ~
786 (
-372 ! & ( * + ++ - -- CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
789 while
791 PRAGMA_END
-272 ) PRAGMA_END 154 ,
-401 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-402 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-403 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
792 ;
-405 ; 154 ,
-406 ;
793 ;
-412 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-408 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
794 ( 796 volatile 797 __volatile__
798 : 799 ...
-411 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-533 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= { | |= || }
154 , 800 )
-492 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-519 ( __device__ __host__ {
-520 ( __device__ __host__ {
-334 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-337 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-339 , ;
-38 & && , ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 803 :
-343 , ;
-138 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 478 [ 583 (
-139 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 481 [ 483 FUNCTION_QUALIFIER 584 (
-338 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER 766 :
-471 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 776 CONSTRUCTOR
-18 { 810 ; 811 =
231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER 813 CONSTRUCTOR
-473 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-356 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-357 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-124 $end ( ) , ... = FUNCTION_QUALIFIER [
-129 $end ( ) , ... = FUNCTION_QUALIFIER [
-38 & && : __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
816 ;
-253 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 273 namespace 823 ;
833 (
-404 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-407 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-419 ( __volatile__ volatile
-415 ( __volatile__ volatile
-416 ( __volatile__ volatile
-409 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-190 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
843 )
-341 , ; 112 __launch_bounds__ 113 __align__ 114 alignas 603 & 604 && 605 __forceinline__ 606 __noinline__ 607 __packed__ 608 const 609 noexcept 844 =
-345 , ;
-150 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 478 [ 583 (
-151 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 481 [ 483 FUNCTION_QUALIFIER 584 (
-340 , ;
-472 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-475 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
847 default 848 delete
-38 & && ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
851 (
-483 { 112 __launch_bounds__ 113 __align__ 114 alignas 603 & 604 && 605 __forceinline__ 606 __noinline__ 607 __packed__ 608 const 609 noexcept 854 :
-32 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
855 )
-386 )
-388 ) 154 , 857 ;
-47 , ; 858 =
-377 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
-399 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
860 )
861 )
-388 ) 154 ,
-47 , 862 =
294 ,
-390 ; 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
867 :
154 , 857 ;
-397 : 295 = 296 { 297 (
-398 : -47 , ; 276 =
-400 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-420 ) : 52 STRING 53 USER_STRING
869 :
-512 RETURNS __device__ __host__ constexpr mutable noexcept {
-344 , ;
-474 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
872 ;
873 ;
-478 ; = {
874 (
-479 {
-484 ; = { 876 ,
-387 )
-379 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
882 )
154 , 885 )
886 ;
-389 ; 154 ,
-47 , 887 =
889 ) 890 :
-410 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-521 { 892 mutable 893 constexpr 894 noexcept 895 __device__ 896 __host__ 897 RETURNS
-342 , ;
-476 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-477 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
899 )
-485 , ; = {
-487 , ; = { 901 PACK
902 ( 903 {
-381 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 904 else
-392 ) -48 , ;
-385 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-393 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
906 ;
-273 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
154 , 909 )
910 ;
-422 ) : 52 STRING 53 USER_STRING 915 [
-511 {
-514 RETURNS __device__ __host__ constexpr mutable noexcept {
-515 RETURNS __device__ __host__ constexpr mutable noexcept {
-516 RETURNS __device__ __host__ constexpr mutable noexcept {
-517 RETURNS __device__ __host__ constexpr mutable noexcept {
-518 RETURNS __device__ __host__ constexpr mutable noexcept {
917 )
-38 & && : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-486 , ; = {
-488 , ; = {
-384 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 922 else
-394 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
923 )
-391 ; -48 ,
-417 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-421 ) :
-423 ) : 925 ,
-424 ) , :
-426 ) , : 52 STRING 53 USER_STRING 926 (
927 IDENTIFIER
-522 {
-483 ; = { 112 __launch_bounds__ 113 __align__ 114 alignas 603 & 604 && 605 __forceinline__ 606 __noinline__ 607 __packed__ 608 const 609 noexcept 854 :
930 )
931 }
-382 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-396 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
52 STRING 53 USER_STRING 915 [
936 ]
-482 ; = {
-489 , ; = PACK {
-490 , ; = PACK {
-383 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-395 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-425 ) , :
154 , 938 )
-480 ; = {
-427 ) , :
52 STRING 53 USER_STRING 940 (
154 , 942 )
-428 ) , :
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
 400, 498, 4, 499, 500, 501, 502, 503, 504, 505, 506, 318, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518,
 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 213, 530, 531, 532, 533, 3, 534, 535, 536, 537, 538, 539, 540,
 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 552, 560, 3, 561, 562,
 563, 564, 565, 566, 567, 568, 569, 3, 570, 571, 572, 232, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584,
 585, 586, 587, 588, 589, 590, 591, 592, 593, 213, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607,
 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 623, 625, 626, 623, 627, 628, 629,
 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 318, 644, 645, 646, 647, 648, 649, 650, 3, 651,
 652, 237, 653, 654, 655, 656, 657, 658, 236, 659, 660, 661, 662, 663, 664, 665, 666, 667, 623, 667, 214, 668, 667, 552,
 669, 670, 531, 671, 672, 673, 674, 3, 675, 676, 677, 3, 678, 679, 680, 681, 682, 232, 683, 684, 685, 236, 686, 687,
 688, 689, 690, 214, 691, 692, 693, 694, 229, 138, 667, 695, 696, 697, 698, 237, 699, 3, 700, 701, 702, 703, 704, 229,
 705, 706, 707, 708, 151, 709, 710, 711, 712, 713, 714, 318, 715, 716, 213, 552, 717, 718, 233, 719, 552, 552, 151, 720,
 721, 722, 723, 3, 724, 725, 726, 727, 728, 729, 318, 730, 213, 731, 732, 733, 734, 735, 552, 736, 737, 738, 739, 151,
 740, 741, 742, 743, 744, 745, 746, 747, 748, 4, 749, 750, 751, 752, 169, 315, 552, 753, 754, 755, 756, 552, 757, 758,
 759, 760, 761, 762, 763, 750, 764, 765, 766, 767, 552, 552, 768, 769, 3, 770, 764, 771, 772, 773, 774, 775, 776, 777,
 531, 778, 779, 780, 3, 781, 782,
]
DEFAULTS = [
 0, 0, -7, 0, 0, 0, 0, -442, 0, 0, -270, -257, 0, -230, -219, -214, -215, -218, -228, 0, 0, 0, 0, 0,
 0, 0, 0, 0, -199, -188, -216, -217, -227, 0, -196, 0, -289, 0, 0, -191, -192, -193, -194, -195, -291, -292, -293, -294,
 -296, -297, -298, -290, -299, -300, -3, 0, 0, -54, -56, -57, -58, -59, -60, -61, -62, -63, -64, -65, -66, -67, -68, -69,
 -70, -71, -72, -73, -74, -75, -76, -77, -78, -79, -80, -81, -82, -83, -84, -85, -86, -87, -88, -89, -90, -91, -92, -93,
 -94, -95, -96, -97, -98, -99, -100, -101, -102, -103, 0, 0, 0, 0, 0, 0, 0, 0, 0, -306, 0, -304, -302, -303,
 -4, 0, -465, 0, 0, 0, -5, 0, -8, -9, -10, -11, -12, -13, 0, 0, -458, 0, 0, -18, 0, 0, 0, -29,
 -30, -351, 0, 0, -436, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, -258, -259, -260, -261, -262, -263, -264, -265, -266, -267, -268, 0, 0, 0, 0,
 -372, 0, 0, 0, 0, -204, -205, -220, 0, -221, -222, -223, 0, 0, 0, 0, 0, 0, -537, 0, 0, 0, -198, 0,
 -301, 0, 0, 0, 0, -499, 0, -508, 0, -506, -114, -115, -112, 0, 0, -156, -156, -156, -156, 0, 0, -55, 0, -328,
 0, -328, 0, -328, 0, 0, 0, 0, 0, 0, 0, 0, 0, -346, 0, 0, 0, -469, -470, -6, 0, -445, 0, 0,
 0, -455, 0, -447, -15, -7, -462, 0, 0, 0, 0, 0, 0, 0, -19, -38, -481, 0, -51, 0, 0, 0, -140, 0,
 -142, -49, -50, -116, -113, -20, 0, 0, 0, 0, 0, 0, 0, 0, -438, 0, -459, -460, -461, 0, 0, 0, -271, -269,
 -274, -275, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -249, -250,
 0, -189, 0, 0, -491, -373, 0, 0, 0, -211, 0, -202, -203, 0, 0, 0, 0, 0, -524, 0, 0, 0, 0, -527,
 0, 0, 0, 0, 0, 0, 0, 0, -281, -283, 0, -285, 0, 0, -372, 0, 0, -507, 0, -502, 0, 0, 0, -509,
 -146, 0, 0, -135, 0, 0, 0, 0, 0, 0, -172, 0, -176, 0, 0, -143, 0, 0, -332, -311, 0, 0, 0, 0,
 -322, -323, -324, -332, -313, -332, -312, 0, 0, -360, 0, 0, 0, 0, 0, 0, 0, 0, 0, -305, -307, -308, -347, -348,
 -466, 0, 0, 0, -451, -452, 0, 0, -181, 0, -183, -185, 0, 0, 0, 0, 0, 0, -7, 0, 0, 0, 0, 0,
 0, -16, 0, -48, -17, -34, 0, 0, 0, 0, 0, 0, 0, 0, 0, -149, 0, 0, 0, -148, -170, -169, 0, 0,
 -167, 0, 0, -137, -168, 0, 0, -136, -38, -52, 0, 0, 0, 0, 0, 0, -440, -437, 0, -433, 0, -27, 0, 0,
 0, -256, -229, -206, 0, 0, 0, -200, -201, 0, -210, 0, 0, 0, -523, 0, 0, -525, -526, -529, 0, 0, -538, 0,
 -197, -280, -278, 0, 0, -286, -287, 0, -513, 0, 0, 0, -500, -503, 0, 0, 0, 0, -157, -158, -159, -160, -118, -164,
 0, -175, 0, -163, -104, -105, 0, -321, -314, -318, -319, 0, 0, -354, -359, 0, 0, 0, -355, 0, -106, -107, -109, -108,
 -110, -446, -449, -457, -453, -454, -184, 0, 0, -145, 0, 0, 0, 0, -134, 0, 0, -187, 0, -429, 0, 0, 0, 0,
 0, -539, 0, -39, -40, -41, -42, -43, -44, -45, -46, 0, -123, -121, -122, -119, -120, 0, 0, 0, 0, 0, 0, 0,
 0, -35, -21, 0, 0, 0, -435, 0, -439, 0, -24, 0, 0, 0, -353, -255, 0, -251, -252, -371, -374, -364, -365, -366,
 -367, -368, -369, -370, -376, -378, -375, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -418, 0, 0, -413,
 -414, -212, -225, -535, -536, 0, -532, 0, -282, -284, -288, 0, 0, -504, -505, -125, -130, -174, -177, -179, -326, -333, -329, -330,
 -331, 0, -335, -336, 0, 0, -352, 0, 0, 0, -325, -327, -361, -363, 0, 0, 0, 0, -117, -14, -37, 0, -127, -131,
 -165, -128, -133, -166, -126, -132, -22, -23, -434, -33, -28, -31, 0, 0, -380, -372, 0, -372, -372, 0, -372, 0, 0, -401,
 -402, -403, 0, 0, -406, 0, -412, -408, 0, 0, -411, -533, 0, -492, 0, -519, -520, -334, -337, -339, 0, -343, 0, 0,
 0, 0, -338, 0, -471, 0, 0, 0, -481, -473, -356, -357, -124, -129, -38, 0, -253, 0, -372, 0, 0, 0, 0, 0,
 -404, -407, 0, -419, -415, -416, -409, 0, -190, 0, 0, 0, -345, 0, 0, -340, -472, 0, -475, 0, -38, -481, 0, 0,
 -32, 0, -386, 0, 0, 0, -377, -399, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 -400, 0, 0, -512, 0, -344, -474, 0, 0, -478, 0, 0, -479, 0, 0, 0, -387, -379, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, -410, 0, -342, -476, -477, 0, 0, 0, -485, 0, 0, 0, 0, 0, -385, -393, 0, 0, 0,
 0, 0, 0, -511, -514, -515, -516, -517, -518, 0, 0, -38, -486, -488, 0, 0, 0, 0, -394, 0, 0, 0, -417, -421,
 0, -424, 0, 0, -522, -38, 0, 0, 0, -382, 0, 0, -396, 0, 0, 0, 0, -482, -489, -490, -383, -395, -425, 0,
 0, -480, -427, 0, 0, 0, -428,
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
610 argued
291 name 469 indirection 471 object_pointer 474 function_direct 475 function_pointer 586 plain_direct 587 object_direct
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 399 conditional 617 conditional_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 312 assignment 313 braces 345 argument 346 initializer 395 parameter_list 396 parameter 397 plain_parameter 618 parameters 619 argument_list
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 399 conditional 620 conditional_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 312 assignment 313 braces 345 argument 346 initializer 395 parameter_list 396 parameter 397 plain_parameter 621 parameters 622 argument_list
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 399 conditional 623 conditional_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 624 parameters
462 trailing 625 ending
629 any_name
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 631 type_id
632 using_name 633 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 639 assignment
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 644 statement 645 compound 646 expression_statement 647 selection 648 loop 649 jump 650 labeled 651 asm_statement 653 declaration 655 expression 667 label 668 asm_word
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 346 initializer 673 argument
507 braces
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 677 conditional
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 346 initializer 369 argument 370 designators 371 designator 680 initializer_item
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 681 initializer
683 lambda_head 684 lambda_attributes
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 397 plain_parameter 690 parameter
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 691 initializer
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 153 enum_head 693 member 694 using_declaration 695 assertion 696 alias 697 access 700 specs 701 fields 702 opaque
418 any_name 708 enumerator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 709 conditional
416 enumerators 417 enumerator 418 any_name 710 enum_body
416 enumerators 417 enumerator 418 any_name 711 enum_body
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 618 parameters
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 621 parameters
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 399 conditional 712 conditional_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 713 parameters
230 direct_abstract 291 name 384 abstract 447 direct_pack 471 object_pointer 474 function_direct 475 function_pointer 585 pack_declarator 586 plain_direct 587 object_direct 592 indirection
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 716 type_id
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 717 parameters
730 any_name
51 one_string 732 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 733 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 645 compound 646 expression_statement 647 selection 648 loop 649 jump 650 labeled 651 asm_statement 653 declaration 655 expression 667 label 668 asm_word 739 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 741 expression_opt 742 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 746 initializer_value 747 expression 748 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 645 compound 646 expression_statement 647 selection 648 loop 649 jump 650 labeled 651 asm_statement 653 declaration 655 expression 667 label 668 asm_word 751 statement
752 asm_volatile
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 753 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 756 expression
757 compound
286 object_pointer 287 function_direct 288 function_pointer 291 name 763 field 764 declarator 765 braced_declarator 767 plain_direct 768 object_direct 769 indirection
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 772 method 774 method_head 775 specs
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 153 enum_head 694 using_declaration 695 assertion 696 alias 697 access 700 specs 701 fields 702 opaque 777 member
785 block
787 block
788 block
790 block
795 asm_qualifier
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 801 parameters
802 trailing
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 804 conditional
291 name 471 object_pointer 474 function_direct 475 function_pointer 477 braced_declarator 769 indirection 805 plain_direct 806 object_direct
286 object_pointer 287 function_direct 288 function_pointer 291 name 764 declarator 765 braced_declarator 767 plain_direct 768 object_direct 769 indirection 807 field
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 774 method_head 775 specs 808 method
809 function_scope
286 object_pointer 287 function_direct 288 function_pointer 291 name 444 plain_direct 445 object_direct 469 indirection 812 declarator
814 class_scope
815 trailing
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 817 condition 818 test 819 for_init 820 expression 821 named 822 declaration 824 specs 825 initialized
826 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 818 test 819 for_init 820 expression 821 named 822 declaration 824 specs 825 initialized 827 condition
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 828 test 829 expression 830 named 831 specs 832 initialized
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 141 initialized 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 822 declaration 834 for_init 835 ranged 836 expression 837 binding 838 named 839 specs
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 645 compound 646 expression_statement 647 selection 648 loop 649 jump 650 labeled 651 asm_statement 653 declaration 655 expression 667 label 668 asm_word 840 statement
51 one_string 841 strings
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 842 conditional
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 845 conditional
846 compound
462 trailing 849 ending
850 class_scope
610 argued 852 mem_inits 853 mem_init_list
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 829 expression 830 named 831 specs 832 initialized 856 test
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 818 test 819 for_init 820 expression 821 named 822 declaration 824 specs 825 initialized 859 condition
279 declarator 282 init_declarator 284 plain_direct 285 object_direct 286 object_pointer 287 function_direct 288 function_pointer 289 called_declarator 290 braced_declarator 291 name 470 indirection
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 863 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 831 specs 832 initialized 864 for_test 865 expression 866 named
216 one_string 868 asm_operands
870 lambda_words
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 871 initializer
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 875 parameters
877 mem_init_item 878 mem_init 879 any_name
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 645 compound 646 expression_statement 647 selection 648 loop 649 jump 650 labeled 651 asm_statement 653 declaration 655 expression 667 label 668 asm_word 880 statement
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 881 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 645 compound 646 expression_statement 647 selection 648 loop 649 jump 650 labeled 651 asm_statement 653 declaration 655 expression 667 label 668 asm_word 883 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 645 compound 646 expression_statement 647 selection 648 loop 649 jump 650 labeled 651 asm_statement 653 declaration 655 expression 667 label 668 asm_word 884 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 888 expression
891 lambda_result
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 parameter_list 396 parameter 397 plain_parameter 898 parameters
878 mem_init 879 any_name 900 mem_init_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 645 compound 646 expression_statement 647 selection 648 loop 649 jump 650 labeled 651 asm_statement 653 declaration 655 expression 667 label 668 asm_word 905 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 742 expression 907 expression_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 908 initializer
51 one_string 911 asm_list 912 asm_items 913 asm_item 914 strings
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 916 type_id
918 trailing
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 919 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 assignment 313 braces 344 argument_list 345 argument 346 initializer 920 arguments
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 645 compound 646 expression_statement 647 selection 648 loop 649 jump 650 labeled 651 asm_statement 653 declaration 655 expression 667 label 668 asm_word 921 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 645 compound 646 expression_statement 647 selection 648 loop 649 jump 650 labeled 651 asm_statement 653 declaration 655 expression 667 label 668 asm_word 924 statement
928 trailing
610 argued 853 mem_init_list 929 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 645 compound 646 expression_statement 647 selection 648 loop 649 jump 650 labeled 651 asm_statement 653 declaration 655 expression 667 label 668 asm_word 932 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 645 compound 646 expression_statement 647 selection 648 loop 649 jump 650 labeled 651 asm_statement 653 declaration 655 expression 667 label 668 asm_word 933 statement
51 one_string 914 strings 934 asm_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 935 expression
610 argued 853 mem_init_list 937 mem_inits
51 one_string 939 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 941 expression
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
 163, 1, 190, 1, 1, 1, 1, 1, 1, 1, 1, 191, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 192, 1, 193, 1, 1, 194, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 195, 1, 196, 1, 1, 197, 1, 1, 198, 199, 200, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 201, 1, 1, 1, 202, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 203, 1, 1, 204, 205, 30, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 18, 1, 1, 206, 1, 207, 208, 1, 209, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 210, 1, 1, 1, 1, 1, 211, 1, 1, 1, 1, 1, 212, 1, 213, 107,
 108, 214, 1, 215, 1, 216, 217, 218, 219, 1, 1, 1, 1, 1, 220, 1, 1, 221, 222, 223, 224, 1, 225, 226,
 1, 1, 227, 1, 1, 1, 1, 228, 1, 1, 158, 229, 1, 107, 108, 1, 1, 230, 1, 1, 231, 232, 1, 233,
 1, 1, 1, 234, 1, 1, 1, 1, 28, 1, 235, 1, 1, 1, 1, 236, 1, 237, 238, 1, 1, 1, 1, 28,
 1, 239, 1, 240, 241, 1, 1, 1, 1, 1, 1, 242, 1, 1, 243, 244, 1, 1, 245, 1, 246, 247, 245, 1,
 1, 1, 1, 248, 1, 1, 249, 1, 1, 1, 250, 1, 251, 1, 1, 1, 1, 1, 252, 1, 1, 1, 253, 254,
 1, 1, 255, 1, 1, 1, 1, 1, 1, 256, 1, 257, 1, 1, 258, 259, 260, 1, 1, 1, 1, 261, 1, 1,
 1, 1, 18, 1, 1, 262, 263, 1, 1, 1, 264, 265, 1, 266, 267, 1, 268, 1, 1, 1, 1, 1, 1, 1,
 269, 1, 1, 18, 270, 1, 1,
]
