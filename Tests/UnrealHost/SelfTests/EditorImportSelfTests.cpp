// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

// Built with every set of modules; these checks are for the sets that have the editor's.
#if __has_include("Editor.h")

#include "AssetExportTask.h"
#include "AssetToolsModule.h"
#include "CoreGlobals.h"
#include "Curves/CurveFloat.h"
#include "Exporters/Exporter.h"
#include "Factories/Factory.h"
#include "HAL/FileManager.h"
#include "Misc/FeedbackContext.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Misc/ScopedSlowTask.h"
#include "SelfTest.h"
#include "Serialization/Archive.h"
#include "UObject/HostGenerated.h"
#include "UObject/Package.h"

namespace EditorImportSelfTestsDetail
{

/** What became of the files of one batch. */
struct FSeen
{
	static inline int32 Factories = 0;
	static inline int32 Files = 0;
	static inline int32 CleanUps = 0;
	static inline int32 FilesAtCleanUp = 0;
	static inline const UFactory* First = nullptr;
};

class FCancelling final : public FFeedbackContext
{
public:
	virtual bool ReceivedUserCancel() override { return true; }
};

} // namespace EditorImportSelfTestsDetail

/** Makes curves of .hostcurve files, but for those called Bad, and cancels at Cancel. */
class UHostCurveFactory : public UFactory
{
	HOST_CLASS_BODY(UHostCurveFactory, UFactory, )

public:
	template <typename HostVisitor>
	void HostVisitProperties(HostVisitor& Visitor)
	{
		Super::HostVisitProperties(Visitor);
	}

	UHostCurveFactory()
	{
		SupportedClass = UCurveFloat::StaticClass();
		Formats.Add(TEXT("hostcurve;For tests"));
		bEditorImport = true;
	}
	virtual UObject* FactoryCreateFile(UClass* Class, UObject* Parent, FName Name, EObjectFlags Flags, const FString&,
		const TCHAR*, FFeedbackContext*, bool& bOutOperationCanceled) override
	{
		using EditorImportSelfTestsDetail::FSeen;
		FSeen::Factories += FSeen::First == this ? 0 : 1;
		FSeen::First = this;
		++FSeen::Files;
		bOutOperationCanceled = Name == TEXT("Cancel");
		const bool bMakes = !bOutOperationCanceled && Name != TEXT("Bad");
		return bMakes ? NewObject<UObject>(Parent, Class, Name, Flags) : nullptr;
	}
	virtual void CleanUp() override
	{
		++EditorImportSelfTestsDetail::FSeen::CleanUps;
		EditorImportSelfTestsDetail::FSeen::FilesAtCleanUp = EditorImportSelfTestsDetail::FSeen::Files;
		Super::CleanUp();
	}
};

HOST_IMPLEMENT_CLASS(UHostCurveFactory, TEXT("HostCurveFactory"), TEXT("/Script/HostTest"), CLASS_None, TEXT(""))

/** Writes three bytes, or nothing of a curve that has keys. */
class UHostCurveExporter : public UExporter
{
	HOST_CLASS_BODY(UHostCurveExporter, UExporter, )

public:
	template <typename HostVisitor>
	void HostVisitProperties(HostVisitor& Visitor)
	{
		Super::HostVisitProperties(Visitor);
	}

	UHostCurveExporter()
	{
		SupportedClass = UCurveFloat::StaticClass();
		FormatExtension = {FString(TEXT("hostcurve"))};
		FormatDescription = {FString(TEXT("For tests"))};
	}
	virtual bool ExportBinary(UObject* Object, const TCHAR*, FArchive& Ar, FFeedbackContext*, int32, uint32) override
	{
		uint8 Bytes[] = {1, 2, 3};
		Ar.Serialize(Bytes, sizeof(Bytes));
		bHadTask = ExportTask && ExportTask->Filename == CurrentFilename;
		return CastChecked<UCurveFloat>(Object)->FloatCurve.GetNumKeys() == 0;
	}

	static inline bool bHadTask = false;
};

HOST_IMPLEMENT_CLASS(UHostCurveExporter, TEXT("HostCurveExporter"), TEXT("/Script/HostTest"), CLASS_None, TEXT(""))

