"""The parser's tables. Made by `python -m minicc.frontend.syntax.tables`; do not edit."""

# ruff: noqa
FINGERPRINT = 2687807201
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
direct_pack direct_abstract function_direct object_direct declarator declarator declarator declarator declarator conditional_opt conditional_opt pack_declarator
abstract function_pointer function_pointer object_pointer object_pointer object_pointer indirection indirection indirection indirection qualifiers qualifiers
qualifiers qualifiers qualifiers abstract abstract direct_abstract direct_abstract called_declarator called_declarator braced_declarator braced_declarator braced_declarator
called_declarator parameters parameters parameters parameters parameters parameter_list parameter_list parameter parameter plain_parameter plain_parameter
plain_parameter plain_parameter plain_parameter plain_parameter pack_declarator direct_pack primary primary primary cast_word cast_word cast_word
cast_word functional_type primary primary primary postfix postfix postfix postfix postfix postfix postfix
postfix arguments arguments argument argument argument_list argument_list unary sign sign sign sign
sign sign unary unary unary unary unary unary size_word size_word cast cast
binary binary binary binary binary binary binary binary binary binary binary binary
binary binary binary binary binary binary binary binary binary primary primary primary
conditional conditional conditional assignment assigns assigns assigns assigns assigns assigns assigns assigns
assigns assigns assigns assignment expression expression expression_opt expression_opt initializer initializer comma_opt comma_opt
initializer_list initializer_list braces initializers initializers initializer_item initializer_item designators designators designator designator primary
strings literal literal literal literal primary literal literal literal one_string one_string strings
key key key record_head record_attributes record_attributes record_attributes record anonymous_head derived_head derived_head derived_head
base base_words base_words base_words base_words base_words base_item base_item access access access record
record record record_scope member member member members members member member member member
member fields fields field field field field field enum_head enum_head enum_head anonymous_enum
enumeration declaration member opaque enumeration enumeration enumeration enumeration enum_body enum_body enumerators enumerators
enumerator enumerator statement statement statement statement statement statement statement compound block statements
statements expression_statement statement for_init statement for_init expression_statement selection selection selection selection selection
condition condition test for_test for_test for_test test loop loop loop loop ranged
ranged for_init loop jump jump jump jump initializer_value initializer_value jump labeled label
label label label asm_word asm_word asm_qualifier asm_qualifier asm_statement asm_volatile asm_volatile asm_operands asm_operands
asm_list asm_list asm_items asm_items asm_item asm_item asm_item external namespace_head namespace_head namespace_head namespace_head
declaration declaration declaration using_declaration using_names using_names using_name using_name template_scope template_params template_params template_param_list
template_param_list type_param_word template_param template_param type_param type_param type_param type_param type_param template_scope_end template_param template_param
external template_declaration template_declaration template_declaration external template_args template_args template_arg_list template_arg_list template_arg template_arg template_arg
template_arg member member member method method method method method_head constructor method_head class_scope
method_head mem_inits mem_inits mem_init_list mem_init_list mem_init_item mem_init_item mem_init mem_init primary primary captures
captures captures captures captures captures capture_list capture_list capture capture capture capture capture
simple_capture simple_capture capture capture lambda_head lambda_head lambda_words lambda_attributes lambda_words lambda_words lambda_words lambda_words
lambda_words lambda_attributes lambda_attributes lambda_result lambda_result unary unary new_placement new_type new_type new_type new_declarator
new_declarator new_declarator new_array new_array new_initializer new_initializer new_initializer unary unary declaration
""".split()
COUNT = [
 1, 2, 2, 2, 2, 2, 3, 0, 2, 1, 1, 1, 1, 1, 5, 0, 3, 3, 0, 2, 2, 4, 4, 1,
 2, 1, 3, 1, 1, 5, 7, 5, 3, 4, 1, 3, 0, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3, 1,
 1, 2, 3, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 1, 2, 1, 1, 1, 1, 3, 3, 3, 3, 3,
 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 2,
 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1, 1, 3, 3, 4, 4, 2, 2, 2,
 2, 0, 1, 1, 3, 2, 1, 3, 1, 3, 1, 2, 2, 2, 3, 2, 1, 2, 1, 3, 7, 1, 1, 1,
 1, 1, 1, 4, 2, 1, 4, 4, 3, 3, 2, 2, 4, 0, 1, 1, 2, 1, 3, 1, 1, 1, 1, 1,
 1, 1, 2, 2, 2, 2, 4, 5, 1, 1, 1, 4, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 7, 1, 5, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 3, 1, 3, 1, 0, 1, 1, 1, 0, 2, 0, 3, 1, 3, 1, 3, 1, 2, 2, 3, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 0, 2, 2, 1, 2, 3, 3, 3,
 2, 0, 1, 1, 2, 2, 1, 2, 1, 1, 1, 5, 5, 5, 0, 1, 1, 1, 0, 2, 2, 1, 1, 2,
 2, 2, 3, 2, 4, 1, 3, 2, 2, 3, 3, 1, 1, 1, 1, 4, 4, 4, 6, 6, 0, 2, 1, 3,
 1, 3, 1, 1, 1, 1, 1, 1, 1, 4, 0, 0, 2, 1, 1, 1, 1, 2, 2, 6, 8, 9, 7, 6,
 1, 2, 1, 1, 0, 3, 3, 6, 7, 9, 8, 1, 1, 1, 4, 2, 2, 2, 3, 1, 1, 3, 2, 3,
 5, 2, 2, 1, 1, 1, 1, 7, 0, 2, 0, 3, 0, 1, 1, 3, 1, 4, 7, 4, 1, 2, 2, 3,
 5, 4, 1, 3, 1, 3, 2, 1, 0, 0, 1, 1, 3, 1, 1, 3, 1, 2, 2, 3, 3, 0, 1, 3,
 1, 2, 2, 2, 2, 0, 1, 1, 3, 1, 1, 2, 2, 2, 3, 2, 3, 2, 4, 4, 3, 8, 8, 0,
 7, 0, 1, 2, 3, 1, 2, 4, 4, 3, 6, 0, 1, 1, 3, 3, 1, 1, 3, 1, 2, 3, 4, 4,
 1, 2, 1, 2, 1, 6, 0, 0, 2, 2, 2, 2, 2, 2, 2, 0, 2, 4, 3, 3, 3, 2, 1, 2,
 1, 1, 3, 4, 0, 3, 3, 2, 4, 4,
]
ROWS = """\
2 START_UNIT 3 START_EXPRESSION 4 START_TYPE 5 START_ARGUMENTS 6 START_CONVERSION 7 START_PARAMETERS
0 $end
-7 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-461 $end 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-440 $end EXTERN_C TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef typename union unsigned void volatile wchar_t
-1 $end 58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert
-2 $end 154 ,
-268 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-255 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-252 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] } 156 ? 157 || 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->* 177 = 178 *= 179 /= 180 %= 181 += 182 -= 183 <<= 184 >>= 185 &= 186 ^= 187 |=
-228 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-217 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-212 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-213 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-216 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-226 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 190 FOLD 192 {
-211 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 193 [ 194 ( 195 . 196 -> 197 ++ 198 --
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 200 (
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 204 (
-224 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~ 205 SIZEOF_PACK
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 208 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 211 [
-197 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-186 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-214 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-215 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-225 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
212 <
-194 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
213 ( 215 {
-287 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-293 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || } 52 STRING 53 USER_STRING
-491 ] 218 = 219 & 223 this 224 * 226 IDENTIFIER 227 TYPE_NAME
-189 <
-190 <
-191 <
-192 <
-193 ( {
-289 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-290 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-291 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-292 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-294 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-295 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-296 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-288 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-297 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-298 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
-3 $end
-109 $end ) , : ; = > PACK { 231 * 232 MEMBER_OF 233 & 234 && 235 ( 236 [
-51 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-52 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-54 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-55 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
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
238 (
-307 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 239 { 240 :
241 { 242 ,
243 { 244 :
-348 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 245 { 246 :
247 { 248 :
249 (
250 (
251 (
-304 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-347 : { 226 IDENTIFIER 227 TYPE_NAME 254 class 255 struct
-302 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-300 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-301 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-4 $end
-462 $end 256 ,
-463 $end ,
-465 $end , 257 PACK
-466 $end , 258 PACK
-252 $end ) , ... : ; PACK ] } 156 ? 157 || 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-5 $end
-441 $end 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 265 TEMPLATE_HEAD 267 typename
-8 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-9 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-10 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-11 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-12 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-13 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-57 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 268 {
269 {
-456 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 273 namespace
-45 , ; -18 { 276 =
-18 {
-23 [ 231 * 232 MEMBER_OF 233 & 234 && 278 ; 280 CONSTRUCTOR 281 ( 292 IDENTIFIER
293 ; 294 ,
295 =
-27 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-28 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-349 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-428 { 226 IDENTIFIER 227 TYPE_NAME
226 IDENTIFIER 227 TYPE_NAME 297 namespace
-434 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-88 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 301 namespace
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 150 TEMPLATE_HEAD 152 static_assert 273 namespace
305 [
306 (
-348 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER MEMBER_OF TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 245 { 307 :
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 313 :
-256 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-257 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-258 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-259 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-260 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-261 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-262 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-263 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-264 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-265 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-266 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING USER_LITERAL USER_STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
334 )
154 , 335 ) 336 FOLD_OPERATOR
337 FOLD_OPERATOR
338 )
-370 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-205 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 {
345 IDENTIFIER
346 IDENTIFIER
-202 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-203 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-218 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-219 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-220 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-221 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
349 (
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 351 (
-532 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 353 ( 354 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 215 {
-526 != $end % %= &= ( ) *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 231 * 232 MEMBER_OF 233 & 234 && 360 [
-535 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
361 ]
-196 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-277 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 370 . 371 [
-299 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING USER_STRING [ ] ^ ^= | |= || }
372 ]
-492 ] 373 ,
-493 ] 226 IDENTIFIER 227 TYPE_NAME 374 ,
-496 ] 376 ,
-497 , ]
-499 , ] 377 PACK 378 = 379 ( 380 {
-506 , ]
381 this
-504 ( , = PACK ] {
-112 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-113 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-110 $end ) , : ; = > PACK {
-159 $end ) , : ; = > PACK { 231 * 232 MEMBER_OF 233 & 234 && 235 ( 236 [
-160 $end ) , ... : ; = > PACK { 383 [ 384 ( 385 FUNCTION_QUALIFIER
-154 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-169 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 231 * 232 MEMBER_OF 233 & 234 && 235 ( 236 [ 392 ...
-142 ] 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
-53 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 399 auto
-326 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-313 TYPE_NAME 405 virtual 406 public 407 private 408 protected
-356 } 226 IDENTIFIER 227 TYPE_NAME
-205 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 215 {
-308 : { 112 __launch_bounds__ 113 __align__ 114 alignas 226 IDENTIFIER 227 TYPE_NAME 427 __packed__
-344 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
226 IDENTIFIER 227 TYPE_NAME
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
-467 $end ,
-468 $end ,
-6 $end
-442 $end 431 ,
-443 $end ,
-446 $end , 432 =
-454 $end , 433 =
-448 $end , = 226 IDENTIFIER 227 TYPE_NAME 435 PACK 436 PACK_NAME
-453 TEMPLATE_HEAD typename
-178 $end ) , ... = 231 * 232 MEMBER_OF 233 & 234 && 236 [ 292 IDENTIFIER 441 PACK 446 ( 447 PACK_NAME
-445 $end , = IDENTIFIER PACK PACK_NAME TYPE_NAME
-15 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-7 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-460 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-23 [ 231 * 232 MEMBER_OF 233 & 234 && 278 ; 281 ( 292 IDENTIFIER
293 ; 453 ,
-45 , ; 276 =
192 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 456 delete
-19 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-36 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-479 (
231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER
-49 , ;
-24 [ 231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER
-136 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 476 [ 477 (
-137 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 479 [ 480 ( 481 FUNCTION_QUALIFIER
-138 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-139 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 483 [ 484 ( 485 FUNCTION_QUALIFIER
-140 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-47 , ;
-48 , ;
-114 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-111 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-20 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-429 { 489 =
-439 , ; 491 = 492 PACK
493 ; 494 ,
-436 , ;
-430 { 226 IDENTIFIER 227 TYPE_NAME
-457 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-458 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-459 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-269 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-267 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-272 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-273 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
154 , 500 :
-229 $end %= &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 158 && 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-230 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 159 | 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-231 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= | |= || } 160 ^ 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-232 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 161 & 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-233 $end %= & && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 162 == 163 != 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-234 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-235 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 164 < 165 > 166 <= 167 >= 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-236 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-237 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-238 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-239 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 << 169 >> 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-240 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-241 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 170 + 171 - 172 * 173 / 174 % 175 .* 176 ->*
-242 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 172 * 173 / 174 % 175 .* 176 ->*
-243 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 172 * 173 / 174 % 175 .* 176 ->*
-244 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 175 .* 176 ->*
-245 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 175 .* 176 ->*
-246 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 175 .* 176 ->*
-247 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-248 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-187 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
504 FOLD
-489 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-371 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
154 , 507 ]
508 )
-206 ) } 509 ,
-209 ) , }
-207 ) , } 510 PACK
-200 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-201 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
511 )
512 )
-522 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
509 , 517 )
518 )
-525 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
-528 != $end % %= &= ( ) *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 231 * 232 MEMBER_OF 233 & 234 && 360 [
-529 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 520 [
523 >
524 )
525 }
-275 } 527 ,
-279 , }
-281 , }
370 . 371 [ 528 =
-283 . = [
530 IDENTIFIER
-370 ( __device__ __host__ {
223 this 224 * 226 IDENTIFIER 227 TYPE_NAME 534 &
-505 ( , = PACK ] {
-500 , ]
-205 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 {
-507 , ]
-144 $end ) , ... : ; = > PACK {
-169 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 392 ...
-133 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-150 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 542 __restrict__ 543 __volatile__ 544 const 545 volatile
-151 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 542 __restrict__ 543 __volatile__ 544 const 545 volatile
-152 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 542 __restrict__ 543 __volatile__ 544 const 545 volatile
-153 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 542 __restrict__ 543 __volatile__ 544 const 545 volatile
546 )
547 )
-170 )
-171 ) 548 , 549 ...
-174 ) , ...
-176 ) , ... 550 =
551 ]
-141 ]
154 , 552 )
553 )
-330 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-309 , {
-318 , { 555 PACK
556 TYPE_NAME
-314 TYPE_NAME 557 virtual
-315 TYPE_NAME 406 public 407 private 408 protected
-320 : TYPE_NAME virtual
-321 : TYPE_NAME virtual
-322 : TYPE_NAME virtual
-311 , {
-310 , {
561 }
-275 } 563 ,
-358 , }
-360 , } 564 =
565 {
566 }
567 {
568 )
569 )
570 )
571 )
572 )
-303 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-305 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-306 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-345 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-346 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-464 $end ,
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 265 TEMPLATE_HEAD 267 typename
-449 $end , =
-450 $end , =
265 TEMPLATE_HEAD 267 typename
-179 $end ) , ... =
-180 $end ) , ... = 578 PACK
-181 $end ) , ... =
-183 $end ) , ... =
-136 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 476 [ 579 (
-137 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 479 [ 481 FUNCTION_QUALIFIER 580 (
-159 $end ) , ... = PACK 231 * 232 MEMBER_OF 233 & 234 && 236 [ 292 IDENTIFIER 446 ( 447 PACK_NAME
-184 $end ) , ... = 584 [ 585 ( 586 FUNCTION_QUALIFIER
-169 ) 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 231 * 232 MEMBER_OF 233 & 234 && 236 [ 292 IDENTIFIER 392 ... 446 ( 447 PACK_NAME
292 IDENTIFIER
58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert 591 }
-136 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 476 [ 595 (
-137 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 479 [ 481 FUNCTION_QUALIFIER 596 (
489 =
-16 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 211 [ 597 ;
-46 , ;
-17 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-32 , : ; = {
-34 , : ; = { 112 __launch_bounds__ 113 __align__ 114 alignas 598 RETURNS 599 & 600 && 601 __forceinline__ 602 __noinline__ 603 __packed__ 604 const 605 noexcept
607 (
476 [ 579 ( 608 )
479 [ 481 FUNCTION_QUALIFIER 580 ( 609 )
610 )
483 [ 484 ( 485 FUNCTION_QUALIFIER 611 )
612 )
-147 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-148 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 476 [ 477 (
-149 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 479 [ 480 ( 481 FUNCTION_QUALIFIER
-145 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 483 [ 484 ( 485 FUNCTION_QUALIFIER
-146 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-168 , ;
-167 , ;
-169 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 215 { 392 ...
-165 , ;
-135 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-166 , ;
-134 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-50 , ;
622 ;
624 ;
-438 , ;
-435 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-431 {
628 ] 629 ,
-25 , ]
630 ) 631 ,
565 { 632 ;
-254 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-227 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-204 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
634 FOLD_OPERATOR 635 )
154 , 636 )
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 192 { 273 namespace 637 } 646 BAD 648 ; 650 if 651 switch 652 while 653 do 654 for 655 PRAGMA_UNROLL 656 break 657 continue 658 return 659 goto 660 IDENTIFIER 663 case 664 default 665 asm 666 __asm__
-198 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-199 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-208 ) , }
215 {
-222 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 215 {
668 )
-521 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
669 )
670 }
-523 ( EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-524 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
-527 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
154 , 672 ]
-536 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
673 (
-195 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-278 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-276 }
-274 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 370 . 371 [
-284 . = [
-285 . = [
676 ]
-511 ( __device__ __host__ {
-494 ] 376 ,
-495 ] 376 ,
-498 , ]
-501 , ]
679 )
680 }
681 ]
682 )
-155 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-156 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-157 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-158 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-116 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-162 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 683 ...
-173 )
-161 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-102 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-103 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 406 public 407 private 408 protected 686 } 692 ; 693 BAD 697 METHOD 698 TEMPLATE_HEAD 699 using
-319 , {
-312 , PACK {
-316 TYPE_NAME
-317 TYPE_NAME
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 406 public 407 private 408 protected 692 ; 693 BAD 697 METHOD 698 TEMPLATE_HEAD 699 using 700 }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 406 public 407 private 408 protected 692 ; 693 BAD 697 METHOD 698 TEMPLATE_HEAD 699 using 701 }
-352 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-357 }
-274 } 226 IDENTIFIER 227 TYPE_NAME
-353 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-104 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-105 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-107 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-106 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-108 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-444 $end ,
-447 $end ,
-455 $end ,
-451 $end , =
-452 $end , =
-182 $end ) , ... =
-143 $end ) , ... =
-148 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 476 [ 579 (
-149 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 479 [ 481 FUNCTION_QUALIFIER 580 (
-132 $end ( ) , ... = FUNCTION_QUALIFIER [
708 )
-159 ) 231 * 232 MEMBER_OF 233 & 234 && 236 [ 292 IDENTIFIER 446 ( 447 PACK_NAME
-185 $end ( ) , ... = FUNCTION_QUALIFIER [
58 TYPE_NAME 60 auto 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 131 HOST 132 ; 133 BAD 134 EXTERN_C 137 template 146 namespace 147 using 149 inline 150 TEMPLATE_HEAD 152 static_assert 709 }
-427 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-148 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 476 [ 595 (
-149 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 479 [ 481 FUNCTION_QUALIFIER 596 (
-537 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-37 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-38 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-39 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-40 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-41 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-42 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-43 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-44 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-121 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-119 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-120 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-117 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-118 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
712 ]
713 )
509 , 714 )
715 ]
716 )
509 , 717 )
718 ]
719 )
-33 , : ; = {
-21 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
720 ;
-433 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
721 ;
-437 , ;
-439 , ; 492 PACK
-22 : =
723 ;
52 STRING 53 USER_STRING
-351 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-253 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-249 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-250 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-369 ! != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? BAD CHARACTER EXTERN_C FLOATING FOLD_OPERATOR FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PACK PRAGMA_END PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING [ ] ^ ^= __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { | |= || } ~
-372 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-362 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-363 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-364 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-365 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-366 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-367 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-368 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-374 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-376 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-373 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
154 , 726 ;
727 ( 728 constexpr
729 (
730 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 192 { 273 namespace 646 BAD 648 ; 650 if 651 switch 652 while 653 do 654 for 655 PRAGMA_UNROLL 656 break 657 continue 658 return 659 goto 660 IDENTIFIER 663 case 664 default 665 asm 666 __asm__
732 (
-271 PRAGMA_END 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
735 ;
736 ;
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 215 { 737 ;
741 IDENTIFIER
-186 != % %= & && &= ( * *= + ++ += , - -- -= -> ->* . .* / /= ; < << <<= <= = == > >= >> >>= ? [ ^ ^= | |= || 742 :
-416 ( __volatile__ volatile
746 :
-411 ( __volatile__ volatile
-412 ( __volatile__ volatile
-210 ) , }
-223 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-533 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-534 != $end % %= & && &= ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
747 ]
-530 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= { | |= || }
-280 , }
-282 , }
-286 . = [
-508 { 750 ( 751 __device__ 752 __host__
-502 , ]
-503 , ]
-123 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-128 $end ( ) , ... : ; = > FUNCTION_QUALIFIER PACK [ {
-172 )
-175 ) , ...
-177 ) , ...
-324 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-331 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-327 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-328 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-329 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
753 :
-333 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-334 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER 754 ; 758 :
762 ; 763 ,
-350 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 765 TEMPLATE_HEAD 768 CONSTRUCTOR
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 152 static_assert 406 public 407 private 408 protected 692 ; 693 BAD 697 METHOD 698 TEMPLATE_HEAD 699 using
-323 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-325 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-359 , }
-361 , }
770 }
771 }
772 ]
773 )
-115 $end ( ) , ... = FUNCTION_QUALIFIER [
-14 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-35 , : ; = {
774 )
-125 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-129 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-163 , ;
-126 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-131 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-164 , ;
-124 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-130 $end & && ( ) , ... : ; = FUNCTION_QUALIFIER RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-432 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-31 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-26 , ]
-29 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
52 STRING 53 USER_STRING 775 )
154 , 776 )
-378 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-370 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable namespace new nullptr register reinterpret_cast short signed sizeof static static_assert static_cast struct this thread_local true typedef union unsigned using void volatile wchar_t ~
778 (
-370 ! & ( * + ++ - -- CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
781 while
783 PRAGMA_END
-270 ) PRAGMA_END 154 ,
-399 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-400 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-401 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
784 ;
-403 ; 154 ,
-404 ;
785 ;
-410 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-406 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
786 ( 788 volatile 789 __volatile__
790 : 791 ...
-409 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-531 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= { | |= || }
154 , 792 )
-490 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-517 ( __device__ __host__ {
-518 ( __device__ __host__ {
-332 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-335 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-337 , ;
-36 & && , ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 795 :
-341 , ;
-136 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 476 [ 579 (
-137 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 479 [ 481 FUNCTION_QUALIFIER 580 (
-336 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER 758 :
-469 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 768 CONSTRUCTOR
-18 { 802 ; 803 =
231 * 232 MEMBER_OF 233 & 234 && 281 ( 292 IDENTIFIER 805 CONSTRUCTOR
-471 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-354 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-355 != $end % %= & && &= ( ) * *= + += , - -= ->* .* ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER MEMBER_OF PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-122 $end ( ) , ... = FUNCTION_QUALIFIER [
-127 $end ( ) , ... = FUNCTION_QUALIFIER [
-36 & && : __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
808 ;
-251 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union 147 using 152 static_assert 273 namespace 815 ;
825 (
-402 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-405 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-417 ( __volatile__ volatile
-413 ( __volatile__ volatile
-414 ( __volatile__ volatile
-407 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-188 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> ->* . .* ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
835 )
-339 , ; 112 __launch_bounds__ 113 __align__ 114 alignas 599 & 600 && 601 __forceinline__ 602 __noinline__ 603 __packed__ 604 const 605 noexcept 836 =
-343 , ;
-148 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 476 [ 579 (
-149 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 215 { 479 [ 481 FUNCTION_QUALIFIER 580 (
-338 , ;
-470 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-473 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
839 default 840 delete
-36 & && ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
843 (
-481 { 112 __launch_bounds__ 113 __align__ 114 alignas 599 & 600 && 601 __forceinline__ 602 __noinline__ 603 __packed__ 604 const 605 noexcept 846 :
-30 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
847 )
-384 )
-386 ) 154 , 849 ;
-45 , ; 850 =
-375 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
-397 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
852 )
853 )
-386 ) 154 ,
-45 , 854 =
294 ,
-388 ; 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING 58 TYPE_NAME 60 auto 61 EXTERN_C 65 __constant__ 66 __device__ 67 __extension__ 68 __forceinline__ 69 __global__ 70 __grid_constant__ 71 __host__ 72 __inline__ 73 __int128 74 __managed__ 75 __noinline__ 76 __packed__ 77 __restrict__ 78 __shared__ 79 __thread 80 __volatile__ 81 bool 82 char 83 char16_t 84 char32_t 85 const 86 constexpr 87 double 88 explicit 89 extern 90 float 91 friend 92 inline 93 int 94 long 95 mutable 96 register 97 short 98 signed 99 static 100 thread_local 101 typedef 102 unsigned 103 void 104 volatile 105 wchar_t 106 decltype 112 __launch_bounds__ 113 __align__ 114 alignas 116 enum 117 class 118 struct 119 union
859 :
154 , 849 ;
-395 : 295 =
-396 : -45 , ; 276 =
-398 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-418 ) : 52 STRING 53 USER_STRING
861 :
-510 RETURNS __device__ __host__ constexpr mutable noexcept {
-342 , ;
-472 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
864 ;
865 ;
-476 ; = {
866 (
-477 {
-482 ; = { 868 ,
-385 )
-377 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
874 )
154 , 877 )
878 ;
-387 ; 154 ,
-45 , 879 =
881 ) 882 :
-408 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-519 { 884 mutable 885 constexpr 886 noexcept 887 __device__ 888 __host__ 889 RETURNS
-340 , ;
-474 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-475 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
891 )
-483 , ; = {
-485 , ; = { 893 PACK
894 ( 895 {
-379 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 896 else
-390 ) -46 , ;
-383 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-391 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
898 ;
-271 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 34 this 38 LAMBDA 39 static_cast 40 reinterpret_cast 41 const_cast 42 dynamic_cast 43 FUNCTIONAL 44 INTEGER 45 FLOATING 46 CHARACTER 47 USER_LITERAL 48 true 49 false 50 nullptr 52 STRING 53 USER_STRING
154 , 901 )
902 ;
-420 ) : 52 STRING 53 USER_STRING 907 [
-509 {
-512 RETURNS __device__ __host__ constexpr mutable noexcept {
-513 RETURNS __device__ __host__ constexpr mutable noexcept {
-514 RETURNS __device__ __host__ constexpr mutable noexcept {
-515 RETURNS __device__ __host__ constexpr mutable noexcept {
-516 RETURNS __device__ __host__ constexpr mutable noexcept {
909 )
-36 & && : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-484 , ; = {
-486 , ; = {
-382 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 914 else
-392 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
915 )
-389 ; -46 ,
-415 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-419 ) :
-421 ) : 917 ,
-422 ) , :
-424 ) , : 52 STRING 53 USER_STRING 918 (
919 IDENTIFIER
-520 {
-481 ; = { 112 __launch_bounds__ 113 __align__ 114 alignas 599 & 600 && 601 __forceinline__ 602 __noinline__ 603 __packed__ 604 const 605 noexcept 846 :
922 )
923 }
-380 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-394 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
52 STRING 53 USER_STRING 907 [
928 ]
-480 ; = {
-487 , ; = PACK {
-488 , ; = PACK {
-381 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-393 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME USER_LITERAL USER_STRING __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-423 ) , :
154 , 930 )
-478 ; = {
-425 ) , :
52 STRING 53 USER_STRING 932 (
154 , 934 )
-426 ) , :
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
 244, 245, 246, 247, 248, 249, 237, 151, 250, 213, 251, 252, 253, 254, 255, 256, 257, 213, 3, 4, 258, 259, 260, 261,
 262, 3, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 151, 283,
 284, 3, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 213, 180, 4, 296, 169, 186, 297, 298, 299, 300, 301,
 3, 3, 302, 303, 304, 305, 306, 307, 308, 309, 310, 3, 311, 312, 312, 313, 312, 314, 151, 169, 315, 316, 317, 204,
 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341,
 342, 334, 343, 334, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363,
 4, 3, 364, 365, 213, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 227, 377, 239, 378, 379, 237, 380, 381,
 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 237, 237, 393, 394, 395, 396, 397, 398, 399, 204, 400, 401, 204,
 400, 402, 403, 204, 318, 404, 235, 405, 406, 213, 407, 4, 408, 409, 213, 410, 411, 412, 413, 414, 3, 415, 416, 417,
 418, 419, 420, 421, 422, 151, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 3, 433, 434, 435, 436, 437, 438, 439,
 151, 440, 441, 442, 443, 444, 213, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 151, 460,
 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 3, 209, 473, 209, 474, 475, 476, 477, 478, 479, 480, 481,
 482, 483, 484, 318, 318, 485, 486, 487, 204, 318, 488, 489, 490, 491, 492, 493, 237, 494, 495, 400, 400, 496, 4, 497,
 498, 499, 500, 501, 502, 503, 504, 318, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520,
 521, 522, 523, 524, 525, 213, 526, 527, 528, 529, 3, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542,
 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 548, 556, 3, 557, 558, 559, 560, 561, 562, 563, 564,
 565, 3, 566, 567, 568, 232, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586,
 587, 588, 589, 213, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609,
 610, 611, 612, 613, 614, 615, 616, 617, 618, 617, 619, 620, 617, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631,
 632, 633, 634, 635, 636, 637, 318, 638, 639, 640, 641, 642, 643, 644, 3, 645, 646, 237, 647, 648, 649, 650, 651, 652,
 236, 653, 654, 655, 656, 657, 658, 659, 660, 661, 617, 661, 214, 662, 661, 548, 663, 664, 527, 665, 666, 667, 668, 3,
 669, 670, 671, 3, 672, 673, 674, 675, 676, 232, 677, 678, 679, 236, 680, 681, 682, 683, 684, 214, 685, 686, 687, 688,
 229, 138, 661, 689, 690, 691, 692, 237, 693, 3, 694, 695, 696, 697, 698, 229, 699, 700, 701, 702, 151, 703, 704, 705,
 706, 707, 708, 318, 709, 710, 213, 548, 711, 712, 233, 713, 548, 548, 151, 714, 715, 716, 717, 3, 718, 719, 720, 721,
 722, 723, 318, 724, 213, 725, 726, 727, 728, 729, 548, 730, 731, 732, 733, 151, 734, 735, 736, 737, 738, 739, 740, 741,
 742, 4, 743, 744, 745, 746, 169, 315, 548, 747, 748, 749, 750, 548, 751, 752, 753, 754, 755, 756, 757, 744, 758, 759,
 760, 761, 548, 548, 762, 763, 3, 764, 758, 765, 766, 767, 768, 769, 770, 771, 527, 772, 773, 774, 3, 775, 776,
]
DEFAULTS = [
 0, 0, -7, 0, 0, 0, 0, -440, 0, 0, -268, -255, 0, -228, -217, -212, -213, -216, -226, 0, 0, 0, 0, 0,
 0, 0, 0, 0, -197, -186, -214, -215, -225, 0, -194, 0, -287, 0, 0, -189, -190, -191, -192, -193, -289, -290, -291, -292,
 -294, -295, -296, -288, -297, -298, -3, 0, 0, -52, -54, -55, -56, -57, -58, -59, -60, -61, -62, -63, -64, -65, -66, -67,
 -68, -69, -70, -71, -72, -73, -74, -75, -76, -77, -78, -79, -80, -81, -82, -83, -84, -85, -86, -87, -88, -89, -90, -91,
 -92, -93, -94, -95, -96, -97, -98, -99, -100, -101, 0, 0, 0, 0, 0, 0, 0, 0, 0, -304, 0, -302, -300, -301,
 -4, 0, -463, 0, 0, 0, -5, 0, -8, -9, -10, -11, -12, -13, 0, 0, -456, 0, 0, -18, 0, 0, 0, -27,
 -28, -349, 0, 0, -434, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, -256, -257, -258, -259, -260, -261, -262, -263, -264, -265, -266, 0, 0, 0, 0,
 -370, 0, 0, 0, 0, -202, -203, -218, 0, -219, -220, -221, 0, 0, 0, 0, 0, 0, -535, 0, 0, 0, -196, 0,
 -299, 0, 0, 0, 0, -497, 0, -506, 0, -504, -112, -113, -110, 0, 0, -154, -154, -154, -154, 0, 0, -53, 0, -326,
 0, -326, 0, -326, 0, 0, 0, 0, 0, 0, 0, 0, 0, -344, 0, 0, 0, -467, -468, -6, 0, -443, 0, 0,
 0, -453, 0, -445, -15, -7, -460, 0, 0, 0, 0, 0, 0, 0, -19, -36, -479, 0, -49, 0, 0, 0, -138, 0,
 -140, -47, -48, -114, -111, -20, 0, 0, 0, 0, 0, 0, -436, 0, -457, -458, -459, 0, 0, 0, -269, -267, -272, -273,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -247, -248, 0, -187,
 0, 0, -489, -371, 0, 0, 0, -209, 0, -200, -201, 0, 0, 0, 0, 0, -522, 0, 0, 0, 0, -525, 0, 0,
 0, 0, 0, 0, 0, 0, -279, -281, 0, -283, 0, 0, -370, 0, 0, -505, 0, -500, 0, 0, 0, -507, -144, 0,
 0, -133, 0, 0, 0, 0, 0, 0, -170, 0, -174, 0, 0, -141, 0, 0, -330, -309, 0, 0, 0, 0, -320, -321,
 -322, -330, -311, -330, -310, 0, 0, -358, 0, 0, 0, 0, 0, 0, 0, 0, 0, -303, -305, -306, -345, -346, -464, 0,
 0, 0, -449, -450, 0, 0, -179, 0, -181, -183, 0, 0, 0, 0, 0, 0, -7, 0, 0, 0, 0, 0, 0, -16,
 0, -46, -17, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, -147, 0, 0, 0, -146, -168, -167, 0, 0, -165, 0,
 0, -135, -166, 0, 0, -134, -36, -50, 0, 0, 0, 0, -438, -435, 0, -431, 0, -25, 0, 0, 0, -254, -227, -204,
 0, 0, 0, -198, -199, 0, -208, 0, 0, 0, -521, 0, 0, -523, -524, -527, 0, 0, -536, 0, -195, -278, -276, 0,
 0, -284, -285, 0, -511, 0, 0, 0, -498, -501, 0, 0, 0, 0, -155, -156, -157, -158, -116, -162, 0, -173, 0, -161,
 -102, -103, 0, -319, -312, -316, -317, 0, 0, -352, -357, 0, 0, 0, -353, 0, -104, -105, -107, -106, -108, -444, -447, -455,
 -451, -452, -182, 0, 0, -143, 0, 0, 0, 0, -132, 0, 0, -185, 0, -427, 0, 0, 0, 0, 0, -537, 0, -37,
 -38, -39, -40, -41, -42, -43, -44, 0, -121, -119, -120, -117, -118, 0, 0, 0, 0, 0, 0, 0, 0, -33, -21, 0,
 -433, 0, -437, 0, -22, 0, 0, 0, -351, -253, 0, -249, -250, -369, -372, -362, -363, -364, -365, -366, -367, -368, -374, -376,
 -373, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -416, 0, 0, -411, -412, -210, -223, -533, -534, 0,
 -530, 0, -280, -282, -286, 0, 0, -502, -503, -123, -128, -172, -175, -177, -324, -331, -327, -328, -329, 0, -333, -334, 0, 0,
 -350, 0, 0, 0, -323, -325, -359, -361, 0, 0, 0, 0, -115, -14, -35, 0, -125, -129, -163, -126, -131, -164, -124, -130,
 -432, -31, -26, -29, 0, 0, -378, -370, 0, -370, -370, 0, -370, 0, 0, -399, -400, -401, 0, 0, -404, 0, -410, -406,
 0, 0, -409, -531, 0, -490, 0, -517, -518, -332, -335, -337, 0, -341, 0, 0, 0, 0, -336, 0, -469, 0, 0, 0,
 -479, -471, -354, -355, -122, -127, -36, 0, -251, 0, -370, 0, 0, 0, 0, 0, -402, -405, 0, -417, -413, -414, -407, 0,
 -188, 0, 0, 0, -343, 0, 0, -338, -470, 0, -473, 0, -36, -479, 0, 0, -30, 0, -384, 0, 0, 0, -375, -397,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -398, 0, 0, -510, 0, -342, -472, 0,
 0, -476, 0, 0, -477, 0, 0, 0, -385, -377, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -408, 0, -340,
 -474, -475, 0, 0, 0, -483, 0, 0, 0, 0, 0, -383, -391, 0, 0, 0, 0, 0, 0, -509, -512, -513, -514, -515,
 -516, 0, 0, -36, -484, -486, 0, 0, 0, 0, -392, 0, 0, 0, -415, -419, 0, -422, 0, 0, -520, -36, 0, 0,
 0, -380, 0, 0, -394, 0, 0, 0, 0, -480, -487, -488, -381, -393, -423, 0, 0, -478, -425, 0, 0, 0, -426,
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
296 any_name
298 any_name 299 using_names 300 using_name
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 138 named 139 constructor 140 specs 141 initialized 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 302 function 303 declaration 304 template_declaration
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 308 assignment
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 309 initializer 310 assignment 311 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 312 expression
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
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 329 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 330 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 331 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 332 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 333 binary
339 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 340 expression
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 341 arguments 342 argument_list 343 argument 344 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 189 expression 191 compound 347 type_id
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 189 expression 191 compound 348 type_id
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 209 specs 350 new_type
352 new_initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 310 assignment 311 braces 343 argument 344 initializer 355 argument_list 356 type_id
357 new_declarator 358 indirection 359 new_array
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 362 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 342 argument_list 343 argument 344 initializer 363 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 344 initializer 364 initializer_list 365 initializers 366 initializer_item 367 argument 368 designators 369 designator
375 any_name
229 indirection 230 direct_abstract 382 abstract
386 qualifiers
387 qualifiers
388 qualifiers
389 qualifiers
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 229 indirection 230 direct_abstract 266 specs 390 abstract 391 parameters 393 parameter_list 394 parameter 395 plain_parameter
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 396 conditional_opt 397 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 398 expression
400 record_scope
401 base_item 402 base 403 base_words 404 access
409 record_scope
402 base 403 base_words 404 access 410 base_item
411 record_scope
402 base 403 base_words 404 access 412 base_item
413 enum_body 414 enumerators 415 enumerator 416 any_name
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 417 type_id
414 enumerators 415 enumerator 416 any_name 418 enum_body
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 419 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 342 argument_list 343 argument 344 initializer 420 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 310 assignment 311 braces 342 argument_list 343 argument 344 initializer 421 arguments 422 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 310 assignment 311 braces 342 argument_list 343 argument 344 initializer 423 arguments 424 type_id
425 any_name 426 argued
428 any_name
429 any_name
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 123 type_id 124 conditional 125 binary 430 template_arg
434 any_name
437 template_scope_end
230 direct_abstract 286 object_pointer 287 function_direct 288 function_pointer 291 name 438 declarator 439 abstract 440 pack_declarator 442 plain_direct 443 object_direct 444 indirection 445 direct_pack
448 linkage
449 externals
279 declarator 282 init_declarator 286 object_pointer 287 function_direct 288 function_pointer 289 called_declarator 290 braced_declarator 291 name 450 indirection 451 plain_direct 452 object_direct
454 any_name
455 compound
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 457 initializer
458 compound
459 ending 460 trailing
461 class_scope
291 name 462 plain_direct 463 object_direct 464 object_pointer 465 function_direct 466 function_pointer 467 indirection
291 name 468 indirection 469 object_pointer 470 plain_direct 471 object_direct 472 function_direct 473 function_pointer 474 called_declarator 475 braced_declarator
478 braces
482 braces
284 plain_direct 285 object_direct 286 object_pointer 287 function_direct 288 function_pointer 289 called_declarator 290 braced_declarator 291 name 468 indirection 486 declarator 487 init_declarator
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 488 initializer
490 any_name
495 any_name
496 bound_names 497 any_name
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 498 conditional
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 499 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 501 assignment
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 502 cast 503 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 505 expression
506 statements
513 any_name
514 new_initializer
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 356 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 342 argument_list 343 argument 344 initializer 515 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 344 initializer 365 initializers 366 initializer_item 367 argument 368 designators 369 designator 516 initializer_list
358 indirection 359 new_array 519 new_declarator
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 521 expression
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 522 cast
526 comma_opt
529 designator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 531 conditional
532 block
221 capture 222 simple_capture 225 any_name 533 capture_list
221 capture 222 simple_capture 225 any_name 535 capture_list
222 simple_capture 225 any_name 536 capture
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 537 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 342 argument_list 343 argument 344 initializer 538 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 342 argument_list 343 argument 344 initializer 539 arguments
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 397 conditional 540 conditional_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 393 parameter_list 394 parameter 395 plain_parameter 541 parameters
554 members
558 access
559 members
560 members
562 comma_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 262 type_param 263 plain_parameter 264 type_param_word 266 specs 573 template_param
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 574 type_id
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 575 conditional
576 any_name
264 type_param_word 577 type_param
230 direct_abstract 291 name 382 abstract 444 indirection 445 direct_pack 469 object_pointer 472 function_direct 473 function_pointer 581 pack_declarator 582 plain_direct 583 object_direct
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 230 direct_abstract 266 specs 291 name 390 abstract 391 parameters 393 parameter_list 394 parameter 395 plain_parameter 445 direct_pack 462 plain_direct 463 object_direct 464 object_pointer 465 function_direct 466 function_pointer 587 pack_declarator 588 indirection
589 name
590 externals
291 name 469 object_pointer 472 function_direct 473 function_pointer 474 called_declarator 475 braced_declarator 592 indirection 593 plain_direct 594 object_direct
286 object_pointer 287 function_direct 288 function_pointer 289 called_declarator 290 braced_declarator 291 name 451 plain_direct 452 object_direct 486 declarator 487 init_declarator 592 indirection
606 argued
291 name 467 indirection 469 object_pointer 472 function_direct 473 function_pointer 582 plain_direct 583 object_direct
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 397 conditional 613 conditional_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 310 assignment 311 braces 343 argument 344 initializer 393 parameter_list 394 parameter 395 plain_parameter 614 parameters 615 argument_list
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 397 conditional 616 conditional_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 310 assignment 311 braces 343 argument 344 initializer 393 parameter_list 394 parameter 395 plain_parameter 617 parameters 618 argument_list
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 397 conditional 619 conditional_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 393 parameter_list 394 parameter 395 plain_parameter 620 parameters
460 trailing 621 ending
623 any_name
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 625 type_id
626 using_name 627 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 633 assignment
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 638 statement 639 compound 640 expression_statement 641 selection 642 loop 643 jump 644 labeled 645 asm_statement 647 declaration 649 expression 661 label 662 asm_word
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 344 initializer 667 argument
503 braces
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 671 conditional
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 344 initializer 367 argument 368 designators 369 designator 674 initializer_item
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 675 initializer
677 lambda_head 678 lambda_attributes
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 395 plain_parameter 684 parameter
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 685 initializer
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 153 enum_head 687 member 688 using_declaration 689 assertion 690 alias 691 access 694 specs 695 fields 696 opaque
416 any_name 702 enumerator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 703 conditional
414 enumerators 415 enumerator 416 any_name 704 enum_body
414 enumerators 415 enumerator 416 any_name 705 enum_body
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 393 parameter_list 394 parameter 395 plain_parameter 614 parameters
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 393 parameter_list 394 parameter 395 plain_parameter 617 parameters
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 397 conditional 706 conditional_opt
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 393 parameter_list 394 parameter 395 plain_parameter 707 parameters
230 direct_abstract 291 name 382 abstract 445 direct_pack 469 object_pointer 472 function_direct 473 function_pointer 581 pack_declarator 582 plain_direct 583 object_direct 588 indirection
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 710 type_id
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 393 parameter_list 394 parameter 395 plain_parameter 711 parameters
722 any_name
51 one_string 724 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 725 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 639 compound 640 expression_statement 641 selection 642 loop 643 jump 644 labeled 645 asm_statement 647 declaration 649 expression 661 label 662 asm_word 731 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 733 expression_opt 734 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 738 initializer_value 739 expression 740 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 639 compound 640 expression_statement 641 selection 642 loop 643 jump 644 labeled 645 asm_statement 647 declaration 649 expression 661 label 662 asm_word 743 statement
744 asm_volatile
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 745 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 748 expression
749 compound
286 object_pointer 287 function_direct 288 function_pointer 291 name 755 field 756 declarator 757 braced_declarator 759 plain_direct 760 object_direct 761 indirection
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 764 method 766 method_head 767 specs
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 153 enum_head 688 using_declaration 689 assertion 690 alias 691 access 694 specs 695 fields 696 opaque 769 member
777 block
779 block
780 block
782 block
787 asm_qualifier
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 393 parameter_list 394 parameter 395 plain_parameter 793 parameters
794 trailing
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 796 conditional
291 name 469 object_pointer 472 function_direct 473 function_pointer 475 braced_declarator 761 indirection 797 plain_direct 798 object_direct
286 object_pointer 287 function_direct 288 function_pointer 291 name 756 declarator 757 braced_declarator 759 plain_direct 760 object_direct 761 indirection 799 field
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 766 method_head 767 specs 800 method
801 function_scope
286 object_pointer 287 function_direct 288 function_pointer 291 name 442 plain_direct 443 object_direct 467 indirection 804 declarator
806 class_scope
807 trailing
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 809 condition 810 test 811 for_init 812 expression 813 named 814 declaration 816 specs 817 initialized
818 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 810 test 811 for_init 812 expression 813 named 814 declaration 816 specs 817 initialized 819 condition
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 820 test 821 expression 822 named 823 specs 824 initialized
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 141 initialized 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 814 declaration 826 for_init 827 ranged 828 expression 829 binding 830 named 831 specs
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 639 compound 640 expression_statement 641 selection 642 loop 643 jump 644 labeled 645 asm_statement 647 declaration 649 expression 661 label 662 asm_word 832 statement
51 one_string 833 strings
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 834 conditional
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 125 binary 837 conditional
838 compound
460 trailing 841 ending
842 class_scope
606 argued 844 mem_inits 845 mem_init_list
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 821 expression 822 named 823 specs 824 initialized 848 test
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 810 test 811 for_init 812 expression 813 named 814 declaration 816 specs 817 initialized 851 condition
279 declarator 282 init_declarator 284 plain_direct 285 object_direct 286 object_pointer 287 function_direct 288 function_pointer 289 called_declarator 290 braced_declarator 291 name 468 indirection
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 855 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 823 specs 824 initialized 856 for_test 857 expression 858 named
216 one_string 860 asm_operands
862 lambda_words
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 863 initializer
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 393 parameter_list 394 parameter 395 plain_parameter 867 parameters
869 mem_init_item 870 mem_init 871 any_name
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 639 compound 640 expression_statement 641 selection 642 loop 643 jump 644 labeled 645 asm_statement 647 declaration 649 expression 661 label 662 asm_word 872 statement
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 873 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 639 compound 640 expression_statement 641 selection 642 loop 643 jump 644 labeled 645 asm_statement 647 declaration 649 expression 661 label 662 asm_word 875 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 639 compound 640 expression_statement 641 selection 642 loop 643 jump 644 labeled 645 asm_statement 647 declaration 649 expression 661 label 662 asm_word 876 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 880 expression
883 lambda_result
56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 266 specs 393 parameter_list 394 parameter 395 plain_parameter 890 parameters
870 mem_init 871 any_name 892 mem_init_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 639 compound 640 expression_statement 641 selection 642 loop 643 jump 644 labeled 645 asm_statement 647 declaration 649 expression 661 label 662 asm_word 897 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 734 expression 899 expression_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 900 initializer
51 one_string 903 asm_list 904 asm_items 905 asm_item 906 strings
55 specs 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 110 enum_head 111 anonymous_enum 115 key 908 type_id
910 trailing
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 342 argument_list 343 argument 344 initializer 911 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 310 assignment 311 braces 342 argument_list 343 argument 344 initializer 912 arguments
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 639 compound 640 expression_statement 641 selection 642 loop 643 jump 644 labeled 645 asm_statement 647 declaration 649 expression 661 label 662 asm_word 913 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 639 compound 640 expression_statement 641 selection 642 loop 643 jump 644 labeled 645 asm_statement 647 declaration 649 expression 661 label 662 asm_word 916 statement
920 trailing
606 argued 845 mem_init_list 921 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 639 compound 640 expression_statement 641 selection 642 loop 643 jump 644 labeled 645 asm_statement 647 declaration 649 expression 661 label 662 asm_word 924 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 56 specifiers 57 specifier 59 decltype_id 62 record 63 enumeration 64 argued 107 record_head 108 derived_head 109 anonymous_head 111 anonymous_enum 115 key 142 binding 143 assertion 144 alias 145 opaque 148 using_declaration 151 bound_specs 153 enum_head 271 specs 272 initialized 274 named 639 compound 640 expression_statement 641 selection 642 loop 643 jump 644 labeled 645 asm_statement 647 declaration 649 expression 661 label 662 asm_word 925 statement
51 one_string 906 strings 926 asm_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 927 expression
606 argued 845 mem_init_list 929 mem_inits
51 one_string 931 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 cast_word 35 functional_type 36 literal 37 strings 51 one_string 933 expression
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
 1, 1, 1, 1, 1, 1, 109, 110, 1, 111, 1, 1, 1, 112, 1, 1, 1, 113, 114, 115, 1, 1, 1, 1,
 1, 116, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 117, 1,
 1, 118, 1, 119, 1, 1, 1, 1, 1, 1, 1, 1, 1, 120, 121, 122, 1, 123, 124, 1, 1, 1, 125, 1,
 126, 127, 1, 1, 1, 128, 1, 1, 129, 1, 1, 130, 131, 132, 133, 1, 134, 1, 135, 136, 137, 1, 1, 138,
 139, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 140, 1, 1, 1, 1, 141, 1, 1,
 1, 142, 1, 143, 1, 1, 144, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 145,
 146, 147, 1, 1, 148, 149, 1, 1, 1, 1, 1, 1, 150, 1, 151, 152, 153, 8, 154, 107, 108, 155, 1, 1,
 16, 1, 1, 1, 156, 1, 1, 1, 1, 1, 1, 157, 106, 1, 107, 108, 1, 1, 1, 1, 158, 159, 1, 160,
 161, 1, 1, 162, 163, 1, 164, 1, 1, 165, 1, 166, 1, 1, 167, 1, 1, 1, 1, 1, 168, 1, 1, 1,
 1, 1, 169, 1, 1, 170, 1, 171, 171, 1, 1, 1, 1, 1, 1, 1, 172, 1, 1, 1, 1, 1, 1, 173,
 174, 1, 1, 1, 175, 1, 67, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 176, 1, 177, 1,
 1, 1, 178, 1, 1, 1, 1, 178, 178, 1, 1, 179, 180, 181, 1, 182, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 183, 184, 1, 1, 1, 185, 186, 1, 1, 187, 1, 8, 1, 154, 107, 108, 159, 161, 1, 188, 1,
 1, 1, 1, 1, 1, 1, 1, 189, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 190, 1, 191, 1, 1, 192, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 193, 1, 194, 1, 1, 195, 1, 1, 196, 197, 198, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 199, 1, 1, 1, 200, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 201, 1,
 1, 202, 203, 30, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 18, 1, 1, 204, 1, 205, 206, 1, 207, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 208, 1, 1, 1, 1, 1, 209, 1, 1, 1, 1, 1, 210, 1, 211, 107, 108, 212, 1, 213, 1, 214, 215, 216,
 217, 1, 1, 1, 1, 1, 218, 1, 1, 219, 220, 221, 222, 1, 223, 224, 1, 1, 225, 1, 1, 1, 1, 226,
 1, 1, 156, 227, 1, 107, 108, 1, 1, 228, 1, 1, 229, 230, 1, 231, 1, 1, 1, 232, 1, 1, 1, 1,
 28, 1, 233, 1, 1, 1, 1, 234, 1, 235, 236, 1, 1, 1, 1, 28, 1, 237, 1, 238, 239, 1, 1, 1,
 1, 1, 1, 240, 1, 1, 241, 242, 1, 1, 243, 1, 244, 245, 243, 1, 1, 1, 1, 246, 1, 1, 247, 1,
 1, 1, 248, 1, 249, 1, 1, 1, 1, 1, 250, 1, 1, 1, 251, 252, 1, 1, 253, 1, 1, 1, 1, 1,
 1, 254, 1, 255, 1, 1, 256, 257, 258, 1, 1, 1, 1, 259, 1, 1, 1, 1, 18, 1, 1, 260, 261, 1,
 1, 1, 262, 263, 1, 264, 265, 1, 266, 1, 1, 1, 1, 1, 1, 1, 267, 1, 1, 18, 268, 1, 1,
]
