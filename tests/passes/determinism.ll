; A whole kernel; the checks only ask for its head, test_manager.py shuffles it.
; RUN: minicc %s -passes=O2 -verify-each -emit-llvm -o - | FileCheck %s
source_filename = "random"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, float, [2 x i16] }

define internal i32 @helper0(i32 %a, i32 %b) convergent {
entry:
  %local = alloca i32, align 4
  %0 = add i32 %a, %b
  store i32 %0, ptr %local, align 4
  %1 = icmp eq i32 %a, %b
  br i1 %1, label %yes, label %no

yes:
  %2 = load i32, ptr %local, align 4
  ret i32 %2

no:
  %3 = load i32, ptr %local, align 4
  %4 = sub i32 %3, -3
  ret i32 %4
}

define internal i32 @helper1(i32 %a, i32 %b) convergent {
entry:
  %local = alloca i32, align 4
  %0 = mul i32 %a, %b
  store i32 %0, ptr %local, align 4
  %1 = icmp eq i32 %a, %b
  br i1 %1, label %yes, label %no

yes:
  %2 = load i32, ptr %local, align 4
  ret i32 %2

no:
  %3 = load i32, ptr %local, align 4
  %4 = sub i32 %3, 8
  ret i32 %4
}

define ptx_kernel void @f(ptr %out, ptr %in, i32 %n, i32 %m, float %x, double %y) convergent {
entry:
  %i = alloca i64, align 8
  %i1 = alloca i64, align 8
  %i2 = alloca i64, align 8
  %i3 = alloca i64, align 8
  %i4 = alloca i64, align 8
  %i5 = alloca i32, align 4
  %i6 = alloca i32, align 4
  %v = alloca i32, align 4
  %v1 = alloca i32, align 4
  %v2 = alloca i32, align 4
  %v3 = alloca i64, align 8
  %v4 = alloca i8, align 1
  %v5 = alloca i16, align 2
  %v6 = alloca float, align 4
  %v7 = alloca float, align 4
  %v8 = alloca double, align 8
  %array = alloca [4 x i32], align 4
  %pair = alloca %pair, align 4
  %other = alloca %pair, align 4
  store i32 127, ptr %v, align 4
  store i32 %n, ptr %v1, align 4
  store i32 %n, ptr %v2, align 4
  %0 = sext i32 %n to i64
  store i64 %0, ptr %v3, align 8
  %1 = trunc i32 %n to i8
  store i8 %1, ptr %v4, align 1
  %2 = trunc i32 %n to i16
  store i16 %2, ptr %v5, align 2
  store float %x, ptr %v6, align 4
  store float %x, ptr %v7, align 4
  store double -1.000000e+00, ptr %v8, align 8
  %3 = load i32, ptr %v1, align 4
  %4 = getelementptr inbounds [4 x i32], ptr %array, i32 0, i32 0
  store i32 %3, ptr %4, align 4
  %5 = getelementptr inbounds [4 x i32], ptr %array, i32 0, i32 1
  store i32 %n, ptr %5, align 4
  %6 = getelementptr inbounds [4 x i32], ptr %array, i32 0, i32 2
  store i32 4, ptr %6, align 4
  %7 = load i32, ptr %v2, align 4
  %8 = getelementptr inbounds [4 x i32], ptr %array, i32 0, i32 3
  store i32 %7, ptr %8, align 4
  %9 = getelementptr inbounds %pair, ptr %pair, i32 0, i32 0
  store i32 -2, ptr %9, align 4
  %10 = getelementptr inbounds %pair, ptr %pair, i32 0, i32 1
  store float 1.250000e-01, ptr %10, align 4
  %11 = load i16, ptr %v5, align 2
  %12 = getelementptr inbounds %pair, ptr %pair, i32 0, i32 2, i32 0
  store i16 %11, ptr %12, align 2
  %13 = load i16, ptr %v5, align 2
  %14 = getelementptr inbounds %pair, ptr %pair, i32 0, i32 2, i32 1
  store i16 %13, ptr %14, align 2
  %15 = getelementptr inbounds %pair, ptr %other, i32 0, i32 0
  store i32 %n, ptr %15, align 4
  %16 = getelementptr inbounds %pair, ptr %other, i32 0, i32 1
  store float 2.000000e+00, ptr %16, align 4
  %17 = getelementptr inbounds %pair, ptr %other, i32 0, i32 2, i32 0
  store i16 10, ptr %17, align 2
  %18 = load i16, ptr %v5, align 2
  %19 = getelementptr inbounds %pair, ptr %other, i32 0, i32 2, i32 1
  store i16 %18, ptr %19, align 2
  %20 = load float, ptr %v7, align 4
  %21 = load float, ptr %v7, align 4
  %22 = load float, ptr %v7, align 4
  %23 = fcmp ult float %21, %22
  %24 = load i8, ptr %v4, align 1
  %25 = load i8, ptr %v4, align 1
  %26 = icmp eq i8 %24, %25
  %27 = load i8, ptr %v4, align 1
  %28 = load i8, ptr %v4, align 1
  %29 = icmp eq i8 %27, %28
  %30 = select i1 %23, i1 %26, i1 %29
  %31 = uitofp i1 %30 to float
  %32 = fmul float %20, %31
  %33 = load float, ptr %v6, align 4
  %34 = fcmp one float %32, %33
  br i1 %34, label %b1, label %b2

b1:
  store i32 0, ptr %i6, align 4
  br label %b4

b2:
  %35 = fcmp olt double -0.000000e+00, -1.000000e+00
  %36 = load float, ptr %v6, align 4
  %37 = load float, ptr %v6, align 4
  %38 = fcmp oeq float %36, %37
  %39 = or i1 %35, %38
  %40 = icmp ule i32 255, 10
  %41 = load i8, ptr %v4, align 1
  %42 = load i8, ptr %v4, align 1
  %43 = icmp ule i8 %41, %42
  %44 = or i1 %40, %43
  %45 = and i1 %39, %44
  br i1 %45, label %b8, label %b9

b3:
  %46 = and i32 %m, 7
  %47 = zext i32 %46 to i64
  store i64 0, ptr %i4, align 8
  br label %b21

b4:
  %48 = load i32, ptr %i6, align 4
  %49 = icmp slt i32 %48, 6
  br i1 %49, label %b5, label %b7

b5:
  %50 = load double, ptr %v8, align 8
  store double %50, ptr %v8, align 8
  %51 = load %pair, ptr %pair, align 4
  store %pair %51, ptr %other, align 4
  %52 = load i64, ptr %v3, align 8
  %53 = icmp uge i64 255, %52
  %54 = uitofp i1 %53 to float
  %55 = getelementptr inbounds %pair, ptr %pair, i32 0, i32 1
  store float %54, ptr %55, align 4
  %56 = getelementptr inbounds %pair, ptr %other, i32 0, i32 0
  %57 = load i32, ptr %56, align 4
  store i32 %57, ptr %v2, align 4
  %58 = load i8, ptr %v4, align 1
  store i8 %58, ptr %v4, align 1
  br label %b6

b6:
  %59 = load i32, ptr %i6, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %i6, align 4
  br label %b4

b7:
  br label %b3

b8:
  store i16 15676, ptr %v5, align 2
  %61 = load float, ptr %v6, align 4
  %62 = fcmp uno float 1.250000e-01, %61
  %63 = load i32, ptr %v2, align 4
  %64 = icmp ule i32 31, %63
  %65 = load i64, ptr %v3, align 8
  %66 = icmp sle i64 -2, %65
  %67 = load i64, ptr %v3, align 8
  %68 = load i64, ptr %v3, align 8
  %69 = icmp ugt i64 %67, %68
  %70 = select i1 %64, i1 %66, i1 %69
  %71 = load i64, ptr %v3, align 8
  %72 = load i64, ptr %v3, align 8
  %73 = icmp ugt i64 %71, %72
  %74 = select i1 %62, i1 %70, i1 %73
  %75 = uitofp i1 %74 to double
  %76 = getelementptr inbounds i64, ptr %in, i64 14
  %77 = load double, ptr %76, align 8
  %78 = fmul double %75, %77
  %79 = load float, ptr %v6, align 4
  %80 = fadd float -1.000000e+00, %79
  %81 = fpext float %80 to double
  %82 = fmul double %78, %81
  store double %82, ptr %v8, align 8
  %83 = load i32, ptr %v, align 4
  %84 = sitofp i32 %83 to double
  store double %84, ptr %v8, align 8
  br label %b10

b9:
  %85 = load i32, ptr %v2, align 4
  %86 = load i32, ptr %v, align 4
  %87 = xor i32 %86, 8
  %88 = load i8, ptr %v4, align 1
  %89 = icmp slt i8 -8, %88
  %90 = load i32, ptr %v, align 4
  %91 = and i32 %90, 15
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds i64, ptr %out, i64 %92
  %94 = load i8, ptr %93, align 1
  %95 = icmp sge i8 -1, %94
  %96 = getelementptr inbounds i64, ptr %in, i64 6
  %97 = load i32, ptr %96, align 4
  %98 = icmp ult i32 %m, %97
  %99 = select i1 %89, i1 %95, i1 %98
  %100 = zext i1 %99 to i32
  %101 = call i32 @llvm.smin.i32(i32 %87, i32 %100)
  %102 = xor i32 %85, %101
  %103 = getelementptr inbounds i64, ptr %out, i64 8
  store i32 %102, ptr %103, align 4
  %104 = trunc i32 %n to i8
  %105 = trunc i32 %n to i8
  %106 = xor i8 10, %105
  %107 = icmp sle i8 %104, %106
  %108 = lshr i64 3, 25
  %109 = load i64, ptr %v3, align 8
  %110 = call i64 @llvm.smin.i64(i64 %108, i64 %109)
  %111 = load i64, ptr %v3, align 8
  %112 = load i64, ptr %v3, align 8
  %113 = or i64 %111, %112
  %114 = icmp sgt i64 %110, %113
  %115 = and i1 %107, %114
  br i1 %115, label %b11, label %b13

b10:
  %116 = load i8, ptr %v4, align 1
  %117 = load i8, ptr %v4, align 1
  %118 = icmp sle i8 %116, %117
  %119 = zext i1 %118 to i64
  %120 = load i64, ptr %v3, align 8
  %121 = mul i64 %119, %120
  %122 = ashr i32 1, 21
  %123 = sext i32 %122 to i64
  %124 = icmp slt i64 %121, %123
  br i1 %124, label %b131, label %b15

b11:
  %125 = sext i32 %n to i64
  %126 = icmp sgt i64 %125, 1
  %127 = sext i32 %n to i64
  %128 = select i1 %126, i64 704468194, i64 %127
  %129 = load double, ptr %v8, align 8
  %130 = fcmp one double 2.000000e+00, %129
  %131 = load i32, ptr %v1, align 4
  %132 = load i32, ptr %v2, align 4
  %133 = icmp ult i32 %131, %132
  %134 = load i64, ptr %v3, align 8
  %135 = icmp eq i64 -8, %134
  %136 = select i1 %130, i1 %133, i1 %135
  %137 = zext i1 %136 to i64
  %138 = call i64 @llvm.smin.i64(i64 %128, i64 %137)
  %139 = getelementptr inbounds i64, ptr %out, i64 1
  store i64 %138, ptr %139, align 8
  %140 = and i32 3, 3
  %141 = icmp ult i64 -1, 255
  %142 = load i32, ptr %v2, align 4
  %143 = select i1 %141, i32 31, i32 %142
  %144 = add i32 1, %143
  %145 = srem i32 %144, 100
  %146 = getelementptr inbounds [4 x i32], ptr %array, i32 0, i32 %140
  store i32 %145, ptr %146, align 4
  %147 = trunc i64 8 to i32
  %148 = getelementptr inbounds i64, ptr %out, i64 9
  store i32 %147, ptr %148, align 4
  br label %b13

b13:
  br label %b10

b131:
  %149 = and i32 %m, 7
  store i32 0, ptr %i5, align 4
  br label %b16

b15:
  %150 = fneg float -1.000000e+00
  %151 = load double, ptr %v8, align 8
  %152 = fptrunc double %151 to float
  %153 = fcmp ueq float %150, %152
  %154 = getelementptr inbounds i64, ptr %out, i64 14
  %155 = load i8, ptr %154, align 1
  %156 = mul i8 2, %155
  %157 = trunc i32 %n to i8
  %158 = select i1 %153, i8 %156, i8 %157
  %159 = srem i8 %158, 4
  %160 = load i32, ptr %v, align 4
  %161 = and i32 %160, 15
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds i64, ptr %out, i64 %162
  store i8 %159, ptr %163, align 1
  br label %b3

b16:
  %164 = load i32, ptr %i5, align 4
  %165 = icmp slt i32 %164, %149
  br i1 %165, label %b17, label %b19

b17:
  %166 = load float, ptr %v7, align 4
  %167 = getelementptr inbounds i64, ptr %out, i64 2
  store float %166, ptr %167, align 4
  %168 = fcmp uge float 3.250000e+00, 5.000000e-01
  %169 = load double, ptr %v8, align 8
  %170 = load double, ptr %v8, align 8
  %171 = fcmp oeq double %169, %170
  %172 = load i32, ptr %v, align 4
  %173 = and i32 %172, 15
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds i64, ptr %out, i64 %174
  %176 = load i8, ptr %175, align 1
  %177 = icmp ult i8 %176, 10
  %178 = load float, ptr %v6, align 4
  %179 = load i32, ptr %v, align 4
  %180 = and i32 %179, 15
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds i64, ptr %in, i64 %181
  %183 = load float, ptr %182, align 4
  %184 = fcmp ugt float %178, %183
  %185 = select i1 %171, i1 %177, i1 %184
  %186 = load i32, ptr %v, align 4
  %187 = icmp ult i32 -2, %186
  %188 = load float, ptr %v7, align 4
  %189 = load float, ptr %v6, align 4
  %190 = fcmp one float %188, %189
  %191 = select i1 %185, i1 %187, i1 %190
  %192 = xor i1 %168, %191
  br i1 %192, label %b19, label %b20

b18:
  %193 = load i32, ptr %i5, align 4
  %194 = add nsw i32 %193, 2
  store i32 %194, ptr %i5, align 4
  br label %b16

b19:
  br label %b15

b20:
  br label %b18

b201:
  %195 = load i64, ptr %i4, align 8
  %196 = icmp slt i64 %195, %47
  br i1 %196, label %b21, label %b23

b21:
  %197 = udiv i32 1, 8
  %198 = and i32 %197, 7
  switch i32 %198, label %b28 [
    i32 1, label %b27
    i32 4, label %b27
    i32 3, label %b26
    i32 0, label %b24
  ]

b22:
  %199 = load i64, ptr %i4, align 8
  %200 = add nsw i64 %199, 2
  store i64 %200, ptr %i4, align 8
  br label %b201

b23:
  %201 = and i32 %m, 7
  %202 = zext i32 %201 to i64
  store i64 0, ptr %i3, align 8
  br label %b321

b24:
  %203 = load double, ptr %v8, align 8
  %204 = fcmp une double %203, %y
  %205 = uitofp i1 %204 to float
  %206 = getelementptr inbounds i64, ptr %in, i64 10
  %207 = load double, ptr %206, align 8
  %208 = fptrunc double %207 to float
  %209 = load i32, ptr %v, align 4
  %210 = and i32 %209, 15
  %211 = zext i32 %210 to i64
  %212 = getelementptr inbounds i64, ptr %in, i64 %211
  %213 = load float, ptr %212, align 4
  %214 = load float, ptr %v7, align 4
  %215 = fadd float %213, %214
  %216 = fdiv float %208, %215
  %217 = fcmp one float %205, %216
  %218 = load i32, ptr %v, align 4
  %219 = and i32 %218, 15
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds i64, ptr %in, i64 %220
  %222 = load i32, ptr %221, align 4
  %223 = and i32 %222, 4
  %224 = load i32, ptr %v1, align 4
  %225 = and i32 %n, %224
  %226 = call i32 @helper1(i32 %223, i32 %225)
  %227 = and i32 31, 3
  %228 = getelementptr inbounds [4 x i32], ptr %array, i32 0, i32 %227
  %229 = load i32, ptr %228, align 4
  %230 = select i1 %217, i32 %226, i32 %229
  store i32 %230, ptr %v2, align 4
  %231 = load %pair, ptr %pair, align 4
  store %pair %231, ptr %other, align 4
  %232 = getelementptr inbounds %pair, ptr %pair, i32 0, i32 1
  store float 1.000000e+10, ptr %232, align 4
  %233 = getelementptr inbounds %pair, ptr %other, i32 0, i32 0
  %234 = load i32, ptr %233, align 4
  store i32 %234, ptr %v1, align 4
  br label %b25

b25:
  %235 = trunc i32 %n to i8
  %236 = sext i8 %235 to i64
  %237 = load i64, ptr %v3, align 8
  %238 = icmp sle i64 %236, %237
  %239 = load i32, ptr %v2, align 4
  %240 = and i32 4, 31
  %241 = shl i32 %239, %240
  %242 = load i32, ptr %v2, align 4
  %243 = icmp sle i32 %242, -2
  %244 = select i1 %243, i32 10, i32 1307265085
  %245 = select i1 %238, i32 %241, i32 %244
  %246 = shl i32 %245, 13
  %247 = getelementptr inbounds i64, ptr %out, i64 0
  store i32 %246, ptr %247, align 4
  %248 = zext i8 86 to i32
  %249 = load i32, ptr %v, align 4
  %250 = and i32 %249, 15
  %251 = zext i32 %250 to i64
  %252 = getelementptr inbounds i64, ptr %out, i64 %251
  store i32 %248, ptr %252, align 4
  br label %b28

b26:
  %253 = load i8, ptr %v4, align 1
  %254 = icmp sge i8 %253, 4
  %255 = trunc i32 %n to i8
  %256 = getelementptr inbounds i64, ptr %in, i64 15
  %257 = load i8, ptr %256, align 1
  %258 = icmp ugt i8 %255, %257
  %259 = icmp ugt i8 -1, -1
  %260 = select i1 %254, i1 %258, i1 %259
  %261 = load double, ptr %v8, align 8
  %262 = select i1 %260, double %261, double 3.250000e+00
  %263 = load i32, ptr %v1, align 4
  %264 = load i32, ptr %v2, align 4
  %265 = icmp eq i32 %263, %264
  %266 = uitofp i1 %265 to double
  %267 = fmul double %262, %266
  %268 = load double, ptr %v8, align 8
  %269 = fsub double %268, 3.250000e+00
  %270 = fneg double %269
  %271 = fcmp uno double %267, %270
  br i1 %271, label %b29, label %b31

b27:
  %272 = and i32 31, 3
  %273 = load i8, ptr %v4, align 1
  %274 = trunc i32 %n to i8
  %275 = mul i8 1, %274
  %276 = icmp ule i8 %273, %275
  %277 = load i32, ptr %v2, align 4
  %278 = shl i32 2, 25
  %279 = icmp sle i32 %277, %278
  %280 = or i1 %276, %279
  %281 = load i32, ptr %v1, align 4
  %282 = shl i32 %281, 3
  %283 = and i32 %n, 31
  %284 = shl i32 %282, %283
  %285 = load i64, ptr %v3, align 8
  %286 = xor i64 4, %285
  %287 = trunc i64 %286 to i32
  %288 = select i1 %280, i32 %284, i32 %287
  %289 = getelementptr inbounds [4 x i32], ptr %array, i32 0, i32 1
  store i32 %288, ptr %289, align 4
  %290 = load %pair, ptr %pair, align 4
  store %pair %290, ptr %other, align 4
  %291 = fptrunc double 3.250000e+00 to float
  %292 = load float, ptr %v7, align 4
  %293 = fdiv float %291, %292
  %294 = getelementptr inbounds %pair, ptr %pair, i32 0, i32 1
  store float %293, ptr %294, align 4
  %295 = getelementptr inbounds %pair, ptr %other, i32 0, i32 0
  %296 = load i32, ptr %295, align 4
  store i32 %296, ptr %v, align 4
  %297 = load i32, ptr %v, align 4
  store i32 %297, ptr %v1, align 4
  br label %b28

b28:
  br label %b22

b29:
  %298 = trunc i32 %n to i8
  %299 = load i8, ptr %v4, align 1
  %300 = icmp sge i8 %298, %299
  %301 = getelementptr inbounds i64, ptr %in, i64 7
  %302 = load double, ptr %301, align 8
  %303 = getelementptr inbounds i64, ptr %out, i64 8
  %304 = load double, ptr %303, align 8
  %305 = fcmp ult double %302, %304
  %306 = and i1 %300, %305
  br i1 %306, label %b23, label %b32

b31:
  br label %b28

b32:
  br label %b31

b321:
  %307 = load i64, ptr %i3, align 8
  %308 = icmp slt i64 %307, %202
  br i1 %308, label %b33, label %b35

b33:
  %309 = and i32 %m, 7
  %310 = zext i32 %309 to i64
  store i64 0, ptr %i2, align 8
  br label %b36

b34:
  %311 = load i64, ptr %i3, align 8
  %312 = add nsw i64 %311, 2
  store i64 %312, ptr %i3, align 8
  br label %b321

b35:
  %313 = load i64, ptr %v3, align 8
  %314 = icmp ult i64 -1, %313
  %315 = zext i1 %314 to i8
  %316 = load i8, ptr %v4, align 1
  %317 = and i8 %315, %316
  %318 = load i8, ptr %v4, align 1
  %319 = load i8, ptr %v4, align 1
  %320 = and i8 %319, 7
  %321 = ashr i8 %318, %320
  %322 = udiv i8 %321, 1
  %323 = icmp sgt i8 %317, %322
  br i1 %323, label %b40, label %b42

b36:
  %324 = load i64, ptr %i2, align 8
  %325 = icmp slt i64 %324, %310
  br i1 %325, label %b37, label %b39

b37:
  %326 = load i32, ptr %v, align 4
  %327 = and i32 %326, 3
  %328 = load i32, ptr %v, align 4
  %329 = and i32 %328, 15
  %330 = zext i32 %329 to i64
  %331 = getelementptr inbounds i64, ptr %in, i64 %330
  %332 = load i16, ptr %331, align 2
  %333 = load i16, ptr %v5, align 2
  %334 = sub i16 %332, %333
  %335 = zext i16 %334 to i32
  %336 = srem i32 %335, 2
  %337 = getelementptr inbounds [4 x i32], ptr %array, i32 0, i32 2
  store i32 %336, ptr %337, align 4
  br label %b38

b38:
  %338 = load i64, ptr %i2, align 8
  %339 = add nsw i64 %338, 1
  store i64 %339, ptr %i2, align 8
  br label %b36

b39:
  br label %b34

b40:
  %340 = getelementptr inbounds i64, ptr %out, i64 11
  %341 = load i64, ptr %340, align 8
  %342 = trunc i64 %341 to i8
  %343 = fcmp ole float 2.000000e+00, %x
  %344 = icmp sge i64 127, -8
  %345 = load i32, ptr %v2, align 4
  %346 = icmp ule i32 8, %345
  %347 = select i1 %343, i1 %344, i1 %346
  %348 = load i8, ptr %v4, align 1
  %349 = select i1 %347, i8 %348, i8 -1
  %350 = icmp ugt i8 %342, %349
  %351 = zext i1 %350 to i64
  %352 = srem i64 %351, -8
  store i64 %352, ptr %v3, align 8
  store i64 0, ptr %i1, align 8
  br label %b43

b42:
  %353 = load i32, ptr %v, align 4
  %354 = getelementptr inbounds i8, ptr %out, i64 256
  store i32 %353, ptr %354, align 4
  %355 = load i32, ptr %v1, align 4
  %356 = getelementptr inbounds i8, ptr %out, i64 264
  store i32 %355, ptr %356, align 4
  %357 = load i32, ptr %v2, align 4
  %358 = getelementptr inbounds i8, ptr %out, i64 272
  store i32 %357, ptr %358, align 4
  %359 = load i64, ptr %v3, align 8
  %360 = getelementptr inbounds i8, ptr %out, i64 280
  store i64 %359, ptr %360, align 8
  %361 = load i8, ptr %v4, align 1
  %362 = getelementptr inbounds i8, ptr %out, i64 304
  store i8 %361, ptr %362, align 1
  %363 = load i16, ptr %v5, align 2
  %364 = getelementptr inbounds i8, ptr %out, i64 328
  store i16 %363, ptr %364, align 2
  %365 = load float, ptr %v6, align 4
  %366 = getelementptr inbounds i8, ptr %out, i64 352
  store float %365, ptr %366, align 4
  %367 = load float, ptr %v7, align 4
  %368 = getelementptr inbounds i8, ptr %out, i64 360
  store float %367, ptr %368, align 4
  %369 = load double, ptr %v8, align 8
  %370 = getelementptr inbounds i8, ptr %out, i64 376
  store double %369, ptr %370, align 8
  ret void

b43:
  %371 = load i64, ptr %i1, align 8
  %372 = icmp slt i64 %371, 5
  br i1 %372, label %b44, label %b46

b44:
  %373 = trunc i32 %n to i16
  %374 = trunc i16 %373 to i8
  %375 = load i32, ptr %v, align 4
  %376 = and i32 %375, 15
  %377 = zext i32 %376 to i64
  %378 = getelementptr inbounds i64, ptr %out, i64 %377
  %379 = load i8, ptr %378, align 1
  %380 = load i8, ptr %v4, align 1
  %381 = or i8 %380, 1
  %382 = urem i8 %379, %381
  %383 = icmp ult i8 %374, %382
  br i1 %383, label %b45, label %b47

b45:
  %384 = load i64, ptr %i1, align 8
  %385 = add nsw i64 %384, 2
  store i64 %385, ptr %i1, align 8
  br label %b43

b46:
  %386 = load i64, ptr %v3, align 8
  %387 = sext i32 %n to i64
  %388 = icmp sge i64 %386, %387
  %389 = load double, ptr %v8, align 8
  %390 = fcmp ole double %389, 1.000000e+00
  %391 = or i1 %388, %390
  %392 = load i32, ptr %v2, align 4
  %393 = load i32, ptr %v2, align 4
  %394 = icmp slt i32 %392, %393
  %395 = zext i1 %394 to i8
  %396 = icmp sle i8 %395, 31
  %397 = xor i1 %391, %396
  br i1 %397, label %b48, label %b49

b47:
  %398 = load i32, ptr %v1, align 4
  %399 = and i32 %398, 3
  %400 = getelementptr inbounds i64, ptr %in, i64 8
  %401 = load i32, ptr %400, align 4
  %402 = getelementptr inbounds [4 x i32], ptr %array, i32 0, i32 0
  store i32 %401, ptr %402, align 4
  br label %b45

b48:
  %403 = load i32, ptr %v, align 4
  %404 = and i32 %403, 15
  %405 = zext i32 %404 to i64
  %406 = getelementptr inbounds i64, ptr %out, i64 %405
  %407 = load double, ptr %406, align 8
  %408 = getelementptr inbounds i64, ptr %out, i64 15
  %409 = load i16, ptr %408, align 2
  %410 = sitofp i16 %409 to double
  %411 = fadd double %407, %410
  %412 = load double, ptr %v8, align 8
  %413 = fsub double %411, %412
  store double %413, ptr %v8, align 8
  %414 = fpext float %x to double
  %415 = fptrunc double %414 to float
  %416 = load float, ptr %v6, align 4
  %417 = load float, ptr %v7, align 4
  %418 = fadd float 1.000000e+10, %417
  %419 = fdiv float %416, %418
  %420 = fmul float %415, %419
  %421 = getelementptr inbounds i64, ptr %out, i64 12
  store float %420, ptr %421, align 4
  br label %b50

b49:
  store i64 0, ptr %i, align 8
  br label %b51

b50:
  br label %b42

b51:
  %422 = load i64, ptr %i, align 8
  %423 = icmp slt i64 %422, 0
  br i1 %423, label %b52, label %b54

b52:
  %424 = load i8, ptr %v4, align 1
  %425 = sitofp i8 %424 to double
  store double %425, ptr %v8, align 8
  br label %b53

b53:
  %426 = load i64, ptr %i, align 8
  %427 = add nsw i64 %426, 1
  store i64 %427, ptr %i, align 8
  br label %b51

b54:
  br label %b50
}

declare i32 @llvm.smin.i32(i32, i32)

declare i64 @llvm.smin.i64(i64, i64)
; CHECK-LABEL: define ptx_kernel void @f