namespace EditorImportSelfTestsDetail
{

FString GetFolder()
{
	return FPaths::Combine(FPaths::AutomationTransientDir(), TEXT("EditorImportSelfTests"));
}

/** Imports files of those names, made for it, and gives how many assets came of it. */
int32 ImportAll(std::initializer_list<const TCHAR*> Names, const TCHAR* Content)
{
	FSeen::Factories = FSeen::Files = FSeen::CleanUps = FSeen::FilesAtCleanUp = 0;
	FSeen::First = nullptr;
	TArray<FString> Paths;
	for (const TCHAR* Name : Names)
	{
		Paths.Add(GetFolder() / Name + TEXT(".hostcurve"));
		FFileHelper::SaveArrayToFile(TArray<uint8>{1}, *Paths.Last());
	}
	const int32 Made = FAssetToolsModule::GetModule().Get().ImportAssets(Paths, Content).Num();
	IFileManager::Get().DeleteDirectory(*GetFolder(), false, true);
	return Made;
}

bool Export(UCurveFloat* Curve, const FString& Path, FString& OutError)
{
	UAssetExportTask* Task = NewObject<UAssetExportTask>();
	Task->Object = Curve;
	Task->Filename = Path;
	const bool bDone = UExporter::RunAssetExportTask(Task);
	OutError = FString::Join(Task->Errors, TEXT("\n"));
	return bDone;
}

} // namespace EditorImportSelfTestsDetail

HOST_SELF_TEST(OneFactoryImportsABatchAndIsCleanedUpOnce)
{
	using namespace EditorImportSelfTestsDetail;
	HOST_EXPECT(ImportAll({TEXT("A"), TEXT("B"), TEXT("C")}, TEXT("/Game/HostImport1")) == 3);
	HOST_EXPECT(FSeen::Factories == 1 && FSeen::Files == 3);
	HOST_EXPECT(FSeen::CleanUps == 1 && FSeen::FilesAtCleanUp == 3);
}

HOST_SELF_TEST(AFileThatFailsLeavesNothingAndTheNextGoesOn)
{
	using namespace EditorImportSelfTestsDetail;
	HOST_EXPECT(ImportAll({TEXT("Bad"), TEXT("Good")}, TEXT("/Game/HostImport2")) == 1);
	HOST_EXPECT(!IsValid(FindPackage(nullptr, TEXT("/Game/HostImport2/Bad"))));
	HOST_EXPECT(IsValid(FindPackage(nullptr, TEXT("/Game/HostImport2/Good"))));
}

HOST_SELF_TEST(CancelEndsTheBatchAndKeepsWhatWasDone)
{
	using namespace EditorImportSelfTestsDetail;
	HOST_EXPECT(ImportAll({TEXT("First"), TEXT("Cancel"), TEXT("Last")}, TEXT("/Game/HostImport3")) == 1);
	HOST_EXPECT(FSeen::Files == 2 && FSeen::CleanUps == 1);
	HOST_EXPECT(!IsValid(FindPackage(nullptr, TEXT("/Game/HostImport3/Cancel"))));
}

HOST_SELF_TEST(ASlowTaskIsCancelledByItsContextIfItHasAButton)
{
	EditorImportSelfTestsDetail::FCancelling User;
	FScopedSlowTask Quiet(1.0f, FText(), true, User);
	HOST_EXPECT(!Quiet.ShouldCancel());
	FScopedSlowTask Shown(1.0f, FText(), true, User);
	Shown.MakeDialogDelayed(0.5f, true);
	HOST_EXPECT(Shown.ShouldCancel());
	FScopedSlowTask Own(1.0f);
	Own.MakeDialog(true);
	HOST_EXPECT(!Own.ShouldCancel());
	HOST_EXPECT(!GIsRunningUnattendedScript);
}

HOST_SELF_TEST(AnExportThatFailsWritesNoFileAndSaysSo)
{
	using namespace EditorImportSelfTestsDetail;
	const FString Path = GetFolder() / TEXT("Out.hostcurve");
	FString Error;
	UCurveFloat* Curve = NewObject<UCurveFloat>();
	Curve->FloatCurve.AddKey(0.0f, 1.0f);
	HOST_EXPECT(!Export(Curve, Path, Error) && !Error.IsEmpty() && !FPaths::FileExists(Path));
	Curve->FloatCurve.Reset();
	HOST_EXPECT(Export(Curve, Path, Error) && Error.IsEmpty() && FPaths::FileExists(Path));
	HOST_EXPECT(UHostCurveExporter::bHadTask);
	IFileManager::Get().DeleteDirectory(*GetFolder(), false, true);
}

#endif
