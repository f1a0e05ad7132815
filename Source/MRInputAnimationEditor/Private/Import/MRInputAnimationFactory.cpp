// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Import/MRInputAnimationFactory.h"

#include "AssetImportTask.h"
#include "CoreGlobals.h"
#include "Curves/MRInputCurveExtraction.h"
#include "Import/MRInputImportOptions.h"
#include "Import/MRInputImportQuestion.h"
#include "Import/MRInputImportSteps.h"
#include "MRInputAnimation.h"
#include "MRInputMessages.h"
#include "MRInputSaving.h"
#include "Misc/CoreMisc.h"
#include "Misc/Paths.h"
#include "Reports/MRInputReport.h"
#include "Subsystems/ImportSubsystem.h"

#define LOCTEXT_NAMESPACE "MRInputAnimationFactory"

namespace MRInputAnimationFactoryDetail
{
/** The table is saved here: an import task with bSave may save only what the factory returned. */
FMRInputError CreateCurves(const UMRInputAnimation& Animation, bool bSave)
{
	FMRInputError Error;
	const TArray<FString> Names = Animation.GetCurveNames();
	if (Names.Num() == 0)
	{
		return Error;
	}
	const TArray<UObject*> Made = MRInputCurveExtraction::Extract(
		Animation, Names, EMRInputCurveForm::Table, MRInputCurveExtraction::GetFolderOf(Animation), Error);
	if (Error.IsSet() || (bSave && !MRInputSaving::Save(*Made[0], Error)))
	{
		MRInputReport::AddError(Error, &Animation);
	}
	return Error;
}

/** The recording to fill: an existing one of that name, or a new one. Null if another object has the name. */
UMRInputAnimation* FindOrMake(UClass* Class, UObject* Parent, FName Name, EObjectFlags Flags, FMRInputError& OutError)
{
	// UNCONFIRMED(import-over-keeps-object): Importing over an asset leaves the old one in its package until here.
	UObject* Existing = FindObject<UObject>(Parent, *Name.ToString());
	if (!Existing)
	{
		return NewObject<UMRInputAnimation>(Parent, Class, Name, Flags | RF_Transactional);
	}
	if (UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Existing))
	{
		return Animation;
	}
	OutError = MRInputMessages::MakeError(EMRInputErrorCode::FileNotWritten, Existing->GetPathName(),
		LOCTEXT("NameTaken", "an asset of another kind has this name").ToString());
	return nullptr;
}

/** Notifies the editor before and after, also on failure. */
class FBroadcast
{
public:
	FBroadcast(UFactory& InFactory, UClass* Class, UObject* Parent, FName Name)
		: Factory(InFactory)
	{
		if (UImportSubsystem* Imports = MRInputImportSteps::GetImports())
		{
			Imports->BroadcastAssetPreImport(&Factory, Class, Parent, Name, TEXT("bin"));
		}
	}
	~FBroadcast()
	{
		if (UImportSubsystem* Imports = MRInputImportSteps::GetImports())
		{
			Imports->BroadcastAssetPostImport(&Factory, Made);
		}
	}
	UE_NONCOPYABLE(FBroadcast);

	UObject* Made = nullptr;

private:
	UFactory& Factory;
};
} // namespace MRInputAnimationFactoryDetail

UMRInputAnimationFactory::UMRInputAnimationFactory()
{
	SupportedClass = UMRInputAnimation::StaticClass();
	Formats.Add(TEXT("bin;MRTK input animation"));
	bEditorImport = true;
	bCreateNew = false;
	bText = false;
	// A lower priority, so that this factory is not the default for files that no importer accepts.
	// UNCONFIRMED(import-first-by-priority): If no importer says yes to a file, the first by priority gets it.
	ImportPriority = DefaultImportPriority - 1;
}

bool UMRInputAnimationFactory::FactoryCanImport(const FString& Filename)
{
	return FPaths::GetExtension(Filename).Equals(TEXT("bin"), ESearchCase::IgnoreCase) &&
		MRInputImporting::FindFileKind(Filename) == EMRInputFileKind::Recording;
}

bool UMRInputAnimationFactory::IsUnwatched() const
{
	return IsAutomatedImport() || GIsRunningUnattendedScript || IsRunningCommandlet();
}

bool UMRInputAnimationFactory::FindSettings(FMRInputImportSettings& OutSettings)
{
	const UMRInputImportOptions* Given =
		AssetImportTask ? Cast<UMRInputImportOptions>(AssetImportTask->Options) : nullptr;
	if (Given || IsUnwatched())
	{
		OutSettings = Given ? Given->ToSettings() : FMRInputImportSettings();
		return true;
	}
	if (ForAll)
	{
		OutSettings = *ForAll;
		return true;
	}
	UMRInputImportOptions* Remembered = GetMutableDefault<UMRInputImportOptions>();
	OutSettings = Remembered->ToSettings();
	const EMRInputImportAnswer Answer = MRInputImportQuestion::Ask(OutSettings);
	if (Answer == EMRInputImportAnswer::Cancel)
	{
		return false;
	}
	Remembered->SetSettings(OutSettings);
	Remembered->SaveConfig();
	if (Answer == EMRInputImportAnswer::ImportAll)
	{
		ForAll = OutSettings;
	}
	return true;
}

UObject* UMRInputAnimationFactory::FactoryCreateFile(UClass* InClass, UObject* InParent, FName InName,
	EObjectFlags Flags, const FString& Filename, const TCHAR*, FFeedbackContext* Warn, bool& bOutOperationCanceled)
{
	using namespace MRInputAnimationFactoryDetail;
	CurveError = FMRInputError();
	const FMRInputError NotRecording = MRInputImporting::FindWhyNotRecording(Filename);
	if (NotRecording.IsSet())
	{
		MRInputReport::AddError(NotRecording);
		return nullptr;
	}
	FBroadcast Broadcast(*this, InClass, InParent, InName);
	FMRInputImportSettings Settings;
	FMRInputImported Imported;
	bOutOperationCanceled = !FindSettings(Settings) || !MRInputImportSteps::Read(Filename, Settings, Warn, Imported);
	if (bOutOperationCanceled)
	{
		return nullptr;
	}
	UMRInputAnimation* Animation =
		Imported.Data ? FindOrMake(InClass, InParent, InName, Flags, Imported.Error) : nullptr;
	if (!Animation)
	{
		MRInputReport::AddError(Imported.Error);
		return nullptr;
	}
	MRInputImportSteps::Fill(*Animation, Imported, Settings, Filename);
	if (Settings.bCreateCurves)
	{
		CurveError = CreateCurves(*Animation, AssetImportTask && AssetImportTask->bSave);
	}
	Broadcast.Made = Animation;
	return Animation;
}

void UMRInputAnimationFactory::CleanUp()
{
	ForAll.Reset();
	MRInputReport::Notify(); // once, however many files there were
	Super::CleanUp();
}

#undef LOCTEXT_NAMESPACE
