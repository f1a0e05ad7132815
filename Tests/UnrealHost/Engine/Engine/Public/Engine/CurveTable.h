// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Curves/RichCurve.h"

#include "CurveTable.generated.h"

/** Many named curves in one asset. The host knows rich rows only. */
UCLASS(BlueprintType)
class ENGINE_API UCurveTable : public UObject
{
	GENERATED_BODY()

public:
	/** Replaces a row of that name. The table owns the curve; it stays valid until the row is removed. */
	FRichCurve& AddRichCurve(FName RowName)
	{
		delete RowMap.FindRef(RowName);
		FRichCurve* Curve = new FRichCurve();
		RowMap.Add(RowName, Curve);
		return *Curve;
	}

	/** Null, with a warning if asked for, for a name that does not exist. */
	FRichCurve* FindRichCurve(FName RowName, const FString& ContextString, bool bWarnIfNotFound = true) const;

	/** In the order of adding. */
	const TMap<FName, FRichCurve*>& GetRichCurveRowMap() const { return RowMap; }
	void EmptyTable()
	{
		for (const TPair<FName, FRichCurve*>& Row : RowMap)
		{
			delete Row.Value;
		}
		RowMap.Empty();
	}

	virtual void Serialize(FArchive& Ar) override;
	virtual void FinishDestroy() override
	{
		EmptyTable();
		Super::FinishDestroy();
	}

private:
	TMap<FName, FRichCurve*> RowMap;
};
