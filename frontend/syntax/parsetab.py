"""The parser's tables. Made by `python -m minicc.frontend.syntax.tables`; do not edit."""

# ruff: noqa
FINGERPRINT = 1072498020
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
direct_pack primary primary strings literal literal literal literal literal literal one_string strings
primary primary primary cast_word cast_word cast_word cast_word functional_type primary primary primary postfix
postfix postfix postfix postfix postfix postfix postfix arguments arguments argument argument argument_list
argument_list unary sign sign sign sign sign sign unary unary unary unary
unary unary size_word size_word cast cast binary binary binary binary binary binary
binary binary binary binary binary binary binary binary binary binary binary binary
binary primary primary primary conditional conditional conditional assignment assigns assigns assigns assigns
assigns assigns assigns assigns assigns assigns assigns assignment expression expression expression_opt expression_opt
initializer initializer comma_opt comma_opt initializer_list initializer_list braces initializers initializers initializer_item initializer_item designators
designators designator designator key key key record_head record_attributes record_attributes record_attributes record anonymous_head
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
 1, 2, 2, 2, 2, 2, 3, 0, 2, 1, 1, 1, 1, 1, 5, 0, 3, 3, 0, 2, 2, 4, 4, 1,
 2, 1, 3, 1, 1, 5, 7, 5, 3, 4, 1, 3, 0, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3, 1,
 1, 2, 3, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 1, 2, 1, 1, 1, 1, 3, 3, 3, 3, 3,
 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 0, 2, 2, 2, 2, 2,
 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1, 1, 3, 3, 4, 4, 2, 2, 2, 2, 0, 1, 1, 3,
 2, 1, 3, 1, 3, 1, 2, 2, 2, 3, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
 1, 3, 7, 1, 1, 1, 1, 1, 1, 4, 2, 1, 4, 4, 3, 3, 2, 2, 4, 0, 1, 1, 2, 1,
 3, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 5, 1, 1, 1, 4, 1, 3, 3, 3, 3, 3,
 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 7, 1, 5, 4, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 3, 1, 3, 1, 0, 1, 1, 1, 0, 2, 0, 3, 1, 3, 1, 3, 1,
 2, 2, 3, 1, 1, 1, 3, 0, 2, 2, 1, 2, 3, 3, 3, 2, 0, 1, 1, 2, 2, 1, 2, 1,
 1, 1, 5, 5, 5, 0, 1, 1, 1, 0, 2, 2, 1, 1, 2, 2, 2, 3, 2, 4, 1, 3, 2, 2,
 3, 3, 1, 1, 1, 1, 4, 4, 4, 6, 6, 0, 2, 1, 3, 1, 3, 1, 1, 1, 1, 1, 1, 1,
 4, 0, 0, 2, 1, 1, 1, 1, 2, 2, 6, 8, 9, 7, 6, 1, 2, 1, 1, 0, 3, 3, 6, 7,
 9, 8, 1, 1, 1, 4, 2, 2, 2, 3, 1, 1, 3, 2, 3, 5, 2, 2, 1, 1, 1, 1, 7, 0,
 2, 0, 3, 0, 1, 1, 3, 1, 4, 7, 4, 1, 2, 2, 3, 5, 4, 1, 3, 1, 3, 2, 1, 0,
 0, 1, 1, 3, 1, 1, 3, 1, 2, 2, 3, 3, 0, 1, 3, 1, 2, 2, 2, 2, 0, 1, 1, 3,
 1, 1, 2, 2, 2, 3, 2, 3, 2, 4, 4, 3, 8, 8, 0, 7, 0, 1, 2, 3, 1, 2, 4, 4,
 3, 6, 0, 1, 1, 3, 3, 1, 1, 3, 1, 2, 3, 4, 4, 1, 2, 1, 2, 1, 6, 0, 0, 2,
 2, 2, 2, 2, 2, 2, 0, 2, 4, 3, 3, 3, 2, 1, 2, 1, 1, 3, 4, 0, 3, 3, 2, 4,
 4,
]
ROWS = """\
2 START_UNIT 3 START_EXPRESSION 4 START_TYPE 5 START_ARGUMENTS 6 START_CONVERSION 7 START_PARAMETERS
0 $end
-7 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union
-452 $end 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union
-431 $end EXTERN_C TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef typename union unsigned void volatile wchar_t
-1 $end 56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 129 HOST 130 ; 131 BAD 132 EXTERN_C 135 template 144 namespace 145 using 147 inline 148 TEMPLATE_HEAD 150 static_assert
-2 $end 152 ,
-272 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-259 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-256 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] } 154 ? 155 || 156 && 157 | 158 ^ 159 & 160 == 161 != 162 < 163 > 164 <= 165 >= 166 << 167 >> 168 + 169 - 170 * 171 / 172 % 173 = 174 *= 175 /= 176 %= 177 += 178 -= 179 <<= 180 >>= 181 &= 182 ^= 183 |=
-234 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-223 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-218 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-219 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-222 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-232 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 186 FOLD 188 {
-217 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 189 [ 190 ( 191 . 192 -> 193 ++ 194 --
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 196 (
14 & 15 + 16 - 17 * 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 200 (
-230 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~ 201 SIZEOF_PACK
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 204 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 207 [
-203 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-192 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-220 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-221 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-231 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true ~
-181 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-182 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || } 208 STRING
209 <
-200 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
210 ( 212 {
-482 ] 214 = 215 & 219 this 220 * 222 IDENTIFIER 223 TYPE_NAME
-184 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-185 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-186 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-187 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-188 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-189 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-183 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING [ ] ^ ^= | |= || }
-190 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING [ ] ^ ^= | |= || }
-195 <
-196 <
-197 <
-198 <
-199 ( {
-3 $end
-109 $end ) , : ; = > PACK { 227 * 228 & 229 && 230 ( 231 [
-51 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union
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
233 (
-298 != $end % %= & && &= ( ) * *= + += , - -= ... / /= ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 234 { 235 :
236 { 237 ,
238 { 239 :
-339 != $end % %= & && &= ( ) * *= + += , - -= ... / /= ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t | |= || } 240 { 241 :
242 { 243 :
244 (
245 (
246 (
-295 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-338 : { 222 IDENTIFIER 223 TYPE_NAME 249 class 250 struct
-293 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-291 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-292 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-4 $end
-453 $end 251 ,
-454 $end ,
-456 $end , 252 PACK
-457 $end , 253 PACK
-256 $end ) , ... : ; PACK ] } 154 ? 155 || 156 && 157 | 158 ^ 159 & 160 == 161 != 162 < 163 > 164 <= 165 >= 166 << 167 >> 168 + 169 - 170 * 171 / 172 %
-5 $end
-432 $end 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 260 TEMPLATE_HEAD 262 typename
-8 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-9 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-10 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-11 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-12 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-13 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-57 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 263 {
264 {
-447 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 145 using 150 static_assert 268 namespace
-45 , ; -18 { 271 =
-18 {
-23 [ 227 * 228 & 229 && 273 ; 275 CONSTRUCTOR 276 ( 287 IDENTIFIER
288 ; 289 ,
290 =
-27 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-28 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-340 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-419 { 222 IDENTIFIER 223 TYPE_NAME
222 IDENTIFIER 223 TYPE_NAME 292 namespace
-425 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-88 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 296 namespace
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 145 using 148 TEMPLATE_HEAD 150 static_assert 268 namespace
300 [
301 (
-339 & && ( * ; CONSTRUCTOR EXTERN_C IDENTIFIER TYPE_NAME [ __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t 240 { 302 :
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 212 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 308 :
-260 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-261 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-262 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-263 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-264 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-265 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-266 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-267 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-268 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-269 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
-270 ! & ( * + ++ - -- CHARACTER FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING alignof const_cast delete dynamic_cast false new nullptr reinterpret_cast sizeof static_cast this true { ~
327 )
152 , 328 ) 329 FOLD_OPERATOR
330 FOLD_OPERATOR
331 )
-361 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-211 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 212 {
338 IDENTIFIER
339 IDENTIFIER
-208 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-209 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-224 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-225 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-226 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-227 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
342 (
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 344 (
-523 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 346 ( 347 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 212 {
-517 != $end % %= &= ( ) *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 227 * 228 & 229 && 353 [
-526 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
354 ]
-191 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END STRING [ ] ^ ^= | |= || }
-202 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-281 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 212 { 363 . 364 [
365 ]
-483 ] 366 ,
-484 ] 222 IDENTIFIER 223 TYPE_NAME 367 ,
-487 ] 369 ,
-488 , ]
-490 , ] 370 PACK 371 = 372 ( 373 {
-497 , ]
374 this
-495 ( , = PACK ] {
-112 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-113 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-110 $end ) , : ; = > PACK {
-154 $end ) , : ; = > PACK { 227 * 228 & 229 && 230 ( 231 [
-155 $end ) , ... : ; = > PACK { 376 [ 377 (
-149 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-164 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 227 * 228 & 229 && 230 ( 231 [ 383 ...
-138 ] 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
-53 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 390 auto
-317 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-304 TYPE_NAME 396 virtual 397 public 398 private 399 protected
-347 } 222 IDENTIFIER 223 TYPE_NAME
-211 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 212 {
-299 : { 110 __launch_bounds__ 111 __align__ 112 alignas 222 IDENTIFIER 223 TYPE_NAME 418 __packed__
-335 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
222 IDENTIFIER 223 TYPE_NAME
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union
-458 $end ,
-459 $end ,
-6 $end
-433 $end 422 ,
-434 $end ,
-437 $end , 423 =
-445 $end , 424 =
-439 $end , = 222 IDENTIFIER 223 TYPE_NAME 426 PACK 427 PACK_NAME
-444 TEMPLATE_HEAD typename
-173 $end ) , ... = 227 * 228 & 229 && 231 [ 287 IDENTIFIER 432 PACK 437 ( 438 PACK_NAME
-436 $end , = IDENTIFIER PACK PACK_NAME TYPE_NAME
-15 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-7 ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-451 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-23 [ 227 * 228 & 229 && 273 ; 276 ( 287 IDENTIFIER
288 ; 444 ,
-45 , ; 271 =
188 {
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 212 { 447 delete
-19 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-36 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-470 (
227 * 228 & 229 && 276 ( 287 IDENTIFIER
-49 , ;
-24 [ 227 * 228 & 229 && 276 ( 287 IDENTIFIER
-132 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 212 { 467 [ 468 (
-133 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 212 { 470 [ 471 (
-134 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-135 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 473 [ 474 (
-136 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-47 , ;
-48 , ;
-114 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-111 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-20 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-420 { 478 =
-430 , ; 480 = 481 PACK
482 ; 483 ,
-427 , ;
-421 { 222 IDENTIFIER 223 TYPE_NAME
-448 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-449 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-450 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-273 $end ) , : ; FOLD_OPERATOR PRAGMA_END ]
-271 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-276 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-277 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
152 , 489 :
-235 $end %= &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 156 && 157 | 158 ^ 159 & 160 == 161 != 162 < 163 > 164 <= 165 >= 166 << 167 >> 168 + 169 - 170 * 171 / 172 %
-236 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= |= || } 157 | 158 ^ 159 & 160 == 161 != 162 < 163 > 164 <= 165 >= 166 << 167 >> 168 + 169 - 170 * 171 / 172 %
-237 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^= | |= || } 158 ^ 159 & 160 == 161 != 162 < 163 > 164 <= 165 >= 166 << 167 >> 168 + 169 - 170 * 171 / 172 %
-238 $end %= && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 159 & 160 == 161 != 162 < 163 > 164 <= 165 >= 166 << 167 >> 168 + 169 - 170 * 171 / 172 %
-239 $end %= & && &= ) *= += , -= ... /= : ; <<= = >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 160 == 161 != 162 < 163 > 164 <= 165 >= 166 << 167 >> 168 + 169 - 170 * 171 / 172 %
-240 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 162 < 163 > 164 <= 165 >= 166 << 167 >> 168 + 169 - 170 * 171 / 172 %
-241 != $end %= & && &= ) *= += , -= ... /= : ; <<= = == >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 162 < 163 > 164 <= 165 >= 166 << 167 >> 168 + 169 - 170 * 171 / 172 %
-242 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 166 << 167 >> 168 + 169 - 170 * 171 / 172 %
-243 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 166 << 167 >> 168 + 169 - 170 * 171 / 172 %
-244 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 166 << 167 >> 168 + 169 - 170 * 171 / 172 %
-245 != $end %= & && &= ) *= += , -= ... /= : ; < <<= <= = == > >= >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 166 << 167 >> 168 + 169 - 170 * 171 / 172 %
-246 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 + 169 - 170 * 171 / 172 %
-247 != $end %= & && &= ) *= += , -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 168 + 169 - 170 * 171 / 172 %
-248 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 170 * 171 / 172 %
-249 != $end %= & && &= ) *= + += , - -= ... /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 170 * 171 / 172 %
-250 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-251 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-252 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-193 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
493 FOLD
-480 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-362 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
152 , 496 ]
497 )
-212 ) } 498 ,
-215 ) , }
-213 ) , } 499 PACK
-206 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-207 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
500 )
501 )
-513 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
498 , 506 )
507 )
-516 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
-519 != $end % %= &= ( ) *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 227 * 228 & 229 && 353 [
-520 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || } 509 [
512 >
513 )
514 }
-279 } 516 ,
-283 , }
-285 , }
363 . 364 [ 517 =
-287 . = [
519 IDENTIFIER
-361 ( __device__ __host__ {
219 this 220 * 222 IDENTIFIER 223 TYPE_NAME 523 &
-496 ( , = PACK ] {
-491 , ]
-211 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 212 {
-498 , ]
-140 $end ) , ... : ; = > PACK {
-164 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 383 ...
-146 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 531 __restrict__ 532 __volatile__ 533 const 534 volatile
-147 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 531 __restrict__ 532 __volatile__ 533 const 534 volatile
-148 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= { | |= || } 531 __restrict__ 532 __volatile__ 533 const 534 volatile
535 )
536 )
-165 )
-166 ) 537 , 538 ...
-169 ) , ...
-171 ) , ... 539 =
540 ]
-137 ]
152 , 541 )
542 )
-321 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-300 , {
-309 , { 544 PACK
545 TYPE_NAME
-305 TYPE_NAME 546 virtual
-306 TYPE_NAME 397 public 398 private 399 protected
-311 : TYPE_NAME virtual
-312 : TYPE_NAME virtual
-313 : TYPE_NAME virtual
-302 , {
-301 , {
550 }
-279 } 552 ,
-349 , }
-351 , } 553 =
554 {
555 }
556 {
557 )
558 )
559 )
560 )
561 )
-294 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-296 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-297 : IDENTIFIER TYPE_NAME __align__ __launch_bounds__ __packed__ alignas {
-336 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-337 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-455 $end ,
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 260 TEMPLATE_HEAD 262 typename
-440 $end , =
-441 $end , =
260 TEMPLATE_HEAD 262 typename
-174 $end ) , ... =
-175 $end ) , ... = 567 PACK
-176 $end ) , ... =
-178 $end ) , ... =
-132 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 467 [ 568 (
-133 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 470 [ 569 (
-154 $end ) , ... = PACK 227 * 228 & 229 && 231 [ 287 IDENTIFIER 437 ( 438 PACK_NAME
-179 $end ) , ... = 573 [ 574 (
-164 ) 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 227 * 228 & 229 && 231 [ 287 IDENTIFIER 383 ... 437 ( 438 PACK_NAME
287 IDENTIFIER
56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 129 HOST 130 ; 131 BAD 132 EXTERN_C 135 template 144 namespace 145 using 147 inline 148 TEMPLATE_HEAD 150 static_assert 579 }
-132 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 212 { 467 [ 583 (
-133 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 212 { 470 [ 584 (
478 =
-16 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 207 [ 585 ;
-46 , ;
-17 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-32 , : ; = {
-34 , : ; = { 110 __launch_bounds__ 111 __align__ 112 alignas 586 RETURNS 587 & 588 && 589 __forceinline__ 590 __noinline__ 591 __packed__ 592 const 593 noexcept
595 (
467 [ 568 ( 596 )
470 [ 569 ( 597 )
598 )
473 [ 474 ( 599 )
600 )
-143 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-144 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 212 { 467 [ 468 (
-145 & && , : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 212 { 470 [ 471 (
-141 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 473 [ 474 (
-142 $end & && ) , ... : ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-163 , ;
-162 , ;
-164 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 212 { 383 ...
-160 , ;
-161 , ;
-50 , ;
610 ;
612 ;
-429 , ;
-426 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-422 {
616 ] 617 ,
-25 , ]
618 ) 619 ,
554 { 620 ;
-258 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-233 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-210 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
622 FOLD_OPERATOR 623 )
152 , 624 )
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 145 using 150 static_assert 188 { 268 namespace 625 } 634 BAD 636 ; 638 if 639 switch 640 while 641 do 642 for 643 PRAGMA_UNROLL 644 break 645 continue 646 return 647 goto 648 IDENTIFIER 651 case 652 default 653 asm 654 __asm__
-204 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-205 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-214 ) , }
212 {
-228 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || } 212 {
656 )
-512 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
657 )
658 }
-514 ( EXTERN_C TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t
-515 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
-518 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= { | |= || }
152 , 660 ]
-527 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
661 (
-201 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-282 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-280 }
-278 } 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 212 { 363 . 364 [
-288 . = [
-289 . = [
664 ]
-502 ( __device__ __host__ {
-485 ] 369 ,
-486 ] 369 ,
-489 , ]
-492 , ]
667 )
668 }
669 ]
670 )
-150 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-151 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-152 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-153 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END [ ] ^ ^= __restrict__ __volatile__ const volatile { | |= || }
-116 $end ( ) , ... : ; = > PACK [ {
-157 $end ( ) , ... : ; = > PACK [ {
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 671 ...
-168 )
-156 $end ( ) , ... : ; = > PACK [ {
-102 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-103 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 150 static_assert 397 public 398 private 399 protected 674 } 680 ; 681 BAD 685 METHOD 686 TEMPLATE_HEAD 687 using
-310 , {
-303 , PACK {
-307 TYPE_NAME
-308 TYPE_NAME
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 150 static_assert 397 public 398 private 399 protected 680 ; 681 BAD 685 METHOD 686 TEMPLATE_HEAD 687 using 688 }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 150 static_assert 397 public 398 private 399 protected 680 ; 681 BAD 685 METHOD 686 TEMPLATE_HEAD 687 using 689 }
-343 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-348 }
-278 } 222 IDENTIFIER 223 TYPE_NAME
-344 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-104 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-105 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-107 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-106 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-108 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END RETURNS TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable noexcept register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-435 $end ,
-438 $end ,
-446 $end ,
-442 $end , =
-443 $end , =
-177 $end ) , ... =
-139 $end ) , ... =
-144 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 467 [ 568 (
-145 $end & && ) , ... ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept { 470 [ 569 (
696 )
-154 ) 227 * 228 & 229 && 231 [ 287 IDENTIFIER 437 ( 438 PACK_NAME
-180 $end ( ) , ... = [
56 TYPE_NAME 58 auto 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 129 HOST 130 ; 131 BAD 132 EXTERN_C 135 template 144 namespace 145 using 147 inline 148 TEMPLATE_HEAD 150 static_assert 697 }
-418 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-144 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 212 { 467 [ 583 (
-145 & && , ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 212 { 470 [ 584 (
-528 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
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
700 ]
701 )
498 , 702 )
703 ]
704 )
498 , 705 )
706 ]
707 )
-33 , : ; = {
-21 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
708 ;
-424 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
709 ;
-428 , ;
-430 , ; 481 PACK
-22 : =
711 ;
46 STRING
-342 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-257 $end ) , ... : ; FOLD_OPERATOR PACK PRAGMA_END ] }
-253 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-254 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-360 ! != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? BAD CHARACTER EXTERN_C FLOATING FOLD_OPERATOR FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PACK PRAGMA_END PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME [ ] ^ ^= __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { | |= || } ~
-363 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-353 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-354 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-355 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-356 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-357 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-358 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-359 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-365 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-367 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-364 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
152 , 714 ;
715 ( 716 constexpr
717 (
718 (
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 145 using 150 static_assert 188 { 268 namespace 634 BAD 636 ; 638 if 639 switch 640 while 641 do 642 for 643 PRAGMA_UNROLL 644 break 645 continue 646 return 647 goto 648 IDENTIFIER 651 case 652 default 653 asm 654 __asm__
720 (
-275 PRAGMA_END 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
723 ;
724 ;
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 212 { 725 ;
729 IDENTIFIER
-192 != % %= & && &= ( * *= + ++ += , - -- -= -> . / /= ; < << <<= <= = == > >= >> >>= ? [ ^ ^= | |= || 730 :
-407 ( __volatile__ volatile
734 :
-402 ( __volatile__ volatile
-403 ( __volatile__ volatile
-216 ) , }
-229 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-524 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
-525 != $end % %= & && &= ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END ] ^ ^= | |= || }
735 ]
-521 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= { | |= || }
-284 , }
-286 , }
-290 . = [
-499 { 738 ( 739 __device__ 740 __host__
-493 , ]
-494 , ]
-123 $end ( ) , ... : ; = > PACK [ {
-128 $end ( ) , ... : ; = > PACK [ {
-167 )
-170 ) , ...
-172 ) , ...
-315 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-322 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-318 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-319 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-320 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
741 :
-324 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-325 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
227 * 228 & 229 && 276 ( 287 IDENTIFIER 742 ; 746 :
750 ; 751 ,
-341 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 753 TEMPLATE_HEAD 756 CONSTRUCTOR
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 150 static_assert 397 public 398 private 399 protected 680 ; 681 BAD 685 METHOD 686 TEMPLATE_HEAD 687 using
-314 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-316 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-350 , }
-352 , }
758 }
759 }
760 ]
761 )
-115 $end ( ) , ... = [
-14 $end ; BAD EXTERN_C HOST TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable namespace register short signed static static_assert struct template thread_local typedef union unsigned using void volatile wchar_t }
-35 , : ; = {
762 )
-125 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-129 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-158 , ;
-126 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-131 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-159 , ;
-124 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-130 $end & && ( ) , ... : ; = RETURNS [ __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-423 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-31 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-26 , ]
-29 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
208 STRING 763 )
152 , 764 )
-369 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-361 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable namespace new nullptr register reinterpret_cast short signed sizeof static static_assert static_cast struct this thread_local true typedef union unsigned using void volatile wchar_t ~
766 (
-361 ! & ( * + ++ - -- CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
769 while
771 PRAGMA_END
-274 ) PRAGMA_END 152 ,
-390 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-391 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-392 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
772 ;
-394 ; 152 ,
-395 ;
773 ;
-401 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-397 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
774 ( 776 volatile 777 __volatile__
778 : 779 ...
-400 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-522 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= { | |= || }
152 , 780 )
-481 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
-508 ( __device__ __host__ {
-509 ( __device__ __host__ {
-323 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-326 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-328 , ;
-36 & && , ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 783 :
-332 , ;
-132 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 212 { 467 [ 568 (
-133 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 212 { 470 [ 569 (
-327 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
227 * 228 & 229 && 276 ( 287 IDENTIFIER 746 :
-460 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 756 CONSTRUCTOR
-18 { 790 ; 791 =
227 * 228 & 229 && 276 ( 287 IDENTIFIER 793 CONSTRUCTOR
-462 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-345 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-346 != $end % %= & && &= ( ) * *= + += , - -= ... / /= : ; < << <<= <= = == > >= >> >>= ? CONSTRUCTOR EXTERN_C FOLD_OPERATOR IDENTIFIER PACK PACK_NAME PRAGMA_END TYPE_NAME [ ] ^ ^= __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable register short signed static struct thread_local typedef union unsigned void volatile wchar_t { | |= || }
-122 $end ( ) , ... = [
-127 $end ( ) , ... = [
-36 & && : __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
796 ;
-255 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union 145 using 150 static_assert 268 namespace 803 ;
813 (
-393 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-396 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-408 ( __volatile__ volatile
-404 ( __volatile__ volatile
-405 ( __volatile__ volatile
-398 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-194 != $end % %= & && &= ( ) * *= + ++ += , - -- -= -> . ... / /= : ; < << <<= <= = == > >= >> >>= ? FOLD_OPERATOR PACK PRAGMA_END [ ] ^ ^= | |= || }
823 )
-330 , ; 110 __launch_bounds__ 111 __align__ 112 alignas 587 & 588 && 589 __forceinline__ 590 __noinline__ 591 __packed__ 592 const 593 noexcept 824 =
-334 , ;
-144 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 212 { 467 [ 568 (
-145 & && , : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept 212 { 470 [ 569 (
-329 , ;
-461 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-464 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
827 default 828 delete
-36 & && ; = RETURNS __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
831 (
-472 { 110 __launch_bounds__ 111 __align__ 112 alignas 587 & 588 && 589 __forceinline__ 590 __noinline__ 591 __packed__ 592 const 593 noexcept 834 :
-30 ! $end & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL HOST IDENTIFIER INTEGER LAMBDA METHOD PRAGMA_UNROLL STRING TEMPLATE_HEAD TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr private protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
835 )
-375 )
-377 ) 152 , 837 ;
-45 , ; 838 =
-366 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
-388 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
840 )
841 )
-377 ) 152 ,
-45 , 842 =
289 ,
-379 ; 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL 56 TYPE_NAME 58 auto 59 EXTERN_C 63 __constant__ 64 __device__ 65 __extension__ 66 __forceinline__ 67 __global__ 68 __grid_constant__ 69 __host__ 70 __inline__ 71 __int128 72 __managed__ 73 __noinline__ 74 __packed__ 75 __restrict__ 76 __shared__ 77 __thread 78 __volatile__ 79 bool 80 char 81 char16_t 82 char32_t 83 const 84 constexpr 85 double 86 explicit 87 extern 88 float 89 friend 90 inline 91 int 92 long 93 mutable 94 register 95 short 96 signed 97 static 98 thread_local 99 typedef 100 unsigned 101 void 102 volatile 103 wchar_t 104 decltype 110 __launch_bounds__ 111 __align__ 112 alignas 114 enum 115 class 116 struct 117 union
847 :
152 , 837 ;
-386 : 290 =
-387 : -45 , ; 271 =
-389 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-409 ) : 208 STRING
849 :
-501 RETURNS __device__ __host__ constexpr mutable noexcept {
-333 , ;
-463 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
852 ;
853 ;
-467 ; = {
854 (
-468 {
-473 ; = { 856 ,
-376 )
-368 ! & ( * + ++ - -- ; CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA STRING TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof auto bool char char16_t char32_t class const const_cast constexpr decltype delete double dynamic_cast enum explicit extern false float friend inline int long mutable new nullptr register reinterpret_cast short signed sizeof static static_cast struct this thread_local true typedef union unsigned void volatile wchar_t ~
862 )
152 , 865 )
866 ;
-378 ; 152 ,
-45 , 867 =
869 ) 870 :
-399 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { ~
-510 { 872 mutable 873 constexpr 874 noexcept 875 __device__ 876 __host__ 877 RETURNS
-331 , ;
-465 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
-466 ; BAD EXTERN_C METHOD TEMPLATE_HEAD TYPE_NAME __align__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas auto bool char char16_t char32_t class const constexpr decltype double enum explicit extern float friend inline int long mutable private protected public register short signed static static_assert struct thread_local typedef union unsigned using void volatile wchar_t }
879 )
-474 , ; = {
-476 , ; = { 881 PACK
882 ( 883 {
-370 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 884 else
-381 ) -46 , ;
-374 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-382 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
886 ;
-275 ) 14 & 15 + 16 - 17 * 19 ( 21 ++ 22 -- 25 sizeof 26 new 27 delete 29 IDENTIFIER 30 ! 31 ~ 32 alignof 36 this 38 LAMBDA 39 INTEGER 40 FLOATING 41 CHARACTER 42 true 43 false 44 nullptr 46 STRING 47 static_cast 48 reinterpret_cast 49 const_cast 50 dynamic_cast 51 FUNCTIONAL
152 , 889 )
890 ;
-411 ) : 46 STRING 895 [
-500 {
-503 RETURNS __device__ __host__ constexpr mutable noexcept {
-504 RETURNS __device__ __host__ constexpr mutable noexcept {
-505 RETURNS __device__ __host__ constexpr mutable noexcept {
-506 RETURNS __device__ __host__ constexpr mutable noexcept {
-507 RETURNS __device__ __host__ constexpr mutable noexcept {
897 )
-36 & && : ; = __align__ __forceinline__ __launch_bounds__ __noinline__ __packed__ alignas const noexcept {
-475 , ; = {
-477 , ; = {
-373 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~ 902 else
-383 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
903 )
-380 ; -46 ,
-406 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-410 ) :
-412 ) : 905 ,
-413 ) , :
-415 ) , : 208 STRING 906 (
907 IDENTIFIER
-511 {
-472 ; = { 110 __launch_bounds__ 111 __align__ 112 alignas 587 & 588 && 589 __forceinline__ 590 __noinline__ 591 __packed__ 592 const 593 noexcept 834 :
910 )
911 }
-371 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-385 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
46 STRING 895 [
916 ]
-471 ; = {
-478 , ; = PACK {
-479 , ; = PACK {
-372 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-384 ! & ( * + ++ - -- ; BAD CHARACTER EXTERN_C FLOATING FUNCTIONAL IDENTIFIER INTEGER LAMBDA PRAGMA_UNROLL STRING TYPE_NAME __align__ __asm__ __constant__ __device__ __extension__ __forceinline__ __global__ __grid_constant__ __host__ __inline__ __int128 __launch_bounds__ __managed__ __noinline__ __packed__ __restrict__ __shared__ __thread __volatile__ alignas alignof asm auto bool break case char char16_t char32_t class const const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable namespace new nullptr register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch this thread_local true typedef union unsigned using void volatile wchar_t while { } ~
-414 ) , :
152 , 918 )
-469 ; = {
-416 ) , :
208 STRING 920 (
152 , 922 )
-417 ) , :
""".splitlines()
STATES = [
 0, 1, 2, 3, 4, 5, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 3,
 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68,
 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
 141, 142, 143, 144, 145, 146, 147, 148, 3, 149, 150, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
 3, 3, 3, 3, 3, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 3, 167, 168,
 169, 170, 171, 172, 18, 173, 174, 175, 18, 176, 177, 178, 179, 180, 181, 182, 183, 4, 167, 184, 185, 186, 187, 188,
 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 200, 200, 201, 202, 203, 204, 205, 206, 205, 206, 205, 206,
 207, 4, 207, 4, 167, 208, 208, 209, 210, 211, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224,
 225, 226, 227, 228, 211, 229, 230, 231, 230, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246,
 247, 235, 149, 248, 211, 249, 250, 251, 252, 253, 254, 255, 211, 3, 4, 256, 257, 258, 259, 260, 3, 261, 262, 263,
 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 149, 279, 280, 3, 281, 282, 283, 284, 285,
 286, 287, 288, 289, 290, 291, 211, 178, 4, 292, 167, 185, 293, 294, 295, 296, 297, 3, 3, 298, 299, 300, 301, 302,
 303, 304, 305, 306, 3, 307, 308, 308, 309, 308, 310, 149, 167, 311, 312, 313, 202, 314, 315, 316, 317, 318, 319, 320,
 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 328, 337, 328, 338, 339, 340, 341, 342,
 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 4, 3, 358, 359, 211, 360, 361, 362, 363,
 364, 365, 366, 367, 368, 369, 370, 225, 371, 237, 372, 373, 235, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384,
 385, 386, 235, 235, 387, 388, 389, 390, 391, 392, 393, 202, 394, 395, 202, 394, 396, 202, 314, 233, 397, 398, 211, 399,
 4, 400, 401, 211, 402, 403, 404, 405, 406, 3, 407, 408, 409, 410, 411, 412, 413, 414, 149, 415, 416, 417, 418, 419,
 420, 421, 422, 423, 424, 3, 425, 426, 427, 428, 429, 430, 431, 149, 432, 433, 434, 435, 436, 211, 437, 438, 439, 440,
 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 149, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463,
 464, 3, 207, 465, 207, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 314, 314, 477, 478, 479, 202, 314, 480,
 481, 482, 483, 484, 235, 485, 486, 394, 394, 487, 4, 488, 489, 490, 491, 492, 493, 494, 495, 314, 496, 497, 498, 499,
 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 211, 517, 518, 519, 520, 3, 521,
 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545,
 546, 539, 547, 3, 548, 549, 550, 551, 552, 553, 554, 555, 556, 3, 557, 558, 559, 230, 560, 561, 562, 563, 564, 565,
 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 211, 581, 582, 583, 584, 585, 586, 587, 588,
 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 608, 610, 611,
 608, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 314, 629, 630, 631, 632, 633,
 634, 635, 3, 636, 637, 235, 638, 639, 640, 641, 642, 643, 234, 644, 645, 646, 647, 648, 649, 650, 651, 652, 608, 652,
 212, 653, 652, 539, 654, 655, 518, 656, 657, 658, 659, 3, 660, 661, 662, 3, 663, 664, 665, 666, 667, 230, 668, 669,
 670, 234, 671, 672, 673, 674, 675, 212, 676, 677, 678, 679, 227, 136, 652, 680, 681, 682, 683, 235, 684, 3, 685, 686,
 687, 688, 689, 227, 690, 691, 692, 693, 149, 694, 695, 696, 697, 698, 699, 314, 700, 701, 211, 539, 702, 703, 231, 704,
 539, 539, 149, 705, 706, 707, 708, 3, 709, 710, 711, 712, 713, 714, 314, 715, 211, 716, 717, 718, 719, 720, 539, 721,
 722, 723, 724, 149, 725, 726, 727, 728, 729, 730, 731, 732, 733, 4, 734, 735, 736, 737, 167, 311, 539, 738, 739, 740,
 741, 539, 742, 743, 744, 745, 746, 747, 748, 735, 749, 750, 751, 752, 539, 539, 753, 754, 3, 755, 749, 756, 757, 758,
 759, 760, 761, 762, 518, 763, 764, 765, 3, 766, 767,
]
DEFAULTS = [
 0, 0, -7, 0, 0, 0, 0, -431, 0, 0, -272, -259, 0, -234, -223, -218, -219, -222, -232, 0, 0, 0, 0, 0,
 0, 0, 0, 0, -203, -192, -220, -221, -231, -181, 0, 0, -200, 0, 0, -184, -185, -186, -187, -188, -189, -183, -190, -195,
 -196, -197, -198, -199, -3, 0, 0, -52, -54, -55, -56, -57, -58, -59, -60, -61, -62, -63, -64, -65, -66, -67, -68, -69,
 -70, -71, -72, -73, -74, -75, -76, -77, -78, -79, -80, -81, -82, -83, -84, -85, -86, -87, -88, -89, -90, -91, -92, -93,
 -94, -95, -96, -97, -98, -99, -100, -101, 0, 0, 0, 0, 0, 0, 0, 0, 0, -295, 0, -293, -291, -292, -4, 0,
 -454, 0, 0, 0, -5, 0, -8, -9, -10, -11, -12, -13, 0, 0, -447, 0, 0, -18, 0, 0, 0, -27, -28, -340,
 0, 0, -425, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, -260, -261, -262, -263, -264, -265, -266, -267, -268, -269, -270, 0, 0, 0, 0, -361, 0, 0, 0,
 0, -208, -209, -224, 0, -225, -226, -227, 0, 0, 0, 0, 0, 0, -526, 0, -191, 0, 0, -202, 0, 0, 0, 0,
 0, -488, 0, -497, 0, -495, -112, -113, -110, 0, 0, -149, -149, -149, 0, 0, -53, 0, -317, 0, -317, 0, -317, 0,
 0, 0, 0, 0, 0, 0, 0, 0, -335, 0, 0, 0, -458, -459, -6, 0, -434, 0, 0, 0, -444, 0, -436, -15,
 -7, -451, 0, 0, 0, 0, 0, 0, 0, -19, -36, -470, 0, -49, 0, 0, 0, -134, 0, -136, -47, -48, -114, -111,
 -20, 0, 0, 0, 0, 0, 0, -427, 0, -448, -449, -450, 0, 0, 0, -273, -271, -276, -277, 0, 0, 0, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -250, -251, -252, 0, -193, 0, 0, -480, -362, 0, 0, 0,
 -215, 0, -206, -207, 0, 0, 0, 0, 0, -513, 0, 0, 0, 0, -516, 0, 0, 0, 0, 0, 0, 0, 0, -283,
 -285, 0, -287, 0, 0, -361, 0, 0, -496, 0, -491, 0, 0, 0, -498, -140, 0, 0, 0, 0, 0, 0, 0, -165,
 0, -169, 0, 0, -137, 0, 0, -321, -300, 0, 0, 0, 0, -311, -312, -313, -321, -302, -321, -301, 0, 0, -349, 0,
 0, 0, 0, 0, 0, 0, 0, 0, -294, -296, -297, -336, -337, -455, 0, 0, 0, -440, -441, 0, 0, -174, 0, -176,
 -178, 0, 0, 0, 0, 0, 0, -7, 0, 0, 0, 0, 0, 0, -16, 0, -46, -17, -32, 0, 0, 0, 0, 0,
 0, 0, 0, 0, -143, 0, 0, 0, -142, -163, -162, 0, 0, -160, 0, 0, -161, 0, 0, -36, -50, 0, 0, 0,
 0, -429, -426, 0, -422, 0, -25, 0, 0, 0, -258, -233, -210, 0, 0, 0, -204, -205, 0, -214, 0, 0, 0, -512,
 0, 0, -514, -515, -518, 0, 0, -527, 0, -201, -282, -280, 0, 0, -288, -289, 0, -502, 0, 0, 0, -489, -492, 0,
 0, 0, 0, -150, -151, -152, -153, -116, -157, 0, -168, 0, -156, -102, -103, 0, -310, -303, -307, -308, 0, 0, -343, -348,
 0, 0, 0, -344, 0, -104, -105, -107, -106, -108, -435, -438, -446, -442, -443, -177, 0, 0, -139, 0, 0, 0, 0, 0,
 0, -180, 0, -418, 0, 0, 0, 0, 0, -528, 0, -37, -38, -39, -40, -41, -42, -43, -44, 0, -121, -119, -120, -117,
 -118, 0, 0, 0, 0, 0, 0, 0, 0, -33, -21, 0, -424, 0, -428, 0, -22, 0, 0, 0, -342, -257, 0, -253,
 -254, -360, -363, -353, -354, -355, -356, -357, -358, -359, -365, -367, -364, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, -407, 0, 0, -402, -403, -216, -229, -524, -525, 0, -521, 0, -284, -286, -290, 0, 0, -493, -494, -123, -128, -167,
 -170, -172, -315, -322, -318, -319, -320, 0, -324, -325, 0, 0, -341, 0, 0, 0, -314, -316, -350, -352, 0, 0, 0, 0,
 -115, -14, -35, 0, -125, -129, -158, -126, -131, -159, -124, -130, -423, -31, -26, -29, 0, 0, -369, -361, 0, -361, -361, 0,
 -361, 0, 0, -390, -391, -392, 0, 0, -395, 0, -401, -397, 0, 0, -400, -522, 0, -481, 0, -508, -509, -323, -326, -328,
 0, -332, 0, 0, 0, 0, -327, 0, -460, 0, 0, 0, -470, -462, -345, -346, -122, -127, -36, 0, -255, 0, -361, 0,
 0, 0, 0, 0, -393, -396, 0, -408, -404, -405, -398, 0, -194, 0, 0, 0, -334, 0, 0, -329, -461, 0, -464, 0,
 -36, -470, 0, 0, -30, 0, -375, 0, 0, 0, -366, -388, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 0, 0, 0, 0, -389, 0, 0, -501, 0, -333, -463, 0, 0, -467, 0, 0, -468, 0, 0, 0, -376, -368, 0, 0,
 0, 0, 0, 0, 0, 0, 0, 0, 0, -399, 0, -331, -465, -466, 0, 0, 0, -474, 0, 0, 0, 0, 0, -374,
 -382, 0, 0, 0, 0, 0, 0, -500, -503, -504, -505, -506, -507, 0, 0, -36, -475, -477, 0, 0, 0, 0, -383, 0,
 0, 0, -406, -410, 0, -413, 0, 0, -511, -36, 0, 0, 0, -371, 0, 0, -385, 0, 0, 0, 0, -471, -478, -479,
 -372, -384, -414, 0, 0, -469, -416, 0, 0, 0, -417,
]
GOTO = """\
1 start

8 externals
9 expression 10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string
52 type_id 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 118 template_args 119 template_arg_list 120 template_arg 121 type_id 122 conditional 123 binary
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 124 type_id
125 template_scope
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 126 external 127 function 128 declaration 133 namespace_head 134 template_declaration 136 named 137 constructor 138 specs 139 initialized 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head
153 assigns
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 184 type_id 185 expression 187 compound
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 195 unary
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 197 unary
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 198 cast
20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 199 unary
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 202 new_placement 203 new_type 205 specs
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 206 cast
211 braces
213 captures 216 capture_list 217 capture 218 simple_capture 221 any_name
224 abstract 225 indirection 226 direct_abstract
57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 232 specifier
247 record_attributes
248 any_name
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 254 template_params 255 template_param_list 256 template_param 257 type_param 258 plain_parameter 259 type_param_word 261 specs
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 265 declaration 266 specs 267 initialized 269 named
270 function_scope
272 function_scope
274 declarator 277 init_declarator 278 indirection 279 plain_direct 280 object_direct 281 object_pointer 282 function_direct 283 function_pointer 284 called_declarator 285 braced_declarator 286 name
291 any_name
293 any_name 294 using_names 295 using_name
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 136 named 137 constructor 138 specs 139 initialized 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 297 function 298 declaration 299 template_declaration
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 303 assignment
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 304 initializer 305 assignment 306 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 307 expression
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 309 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 310 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 311 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 312 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 313 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 314 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 315 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 316 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 317 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 318 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 319 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 320 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 321 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 322 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 323 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 324 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 325 binary
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 326 binary
332 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 333 expression
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 334 arguments 335 argument_list 336 argument 337 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 185 expression 187 compound 340 type_id
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 185 expression 187 compound 341 type_id
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 205 specs 343 new_type
345 new_initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 305 assignment 306 braces 336 argument 337 initializer 348 argument_list 349 type_id
350 new_declarator 351 indirection 352 new_array
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 355 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 335 argument_list 336 argument 337 initializer 356 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 337 initializer 357 initializer_list 358 initializers 359 initializer_item 360 argument 361 designators 362 designator
368 any_name
225 indirection 226 direct_abstract 375 abstract
378 qualifiers
379 qualifiers
380 qualifiers
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 225 indirection 226 direct_abstract 261 specs 381 abstract 382 parameters 384 parameter_list 385 parameter 386 plain_parameter
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 387 conditional_opt 388 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 389 expression
391 record_scope
392 base_item 393 base 394 base_words 395 access
400 record_scope
393 base 394 base_words 395 access 401 base_item
402 record_scope
393 base 394 base_words 395 access 403 base_item
404 enum_body 405 enumerators 406 enumerator 407 any_name
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 408 type_id
405 enumerators 406 enumerator 407 any_name 409 enum_body
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 410 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 335 argument_list 336 argument 337 initializer 411 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 305 assignment 306 braces 335 argument_list 336 argument 337 initializer 412 arguments 413 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 305 assignment 306 braces 335 argument_list 336 argument 337 initializer 414 arguments 415 type_id
416 any_name 417 argued
419 any_name
420 any_name
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 121 type_id 122 conditional 123 binary 421 template_arg
425 any_name
428 template_scope_end
226 direct_abstract 281 object_pointer 282 function_direct 283 function_pointer 286 name 429 declarator 430 abstract 431 pack_declarator 433 plain_direct 434 object_direct 435 indirection 436 direct_pack
439 linkage
440 externals
274 declarator 277 init_declarator 281 object_pointer 282 function_direct 283 function_pointer 284 called_declarator 285 braced_declarator 286 name 441 indirection 442 plain_direct 443 object_direct
445 any_name
446 compound
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 448 initializer
449 compound
450 ending 451 trailing
452 class_scope
286 name 453 plain_direct 454 object_direct 455 object_pointer 456 function_direct 457 function_pointer 458 indirection
286 name 459 indirection 460 object_pointer 461 plain_direct 462 object_direct 463 function_direct 464 function_pointer 465 called_declarator 466 braced_declarator
469 braces
472 braces
279 plain_direct 280 object_direct 281 object_pointer 282 function_direct 283 function_pointer 284 called_declarator 285 braced_declarator 286 name 459 indirection 475 declarator 476 init_declarator
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 477 initializer
479 any_name
484 any_name
485 bound_names 486 any_name
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 487 conditional
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 488 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 490 assignment
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 491 cast 492 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 494 expression
495 statements
502 any_name
503 new_initializer
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 349 type_id
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 335 argument_list 336 argument 337 initializer 504 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 337 initializer 358 initializers 359 initializer_item 360 argument 361 designators 362 designator 505 initializer_list
351 indirection 352 new_array 508 new_declarator
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 510 expression
18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 511 cast
515 comma_opt
518 designator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 520 conditional
521 block
217 capture 218 simple_capture 221 any_name 522 capture_list
217 capture 218 simple_capture 221 any_name 524 capture_list
218 simple_capture 221 any_name 525 capture
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 526 initializer
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 335 argument_list 336 argument 337 initializer 527 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 335 argument_list 336 argument 337 initializer 528 arguments
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 388 conditional 529 conditional_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 261 specs 384 parameter_list 385 parameter 386 plain_parameter 530 parameters
543 members
547 access
548 members
549 members
551 comma_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 257 type_param 258 plain_parameter 259 type_param_word 261 specs 562 template_param
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 563 type_id
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 564 conditional
565 any_name
259 type_param_word 566 type_param
226 direct_abstract 286 name 375 abstract 435 indirection 436 direct_pack 460 object_pointer 463 function_direct 464 function_pointer 570 pack_declarator 571 plain_direct 572 object_direct
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 226 direct_abstract 261 specs 286 name 381 abstract 382 parameters 384 parameter_list 385 parameter 386 plain_parameter 436 direct_pack 453 plain_direct 454 object_direct 455 object_pointer 456 function_direct 457 function_pointer 575 pack_declarator 576 indirection
577 name
578 externals
286 name 460 object_pointer 463 function_direct 464 function_pointer 465 called_declarator 466 braced_declarator 580 indirection 581 plain_direct 582 object_direct
281 object_pointer 282 function_direct 283 function_pointer 284 called_declarator 285 braced_declarator 286 name 442 plain_direct 443 object_direct 475 declarator 476 init_declarator 580 indirection
594 argued
286 name 458 indirection 460 object_pointer 463 function_direct 464 function_pointer 571 plain_direct 572 object_direct
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 388 conditional 601 conditional_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 261 specs 305 assignment 306 braces 336 argument 337 initializer 384 parameter_list 385 parameter 386 plain_parameter 602 parameters 603 argument_list
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 388 conditional 604 conditional_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 261 specs 305 assignment 306 braces 336 argument 337 initializer 384 parameter_list 385 parameter 386 plain_parameter 605 parameters 606 argument_list
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 388 conditional 607 conditional_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 261 specs 384 parameter_list 385 parameter 386 plain_parameter 608 parameters
451 trailing 609 ending
611 any_name
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 613 type_id
614 using_name 615 any_name
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 621 assignment
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 266 specs 267 initialized 269 named 626 statement 627 compound 628 expression_statement 629 selection 630 loop 631 jump 632 labeled 633 asm_statement 635 declaration 637 expression 649 label 650 asm_word
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 337 initializer 655 argument
492 braces
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 659 conditional
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 337 initializer 360 argument 361 designators 362 designator 662 initializer_item
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 663 initializer
665 lambda_head 666 lambda_attributes
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 261 specs 386 plain_parameter 672 parameter
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 673 initializer
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 151 enum_head 675 member 676 using_declaration 677 assertion 678 alias 679 access 682 specs 683 fields 684 opaque
407 any_name 690 enumerator
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 691 conditional
405 enumerators 406 enumerator 407 any_name 692 enum_body
405 enumerators 406 enumerator 407 any_name 693 enum_body
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 261 specs 384 parameter_list 385 parameter 386 plain_parameter 602 parameters
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 261 specs 384 parameter_list 385 parameter 386 plain_parameter 605 parameters
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 388 conditional 694 conditional_opt
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 261 specs 384 parameter_list 385 parameter 386 plain_parameter 695 parameters
226 direct_abstract 286 name 375 abstract 436 direct_pack 460 object_pointer 463 function_direct 464 function_pointer 570 pack_declarator 571 plain_direct 572 object_direct 576 indirection
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 698 type_id
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 261 specs 384 parameter_list 385 parameter 386 plain_parameter 699 parameters
710 any_name
45 one_string 712 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 713 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 266 specs 267 initialized 269 named 627 compound 628 expression_statement 629 selection 630 loop 631 jump 632 labeled 633 asm_statement 635 declaration 637 expression 649 label 650 asm_word 719 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 721 expression_opt 722 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 726 initializer_value 727 expression 728 braces
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 266 specs 267 initialized 269 named 627 compound 628 expression_statement 629 selection 630 loop 631 jump 632 labeled 633 asm_statement 635 declaration 637 expression 649 label 650 asm_word 731 statement
732 asm_volatile
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 733 conditional
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 736 expression
737 compound
281 object_pointer 282 function_direct 283 function_pointer 286 name 743 field 744 declarator 745 braced_declarator 747 plain_direct 748 object_direct 749 indirection
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 752 method 754 method_head 755 specs
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 151 enum_head 676 using_declaration 677 assertion 678 alias 679 access 682 specs 683 fields 684 opaque 757 member
765 block
767 block
768 block
770 block
775 asm_qualifier
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 261 specs 384 parameter_list 385 parameter 386 plain_parameter 781 parameters
782 trailing
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 784 conditional
286 name 460 object_pointer 463 function_direct 464 function_pointer 466 braced_declarator 749 indirection 785 plain_direct 786 object_direct
281 object_pointer 282 function_direct 283 function_pointer 286 name 744 declarator 745 braced_declarator 747 plain_direct 748 object_direct 749 indirection 787 field
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 754 method_head 755 specs 788 method
789 function_scope
281 object_pointer 282 function_direct 283 function_pointer 286 name 433 plain_direct 434 object_direct 458 indirection 792 declarator
794 class_scope
795 trailing
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 797 condition 798 test 799 for_init 800 expression 801 named 802 declaration 804 specs 805 initialized
806 block
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 798 test 799 for_init 800 expression 801 named 802 declaration 804 specs 805 initialized 807 condition
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 808 test 809 expression 810 named 811 specs 812 initialized
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 139 initialized 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 802 declaration 814 for_init 815 ranged 816 expression 817 binding 818 named 819 specs
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 266 specs 267 initialized 269 named 627 compound 628 expression_statement 629 selection 630 loop 631 jump 632 labeled 633 asm_statement 635 declaration 637 expression 649 label 650 asm_word 820 statement
45 one_string 821 strings
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 822 conditional
13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 123 binary 825 conditional
826 compound
451 trailing 829 ending
830 class_scope
594 argued 832 mem_inits 833 mem_init_list
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 809 expression 810 named 811 specs 812 initialized 836 test
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 798 test 799 for_init 800 expression 801 named 802 declaration 804 specs 805 initialized 839 condition
274 declarator 277 init_declarator 279 plain_direct 280 object_direct 281 object_pointer 282 function_direct 283 function_pointer 284 called_declarator 285 braced_declarator 286 name 459 indirection
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 843 expression
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 811 specs 812 initialized 844 for_test 845 expression 846 named
848 asm_operands
850 lambda_words
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 851 initializer
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 261 specs 384 parameter_list 385 parameter 386 plain_parameter 855 parameters
857 mem_init_item 858 mem_init 859 any_name
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 266 specs 267 initialized 269 named 627 compound 628 expression_statement 629 selection 630 loop 631 jump 632 labeled 633 asm_statement 635 declaration 637 expression 649 label 650 asm_word 860 statement
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 861 initializer
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 266 specs 267 initialized 269 named 627 compound 628 expression_statement 629 selection 630 loop 631 jump 632 labeled 633 asm_statement 635 declaration 637 expression 649 label 650 asm_word 863 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 266 specs 267 initialized 269 named 627 compound 628 expression_statement 629 selection 630 loop 631 jump 632 labeled 633 asm_statement 635 declaration 637 expression 649 label 650 asm_word 864 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 868 expression
871 lambda_result
54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 261 specs 384 parameter_list 385 parameter 386 plain_parameter 878 parameters
858 mem_init 859 any_name 880 mem_init_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 266 specs 267 initialized 269 named 627 compound 628 expression_statement 629 selection 630 loop 631 jump 632 labeled 633 asm_statement 635 declaration 637 expression 649 label 650 asm_word 885 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 722 expression 887 expression_opt
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 888 initializer
45 one_string 891 asm_list 892 asm_items 893 asm_item 894 strings
53 specs 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 108 enum_head 109 anonymous_enum 113 key 896 type_id
898 trailing
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 335 argument_list 336 argument 337 initializer 899 arguments
11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 305 assignment 306 braces 335 argument_list 336 argument 337 initializer 900 arguments
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 266 specs 267 initialized 269 named 627 compound 628 expression_statement 629 selection 630 loop 631 jump 632 labeled 633 asm_statement 635 declaration 637 expression 649 label 650 asm_word 901 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 266 specs 267 initialized 269 named 627 compound 628 expression_statement 629 selection 630 loop 631 jump 632 labeled 633 asm_statement 635 declaration 637 expression 649 label 650 asm_word 904 statement
908 trailing
594 argued 833 mem_init_list 909 mem_inits
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 266 specs 267 initialized 269 named 627 compound 628 expression_statement 629 selection 630 loop 631 jump 632 labeled 633 asm_statement 635 declaration 637 expression 649 label 650 asm_word 912 statement
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 54 specifiers 55 specifier 57 decltype_id 60 record 61 enumeration 62 argued 105 record_head 106 derived_head 107 anonymous_head 109 anonymous_enum 113 key 140 binding 141 assertion 142 alias 143 opaque 146 using_declaration 149 bound_specs 151 enum_head 266 specs 267 initialized 269 named 627 compound 628 expression_statement 629 selection 630 loop 631 jump 632 labeled 633 asm_statement 635 declaration 637 expression 649 label 650 asm_word 913 statement
45 one_string 894 strings 914 asm_item
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 915 expression
594 argued 833 mem_init_list 917 mem_inits
45 one_string 919 strings
10 assignment 11 conditional 12 binary 13 cast 18 unary 20 postfix 23 sign 24 size_word 28 primary 33 literal 34 strings 35 cast_word 37 functional_type 45 one_string 921 expression
""".splitlines()
GOTO_STATES = [
 0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 1, 1, 9, 1, 1, 1, 1, 1, 1, 10, 1, 11, 12, 13,
 14, 1, 15, 16, 1, 1, 1, 1, 1, 1, 1, 1, 1, 17, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 19, 20, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 21, 22, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 23, 1, 1, 1, 1, 1, 1, 1, 1, 1, 24, 25, 26, 27, 1, 1, 1, 1, 1,
 28, 29, 1, 1, 30, 1, 1, 1, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46,
 47, 48, 49, 50, 51, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 52, 53, 54, 1,
 1, 1, 1, 1, 55, 1, 1, 1, 56, 1, 57, 58, 59, 60, 1, 1, 1, 61, 62, 1, 63, 1, 1, 64,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 65, 1, 66, 67, 68, 69, 70, 1, 71, 72, 73, 74, 75, 76, 77,
 78, 79, 80, 81, 82, 83, 84, 85, 1, 86, 87, 88, 1, 1, 1, 1, 1, 1, 1, 89, 90, 91, 1, 92,
 93, 1, 94, 1, 95, 1, 96, 97, 98, 1, 99, 100, 101, 1, 102, 103, 104, 1, 1, 1, 1, 1, 1, 1,
 1, 105, 106, 1, 107, 1, 1, 1, 108, 1, 1, 1, 109, 110, 111, 1, 1, 1, 1, 1, 112, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 113, 1, 1, 114, 1, 115, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 116, 117, 118, 1, 119, 120, 1, 1, 1, 121, 1, 122, 123, 1, 1, 1, 124, 1,
 1, 125, 1, 1, 126, 127, 128, 129, 1, 130, 1, 131, 132, 133, 1, 1, 134, 135, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 136, 1, 1, 1, 1, 137, 1, 1, 1, 138, 1, 139, 1, 1, 140, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 141, 142, 143, 1, 1, 144, 145, 1, 1, 1,
 1, 1, 1, 146, 1, 147, 148, 149, 8, 150, 103, 104, 151, 1, 1, 16, 1, 1, 1, 152, 1, 1, 1, 1,
 1, 1, 153, 102, 1, 103, 104, 1, 1, 1, 1, 154, 155, 1, 156, 157, 1, 158, 159, 160, 1, 1, 161, 1,
 162, 1, 1, 163, 1, 1, 1, 1, 1, 164, 1, 1, 1, 1, 1, 165, 1, 1, 166, 1, 167, 167, 1, 1,
 1, 1, 1, 1, 1, 168, 1, 1, 1, 1, 1, 1, 169, 170, 1, 1, 1, 171, 1, 64, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 172, 1, 173, 1, 1, 1, 174, 1, 1, 1, 1, 174, 174, 1, 1,
 175, 176, 177, 1, 178, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 179, 180, 1, 1, 1, 181, 182, 1,
 183, 1, 8, 1, 150, 103, 104, 155, 157, 1, 184, 1, 1, 1, 1, 1, 1, 1, 1, 185, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 186, 1, 187, 1, 1, 188, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 189, 1, 190, 1, 1, 191, 1,
 1, 192, 193, 194, 1, 1, 1, 1, 1, 1, 1, 1, 1, 195, 1, 1, 1, 196, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 197, 1, 1, 198, 199, 29, 1, 1, 1, 1, 1, 1, 1, 1,
 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 200, 1, 201, 202, 1,
 203, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 204, 1, 1, 1, 1, 1, 205, 1, 1, 1, 1, 1,
 206, 1, 207, 103, 104, 208, 1, 209, 1, 210, 211, 212, 213, 1, 1, 1, 1, 1, 214, 1, 1, 215, 216, 217,
 218, 1, 219, 220, 1, 1, 221, 1, 1, 1, 1, 222, 1, 1, 152, 223, 1, 103, 104, 1, 1, 224, 1, 1,
 225, 226, 1, 227, 1, 1, 1, 228, 1, 1, 1, 1, 27, 1, 229, 1, 1, 1, 1, 230, 1, 231, 232, 1,
 1, 1, 1, 27, 1, 233, 1, 234, 235, 1, 1, 1, 1, 1, 1, 236, 1, 1, 237, 238, 1, 1, 239, 1,
 240, 241, 239, 1, 1, 1, 1, 242, 1, 1, 243, 1, 1, 1, 244, 1, 245, 1, 1, 1, 1, 1, 246, 1,
 1, 1, 247, 248, 1, 1, 249, 1, 1, 1, 1, 1, 1, 250, 1, 251, 1, 1, 252, 253, 254, 1, 1, 1,
 1, 255, 1, 1, 1, 1, 1, 1, 1, 256, 257, 1, 1, 1, 258, 259, 1, 260, 261, 1, 262, 1, 1, 1,
 1, 1, 1, 1, 263, 1, 1, 1, 264, 1, 1,
]
