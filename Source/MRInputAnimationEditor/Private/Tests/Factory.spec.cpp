// SPDX-License-Identifier: MIT

#include "AssetRegistry/IAssetRegistry.h"
#include "AssetToolsModule.h"
#include "CoreGlobals.h"
#include "Curves/CurveFloat.h"
#include "Editor.h"
#include "Engine/CurveTable.h"
#include "HAL/FileManager.h"
#include "IAssetTools.h"
#include "Import/MRInputAnimationFactory.h"
#include "Import/MRInputImportData.h"
#include "Import/MRInputImportQuestion.h"
#include "Import/MRInputReport.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Misc/FeedbackContext.h"
#include "Subsystems/ImportSubsystem.h"
#include "Templates/UnrealTemplate.h"
#include "Tests/MRInputEditorImport.h"
#include "Tests/MRInputTestUser.h"
#include "UObject/Package.h"
#include "UObject/UObjectGlobals.h"

#if __has_include("Host/HostMessageLog.h")
#include "Host/HostMessageLog.h"
#endif

#if WITH_DEV_AUTOMATION_TESTS

namespace FactorySpecDetail
{
TArray<UObject*> ImportByHand(const TArray<FString>& Paths, const FString& Content)
{
	return FModuleManager::LoadModuleChecked<FAssetToolsModule>(TEXT("AssetTools")).Get().ImportAssets(Paths, Content);
}
} // namespace FactorySpecDetail

