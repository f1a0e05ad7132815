// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "CoreMinimal.h"
#include "Misc/QualifiedFrameTime.h"
#include "SelfTest.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"

namespace CoreMathSelfTestsDetail
{

static constexpr double Tight = 1e-9;

} // namespace CoreMathSelfTestsDetail

using CoreMathSelfTestsDetail::Tight;

HOST_SELF_TEST(RotatorAxesAreUnreals)
{
	HOST_EXPECT(FRotator(0, 90, 0).Quaternion().GetForwardVector().Equals(FVector::RightVector, Tight));
	HOST_EXPECT(FRotator(90, 0, 0).Quaternion().GetForwardVector().Equals(FVector::UpVector, Tight));
	HOST_EXPECT(FRotator(0, 0, 90).Quaternion().GetRightVector().Equals(FVector::DownVector, Tight));
	HOST_EXPECT(FRotator(0, 0, 90).Quaternion().GetUpVector().Equals(FVector::RightVector, Tight));
	HOST_EXPECT(FRotator(30, 40, 50).Vector().Equals(FRotator(30, 40, 50).Quaternion().GetForwardVector(), Tight));
	HOST_EXPECT(FVector(1, 1, FMath::Sqrt(2.0)).Rotation().Equals(FRotator(45, 45, 0), Tight));
}

HOST_SELF_TEST(RotatorAndQuatRoundTrip)
{
	for (double Pitch = -85.0; Pitch <= 85.0; Pitch += 17.0)
	{
		for (double Yaw = -179.0; Yaw < 180.0; Yaw += 59.0)
		{
			for (double Roll = -179.0; Roll < 180.0; Roll += 59.0)
			{
				const FRotator Rotator(Pitch, Yaw, Roll);
				HOST_EXPECT(Rotator.Quaternion().Rotator().Equals(Rotator, Tight));
			}
		}
	}
}

HOST_SELF_TEST(RotatorAndQuatRoundTripAtThePoles)
{
	for (const double Pitch : {-90.0, 90.0})
	{
		for (double Yaw = -170.0; Yaw < 180.0; Yaw += 35.0)
		{
			for (double Roll = -170.0; Roll < 180.0; Roll += 35.0)
			{
				const FQuat Quat = FRotator(Pitch, Yaw, Roll).Quaternion();
				HOST_EXPECT(Quat.Rotator().Quaternion().Equals(Quat, Tight));
			}
		}
	}
}

HOST_SELF_TEST(QuatProductTurnsByTheRightOneFirst)
{
	const FQuat Yaw = FRotator(0, 90, 0).Quaternion();
	const FQuat Pitch = FRotator(90, 0, 0).Quaternion();
	const FVector V(1, 2, 3);
	HOST_EXPECT((Yaw * Pitch).RotateVector(V).Equals(Yaw.RotateVector(Pitch.RotateVector(V)), Tight));
	HOST_EXPECT((Yaw * Pitch).RotateVector(FVector::ForwardVector).Equals(FVector::UpVector, Tight));
	HOST_EXPECT((Yaw * V).Equals(FVector(-2, 1, 3), Tight));
	HOST_EXPECT(Yaw.UnrotateVector(Yaw.RotateVector(V)).Equals(V, Tight));
}

HOST_SELF_TEST(QuatAnglesAndSlerp)
{
	const FQuat Quarter(FVector::UpVector, UE_DOUBLE_HALF_PI);
	FVector Axis;
	double Angle = 0.0;
	Quarter.ToAxisAndAngle(Axis, Angle);
	HOST_EXPECT(Axis.Equals(FVector::UpVector, Tight) && FMath::IsNearlyEqual(Angle, UE_DOUBLE_HALF_PI, Tight));
	HOST_EXPECT(Quarter.Rotator().Equals(FRotator(0, 90, 0), Tight));
	HOST_EXPECT(FMath::IsNearlyEqual(Quarter.AngularDistance(FQuat::Identity), UE_DOUBLE_HALF_PI, 1e-7));
	const FQuat Half = FQuat::Slerp(FQuat::Identity, -Quarter, 0.5);
	HOST_EXPECT(Half.Equals(FRotator(0, 45, 0).Quaternion(), Tight));
	HOST_EXPECT(Half.Equals(-Half) && Half.IsNormalized());
	HOST_EXPECT(FQuat(0, 0, 0, 0).GetNormalized() == FQuat::Identity);
	HOST_EXPECT(FQuat::FindBetween(FVector::ForwardVector, FVector::RightVector).Equals(Quarter, Tight));
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
	HOST_EXPECT(A.TransformPositionNoScale(P).Equals(A.GetRotation() * P + A.GetLocation(), Tight));
	HOST_EXPECT(A.TransformRotation(FQuat::Identity).Equals(A.GetRotation(), Tight));
	HOST_EXPECT(A.TransformVectorNoScale(P).Equals(A.GetRotation().RotateVector(P), Tight));
	HOST_EXPECT(!A.ContainsNaN() && FTransform(FVector(NAN, 0, 0)).ContainsNaN());
}

