// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Import/MRInputImportSteps.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputEditorImport.h"
#include "Support/MRInputTestUser.h"
#include "UObject/Package.h"
#include "UObject/UObjectGlobals.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputImportStepsSpec, "MRInputAnimation.Editor.ImportSteps",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestSandbox> Sandbox;
TArray<uint8> Sample;
END_DEFINE_SPEC(FMRInputImportStepsSpec)

void FMRInputImportStepsSpec::Define()
{
	BeforeEach(
		[this]
		{
			Sandbox = MakeUnique<FMRInputTestSandbox>();
			Sample = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
		});
	AfterEach([this] { Sandbox.Reset(); });

	It("notifies viewers of a refilled recording, and marks it dirty",
		[this]
		{
			UMRInputAnimation* Shown = MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), Sample).Animation;
			Shown->GetOutermost()->SetDirtyFlag(false);
			int32 Changes = 0;
			const FDelegateHandle Handle = FCoreUObjectDelegates::OnObjectPropertyChanged.AddLambda(
				[&Changes, Shown](UObject* Changed, FPropertyChangedEvent&) { Changes += Changed == Shown ? 1 : 0; });
			const FMRInputImportSettings Settings;
			const FMRInputImported Other = MRInputImporting::Read(
				MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), TEXT("Other.bin"), Settings);
			MRInputImportSteps::Fill(*Shown, Other, Settings, Sandbox->Folder / TEXT("Other.bin"));
			FCoreUObjectDelegates::OnObjectPropertyChanged.Remove(Handle);
			TestEqual(TEXT("notified"), Changes, 1);
			TestTrue(TEXT("to be saved"), Shown->GetOutermost()->IsDirty());
			TestTrue(TEXT("bytes"), Shown->GetBytes() == Other.Data->GetBytes());
		});
	It("uses the given handler to check for cancellation",
		[this]
		{
			const FString Path = Sandbox->Write(TEXT("Take.bin"), Sample);
			FMRInputImported Imported;
			for (const int32 When : {1, 2}) // after loading and after reading
			{
				FMRInputCancellingUser User(When);
				TestFalse(TEXT("read"), MRInputImportSteps::Read(Path, FMRInputImportSettings(), &User, Imported));
			}
			FMRInputCancellingUser Patient(0);
			TestTrue(TEXT("patient"), MRInputImportSteps::Read(Path, FMRInputImportSettings(), &Patient, Imported));
			TestTrue(TEXT("bytes"), Imported.Data && Imported.Data->GetBytes() == Sample);
		});
}

#endif
