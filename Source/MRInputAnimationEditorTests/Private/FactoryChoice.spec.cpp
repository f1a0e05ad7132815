// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AssetToolsModule.h"
#include "IAssetTools.h"
#include "Import/MRInputAnimationFactory.h"
#include "Import/MRInputImportQuestion.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Modules/ModuleManager.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputOwnLog.h"
#include "Support/MRInputTestRival.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputFactoryChoiceSpec, "MRInputAnimation.Editor.FactoryChoice",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestSandbox> Sandbox;
int32 Questions = 0;

/** While it is there, only the plugin's own messages are looked at. */
TUniquePtr<FMRInputOwnLog> OwnLog;
virtual bool SuppressLogErrors() override
{
	return OwnLog.IsValid();
}
virtual bool SuppressLogWarnings() override
{
	return OwnLog.IsValid();
}

void DefineForeign();
void DefineRecordings();

/** As a user does who drags a file into the Content Browser. */
TArray<UObject*> Drop(const TCHAR* Name, const TArray<uint8>& Bytes);
/** The start of a glTF mesh: positions, then indices. */
static TArray<uint8> MakeGltfBuffer();
END_DEFINE_SPEC(FMRInputFactoryChoiceSpec)

TArray<UObject*> FMRInputFactoryChoiceSpec::Drop(const TCHAR* Name, const TArray<uint8>& Bytes)
{
	IAssetTools& Tools = FModuleManager::LoadModuleChecked<FAssetToolsModule>(TEXT("AssetTools")).Get();
	return Tools.ImportAssets({Sandbox->Write(Name, Bytes)}, Sandbox->Content);
}

TArray<uint8> FMRInputFactoryChoiceSpec::MakeGltfBuffer()
{
	// Zeros begin a 2019 recording too: only the whole file shows that it is not one.
	const float Positions[] = {0.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f};
	const uint16 Indices[] = {0, 1, 2, 0};
	TArray<uint8> Bytes(reinterpret_cast<const uint8*>(Positions), sizeof(Positions));
	Bytes.Append(reinterpret_cast<const uint8*>(Indices), sizeof(Indices));
	return Bytes;
}

void FMRInputFactoryChoiceSpec::Define()
{
	BeforeEach(
		[this]
		{
			Sandbox = MakeUnique<FMRInputTestSandbox>();
			Questions = 0;
			MRInputImportQuestion::SetAsk(
				[this](FMRInputImportSettings&)
				{
					++Questions;
					return EMRInputImportAnswer::Import;
				});
		});
	AfterEach(
		[this]
		{
			OwnLog.Reset();
			UMRInputTestRival::SwitchOff();
			MRInputImportQuestion::SetAsk(nullptr);
			Sandbox.Reset();
		});
	DefineForeign();
	DefineRecordings();
}

void FMRInputFactoryChoiceSpec::DefineForeign()
{
	It("leaves a glTF buffer to an importer that wants it, whatever its priority",
		[this]
		{
			for (const int32 Step : {-10, 0, 10})
			{
				UMRInputTestRival::SwitchOn(UFactory::DefaultImportPriority + Step, true);
				Drop(TEXT("Mesh.bin"), MakeGltfBuffer());
				TestEqual(FString::FromInt(Step) + TEXT(": the rival's"), UMRInputTestRival::CountFiles(), 1);
			}
			TestEqual(TEXT("questions"), Questions, 0);
		});
	It("leaves a foreign file to an importer with the usual priority",
		[this]
		{
			UMRInputTestRival::SwitchOn(UFactory::DefaultImportPriority, false);
			Drop(TEXT("Mesh.bin"), MakeGltfBuffer());
			TestEqual(TEXT("the rival's"), UMRInputTestRival::CountFiles(), 1);
			TestEqual(TEXT("questions"), Questions, 0);
		});
	It("rejects a foreign file before any dialog, and reports why",
		[this]
		{
			OwnLog = MakeUnique<FMRInputOwnLog>();
			TestEqual(TEXT("made"), Drop(TEXT("Mesh.bin"), MakeGltfBuffer()).Num(), 0);
			TestEqual(TEXT("why"), OwnLog->CountProblems(TEXT("is not an input animation")), 1);
			TestEqual(TEXT("questions"), Questions, 0);
			TestFalse(TEXT("left behind"), Sandbox->HasAnything(TEXT("Mesh")));
		});
}

void FMRInputFactoryChoiceSpec::DefineRecordings()
{
	It("gets its recordings although an importer of higher priority is there that does not want them",
		[this]
		{
			UMRInputTestRival::SwitchOn(UFactory::DefaultImportPriority + 10, false);
			const TArray<uint8> Sample = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
			TestEqual(TEXT("a recording"), Drop(TEXT("Take.bin"), Sample).Num(), 1);
			TestEqual(TEXT("an old one"), Drop(TEXT("Old.bin"), MRInputEditorTestFiles::MakeHeaderless()).Num(), 1);
			TestEqual(TEXT("the rival's"), UMRInputTestRival::CountFiles(), 0);
			TestEqual(TEXT("questions"), Questions, 2);
		});
	It("gives way to an importer of the usual priority that says yes to every .bin file",
		[this]
		{
			UMRInputTestRival::SwitchOn(UFactory::DefaultImportPriority, true);
			Drop(TEXT("Take.bin"), MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
			TestEqual(TEXT("the rival's"), UMRInputTestRival::CountFiles(), 1);
			TestEqual(TEXT("questions"), Questions, 0);
		});
	It("comes after importers of the usual priority",
		[this]
		{
			const UMRInputAnimationFactory* Factory = GetDefault<UMRInputAnimationFactory>();
			TestEqual(TEXT("import"), Factory->ImportPriority, UFactory::DefaultImportPriority - 1);
			TestEqual(TEXT("reimport"), Factory->GetPriority(), Factory->ImportPriority);
		});
}

#endif
