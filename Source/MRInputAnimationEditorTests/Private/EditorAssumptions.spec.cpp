// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AssetExportTask.h"
#include "AssetImportTask.h"
#include "AssetToolsModule.h"
#include "Curves/CurveFloat.h"
#include "Editor.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "Exporters/Exporter.h"
#include "Factories/Factory.h"
#include "Framework/Application/SlateApplication.h"
#include "GameFramework/Actor.h"
#include "HAL/PlatformFileManager.h"
#include "IAssetTools.h"
#include "LevelSequence.h"
#include "LevelSequenceActor.h"
#include "LevelSequencePlayer.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "Misc/ScopedSlowTask.h"
#include "Modules/ModuleManager.h"
#include "MovieScene.h"
#include "ScopedTransaction.h"
#include "Support/MRInputBakeStage.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputTestAsset.h"
#include "Support/MRInputTestRival.h"
#include "Support/MRInputTestUndo.h"
#include "Support/MRInputTestUser.h"
#include "Support/MRInputTestWidgets.h"
#include "ToolMenus.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"
#include "Widgets/Input/SButton.h"
#include "Widgets/SWindow.h"
#include "Widgets/Text/STextBlock.h"

#if WITH_DEV_AUTOMATION_TESTS

/** Probes, as in MRInputAnimationTests, of what the plugin takes for granted of the editor. */
BEGIN_DEFINE_SPEC(FMRInputEditorAssumptionsSpec, "MRInputAnimation.Assumptions",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestSandbox> Sandbox;
bool bSuppressesErrors = false;

void Probe(const TCHAR* Row, const TCHAR* Sentence, TFunction<bool()> Holds);
void DefineWidgets();
void DefineWindows();
void DefineFiles();
void DefineImports();
void DefineLevels();
void DefineUndo();
void DefineSequences();

virtual bool SuppressLogErrors() override
{
	return bSuppressesErrors;
}

/** Imports a sample into the place, as a script does that saves. */
UObject* Import();
END_DEFINE_SPEC(FMRInputEditorAssumptionsSpec)

namespace EditorAssumptionsSpecDetail
{

/** A world as the editor has, whose current level is not the persistent one. */
class FEditedWorld
{
public:
	FEditedWorld()
		: World(UWorld::CreateWorld(EWorldType::Editor, false))
	{
		const FString Name = TEXT("/Temp/MRInputSublevel") + FGuid::NewGuid().ToString();
		Sublevel = NewObject<ULevel>(CreatePackage(*Name), TEXT("Sublevel"), RF_Transactional);
		Sublevel->OwningWorld = World;
		World->SetCurrentLevel(Sublevel);
		Sublevel->GetPackage()->SetDirtyFlag(false);
	}
	~FEditedWorld()
	{
		Sublevel->GetPackage()->SetDirtyFlag(false);
		World->SetCurrentLevel(World->PersistentLevel);
		World->DestroyWorld(false);
	}
	UE_NONCOPYABLE(FEditedWorld);

	UWorld* World;
	ULevel* Sublevel;
};

/** Whether a new player of an empty sequence knows its sequence in that world. */
bool IsPlayerInitialized(UWorld& World)
{
	ULevelSequence* Sequence = NewObject<ULevelSequence>(GetTransientPackage());
	Sequence->Initialize();
	ALevelSequenceActor* Actor = nullptr;
	const ULevelSequencePlayer* Player =
		ULevelSequencePlayer::CreateLevelSequencePlayer(&World, Sequence, FMovieSceneSequencePlaybackSettings(), Actor);
	const bool bIsInitialized = Player && Player->GetSequence() == Sequence;
	Actor->Destroy();
	return bIsInitialized;
}

} // namespace EditorAssumptionsSpecDetail

void FMRInputEditorAssumptionsSpec::Probe(const TCHAR* Row, const TCHAR* Sentence, TFunction<bool()> Holds)
{
	It(Row, [this, Sentence, Holds = MoveTemp(Holds)] { TestTrue(Sentence, Holds()); });
}

UObject* FMRInputEditorAssumptionsSpec::Import()
{
	const TStrongObjectPtr<UAssetImportTask> Task(NewObject<UAssetImportTask>());
	Task->Filename = Sandbox->Write(TEXT("Take.bin"), MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
	Task->DestinationPath = Sandbox->Content;
	Task->bAutomated = true;
	Task->bReplaceExisting = true;
	Task->bSave = true;
	FModuleManager::LoadModuleChecked<FAssetToolsModule>(TEXT("AssetTools")).Get().ImportAssetTasks({Task.Get()});
	return Task->GetObjects().Num() == 1 ? Task->GetObjects()[0] : nullptr;
}

void FMRInputEditorAssumptionsSpec::Define()
{
	BeforeEach([this] { Sandbox = MakeUnique<FMRInputTestSandbox>(); });
	AfterEach([this] { Sandbox.Reset(); });
	DefineWidgets();
	DefineWindows();
	DefineFiles();
	DefineImports();
	DefineLevels();
	DefineUndo();
	DefineSequences();
}

void FMRInputEditorAssumptionsSpec::DefineWidgets()
{
	Probe(TEXT("widget-type-of-snew"), TEXT("GetTypeAsString gives the class name that SNew was given"),
		[]
		{
			const TSharedRef<SWidget> Text = SNew(STextBlock);
			return Text->GetTypeAsString() == TEXT("STextBlock");
		});
	Probe(TEXT("enter-clicks-button"), TEXT("Enter presses a button, and clicks it when the key is released"),
		[]
		{
			int32 Clicks = 0;
			const TSharedRef<SButton> Button = SNew(SButton)
												   .Text(FText::FromString(TEXT("Click")))
												   .OnClicked_Lambda(
													   [&Clicks]
													   {
														   ++Clicks;
														   return FReply::Handled();
													   });
			return MRInputTestWidgets::Press(Button, TEXT("Click")) && Clicks == 1;
		});
	Probe(TEXT("generated-menu-entries"), TEXT("GenerateMenu makes dynamic entries, and FindEntry finds them"),
		[]
		{
			const FName Name(*(TEXT("MRInputAssumptions") + FGuid::NewGuid().ToString()));
			const auto Fill = [](FToolMenuSection& Section)
			{ Section.AddMenuEntry(TEXT("Made"), FText(), FText(), FSlateIcon(), FUIAction()); };
			UToolMenus::Get()
				->ExtendMenu(Name)
				->AddSection(TEXT("Section"))
				.AddDynamicEntry(TEXT("Dynamic"), FNewToolMenuSectionDelegate::CreateLambda(Fill));
			UToolMenu* Menu = UToolMenus::Get()->GenerateMenu(Name, FToolMenuContext());
			FToolMenuSection* Section = Menu ? Menu->FindSection(TEXT("Section")) : nullptr;
			return Section && Section->FindEntry(TEXT("Made")) != nullptr;
		});
}

void FMRInputEditorAssumptionsSpec::DefineWindows()
{
	Probe(TEXT("modal-loop-ticks-unattended"),
		TEXT("GetOnModalLoopTickEvent fires for modal windows of unattended runs too"),
		[]
		{
			int32 Ticks = 0;
			const TSharedRef<SWindow> Window = SNew(SWindow);
			FSlateApplication& Slate = FSlateApplication::Get();
			const FDelegateHandle Handle = Slate.GetOnModalLoopTickEvent().AddLambda(
				[&Ticks, &Window](float)
				{
					++Ticks;
					Window->RequestDestroyWindow();
				});
			Slate.AddModalWindow(Window, nullptr);
			Slate.GetOnModalLoopTickEvent().Remove(Handle);
			return Ticks > 0;
		});
	Probe(TEXT("slow-task-asks-context"), TEXT("A slow task asks its feedback context whether the user cancelled"),
		[]
		{
			FMRInputCancellingUser User(1);
			FScopedSlowTask Task(1.0f, FText(), true, User);
			Task.MakeDialogDelayed(60.0f, true);
			return Task.ShouldCancel() && User.GetAsked() == 1;
		});
	Probe(TEXT("tests-suppress-log-errors"),
		TEXT("A test that overrides SuppressLogErrors hides log errors from its result"),
		[this]
		{
			bSuppressesErrors = true;
			UE_LOG(LogTemp, Error, TEXT("A probe of the MR Input plugin: this error is to be hidden."));
			bSuppressesErrors = false;
			return !HasAnyErrors();
		});
}

void FMRInputEditorAssumptionsSpec::DefineFiles()
{
	Probe(TEXT("factory-base-says-no"), TEXT("FactoryCanImport of the base says yes to T3D files only"),
		[] { return !GetMutableDefault<UFactory>()->FactoryCanImport(TEXT("Buffer.bin")); });
	Probe(TEXT("import-first-by-priority"), TEXT("If no importer says yes to a file, the first by priority gets it"),
		[this]
		{
			UMRInputTestRival::SwitchOn(UFactory::DefaultImportPriority, false);
			IAssetTools& Tools = FModuleManager::LoadModuleChecked<FAssetToolsModule>(TEXT("AssetTools")).Get();
			Tools.ImportAssets({Sandbox->Write(TEXT("Foreign.bin"), {1, 2, 3})}, Sandbox->Content);
			UMRInputTestRival::SwitchOff();
			return UMRInputTestRival::CountFiles() == 1;
		});
	Probe(TEXT("export-task-set"), TEXT("UExporter::ExportTask is set while a task runs"),
		[this]
		{
			AddExpectedError(TEXT("write-protected"), EAutomationExpectedErrorFlags::Contains, 1);
			const TStrongObjectPtr<UAssetExportTask> Task(NewObject<UAssetExportTask>());
			Task->Object = MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
			Task->Filename = Sandbox->Write(TEXT("Take.bin"), {1, 2, 3});
			Task->bAutomated = true;
			Task->bReplaceIdentical = true;
			FPlatformFileManager::Get().GetPlatformFile().SetReadOnly(*Task->Filename, true);
			UExporter::RunAssetExportTask(Task.Get());
			FPlatformFileManager::Get().GetPlatformFile().SetReadOnly(*Task->Filename, false);
			return FString::Join(Task->Errors, TEXT(" ")).Contains(TEXT("write-protected")); // by the plugin's exporter
		});
}

void FMRInputEditorAssumptionsSpec::DefineImports()
{
	Probe(TEXT("task-saved-on-return"), TEXT("An import task with bSave has saved when ImportAssetTasks returns"),
		[this]
		{
			const UObject* Made = Import();
			return Made && !Made->GetOutermost()->IsDirty() && Sandbox->IsSaved(TEXT("Take"));
		});
	Probe(TEXT("import-over-keeps-object"),
		TEXT("Importing over an asset leaves the old one in its package until here"),
		[this]
		{
			const UObject* First = Import();
			return First && Import() == First;
		});
}

void FMRInputEditorAssumptionsSpec::DefineLevels()
{
	using namespace EditorAssumptionsSpecDetail;
	Probe(TEXT("spawns-into-current-level"),
		TEXT("An actor without a level of its own spawns into the world's current level"),
		[]
		{
			const FEditedWorld Edited;
			return Edited.World->SpawnActor<AActor>()->GetLevel() == Edited.Sublevel;
		});
	Probe(TEXT("spawning-dirties-level"), TEXT("In an editor world spawning and destroying marks the level as changed"),
		[]
		{
			const FEditedWorld Edited;
			Edited.World->SpawnActor<AActor>()->Destroy();
			return Edited.Sublevel->GetPackage()->IsDirty();
		});
	Probe(TEXT("undo-removes-spawned"), TEXT("Undo removes actors that were spawned after their level was modified"),
		[]
		{
			const FEditedWorld Edited;
			const FMRInputTestUndo Undo;
			const AActor* Actor = nullptr;
			{
				const FScopedTransaction Transaction(FText::FromString(TEXT("A probe of the MR Input plugin")));
				Edited.Sublevel->Modify();
				Actor = Edited.World->SpawnActor<AActor>();
			}
			const bool bWasThere = Edited.Sublevel->Actors.Contains(Actor);
			GEditor->UndoTransaction(false);
			return bWasThere && !Edited.Sublevel->Actors.Contains(Actor);
		});
}

void FMRInputEditorAssumptionsSpec::DefineUndo()
{
	Probe(TEXT("undo-stops-at-barrier"), TEXT("UndoTransaction returns false at an undo barrier, and undoes nothing"),
		[]
		{
			// The step below the barrier is the probe's own: if the barrier does not hold, the user's step stays.
			const FMRInputTestUndo Undo;
			const TStrongObjectPtr<UCurveFloat> Curve(
				NewObject<UCurveFloat>(GetTransientPackage(), NAME_None, RF_Transactional));
			{
				const FScopedTransaction Transaction(FText::FromString(TEXT("A probe of the MR Input plugin")));
				Curve->Modify();
				Curve->FloatCurve.AddKey(0.0f, 1.0f);
			}
			GEditor->Trans->SetUndoBarrier();
			const bool bStops = !GEditor->UndoTransaction(false) && Curve->FloatCurve.GetNumKeys() == 1;
			GEditor->Trans->RemoveUndoBarrier();
			return bStops && GEditor->UndoTransaction(false) && Curve->FloatCurve.GetNumKeys() == 0;
		});
}

void FMRInputEditorAssumptionsSpec::DefineSequences()
{
	using namespace EditorAssumptionsSpecDetail;
	Probe(TEXT("unbind-without-objects"), TEXT("UnbindPossessableObjects may be called for a binding without objects"),
		[]
		{
			ULevelSequence* Sequence = NewObject<ULevelSequence>(GetTransientPackage());
			Sequence->Initialize();
			UMovieScene& Scene = *Sequence->GetMovieScene();
			const FGuid Guid = Scene.AddPossessable(TEXT("Actor"), AActor::StaticClass());
			Sequence->UnbindPossessableObjects(Guid);
			return Scene.FindPossessable(Guid) != nullptr && Scene.GetPossessableCount() == 1;
		});
	Probe(TEXT("player-initialised-in-games"),
		TEXT("A level sequence actor initialises its player in game worlds only"),
		[]
		{
			const FEditedWorld Edited;
			const FMRInputBakeStage Game(MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
			return IsPlayerInitialized(*Game.World) && !IsPlayerInitialized(*Edited.World);
		});
}

#endif // WITH_DEV_AUTOMATION_TESTS
