// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

// Built with every set of modules; these checks are for the sets that have the editor's.
#if __has_include("Editor.h")

#include "AssetImportTask.h"
#include "AssetToolsModule.h"
#include "Commandlets/Commandlet.h"
#include "Curves/CurveFloat.h"
#include "Editor.h"
#include "Editor/Transactor.h"
#include "EditorReimportHandler.h"
#include "EngineSelfTestGame.h"
#include "Exporters/Exporter.h"
#include "Host/HostMessageLog.h"
#include "Logging/MessageLog.h"
#include "ScopedTransaction.h"
#include "SelfTest.h"
#include "Subsystems/AssetEditorSubsystem.h"
#include "Subsystems/ImportSubsystem.h"
#include "UObject/Package.h"

namespace EditorSelfTestsDetail
{

UCurveFloat* MakeCurve()
{
	return NewObject<UCurveFloat>(GetTransientPackage(), NAME_None, RF_Transactional);
}

void SetOneKey(UCurveFloat& Curve, float Value)
{
	Curve.Modify();
	Curve.FloatCurve.SetKeys({FRichCurveKey(0.0f, Value)});
}

class FCurveReimporter final : public FReimportHandler
{
public:
	using FReimportHandler::Reimport;
	using FReimportHandler::SetReimportPaths;
	virtual bool CanReimport(UObject* Obj, TArray<FString>& OutFilenames) override
	{
		OutFilenames = Paths;
		return Obj->IsA<UCurveFloat>();
	}
	virtual void SetReimportPaths(UObject*, const TArray<FString>& NewReimportPaths) override
	{
		Paths = NewReimportPaths;
	}
	virtual EReimportResult::Type Reimport(UObject*) override
	{
		bWasAutomated = IsAutomatedReimport();
		return Result;
	}
	virtual int32 GetPriority() const override { return 1000; }

	TArray<FString> Paths;
	EReimportResult::Type Result = EReimportResult::Succeeded;
	bool bWasAutomated = false;
};

} // namespace EditorSelfTestsDetail

HOST_SELF_TEST(ACommandLineFallsIntoTokensSwitchesAndParams)
{
	TArray<FString> Tokens;
	TArray<FString> Switches;
	TMap<FString, FString> Params;
	UCommandlet::ParseCommandLine(TEXT("Check -Strict -Out=Some/Where Other"), Tokens, Switches, Params);
	HOST_EXPECT(Tokens.Num() == 2 && Tokens[0] == TEXT("Check") && Tokens[1] == TEXT("Other"));
	HOST_EXPECT(Switches.Num() == 1 && Switches[0] == TEXT("Strict"));
	HOST_EXPECT(Params.Num() == 1 && Params.FindRef(TEXT("Out")) == TEXT("Some/Where"));
}

HOST_SELF_TEST(MessagesAreListedWhenTheirLogEnds)
{
	const FName Name(TEXT("EditorSelfTestLog"));
	{
		FMessageLog Log(Name);
		Log.SuppressLoggingToOutputLog();
		Log.Warning(INVTEXT("Look at"))->AddToken(FTextToken::Create(INVTEXT("/Game/Thing")));
		Log.Info(INVTEXT("Fine"));
		HOST_EXPECT(UE::Host::MessageLogRecord(Name).Messages.Num() == 0);
		HOST_EXPECT(Log.NumMessages(EMessageSeverity::Warning) == 1 && Log.NumMessages(EMessageSeverity::Info) == 2);
	}
	const TArray<TSharedRef<FTokenizedMessage>>& Listed = UE::Host::MessageLogRecord(Name).Messages;
	HOST_EXPECT(Listed.Num() == 2);
	HOST_EXPECT(Listed[0]->ToText().ToString() == TEXT("Look at /Game/Thing"));
}

HOST_SELF_TEST(TheEditorHasItsSubsystemsAndWorld)
{
	HOST_EXPECT(GEditor && GEditor->GetEditorSubsystem<UImportSubsystem>());
	HOST_EXPECT(GEditor->GetEditorWorldContext().World() != nullptr);
}

HOST_SELF_TEST(AnAssetIsOpenedUnlessItsEditorRefuses)
{
	UAssetEditorSubsystem* Editors = GEditor->GetEditorSubsystem<UAssetEditorSubsystem>();
	UCurveFloat* Curve = EditorSelfTestsDetail::MakeCurve();
	HOST_EXPECT(Editors && Editors->OpenEditorForAsset(Curve) && Editors->HostGetOpened().Last() == Curve);
	HOST_EXPECT(!Editors->OpenEditorForAsset(nullptr));
	Editors->bHostRefuses = true;
	HOST_EXPECT(!Editors->OpenEditorForAsset(Curve));
	Editors->bHostRefuses = false;
}

HOST_SELF_TEST(ATransactionIsUndoneAndRedone)
{
	using namespace EditorSelfTestsDetail;
	GEditor->ResetTransaction(INVTEXT("Test"));
	UCurveFloat* Curve = MakeCurve();
	SetOneKey(*Curve, 1.0f);
	{
		const FScopedTransaction Outer(INVTEXT("Outer"));
		SetOneKey(*Curve, 2.0f);
		const FScopedTransaction Inner(INVTEXT("Inner"));
		SetOneKey(*Curve, 3.0f);
	}
	HOST_EXPECT(GEditor->UndoTransaction() && Curve->GetFloatValue(0.0f) == 1.0f);
	HOST_EXPECT(GEditor->RedoTransaction() && Curve->GetFloatValue(0.0f) == 3.0f);
	HOST_EXPECT(GEditor->UndoTransaction() && !GEditor->UndoTransaction());
}

