// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/RichCurve.h"

#include "Engine/CurveTable.h"
#include "Host/HostTypes.h"

#include <algorithm>
#include <cmath>

DEFINE_LOG_CATEGORY_STATIC(LogCurveTable, Log, All);

FRichCurve* UCurveTable::FindRichCurve(FName RowName, const FString& ContextString, bool bWarnIfNotFound) const
{
	FRichCurve* Curve = RowMap.FindRef(RowName);
	if (!Curve && bWarnIfNotFound)
	{
		UE_LOG(LogCurveTable, Warning, TEXT("%s: the curve table %s has no row %s"), *ContextString, *GetPathName(),
			*RowName.ToString());
	}
	return Curve;
}

void UCurveTable::Serialize(FArchive& Ar)
{
	Super::Serialize(Ar);
	if (!Ar.IsSaving() && !Ar.IsLoading())
	{
		return;
	}
	TArray<FName> Names;
	RowMap.GetKeys(Names);
	int32 Count = Names.Num();
	Ar << Count;
	if (Ar.IsLoading())
	{
		EmptyTable();
	}
	for (int32 Index = 0; Index < Count && !Ar.IsError(); ++Index)
	{
		FName Name = Ar.IsSaving() ? Names[Index] : FName();
		Ar << Name;
		FRichCurve& Curve = Ar.IsSaving() ? *RowMap.FindRef(Name) : AddRichCurve(Name);
		UE::Host::HostTypeOf<FRichCurve>().Serialize(Ar, &Curve);
	}
}

// Written from the public descriptions of tangents, weights and extrapolation.
// UNCONFIRMED(oscillating-curves-mirror): A rich curve that oscillates runs backwards in every other cycle.

namespace RichCurveEvalDetail
{
struct FPoint
{
	double Time = 0.0;
	double Value = 0.0;
};

bool IsLeaveWeighted(const FRichCurveKey& Key)
{
	return Key.TangentWeightMode == RCTWM_WeightedLeave || Key.TangentWeightMode == RCTWM_WeightedBoth;
}

bool IsArriveWeighted(const FRichCurveKey& Key)
{
	return Key.TangentWeightMode == RCTWM_WeightedArrive || Key.TangentWeightMode == RCTWM_WeightedBoth;
}

/** A handle as a step in time and value; it never leaves the segment. */
FPoint Handle(bool bWeighted, double Length, double Slope, double Duration)
{
	const double Time = bWeighted ? Length / std::sqrt(1.0 + Slope * Slope) : Duration / 3.0;
	const double Kept = FMath::Clamp(Time, 0.0, Duration);
	return {Kept, Kept * Slope};
}

/** De Casteljau on one coordinate. */
double Bezier(double A, double B, double C, double D, double U)
{
	const double AB = A + (B - A) * U;
	const double BC = B + (C - B) * U;
	const double CD = C + (D - C) * U;
	const double ABC = AB + (BC - AB) * U;
	const double BCD = BC + (CD - BC) * U;
	return ABC + (BCD - ABC) * U;
}

/** The parameter at which a rising coordinate reaches a value; halving until 1e-12 of the range is beaten. */
double ParameterAt(double A, double B, double C, double D, double Wanted)
{
	double Low = 0.0;
	double High = 1.0;
	for (int32 Step = 0; Step < 64 && High - Low > 0.0; ++Step)
	{
		const double Middle = 0.5 * (Low + High);
		(Bezier(A, B, C, D, Middle) < Wanted ? Low : High) = Middle;
	}
	return 0.5 * (Low + High);
}

double Between(const FRichCurveKey& A, const FRichCurveKey& B, double Time)
{
	const double Duration = static_cast<double>(B.Time) - A.Time;
	if (A.InterpMode == RCIM_Constant || Duration <= 0.0)
	{
		return A.Value;
	}
	const double FromA = Time - A.Time;
	if (A.InterpMode != RCIM_Cubic)
	{
		return A.Value + (static_cast<double>(B.Value) - A.Value) * (FromA / Duration);
	}
	const bool bLeaves = IsLeaveWeighted(A);
	const bool bArrives = IsArriveWeighted(B);
	const FPoint Out = Handle(bLeaves, A.LeaveTangentWeight, A.LeaveTangent, Duration);
	const FPoint In = Handle(bArrives, B.ArriveTangentWeight, B.ArriveTangent, Duration);
	const bool bWeighted = bLeaves || bArrives;
	const double U = bWeighted ? ParameterAt(0.0, Out.Time, Duration - In.Time, Duration, FromA) : FromA / Duration;
	return Bezier(A.Value, A.Value + Out.Value, B.Value - In.Value, B.Value, U);
}

double Inside(const TArray<FRichCurveKey>& Keys, double Time)
{
	const FRichCurveKey* const End = Keys.GetData() + Keys.Num();
	const FRichCurveKey* const After =
		std::upper_bound(Keys.GetData(), End, Time, [](double At, const FRichCurveKey& Key) { return At < Key.Time; });
	const int32 Low = FMath::Max(static_cast<int32>(After - Keys.GetData()) - 1, 0);
	return Low + 1 < Keys.Num() ? Between(Keys[Low], Keys[Low + 1], Time) : Keys[Low].Value;
}

struct FRemapped
{
	double Time = 0.0;
	double Offset = 0.0;
};

/** Brings a time beyond the keys back to them. */
FRemapped Remap(const TArray<FRichCurveKey>& Keys, ERichCurveExtrapolation Mode, double Time)
{
	const double First = Keys[0].Time;
	const double Last = Keys.Last().Time;
	const double Length = Last - First;
	const double Held = Time < First ? First : Last;
	const bool bRepeats = Mode == RCCE_Cycle || Mode == RCCE_CycleWithOffset || Mode == RCCE_Oscillate;
	if (!bRepeats || Length <= 0.0 || !std::isfinite(Time))
	{
		return {Held, 0.0};
	}
	const double Cycle = std::floor((Time - First) / Length);
	const double Rest = FMath::Clamp(Time - First - Cycle * Length, 0.0, Length);
	if (Mode == RCCE_Oscillate)
	{
		const bool bBack = std::fmod(std::fabs(Cycle), 2.0) != 0.0;
		return {bBack ? Last - Rest : First + Rest, 0.0};
	}
	const double Rise = static_cast<double>(Keys.Last().Value) - Keys[0].Value;
	return {First + Rest, Mode == RCCE_CycleWithOffset ? Cycle * Rise : 0.0};
}
} // namespace RichCurveEvalDetail

float FRichCurve::Eval(float InTime, float InDefaultValue) const
{
	using namespace RichCurveEvalDetail;
	if (Keys.Num() == 0)
	{
		return DefaultValue == MAX_flt ? InDefaultValue : DefaultValue;
	}
	if (InTime >= Keys[0].Time && InTime <= Keys.Last().Time)
	{
		return static_cast<float>(Inside(Keys, InTime));
	}
	const bool bEarly = !(InTime >= Keys[0].Time);
	const FRichCurveKey& End = bEarly ? Keys[0] : Keys.Last();
	if (Keys.Num() < 2 || !std::isfinite(InTime))
	{
		return End.Value;
	}
	const ERichCurveExtrapolation Mode = bEarly ? PreInfinityExtrap : PostInfinityExtrap;
	checkf(Mode != RCCE_Linear, TEXT("The host has no linear extrapolation"));
	const FRemapped Remapped = Remap(Keys, Mode, InTime);
	return static_cast<float>(Inside(Keys, Remapped.Time) + Remapped.Offset);
}
