// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputAssetMenu.h"
#include "ContentBrowserMenuContexts.h"
#include "Curves/SMRInputCurvePicker.h"
#include "MRInputAnimation.h"
#include "MRInputAnimationEditorModule.h"
#include "Misc/AutomationTest.h"
#include "Modules/ModuleManager.h"
#include "PropertyEditorModule.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputTestAsset.h"
#include "Support/MRInputTestWidgets.h"
#include "ToolMenus.h"
#include "UObject/StrongObjectPtr.h"

BEGIN_DEFINE_SPEC(FMRInputShownSpec, "MRInputAnimation.Editor.Shown",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
bool HasDetails() const;
END_DEFINE_SPEC(FMRInputShownSpec)

bool FMRInputShownSpec::HasDetails() const
{
	return FModuleManager::GetModuleChecked<FPropertyEditorModule>(TEXT("PropertyEditor"))
		.HostMakeLayout(TEXT("MRInputAnimation"))
		.IsValid();
}

void FMRInputShownSpec::Define()
{
	It("greys out in the menu what cannot be done with two recordings",
		[this]
		{
			const TStrongObjectPtr<UMRInputAnimation> Animation(
				MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag"))));
			const TStrongObjectPtr<UContentBrowserAssetContextMenuContext> Context(
				NewObject<UContentBrowserAssetContextMenuContext>());
			const FAssetData Data = MRInputTestAsset::DataOf(*Animation);
			Context->SelectedAssets = {Data, Data};
			UToolMenu* Menu =
				UToolMenus::Get()->GenerateMenu(MRInputAssetMenu::MenuName, FToolMenuContext(Context.Get()));
			const FToolMenuEntry* Play =
				Menu->FindSection(MRInputAssetMenu::SectionName)->FindEntry(TEXT("MRInputPlay"));
			TestFalse(TEXT("play"), Play->Action.HostExecute(FToolMenuContext()));
		});
	It("has a row for each curve that is found",
		[this]
		{
			const TSharedRef<SMRInputCurvePicker> Picker =
				SNew(SMRInputCurvePicker).CurveNames({TEXT("Camera.PositionX"), TEXT("Left.Palm.PositionX")});
			Picker->SetSearch(FText::FromString(TEXT("left")));
			TestTrue(TEXT("down to the curve"),
				MRInputTestWidgets::FindByText(Picker, TEXT("SCheckBox"), TEXT("PositionX")).IsValid());
		});
	It("has a details panel from the start of the module to its end",
		[this]
		{
			FMRInputAnimationEditorModule* Module =
				FModuleManager::GetModulePtr<FMRInputAnimationEditorModule>(TEXT("MRInputAnimationEditor"));
			TestTrue(TEXT("started"), HasDetails());
			Module->ShutdownModule();
			TestFalse(TEXT("ended"), HasDetails());
			Module->Start(false);
			TestFalse(TEXT("in a commandlet"), HasDetails());
			Module->ShutdownModule();
			Module->StartupModule();
			TestTrue(TEXT("started again"), HasDetails());
		});
}
