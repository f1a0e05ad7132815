// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/MRInputCurveExtraction.h"

#include "AssetRegistry/AssetRegistryModule.h"
#include "Curves/CurveFloat.h"
#include "Curves/CurveVector.h"
#include "Curves/RichCurve.h"
#include "Engine/CurveTable.h"
#include "MRInputAnimation.h"
#include "MRInputMessages.h"
#include "Misc/PackageName.h"
#include "Misc/ScopedSlowTask.h"
#include "UObject/Package.h"

#define LOCTEXT_NAMESPACE "MRInputCurveExtraction"

namespace MRInputCurveExtractionDetail
{
constexpr EObjectFlags AssetFlags = RF_Public | RF_Standalone | RF_Transactional;

/** The text of the progress bar: the curves of an hour take a while. */
FText GetTaskText()
{
	return LOCTEXT("Making", "Creating curves");
}

/** The name without its X, Y or Z if all three are among the names, else the name itself. */
FString FindVectorName(const FString& CurveName, const TArray<FString>& CurveNames)
{
	const FString Stem = CurveName.LeftChop(1);
	const bool bIsTriple = CurveNames.Contains(Stem + TEXT("X")) && CurveNames.Contains(Stem + TEXT("Y")) &&
		CurveNames.Contains(Stem + TEXT("Z"));
	// A rotation is four curves: three of them as a vector would only look like one.
	return bIsTriple && !Stem.EndsWith(TEXT("Rotation")) ? Stem : CurveName;
}

bool CheckNames(const UMRInputAnimation& Animation, const TArray<FString>& CurveNames, FMRInputError& OutError)
{
	if (!Animation.HasRecording())
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, Animation.GetName());
		return false;
	}
	const TArray<FString> Existing = Animation.GetCurveNames();
	for (const FString& Name : CurveNames)
	{
		if (!Existing.Contains(Name))
		{
			OutError = MRInputMessages::MakeError(EMRInputErrorCode::NoSuchCurve, Animation.GetName(), Name);
			return false;
		}
	}
	if (CurveNames.Num() == 0)
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::NoSuchCurve, Animation.GetName());
		return false;
	}
	return true;
}

/** Creates a package with that name, or with the first free number appended. */
UPackage* MakePackage(const FString& Folder, const FString& AssetName)
{
	FString Path = Folder / AssetName;
	for (int32 Number = 2; FindPackage(nullptr, *Path) || FPackageName::DoesPackageExist(Path); ++Number)
	{
		Path = Folder / FString::Printf(TEXT("%s_%d"), *AssetName, Number);
	}
	return CreatePackage(*Path);
}

template <typename T>
T* MakeAsset(const FString& Folder, const FString& AssetName)
{
	UPackage* Package = MakePackage(Folder, AssetName);
	return NewObject<T>(Package, FName(*FPackageName::GetShortName(Package->GetName())), AssetFlags);
}

void Announce(UObject& Asset)
{
	FAssetRegistryModule::AssetCreated(&Asset);
	Asset.MarkPackageDirty();
}

UObject* MakeTable(const UMRInputAnimation& Animation, const TArray<FString>& CurveNames, const FString& Folder)
{
	UCurveTable* Table = MakeAsset<UCurveTable>(Folder, Animation.GetName() + TEXT("_Curves"));
	FScopedSlowTask Task(static_cast<float>(CurveNames.Num()), GetTaskText());
	Task.MakeDialogDelayed(0.5f);
	for (const FString& Name : CurveNames)
	{
		Task.EnterProgressFrame();
		Animation.GetRichCurve(Name, Table->AddRichCurve(FName(*Name)));
	}
	Announce(*Table);
	return Table;
}

UObject* MakeCurve(const UMRInputAnimation& Animation, const FMRInputCurvePlan& Plan, const FString& Folder)
{
	if (!Plan.bIsVector)
	{
		UCurveFloat* Curve = MakeAsset<UCurveFloat>(Folder, Plan.AssetName);
		Animation.GetRichCurve(Plan.CurveName, Curve->FloatCurve);
		Announce(*Curve);
		return Curve;
	}
	UCurveVector* Curve = MakeAsset<UCurveVector>(Folder, Plan.AssetName);
	static const TCHAR* const Axes[] = {TEXT("X"), TEXT("Y"), TEXT("Z")};
	for (int32 Axis = 0; Axis < 3; ++Axis)
	{
		Animation.GetRichCurve(Plan.CurveName + Axes[Axis], Curve->FloatCurves[Axis]);
	}
	Announce(*Curve);
	return Curve;
}
} // namespace MRInputCurveExtractionDetail

TArray<FMRInputCurvePlan> MRInputCurveExtraction::Plan(const FString& BaseName, const TArray<FString>& CurveNames)
{
	TArray<FMRInputCurvePlan> Plans;
	for (const FString& Name : CurveNames)
	{
		const FString PlanName = MRInputCurveExtractionDetail::FindVectorName(Name, CurveNames);
		if (Plans.ContainsByPredicate(
				[&PlanName](const FMRInputCurvePlan& Plan) { return Plan.CurveName == PlanName; }))
		{
			continue;
		}
		FMRInputCurvePlan& Added = Plans.AddDefaulted_GetRef();
		Added.CurveName = PlanName;
		Added.bIsVector = PlanName != Name;
		Added.AssetName = BaseName + TEXT("_") + PlanName.Replace(TEXT("."), TEXT("_"));
	}
	return Plans;
}

TArray<UObject*> MRInputCurveExtraction::Extract(const UMRInputAnimation& Animation, const TArray<FString>& CurveNames,
	EMRInputCurveForm Form, const FString& Folder, FMRInputError& OutError)
{
	OutError = FMRInputError();
	if (!MRInputCurveExtractionDetail::CheckNames(Animation, CurveNames, OutError))
	{
		return {};
	}
	if (!FPackageName::IsValidLongPackageName(Folder / Animation.GetName()))
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::FileNotWritten, Folder,
			LOCTEXT("NoContentFolder", "a content folder such as /Game/Takes is required").ToString());
		return {};
	}
	if (Form == EMRInputCurveForm::Table)
	{
		return {MRInputCurveExtractionDetail::MakeTable(Animation, CurveNames, Folder)};
	}
	TArray<UObject*> Made;
	const TArray<FMRInputCurvePlan> Plans = Plan(Animation.GetName(), CurveNames);
	FScopedSlowTask Task(static_cast<float>(Plans.Num()), MRInputCurveExtractionDetail::GetTaskText());
	Task.MakeDialogDelayed(0.5f);
	for (const FMRInputCurvePlan& Planned : Plans)
	{
		Task.EnterProgressFrame();
		Made.Add(MRInputCurveExtractionDetail::MakeCurve(Animation, Planned, Folder));
	}
	return Made;
}

FString MRInputCurveExtraction::GetFolderOf(const UMRInputAnimation& Animation)
{
	return FPackageName::GetLongPackagePath(Animation.GetOutermost()->GetName());
}

#undef LOCTEXT_NAMESPACE