HOST_SELF_TEST(ACancelledTransactionCannotBeUndone)
{
	using namespace EditorSelfTestsDetail;
	GEditor->ResetTransaction(INVTEXT("Test"));
	UCurveFloat* Curve = MakeCurve();
	{
		FScopedTransaction Transaction(INVTEXT("Change"));
		SetOneKey(*Curve, 2.0f);
		Transaction.Cancel();
		HOST_EXPECT(!Transaction.IsOutstanding() && !GEditor->IsTransactionActive());
	}
	HOST_EXPECT(!GEditor->UndoTransaction() && Curve->GetFloatValue(0.0f) == 2.0f);
}

HOST_SELF_TEST(AnObjectThatIsNotTransactionalIsNotUndone)
{
	GEditor->ResetTransaction(INVTEXT("Test"));
	UCurveFloat* Curve = NewObject<UCurveFloat>();
	{
		const FScopedTransaction Transaction(INVTEXT("Change"));
		EditorSelfTestsDetail::SetOneKey(*Curve, 2.0f);
	}
	HOST_EXPECT(!GEditor->UndoTransaction());
}

HOST_SELF_TEST(UndoStopsAtTheLastBarrier)
{
	using namespace EditorSelfTestsDetail;
	GEditor->ResetTransaction(INVTEXT("Test"));
	UCurveFloat* Curve = MakeCurve();
	SetOneKey(*Curve, 1.0f);
	for (const float Value : {2.0f, 3.0f})
	{
		GEditor->Trans->SetUndoBarrier();
		const FScopedTransaction Transaction(INVTEXT("Change"));
		SetOneKey(*Curve, Value);
	}
	HOST_EXPECT(GEditor->UndoTransaction(false) && !GEditor->UndoTransaction() && !GEditor->RedoTransaction());
	HOST_EXPECT(Curve->GetFloatValue(0.0f) == 2.0f);
	GEditor->Trans->RemoveUndoBarrier();
	HOST_EXPECT(GEditor->UndoTransaction() && Curve->GetFloatValue(0.0f) == 1.0f);
	GEditor->Trans->RemoveUndoBarrier();
}

HOST_SELF_TEST(TheManagerReimportsThroughTheHandler)
{
	EditorSelfTestsDetail::FCurveReimporter Handler;
	UCurveFloat* Curve = EditorSelfTestsDetail::MakeCurve();
	FReimportManager* Manager = FReimportManager::Instance();
	HOST_EXPECT(Manager->CanReimport(Curve) && !Manager->CanReimport(GetTransientPackage()));
	const bool bDone = Manager->Reimport(Curve, false, false, TEXT("New.bin"), nullptr, INDEX_NONE, false, true);
	HOST_EXPECT(bDone && Handler.bWasAutomated && Handler.Paths.Num() == 1 && Handler.Paths[0] == TEXT("New.bin"));
	Handler.Result = EReimportResult::Failed;
	HOST_EXPECT(!Manager->Reimport(Curve));
}

HOST_SELF_TEST(AHandlerThatIsGoneIsNotAsked)
{
	UCurveFloat* Curve = EditorSelfTestsDetail::MakeCurve();
	{
		const EditorSelfTestsDetail::FCurveReimporter Handler;
		HOST_EXPECT(FReimportManager::Instance()->CanReimport(Curve));
	}
	HOST_EXPECT(!FReimportManager::Instance()->CanReimport(Curve));
}

HOST_SELF_TEST(AFileThatNobodyCanImportLeavesNothing)
{
	UAssetImportTask* Task = NewObject<UAssetImportTask>();
	Task->Filename = TEXT("Nothing.unknownextension");
	Task->DestinationPath = TEXT("/Game/EditorSelfTest");
	Task->bAutomated = true;
	FAssetToolsModule::GetModule().Get().ImportAssetTasks({Task});
	HOST_EXPECT(Task->GetObjects().Num() == 0 && Task->ImportedObjectPaths.Num() == 0);
	HOST_EXPECT(!FindPackage(nullptr, TEXT("/Game/EditorSelfTest/Nothing")));
}

HOST_SELF_TEST(AssetNamesAreMadeUnique)
{
	IAssetTools& Tools = FAssetToolsModule::GetModule().Get();
	const FString Base = TEXT("/Game/EditorSelfTest/Curve");
	FString Package;
	FString Asset;
	Tools.CreateUniqueAssetName(Base, TEXT(""), Package, Asset);
	HOST_EXPECT(Package == Base && Asset == TEXT("Curve"));
	HOST_EXPECT(Tools.CreateAsset(Asset, TEXT("/Game/EditorSelfTest"), UCurveFloat::StaticClass(), nullptr) != nullptr);
	Tools.CreateUniqueAssetName(Base, TEXT(""), Package, Asset);
	HOST_EXPECT(Package != Base && Asset == TEXT("Curve1"));
}

HOST_SELF_TEST(AnObjectWithoutExporterHasNone)
{
	HOST_EXPECT(UExporter::FindExporter(EditorSelfTestsDetail::MakeCurve(), TEXT("nothing")) == nullptr);
}

#endif