BEGIN_DEFINE_SPEC(FMRInputFactorySpec, "MRInputAnimation.Editor.Factory",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestPlace> Place;
TArray<uint8> Sample;
int32 Questions = 0;
EMRInputImportAnswer Answer = EMRInputImportAnswer::Cancel;

/** Names of what the registry was told of, and what the editor heard after imports. */
TArray<FString> Registered;
TArray<UObject*> Heard;
FDelegateHandle RegisteredHandle;
FDelegateHandle HeardHandle;

void Begin();
void End();
void DefineTaking();
void DefineImport();
void DefineQuestions();
void DefineCancel();
void DefineFailure();
void CheckNothingOf(const TCHAR* Name);
END_DEFINE_SPEC(FMRInputFactorySpec)

void FMRInputFactorySpec::Begin()
{
	Place = MakeUnique<FMRInputTestPlace>();
	Sample = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
	Questions = 0;
	Answer = EMRInputImportAnswer::Cancel;
	Registered.Reset();
	Heard.Reset();
	RegisteredHandle = IAssetRegistry::Get()->OnInMemoryAssetCreated().AddLambda(
		[this](UObject* Asset) { Registered.Add(Asset->GetName()); });
	HeardHandle = GEditor->GetEditorSubsystem<UImportSubsystem>()->OnAssetPostImport.AddLambda(
		[this](UFactory*, UObject* Made) { Heard.Add(Made); });
	MRInputImportQuestion::SetAsk(
		[this](FMRInputImportSettings&)
		{
			++Questions;
			return Answer;
		});
}

void FMRInputFactorySpec::End()
{
	MRInputImportQuestion::SetAsk(nullptr);
	GEditor->GetEditorSubsystem<UImportSubsystem>()->OnAssetPostImport.Remove(HeardHandle);
	IAssetRegistry::Get()->OnInMemoryAssetCreated().Remove(RegisteredHandle);
	Place.Reset();
}

void FMRInputFactorySpec::CheckNothingOf(const TCHAR* Name)
{
	TestFalse(FString(Name) + TEXT(": object or package"), Place->HasAnything(Name));
	TestFalse(FString(Name) + TEXT(": registry entry"), Registered.Contains(Name));
}

void FMRInputFactorySpec::Define()
{
	BeforeEach([this] { Begin(); });
	AfterEach([this] { End(); });
	DefineTaking();
	DefineImport();
	DefineQuestions();
	DefineCancel();
	DefineFailure();
}

void FMRInputFactorySpec::DefineTaking()
{
	It("takes recordings and leaves other files alone",
		[this]
		{
			UMRInputAnimationFactory* Factory = GetMutableDefault<UMRInputAnimationFactory>();
			TestTrue(TEXT("a recording"), Factory->FactoryCanImport(Place->Write(TEXT("A.bin"), Sample)));
			TestTrue(TEXT("an old one"),
				Factory->FactoryCanImport(Place->Write(TEXT("B.bin"), MRInputEditorTestFiles::MakeHeaderless())));
			TestTrue(TEXT("a stream"),
				Factory->FactoryCanImport(Place->Write(TEXT("S.bin"), MRInputEditorTestFiles::MakeStream())));
			const FString Other = Place->Write(TEXT("C.bin"), {1, 2, 3, 4, 5, 6, 7, 8, 9});
			TestFalse(TEXT("another"), Factory->FactoryCanImport(Other));
			TestFalse(TEXT("another extension"), Factory->FactoryCanImport(Place->Write(TEXT("D.dat"), Sample)));
			TestFalse(TEXT("none"), Factory->FactoryCanImport(Place->Folder / TEXT("None.bin")));
			TestTrue(TEXT("not kept open"), IFileManager::Get().Delete(*Other));
		});
	It("is found for recordings by the editor itself",
		[this]
		{
			Answer = EMRInputImportAnswer::Import;
			const TArray<UObject*> Made =
				FactorySpecDetail::ImportByHand({Place->Write(TEXT("Take.bin"), Sample)}, Place->Content);
			if (TestEqual(TEXT("made"), Made.Num(), 1))
			{
				TestTrue(TEXT("a recording"), Made[0]->IsA<UMRInputAnimation>());
				TestTrue(TEXT("can be undone"), Made[0]->HasAnyFlags(RF_Transactional));
				TestTrue(TEXT("told the editor"), Heard == Made);
			}
		});
}

void FMRInputFactorySpec::DefineImport()
{
	It("imports by script without a question, byte by byte",
		[this]
		{
			const FMRInputImportResult Result = MRInputEditorImport::Import(*Place, TEXT("Take.bin"), Sample);
			TestTrue(TEXT("bytes"), Result.Animation && Result.Animation->GetBytes() == Sample);
			TestEqual(TEXT("questions"), Questions, 0);
		});
	It("fills the recording that has the name already",
		[this]
		{
			UMRInputAnimation* First = MRInputEditorImport::Import(*Place, TEXT("Take.bin"), Sample).Animation;
			const TArray<uint8> Other = MRInputEditorTestFiles::GetSample(TEXT("PinchDrag"));
			UMRInputAnimation* Second = MRInputEditorImport::Import(*Place, TEXT("Take.bin"), Other).Animation;
			TestTrue(TEXT("the same"), First && First == Second);
			TestTrue(TEXT("other bytes"), Second && Second->GetBytes() == Other);
		});
	It("tells whoever shows the recording that it was filled anew",
		[this]
		{
			const UMRInputAnimation* Shown = MRInputEditorImport::Import(*Place, TEXT("Take.bin"), Sample).Animation;
			int32 Changes = 0;
			const FDelegateHandle Handle = FCoreUObjectDelegates::OnObjectPropertyChanged.AddLambda(
				[&Changes, Shown](UObject* Changed, FPropertyChangedEvent&) { Changes += Changed == Shown ? 1 : 0; });
			Shown->GetOutermost()->SetDirtyFlag(false);
			MRInputEditorImport::Import(*Place, TEXT("Take.bin"), MRInputEditorTestFiles::MakeFaulty());
			FCoreUObjectDelegates::OnObjectPropertyChanged.Remove(Handle);
			TestTrue(TEXT("told"), Changes > 0);
			TestTrue(TEXT("to be saved"), Shown->GetOutermost()->IsDirty());
		});
	It("makes the curve table at once if asked, and saves it with the recording",
		[this]
		{
			FMRInputImportSettings Settings;
			Settings.bCreateCurves = true;
			const UMRInputAnimation* Animation =
				MRInputEditorImport::Import(*Place, TEXT("Take.bin"), Sample, Settings, true).Animation;
			const UCurveTable* Table =
				FindObject<UCurveTable>(nullptr, *(Place->Content / TEXT("Take_Curves.Take_Curves")));
			if (TestNotNull(TEXT("recording"), Animation) && TestNotNull(TEXT("table"), Table))
			{
				TestEqual(TEXT("rows"), Table->GetRichCurveRowMap().Num(), Animation->GetCurveNames().Num());
			}
			TestTrue(TEXT("recording saved"), Place->IsSaved(TEXT("Take")));
			TestTrue(TEXT("table saved"), Place->IsSaved(TEXT("Take_Curves")));
		});
	It("tells what it found in the message log, a line a kind, with a link to the asset",
		[this]
		{
			const FMRInputImportResult Result =
				MRInputEditorImport::Import(*Place, TEXT("Take.bin"), MRInputEditorTestFiles::MakeFaulty());
			const TArray<FMRInputLogLine> Flips = Result.Lines.FilterByPredicate(
				[](const FMRInputLogLine& Line) { return Line.Text.Contains(TEXT("sign flip")); });
			if (TestEqual(TEXT("lines on flips"), Flips.Num(), 1))
			{
				TestTrue(TEXT("a link"), Flips[0].Asset == Result.Animation);
				TestTrue(TEXT("a warning"), Flips[0].Severity == EMessageSeverity::Warning);
			}
			TestTrue(TEXT("few lines"), Result.Lines.Num() < 6);
		});
}

void FMRInputFactorySpec::DefineQuestions()
{
	It("asks a person for each file, until Import All",
		[this]
		{
			const TArray<FString> Paths = {Place->Write(TEXT("A.bin"), Sample), Place->Write(TEXT("B.bin"), Sample),
				Place->Write(TEXT("C.bin"), Sample)};
			Answer = EMRInputImportAnswer::Import;
			TestEqual(TEXT("made"), FactorySpecDetail::ImportByHand(Paths, Place->Content).Num(), 3);
			TestEqual(TEXT("questions"), Questions, 3);
			Answer = EMRInputImportAnswer::ImportAll;
			TestEqual(TEXT("made again"), FactorySpecDetail::ImportByHand(Paths, Place->Content).Num(), 3);
			TestEqual(TEXT("one question more"), Questions, 4);
			FactorySpecDetail::ImportByHand(Paths, Place->Content);
			TestEqual(TEXT("asks again the next time"), Questions, 5);
		});
#if __has_include("Host/HostMessageLog.h") // only the host tells how often the user was called
	It("calls the user to the message log once, however many files have something to tell",
		[this]
		{
			AddExpectedError(TEXT("ends too early"), EAutomationExpectedErrorFlags::Contains, 1);
			MRInputImportQuestion::SetAsk([](FMRInputImportSettings&) { return EMRInputImportAnswer::ImportAll; });
			const TArray<FText>& Calls = UE::Host::MessageLogRecord(MRInputReport::LogName).Notifications;
			const int32 Before = Calls.Num();
			TArray<FString> Paths;
			for (const TCHAR* Name : {TEXT("A.bin"), TEXT("B.bin")})
			{
				Paths.Add(Place->Write(Name, MRInputEditorTestFiles::MakeFaulty()));
			}
			Paths.Add(Place->Write(TEXT("C.bin"), TArray<uint8>(Sample.GetData(), Sample.Num() / 2)));
			TestEqual(TEXT("imported"), FactorySpecDetail::ImportByHand(Paths, Place->Content).Num(), 2);
			TestEqual(TEXT("calls"), Calls.Num() - Before, 1);
		});
#endif
	It("uses the answers of Import All for all",
		[this]
		{
			MRInputImportQuestion::SetAsk(
				[](FMRInputImportSettings& Settings)
				{
					Settings.bStartAtZero = true;
					return EMRInputImportAnswer::ImportAll;
				});
			const TArray<uint8> Late = MRInputEditorTestFiles::MakeFaulty();
			const TArray<UObject*> Made = FactorySpecDetail::ImportByHand(
				{Place->Write(TEXT("A.bin"), Late), Place->Write(TEXT("B.bin"), Late)}, Place->Content);
			for (const UObject* One : Made)
			{
				const float Start = CastChecked<UMRInputAnimation>(One)->GetStartTime();
				TestEqual(One->GetName(), Start, 0.0f, 1e-4f);
			}
			TestEqual(TEXT("made"), Made.Num(), 2);
			MRInputImportQuestion::SetAsk(
				[](FMRInputImportSettings& Settings)
				{
					Settings = FMRInputImportSettings(); // which is what is remembered
					return EMRInputImportAnswer::Import;
				});
			FactorySpecDetail::ImportByHand({Place->Folder / TEXT("A.bin")}, Place->Content);
		});
	It("asks nobody while an unattended script runs",
		[this]
		{
			const TGuardValue<bool> Unattended(GIsRunningUnattendedScript, true);
			const FString Path = Place->Write(TEXT("A.bin"), Sample);
			TestEqual(TEXT("made"), FactorySpecDetail::ImportByHand({Path}, Place->Content).Num(), 1);
			TestEqual(TEXT("questions"), Questions, 0);
		});
}

void FMRInputFactorySpec::DefineCancel()
{
	It("makes nothing of what was cancelled in the dialog, nor of what follows",
		[this]
		{
			const TArray<FString> Paths = {Place->Write(TEXT("A.bin"), Sample), Place->Write(TEXT("B.bin"), Sample)};
			TestEqual(TEXT("made"), FactorySpecDetail::ImportByHand(Paths, Place->Content).Num(), 0);
			TestEqual(TEXT("questions"), Questions, 1);
			CheckNothingOf(TEXT("A"));
			CheckNothingOf(TEXT("B"));
			TestTrue(TEXT("told the editor"), Heard == TArray<UObject*>{nullptr});
		});
	It("can be cancelled by the progress bar, and keeps what was done before",
		[this]
		{
			Answer = EMRInputImportAnswer::ImportAll;
			const TArray<FString> Paths = {Place->Write(TEXT("A.bin"), Sample), Place->Write(TEXT("B.bin"), Sample),
				Place->Write(TEXT("C.bin"), Sample)};
			FMRInputCancellingUser User(4); // asked twice a file: when B is read
			const TGuardValue<FFeedbackContext*> Shown(GWarn, &User);
			const TArray<UObject*> Made = FactorySpecDetail::ImportByHand(Paths, Place->Content);
			TestTrue(TEXT("the first one"), Made.Num() == 1 && Made[0]->GetName() == TEXT("A"));
			CheckNothingOf(TEXT("B"));
			CheckNothingOf(TEXT("C"));
		});
}

void FMRInputFactorySpec::DefineFailure()
{
	It("leaves nothing behind when it fails, and goes on with the next",
		[this]
		{
			AddExpectedError(TEXT("ends too early"), EAutomationExpectedErrorFlags::Contains, 1);
			AddExpectedError(TEXT("Cut"), EAutomationExpectedErrorFlags::Contains, 0); // the engine's own
			Answer = EMRInputImportAnswer::ImportAll;
			const TArray<FString> Paths = {Place->Write(TEXT("Cut.bin"), MRInputEditorTestFiles::CutInHalf(Sample)),
				Place->Write(TEXT("Good.bin"), Sample)};
			const TArray<UObject*> Made = FactorySpecDetail::ImportByHand(Paths, Place->Content);
			TestTrue(TEXT("the good one"), Made.Num() == 1 && Made[0]->GetName() == TEXT("Good"));
			CheckNothingOf(TEXT("Cut"));
			TestTrue(TEXT("told the editor"), Heard.Num() == 2 && !Heard[0]);
		});
	It("leaves the asset that was there as it was when it fails",
		[this]
		{
			AddExpectedError(TEXT("ends too early"), EAutomationExpectedErrorFlags::Contains, 1);
			AddExpectedError(TEXT("Take"), EAutomationExpectedErrorFlags::Contains, 0);
			const UMRInputAnimation* Before = MRInputEditorImport::Import(*Place, TEXT("Take.bin"), Sample).Animation;
			const TArray<uint8> Half = MRInputEditorTestFiles::CutInHalf(Sample);
			TestNull(TEXT("failed"), MRInputEditorImport::Import(*Place, TEXT("Take.bin"), Half).Animation);
			TestTrue(TEXT("as it was"), Before && Before->GetBytes() == Sample);
		});
	It("replaces nothing of another kind",
		[this]
		{
			AddExpectedError(
				TEXT("an asset of another kind has this name"), EAutomationExpectedErrorFlags::Contains, 1);
			AddExpectedError(TEXT("Take"), EAutomationExpectedErrorFlags::Contains, 0);
			UPackage* Package = CreatePackage(*(Place->Content / TEXT("Take")));
			const UCurveFloat* Curve = NewObject<UCurveFloat>(Package, TEXT("Take"), RF_Public | RF_Standalone);
			TestNull(TEXT("failed"), MRInputEditorImport::Import(*Place, TEXT("Take.bin"), Sample).Animation);
			TestTrue(
				TEXT("still there"), FindObject<UCurveFloat>(nullptr, *(Place->Content / TEXT("Take.Take"))) == Curve);
		});
}

#endif
