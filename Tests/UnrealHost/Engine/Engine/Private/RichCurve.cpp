// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/RichCurve.h"

#include "Engine/CurveTable.h"

DEFINE_LOG_CATEGORY_STATIC(LogCurveTable, Log, All);

namespace RichCurveDetail
{
template <typename EnumType>
void SerializeByte(FArchive& Ar, TEnumAsByte<EnumType>& Enum)
{
	uint8 Byte = static_cast<uint8>(Enum.GetValue());
	Ar << Byte;
	Enum = static_cast<EnumType>(Byte);
}

void SerializeCurve(FArchive& Ar, FRichCurve& Curve)
{
	int32 Count = Curve.Keys.Num();
	Ar << Curve.DefaultValue << Count;
	SerializeByte(Ar, Curve.PreInfinityExtrap);
	SerializeByte(Ar, Curve.PostInfinityExtrap);
	Curve.Keys.SetNum(Count);
	for (FRichCurveKey& Key : Curve.Keys)
	{
		SerializeByte(Ar, Key.InterpMode);
		SerializeByte(Ar, Key.TangentMode);
		SerializeByte(Ar, Key.TangentWeightMode);
		Ar << Key.Time << Key.Value << Key.ArriveTangent << Key.ArriveTangentWeight << Key.LeaveTangent;
		Ar << Key.LeaveTangentWeight;
	}
}
} // namespace RichCurveDetail

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
		RichCurveDetail::SerializeCurve(Ar, Ar.IsSaving() ? *RowMap.FindRef(Name) : AddRichCurve(Name));
	}
}
