// SPDX-License-Identifier: MIT

#include "AssetImportTask.h"
#include "Commandlet/MRInputAssetWork.h"
#include "EditorReimportHandler.h"
#include "HAL/FileManager.h"
#include "Import/MRInputAnimationFactory.h"
#include "Import/MRInputImportData.h"
#include "Import/MRInputImportQuestion.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Tests/MRInputEditorTestFiles.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputFactorySpec, "MRInputAnimation.Editor.Factory",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
FString Folder;
FString Content;
int32 Questions = 0;

void DefineImport();
void DefineReimport();
FString Write(const TCHAR* Name, const TArray<uint8>& Bytes);
UMRInputAnimation* Import(const FString& Path, const FMRInputImportSettings& Settings);
END_DEFINE_SPEC(FMRInputFactorySpec)

FString FMRInputFactorySpec::Write(const TCHAR* Name, const TArray<uint8>& Bytes)
{
	const FString Path = FPaths::Combine(Folder, Name);
	TestTrue(TEXT("written"), FFileHelper::SaveArrayToFile(Bytes, *Path));
	return Path;
}

UMRInputAnimation* FMRInputFactorySpec::Import(const FString& Path, const FMRInputImportSettings& Settings)
{
	const FString Made = MRInputAssetWork::Import(Path, Content, Settings, false);
	return FindObject<UMRInputAnimation>(nullptr, *Made);
}

void FMRInputFactorySpec::Define()
{
	BeforeEach(
		[this]
		{
			Folder = FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString());
			Content = TEXT("/Game/") + FGuid::NewGuid().ToString();
			IFileManager::Get().MakeDirectory(*Folder, true);
			Questions = 0;
			MRInputImportQuestion::SetAsk(
				[this](FMRInputImportSettings&)
				{
					++Questions;
					return EMRInputImportAnswer::Cancel;
				});
		});
	AfterEach(
		[this]
		{
			MRInputImportQuestion::SetAsk(nullptr);
			IFileManager::Get().DeleteDirectory(*Folder, false, true);
		});
	DefineImport();
	DefineReimport();
}

void FMRInputFactorySpec::DefineImport()
{
	It("takes recordings and leaves other files alone",
		[this]
		{
			const TStrongObjectPtr<UMRInputAnimationFactory> Factory(NewObject<UMRInputAnimationFactory>());
			const TArray<uint8> Sample = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
			TestTrue(TEXT("a recording"), Factory->FactoryCanImport(Write(TEXT("A.bin"), Sample)));
			TestTrue(TEXT("an old one"),
				Factory->FactoryCanImport(Write(TEXT("B.bin"), MRInputEditorTestFiles::MakeHeaderless())));
			TestFalse(TEXT("another"), Factory->FactoryCanImport(Write(TEXT("C.bin"), {1, 2, 3, 4, 5, 6, 7, 8, 9})));
			TestFalse(TEXT("another extension"), Factory->FactoryCanImport(Write(TEXT("D.dat"), Sample)));
		});
	It("imports by script without a question, byte by byte",
		[this]
		{
			const TArray<uint8> Sample = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
			const UMRInputAnimation* Animation = Import(Write(TEXT("Take.bin"), Sample), FMRInputImportSettings());
			if (TestNotNull(TEXT("asset"), Animation))
			{
				TestTrue(TEXT("bytes"), Animation->GetBytes() == Sample);
			}
			TestEqual(TEXT("questions"), Questions, 0);
		});
	It("leaves nothing behind when it fails",
		[this]
		{
			AddExpectedError(TEXT("ends too early"), EAutomationExpectedErrorFlags::Contains, 0);
			const TArray<uint8> Whole = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
			const TArray<uint8> Half(Whole.GetData(), Whole.Num() / 2);
			TestNull(TEXT("asset"), Import(Write(TEXT("Cut.bin"), Half), FMRInputImportSettings()));
			TestNull(TEXT("object"), FindObject<UObject>(nullptr, *(Content / TEXT("Cut.Cut"))));
		});
	It("asks a person, and makes nothing on Cancel",
		[this]
		{
			const TStrongObjectPtr<UMRInputAnimationFactory> Factory(NewObject<UMRInputAnimationFactory>());
			bool bCanceled = false;
			const FString Path = Write(TEXT("Take.bin"), MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
			UObject* Made = Factory->FactoryCreateFile(UMRInputAnimation::StaticClass(), GetTransientPackage(),
				TEXT("Cancelled"), RF_Transient, Path, nullptr, nullptr, bCanceled);
			TestNull(TEXT("asset"), Made);
			TestTrue(TEXT("cancelled"), bCanceled);
			TestEqual(TEXT("questions"), Questions, 1);
		});
}

void FMRInputFactorySpec::DefineReimport()
{
	It("reimports the same asset with the same settings",
		[this]
		{
			FMRInputImportSettings Settings;
			Settings.bStartAtZero = true;
			const FString Path = Write(TEXT("Take.bin"), MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
			UMRInputAnimation* Animation = Import(Path, Settings);
			if (!TestNotNull(TEXT("asset"), Animation))
			{
				return;
			}
			const TArray<uint8> Faulty = MRInputEditorTestFiles::MakeFaulty();
			Write(TEXT("Take.bin"), Faulty);
			TestTrue(TEXT("reimported"), FReimportManager::Instance()->Reimport(Animation, false, false));
			TestFalse(TEXT("not the file's bytes"), Animation->GetBytes() == Faulty);
			TestTrue(TEXT("moved to zero"), FMath::Abs(Animation->GetStartTime()) < 1e-4f);
			TestTrue(TEXT("settings kept"), UMRInputImportData::GetSettings(*Animation).bStartAtZero);
			TestEqual(TEXT("questions"), Questions, 0);
		});
	It("leaves the asset as it was when reimport fails",
		[this]
		{
			AddExpectedError(TEXT("ends too early"), EAutomationExpectedErrorFlags::Contains, 0);
			const TArray<uint8> Whole = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
			UMRInputAnimation* Animation = Import(Write(TEXT("Take.bin"), Whole), FMRInputImportSettings());
			if (!TestNotNull(TEXT("asset"), Animation))
			{
				return;
			}
			Write(TEXT("Take.bin"), TArray<uint8>(Whole.GetData(), Whole.Num() / 2));
			TestFalse(TEXT("reimported"), FReimportManager::Instance()->Reimport(Animation, false, false));
			TestTrue(TEXT("bytes"), Animation->GetBytes() == Whole);
		});
}

#endif
