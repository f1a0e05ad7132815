// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputAssetMenu.h"
#include "Asset/MRInputMenuActions.h"
#include "Asset/MRInputStyle.h"
#include "Asset/MRInputThumbnailRenderer.h"
#include "AssetToolsModule.h"
#include "AssetTypeActions_Base.h"
#include "ContentBrowserMenuContexts.h"
#include "Editor.h"
#include "IAssetTools.h"
#include "MRInputAnimation.h"
#include "MRInputAnimationEditorModule.h"
#include "MessageLogModule.h"
#include "Misc/AutomationTest.h"
#include "Modules/ModuleManager.h"
#include "Reports/MRInputReport.h"
#include "Styling/SlateStyleRegistry.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputTestAsset.h"
#include "Templates/UnrealTemplate.h"
#include "ThumbnailRendering/ThumbnailManager.h"
#include "ToolMenus.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputEditorModuleSpec, "MRInputAnimation.Editor.Module",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
FMRInputAnimationEditorModule* Module = nullptr;
TStrongObjectPtr<UMRInputAnimation> Animation;

bool HasPage() const;
bool HasStyle() const;
bool HasActions() const;
bool HasThumbnail() const;
bool HasMenu() const;
void TestVisible(bool bExpected);
END_DEFINE_SPEC(FMRInputEditorModuleSpec)

bool FMRInputEditorModuleSpec::HasPage() const
{
	return FModuleManager::LoadModuleChecked<FMessageLogModule>(TEXT("MessageLog"))
		.IsRegisteredLogListing(MRInputReport::LogName);
}

bool FMRInputEditorModuleSpec::HasStyle() const
{
	return FSlateStyleRegistry::FindSlateStyle(MRInputStyle::StyleName) != nullptr;
}

bool FMRInputEditorModuleSpec::HasActions() const
{
	return FModuleManager::LoadModuleChecked<FAssetToolsModule>(TEXT("AssetTools"))
		.Get()
		.GetAssetTypeActionsForClass(UMRInputAnimation::StaticClass())
		.IsValid();
}

bool FMRInputEditorModuleSpec::HasThumbnail() const
{
	const FThumbnailRenderingInfo* Info = UThumbnailManager::Get().GetRenderingInfo(Animation.Get());
	return Info && Info->Renderer && Info->Renderer->IsA<UMRInputThumbnailRenderer>();
}

bool FMRInputEditorModuleSpec::HasMenu() const
{
	const TStrongObjectPtr<UContentBrowserAssetContextMenuContext> Context(
		NewObject<UContentBrowserAssetContextMenuContext>());
	Context->SelectedAssets = {MRInputTestAsset::DataOf(*Animation)};
	UToolMenu* Menu = UToolMenus::Get()->GenerateMenu(MRInputAssetMenu::MenuName, FToolMenuContext(Context.Get()));
	FToolMenuSection* Section = Menu ? Menu->FindSection(MRInputAssetMenu::SectionName) : nullptr;
	return Section && Section->FindEntry(TEXT("MRInputPlay"));
}

void FMRInputEditorModuleSpec::TestVisible(bool bExpected)
{
	TestEqual(TEXT("style"), HasStyle(), bExpected);
	TestEqual(TEXT("type actions"), HasActions(), bExpected);
	TestEqual(TEXT("thumbnail"), HasThumbnail(), bExpected);
	TestEqual(TEXT("menu"), HasMenu(), bExpected);
}

void FMRInputEditorModuleSpec::Define()
{
	BeforeEach(
		[this]
		{
			Module = FModuleManager::GetModulePtr<FMRInputAnimationEditorModule>(TEXT("MRInputAnimationEditor"));
			Animation.Reset(MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag"))));
		});
	AfterEach([this] { Animation.Reset(); });
	It("registers everything at startup and removes it at shutdown",
		[this]
		{
			TestTrue(TEXT("page"), HasPage());
			TestVisible(true);
			Module->ShutdownModule();
			TestFalse(TEXT("page"), HasPage());
			TestVisible(false);
			Module->StartupModule();
			TestTrue(TEXT("page"), HasPage());
			TestVisible(true);
		});
	It("shows nothing in commandlets, but has the log's page",
		[this]
		{
			Module->ShutdownModule();
			Module->Start(false);
			TestTrue(TEXT("page"), HasPage());
			TestVisible(false);
			Module->ShutdownModule();
			TestFalse(TEXT("page"), HasPage());
			Module->StartupModule();
			TestVisible(true);
		});
	It("shows nothing as long as there is no editor",
		[this]
		{
			Module->ShutdownModule();
			{
				const TGuardValue<UEditorEngine*> NoEditor(GEditor, nullptr);
				Module->Start(true);
			}
			TestTrue(TEXT("page"), HasPage());
			TestVisible(false);
			Module->ShutdownModule();
			Module->StartupModule();
			TestVisible(true);
		});
	It("releases a recording that waits for a play session",
		[this]
		{
			MRInputMenuActions::PlayInEditor(MRInputTestAsset::DataOf(*Animation));
			GEditor->CancelRequestPlaySession();
			Module->ShutdownModule();
			TestTrue(TEXT("waits no more"), MRInputMenuActions::GetWaiting() == nullptr);
			Module->StartupModule();
		});
}

#endif
