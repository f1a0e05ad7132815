// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Factories/Factory.h"
#include "LevelSequence.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "Support/MRInputTestWidgets.h"
#include "UObject/Package.h"
#include "Widgets/Input/SButton.h"
#include "Widgets/Text/STextBlock.h"

#if WITH_DEV_AUTOMATION_TESTS

/** Probes, as in MRInputAnimationTests, of what the plugin takes for granted of the editor. */
BEGIN_DEFINE_SPEC(FMRInputEditorAssumptionsSpec, "MRInputAnimation.Assumptions",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
void Probe(const TCHAR* Row, const TCHAR* Sentence, TFunction<bool()> Holds);
END_DEFINE_SPEC(FMRInputEditorAssumptionsSpec)

void FMRInputEditorAssumptionsSpec::Probe(const TCHAR* Row, const TCHAR* Sentence, TFunction<bool()> Holds)
{
	It(Row, [this, Sentence, Holds = MoveTemp(Holds)] { TestTrue(Sentence, Holds()); });
}

void FMRInputEditorAssumptionsSpec::Define()
{
	Probe(TEXT("factory-base-says-no"), TEXT("FactoryCanImport of the base says yes to T3D files only"),
		[] { return !GetMutableDefault<UFactory>()->FactoryCanImport(TEXT("Buffer.bin")); });
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
	Probe(TEXT("unbind-without-objects"), TEXT("UnbindPossessableObjects may be called for a binding without objects"),
		[]
		{
			ULevelSequence* Sequence = NewObject<ULevelSequence>(GetTransientPackage());
			Sequence->Initialize();
			Sequence->UnbindPossessableObjects(FGuid::NewGuid());
			return true;
		});
}

#endif // WITH_DEV_AUTOMATION_TESTS
