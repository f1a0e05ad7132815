// SPDX-License-Identifier: MIT

#include "Import/MRInputAnimationFactory.h"

#include "AssetImportTask.h"
#include "Curves/MRInputCurveExtraction.h"
#include "Editor.h"
#include "Import/MRInputImportData.h"
#include "Import/MRInputImportOptions.h"
#include "Import/MRInputImportQuestion.h"
#include "Import/MRInputReport.h"
#include "MRInputAnimation.h"
#include "Misc/FeedbackContext.h"
#include "Misc/Paths.h"
#include "Misc/ScopedSlowTask.h"
#include "Subsystems/ImportSubsystem.h"

#define LOCTEXT_NAMESPACE "MRInputAnimationFactory"

namespace MRInputAnimationFactoryDetail
{
void TellError(const FMRInputError& Error, FFeedbackContext* Warn)
{
	MRInputReport::AddError(Error);
	if (Warn) // not there when a program imports
	{
		Warn->Logf(ELogVerbosity::Error, TEXT("%s"), *Error.Text.ToString());
	}
	MRInputReport::Notify();
}

/** Reads with a progress bar; false if the user cancelled. */
bool ReadWithProgress(const FString& Filename, const FMRInputImportSettings& Settings, FMRInputImported& OutImported)
{
	const FText What =
		FText::Format(LOCTEXT("Importing", "Importing {0}"), FText::FromString(FPaths::GetCleanFilename(Filename)));
	FScopedSlowTask Task(2.0f, What);
	Task.MakeDialogDelayed(0.5f, true);
	Task.EnterProgressFrame(1.0f, What);
	if (Task.ShouldCancel())
	{
		return false;
	}
	OutImported = MRInputImporting::ReadFile(Filename, Settings);
	Task.EnterProgressFrame(1.0f, What);
	return !Task.ShouldCancel();
}

void CreateCurves(const UMRInputAnimation& Animation)
{
	FMRInputError Error;
	MRInputCurveExtraction::Extract(Animation, Animation.GetCurveNames(), EMRInputCurveForm::Table,
		MRInputCurveExtraction::GetFolderOf(Animation), Error);
	if (Error.IsSet())
	{
		MRInputReport::AddError(Error);
	}
}

UImportSubsystem* GetImports()
{
	return GEditor ? GEditor->GetEditorSubsystem<UImportSubsystem>() : nullptr;
}

/** Tells the editor before and after, on failure too. */
class FBroadcast
{
public:
	FBroadcast(UFactory& InFactory, UClass* Class, UObject* Parent, FName Name)
		: Factory(InFactory)
	{
		if (UImportSubsystem* Imports = GetImports())
		{
			Imports->BroadcastAssetPreImport(&Factory, Class, Parent, Name, TEXT("bin"));
		}
	}
	~FBroadcast()
	{
		if (UImportSubsystem* Imports = GetImports())
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
	// Before importers of .bin that ask for nothing but the extension: this one looks inside.
	ImportPriority = DefaultImportPriority + 1;
}

bool UMRInputAnimationFactory::FactoryCanImport(const FString& Filename)
{
	return FPaths::GetExtension(Filename).Equals(TEXT("bin"), ESearchCase::IgnoreCase) &&
		MRInputImporting::IsOursFile(Filename);
}

bool UMRInputAnimationFactory::FindSettings(FMRInputImportSettings& OutSettings)
{
	const UMRInputImportOptions* Given =
		AssetImportTask ? Cast<UMRInputImportOptions>(AssetImportTask->Options) : nullptr;
	if (Given || IsAutomatedImport())
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
	MRInputAnimationFactoryDetail::FBroadcast Broadcast(*this, InClass, InParent, InName);
	FMRInputImportSettings Settings;
	FMRInputImported Imported;
	bOutOperationCanceled =
		!FindSettings(Settings) || !MRInputAnimationFactoryDetail::ReadWithProgress(Filename, Settings, Imported);
	if (bOutOperationCanceled)
	{
		return nullptr;
	}
	if (!Imported.Data)
	{
		MRInputAnimationFactoryDetail::TellError(Imported.Error, Warn);
		return nullptr;
	}
	UMRInputAnimation* Animation = NewObject<UMRInputAnimation>(InParent, InClass, InName, Flags | RF_Transactional);
	Fill(*Animation, Imported, Settings, Filename);
	if (Settings.bCreateCurves)
	{
		MRInputAnimationFactoryDetail::CreateCurves(*Animation);
	}
	Broadcast.Made = Animation;
	return Animation;
}

void UMRInputAnimationFactory::Fill(UMRInputAnimation& Animation, const FMRInputImported& Imported,
	const FMRInputImportSettings& Settings, const FString& Filename)
{
	Animation.SetData(Imported.Data.ToSharedRef());
	UMRInputImportData& ImportData = UMRInputImportData::FindOrAdd(Animation);
	ImportData.SetSettings(Settings);
	ImportData.Update(Filename);
	MRInputReport::AddImport(Animation, Imported);
	MRInputReport::Notify();
}

void UMRInputAnimationFactory::CleanUp()
{
	ForAll.Reset();
	Super::CleanUp();
}

bool UMRInputAnimationFactory::CanReimport(UObject* Obj, TArray<FString>& OutFilenames)
{
	const UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Obj);
	if (!Animation || !Animation->AssetImportData)
	{
		return false;
	}
	Animation->AssetImportData->ExtractFilenames(OutFilenames);
	return OutFilenames.Num() > 0;
}

void UMRInputAnimationFactory::SetReimportPaths(UObject* Obj, const TArray<FString>& NewReimportPaths)
{
	UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Obj);
	if (Animation && Animation->AssetImportData && NewReimportPaths.Num() == 1)
	{
		Animation->AssetImportData->UpdateFilenameOnly(NewReimportPaths[0]);
	}
}

EReimportResult::Type UMRInputAnimationFactory::Reimport(UObject* Obj)
{
	UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Obj);
	if (!Animation || !Animation->AssetImportData)
	{
		return EReimportResult::Failed;
	}
	const FString Filename = Animation->AssetImportData->GetFirstFilename();
	const FMRInputImportSettings Settings = UMRInputImportData::GetSettings(*Animation);
	FMRInputImported Imported;
	if (!MRInputAnimationFactoryDetail::ReadWithProgress(Filename, Settings, Imported))
	{
		return EReimportResult::Cancelled;
	}
	if (!Imported.Data)
	{
		MRInputAnimationFactoryDetail::TellError(Imported.Error, nullptr);
		return EReimportResult::Failed;
	}
	// In place: whatever else the asset holds, and whoever refers to it, stays.
	Animation->Modify();
	Fill(*Animation, Imported, Settings, Filename);
	Animation->PostEditChange();
	Animation->MarkPackageDirty();
	if (UImportSubsystem* Imports = MRInputAnimationFactoryDetail::GetImports())
	{
		Imports->BroadcastAssetReimport(Animation);
	}
	return EReimportResult::Succeeded;
}

int32 UMRInputAnimationFactory::GetPriority() const
{
	return ImportPriority;
}

#undef LOCTEXT_NAMESPACE
