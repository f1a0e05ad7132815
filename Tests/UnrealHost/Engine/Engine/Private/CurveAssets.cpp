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
