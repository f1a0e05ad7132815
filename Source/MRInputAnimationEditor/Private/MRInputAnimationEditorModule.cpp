// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAnimationEditorModule.h"

#include "Asset/MRInputAnimationActions.h"
#include "Asset/MRInputAssetMenu.h"
#include "Asset/MRInputMenuActions.h"
#include "Asset/MRInputStyle.h"
#include "Asset/MRInputThumbnailRenderer.h"
#include "AssetToolsModule.h"
#include "Details/MRInputDetails.h"
#include "Editor.h"
#include "IAssetTools.h"
#include "MRInputAnimation.h"
#include "MRInputEngineInit.h"
#include "Misc/CoreMisc.h"
#include "Modules/ModuleManager.h"
#include "PropertyEditorModule.h"
#include "Reports/MRInputReport.h"
#include "Sequencer/MRInputSequencer.h"
#include "ThumbnailRendering/ThumbnailManager.h"
#include "UObject/UObjectGlobals.h"

namespace MRInputAnimationEditorModuleDetail
{
const FName AssetTools(TEXT("AssetTools"));
const FName PropertyEditor(TEXT("PropertyEditor"));
const FName DetailsClass(TEXT("MRInputAnimation"));

/** When the editor closes, other modules and all objects may be gone before this one. */
bool IsLoaded(FName Module)
{
	return FModuleManager::Get().IsModuleLoaded(Module);
}
} // namespace MRInputAnimationEditorModuleDetail

void FMRInputAnimationEditorModule::StartupModule()
{
	Start(!IsRunningCommandlet());
}

void FMRInputAnimationEditorModule::Start(bool bIsVisible)
{
	MRInputReport::RegisterPage();
	if (bIsVisible && GEditor)
	{
		RegisterVisible();
	}
	else if (bIsVisible)
	{
		EngineHandle = MRInputGetPostEngineInit().AddRaw(this, &FMRInputAnimationEditorModule::RegisterVisible);
	}
}

void FMRInputAnimationEditorModule::ShutdownModule()
{
	MRInputGetPostEngineInit().Remove(EngineHandle);
	if (Actions)
	{
		UnregisterVisible();
	}
	MRInputReport::UnregisterPage();
}

void FMRInputAnimationEditorModule::RegisterVisible()
{
	using namespace MRInputAnimationEditorModuleDetail;
	MRInputStyle::Register();
	Actions = MakeShared<FMRInputAnimationActions>();
	FModuleManager::LoadModuleChecked<FAssetToolsModule>(AssetTools)
		.Get()
		.RegisterAssetTypeActions(Actions.ToSharedRef());
	UThumbnailManager::Get().RegisterCustomRenderer(
		UMRInputAnimation::StaticClass(), UMRInputThumbnailRenderer::StaticClass());
	FModuleManager::LoadModuleChecked<FPropertyEditorModule>(PropertyEditor)
		.RegisterCustomClassLayout(
			DetailsClass, FOnGetDetailCustomizationInstance::CreateStatic(&FMRInputDetails::MakeInstance));
	MRInputAssetMenu::Register();
	MRInputSequencer::Register();
}

void FMRInputAnimationEditorModule::UnregisterVisible()
{
	using namespace MRInputAnimationEditorModuleDetail;
	MRInputMenuActions::CancelPlay();
	MRInputSequencer::Unregister();
	MRInputAssetMenu::Unregister();
	if (IsLoaded(PropertyEditor))
	{
		FModuleManager::GetModuleChecked<FPropertyEditorModule>(PropertyEditor)
			.UnregisterCustomClassLayout(DetailsClass);
	}
	if (UObjectInitialized())
	{
		UThumbnailManager::Get().UnregisterCustomRenderer(UMRInputAnimation::StaticClass());
	}
	if (IsLoaded(AssetTools))
	{
		FModuleManager::GetModuleChecked<FAssetToolsModule>(AssetTools)
			.Get()
			.UnregisterAssetTypeActions(Actions.ToSharedRef());
	}
	Actions.Reset();
	MRInputStyle::Unregister();
}

IMPLEMENT_MODULE(FMRInputAnimationEditorModule, MRInputAnimationEditor)