HOST_SELF_TEST(VectorsAndScalarsBehave)
{
	HOST_EXPECT((FVector::ForwardVector ^ FVector::RightVector) == FVector::UpVector);
	HOST_EXPECT((FVector(1, 2, 3) | FVector(4, 5, 6)) == 32.0);
	HOST_EXPECT(FVector::ZeroVector.GetSafeNormal() == FVector::ZeroVector);
	HOST_EXPECT(FVector(0, 3, 4).GetSafeNormal().Equals(FVector(0, 0.6, 0.8), Tight));
	HOST_EXPECT(FVector(1, 2, 3).ToString() == TEXT("X=1.000 Y=2.000 Z=3.000"));
	FVector Read;
	HOST_EXPECT(Read.InitFromString(TEXT("X=1.5 Y=-2 Z=3e1")) && Read == FVector(1.5, -2, 30));
	HOST_EXPECT(FMath::RoundToInt(-0.5f) == 0 && FMath::FloorToInt(-0.5) == -1 && FMath::TruncToInt(-1.5f) == -1);
	HOST_EXPECT(FMath::IsNearlyEqual(FMath::UnwindDegrees(540.5), -179.5, Tight));
	HOST_EXPECT(FMath::Clamp(5, 0, 3) == 3 && FMath::Lerp(2.0f, 4.0f, 0.25f) == 2.5f);
	HOST_EXPECT(FRotator::NormalizeAxis(-180.0) == 180.0 && FRotator::ClampAxis(-10.0) == 350.0);
	HOST_EXPECT(FLinearColor(FColor(255, 0, 128)).ToFColor(true) == FColor(255, 0, 128));
}

HOST_SELF_TEST(MathTypesGoThroughArchives)
{
	TArray<uint8> Bytes;
	FVector Vector(1, 2, 3);
	FQuat Quat = FRotator(10, 20, 30).Quaternion();
	FTransform Transform(Quat, Vector, FVector(4, 5, 6));
	FGuid Guid(1, 2, 3, 4);
	FDateTime Date(2024, 2, 29, 12, 30, 15, 250);
	FMemoryWriter Writer(Bytes);
	Writer << Vector << Quat << Transform << Guid << Date;
	HOST_EXPECT(Bytes.Num() == 24 + 32 + 80 + 16 + 8);

	FVector ReadVector;
	FQuat ReadQuat;
	FTransform ReadTransform;
	FGuid ReadGuid;
	FDateTime ReadDate;
	FMemoryReader Reader(Bytes);
	Reader << ReadVector << ReadQuat << ReadTransform << ReadGuid << ReadDate;
	HOST_EXPECT(ReadVector == Vector && ReadQuat == Quat && ReadTransform.Equals(Transform, 0.0));
	HOST_EXPECT(ReadGuid == Guid && ReadDate == Date);
}

HOST_SELF_TEST(GuidsAreReadBack)
{
	const FGuid Guid(0x01234567, 0x89ABCDEF, 0xFEDCBA98, 0x76543210);
	HOST_EXPECT(Guid.ToString() == TEXT("0123456789ABCDEFFEDCBA9876543210"));
	const FString Hyphens = Guid.ToString(EGuidFormats::DigitsWithHyphensInBraces);
	HOST_EXPECT(Hyphens == TEXT("{01234567-89AB-CDEF-FEDC-BA9876543210}"));
	FGuid Read;
	HOST_EXPECT(FGuid::Parse(Hyphens, Read) && Read == Guid);
	HOST_EXPECT(!FGuid::Parse(TEXT("0123456789ABCDEFFEDCBA987654321G"), Read) && Read == Guid);
	HOST_EXPECT(FGuid::NewGuid().IsValid() && FGuid::NewGuid() != FGuid::NewGuid() && !FGuid().IsValid());
}

HOST_SELF_TEST(DatesAndSpansCount)
{
	const FDateTime Date(2024, 2, 29, 12, 30, 15, 250);
	HOST_EXPECT(Date.ToIso8601() == TEXT("2024-02-29T12:30:15.250Z"));
	HOST_EXPECT(Date.ToString() == TEXT("2024.02.29-12.30.15"));
	HOST_EXPECT((Date + FTimespan::FromDays(1)).GetMonth() == 3 && Date.GetDayOfWeek() == EDayOfWeek::Thursday);
	HOST_EXPECT(FDateTime::FromUnixTimestamp(951782400) == FDateTime(2000, 2, 29) && Date.GetYear() == 2024);
	FDateTime Read;
	HOST_EXPECT(FDateTime::ParseIso8601(*Date.ToIso8601(), Read) && Read == Date);
	HOST_EXPECT(!FDateTime::ParseIso8601(TEXT("2023-02-29T00:00:00Z"), Read) && Read == Date);
	HOST_EXPECT(FTimespan(1, 2, 3).ToString() == TEXT("+01:02:03.000"));
	HOST_EXPECT(FTimespan::FromSeconds(1.5).GetTotalMilliseconds() == 1500.0);
	HOST_EXPECT(FDateTime::UtcNow() > FDateTime(2024, 1, 1));
}

HOST_SELF_TEST(FrameRatesConvert)
{
	const FFrameRate Rate(24, 1);
	HOST_EXPECT(Rate.IsValid() && FFrameRate(0, 1).IsValid() && !FFrameRate(24, 0).IsValid());
	HOST_EXPECT(Rate.AsFrameNumber(2.5) == 60 && Rate.AsSeconds(FFrameTime(12)) == 0.5);
	HOST_EXPECT(FFrameRate::TransformTime(FFrameTime(12), Rate, FFrameRate(24000, 1)).FloorToFrame() == 12000);
	HOST_EXPECT(FFrameTime::FromDecimal(-0.25).GetFrame() == -1 && FFrameTime::FromDecimal(1.5).GetSubFrame() == 0.5f);
	HOST_EXPECT(FQualifiedFrameTime(FFrameTime(48), Rate).AsSeconds() == 2.0);
}
