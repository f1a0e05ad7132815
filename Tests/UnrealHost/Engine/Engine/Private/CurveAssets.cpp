// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/CurveBase.h"
#include "Curves/CurveFloat.h"
#include "Curves/CurveVector.h"
#include "EditorFramework/AssetImportData.h"
#include "Engine/CurveTable.h"

DEFINE_LOG_CATEGORY_STATIC(LogCurveTable, Log, All);

namespace CurveAssetsDetail
{
using FRangeOf = void (FRealCurve::*)(float&, float&) const;

void RangeOfAll(const UCurveBase& Owner, FRangeOf RangeOf, float& OutMin, float& OutMax)
{
	OutMin = 0.0f;
	OutMax = 0.0f;
	bool bFirst = true;
	for (const FRichCurveEditInfoConst& Info : Owner.GetCurves())
	{
		if (Info.CurveToEdit->GetNumKeys() > 0)
		{
			float Min = 0.0f;
			float Max = 0.0f;
			(Info.CurveToEdit->*RangeOf)(Min, Max);
			OutMin = bFirst ? Min : FMath::Min(OutMin, Min);
			OutMax = bFirst ? Max : FMath::Max(OutMax, Max);
			bFirst = false;
		}
	}
}

const TCHAR* const AxisNames[] = {TEXT("X"), TEXT("Y"), TEXT("Z")};

void SerializeCurve(FArchive& Ar, FRichCurve& Curve)
{
	int32 Count = Curve.Keys.Num();
	uint8 Pre = static_cast<uint8>(Curve.PreInfinityExtrap.GetValue());
	uint8 Post = static_cast<uint8>(Curve.PostInfinityExtrap.GetValue());
	Ar << Curve.DefaultValue << Pre << Post << Count;
	Curve.PreInfinityExtrap = static_cast<ERichCurveExtrapolation>(Pre);
	Curve.PostInfinityExtrap = static_cast<ERichCurveExtrapolation>(Post);
	for (int32 Index = 0; Index < Count && !Ar.IsError(); ++Index)
	{
		if (Ar.IsLoading())
		{
			Curve.Keys.Add(FRichCurveKey());
		}
		Curve.Keys[Index].Serialize(Ar);
	}
}
} // namespace CurveAssetsDetail

void UCurveBase::GetTimeRange(float& MinTime, float& MaxTime) const
{
	CurveAssetsDetail::RangeOfAll(*this, &FRealCurve::GetTimeRange, MinTime, MaxTime);
}

void UCurveBase::GetValueRange(float& MinValue, float& MaxValue) const
{
	CurveAssetsDetail::RangeOfAll(*this, &FRealCurve::GetValueRange, MinValue, MaxValue);
}

void UCurveBase::ResetCurve()
{
	for (const FRichCurveEditInfo& Info : GetCurves())
	{
		Info.CurveToEdit->Reset();
	}
}

void UCurveBase::ModifyOwner()
{
	Modify(true);
}

void UCurveBase::MakeTransactional()
{
	SetFlags(RF_Transactional);
}

void UCurveBase::OnCurveChanged(const TArray<FRichCurveEditInfo>&) {}

TArray<FRichCurveEditInfoConst> UCurveFloat::GetCurves() const
{
	return {FRichCurveEditInfoConst(&FloatCurve, FName())};
}

TArray<FRichCurveEditInfo> UCurveFloat::GetCurves()
{
	return {FRichCurveEditInfo(&FloatCurve, FName())};
}

bool UCurveFloat::IsValidCurve(FRichCurveEditInfo CurveInfo)
{
	return CurveInfo.CurveToEdit == &FloatCurve;
}

FRichCurve* FRuntimeFloatCurve::GetRichCurve()
{
	return ExternalCurve ? &ExternalCurve->FloatCurve : &EditorCurveData;
}

const FRichCurve* FRuntimeFloatCurve::GetRichCurveConst() const
{
	return ExternalCurve ? &ExternalCurve->FloatCurve : &EditorCurveData;
}

FVector UCurveVector::GetVectorValue(float InTime) const
{
	return FVector(FloatCurves[0].Eval(InTime), FloatCurves[1].Eval(InTime), FloatCurves[2].Eval(InTime));
}

TArray<FRichCurveEditInfoConst> UCurveVector::GetCurves() const
{
	TArray<FRichCurveEditInfoConst> Curves;
	for (int32 Axis = 0; Axis < 3; ++Axis)
	{
		Curves.Add(FRichCurveEditInfoConst(&FloatCurves[Axis], FName(CurveAssetsDetail::AxisNames[Axis])));
	}
	return Curves;
}

TArray<FRichCurveEditInfo> UCurveVector::GetCurves()
{
	TArray<FRichCurveEditInfo> Curves;
	for (int32 Axis = 0; Axis < 3; ++Axis)
	{
		Curves.Add(FRichCurveEditInfo(&FloatCurves[Axis], FName(CurveAssetsDetail::AxisNames[Axis])));
	}
	return Curves;
}

bool UCurveVector::IsValidCurve(FRichCurveEditInfo CurveInfo)
{
	return CurveInfo.CurveToEdit >= &FloatCurves[0] && CurveInfo.CurveToEdit <= &FloatCurves[2];
}

bool UCurveVector::operator==(const UCurveVector& Curve) const
{
	return FloatCurves[0] == Curve.FloatCurves[0] && FloatCurves[1] == Curve.FloatCurves[1] &&
		FloatCurves[2] == Curve.FloatCurves[2];
}

FRichCurve& UCurveTable::AddRichCurve(FName RowName)
{
	RemoveRow(RowName);
	FRichCurve* Curve = new FRichCurve();
	RowMap.Add(RowName, Curve);
	return *Curve;
}

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

FRealCurve* UCurveTable::FindCurve(FName RowName, const FString& ContextString, bool bWarnIfNotFound) const
{
	return FindRichCurve(RowName, ContextString, bWarnIfNotFound);
}

void UCurveTable::RemoveRow(FName RowName)
{
	delete RowMap.FindRef(RowName);
	RowMap.Remove(RowName);
}

void UCurveTable::EmptyTable()
{
	for (const TPair<FName, FRichCurve*>& Row : RowMap)
	{
		delete Row.Value;
	}
	RowMap.Empty();
}

ECurveTableMode UCurveTable::GetCurveTableMode() const
{
	return RowMap.Num() > 0 ? ECurveTableMode::RichCurves : ECurveTableMode::Empty;
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
		CurveAssetsDetail::SerializeCurve(Ar, Ar.IsSaving() ? *RowMap.FindRef(Name) : AddRichCurve(Name));
	}
}

void UCurveTable::FinishDestroy()
{
	EmptyTable();
	Super::FinishDestroy();
}
