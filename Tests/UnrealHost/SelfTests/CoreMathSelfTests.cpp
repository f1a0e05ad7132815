// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "CoreMinimal.h"
#include "SelfTest.h"

namespace CoreMathSelfTestsDetail
{

static constexpr double Tight = 1e-9;

} // namespace CoreMathSelfTestsDetail

using CoreMathSelfTestsDetail::Tight;

HOST_SELF_TEST(RotatorAxesAreUnreals)
{
	HOST_EXPECT(FRotator(0, 90, 0).Quaternion().GetForwardVector().Equals(FVector(0, 1, 0), Tight));
	HOST_EXPECT(FRotator(90, 0, 0).Quaternion().GetForwardVector().Equals(FVector::UpVector, Tight));
	HOST_EXPECT(FRotator(0, 0, 90).Quaternion().GetRightVector().Equals(FVector(0, 0, -1), Tight));
	HOST_EXPECT(FRotator(0, 0, 90).Quaternion().GetUpVector().Equals(FVector(0, 1, 0), Tight));
}

HOST_SELF_TEST(QuatProductTurnsByTheRightOneFirst)
{
	const FQuat Yaw = FRotator(0, 90, 0).Quaternion();
	const FQuat Pitch = FRotator(90, 0, 0).Quaternion();
	const FVector V(1, 2, 3);
	HOST_EXPECT((Yaw * Pitch).RotateVector(V).Equals(Yaw.RotateVector(Pitch.RotateVector(V)), Tight));
	HOST_EXPECT((Yaw * Pitch).RotateVector(FVector::ForwardVector).Equals(FVector::UpVector, Tight));
	HOST_EXPECT(Yaw.RotateVector(V).Equals(FVector(-2, 1, 3), Tight));
	HOST_EXPECT(Yaw.UnrotateVector(Yaw.RotateVector(V)).Equals(V, Tight));
}

HOST_SELF_TEST(TransformProductAppliesTheLeftOneFirst)
{
	const FTransform A(FRotator(10, 20, 30), FVector(1, 2, 3), FVector(2, 2, 2));
	const FTransform B(FRotator(-40, 50, 60), FVector(-7, 8, 9), FVector(0.5, 0.5, 0.5));
	const FVector P(3, -4, 5);
	HOST_EXPECT((A * B).TransformPosition(P).Equals(B.TransformPosition(A.TransformPosition(P)), Tight));
	HOST_EXPECT((A * B).GetRelativeTransform(B).Equals(A, Tight));
	HOST_EXPECT((A * A.Inverse()).Equals(FTransform::Identity, Tight));
	HOST_EXPECT(A.InverseTransformPosition(A.TransformPosition(P)).Equals(P, Tight));
	HOST_EXPECT(A.TransformVectorNoScale(P).Equals(A.GetRotation().RotateVector(P), Tight));
	HOST_EXPECT(!A.ContainsNaN() && FTransform(FVector(NAN, 0, 0)).ContainsNaN());
}
