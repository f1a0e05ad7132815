// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputStyle.h"
#include "ContentBrowserModule.h"
#include "Framework/Application/SlateApplication.h"
#include "Framework/MultiBox/MultiBoxBuilder.h"
#include "IContentBrowserSingleton.h"
#include "ISequencer.h"
#include "MRInputAnimation.h"
#include "Modules/ModuleManager.h"
#include "MovieSceneMRInputTrack.h"
#include "Sequencer/MRInputTrackEditor.h"
#include "SequencerUtilities.h"
#include "Textures/SlateIcon.h"
#include "Widgets/Layout/SBox.h"

#define LOCTEXT_NAMESPACE "MRInputTrackMenus"

void FMRInputTrackEditor::AddPicker(FMenuBuilder& MenuBuilder, FOnPicked OnPicked)
{
	const auto Pick = [OnPicked](const FAssetData& Asset)
	{
		// Copied, because this function object is destroyed with the menu.
		const FOnPicked Picked = OnPicked;
		UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Asset.GetAsset());
		FSlateApplication::Get().DismissAllMenus();
		if (Animation)
		{
			Picked(*Animation);
		}
	};
	FAssetPickerConfig Config;
	Config.Filter.ClassPaths.Add(UMRInputAnimation::StaticClass()->GetClassPathName());
	Config.Filter.bRecursiveClasses = true;
	Config.InitialAssetViewType = EAssetViewType::List;
	Config.bAllowNullSelection = false;
	Config.SaveSettingsName = TEXT("MRInputTrackPicker");
	Config.OnAssetSelected = FOnAssetSelected::CreateLambda(Pick);
	Config.OnAssetEnterPressed = FOnAssetEnterPressed::CreateLambda(
		[Pick](const TArray<FAssetData>& Assets)
		{
			if (Assets.Num() > 0)
			{
				Pick(Assets[0]);
			}
		});
	IContentBrowserSingleton& Browser =
		FModuleManager::LoadModuleChecked<FContentBrowserModule>("ContentBrowser").Get();
	MenuBuilder.AddWidget(SNew(SBox).WidthOverride(320.0f).HeightOverride(360.0f)[Browser.CreateAssetPicker(Config)],
		FText::GetEmpty(), true);
}

void FMRInputTrackEditor::AddSubMenu(FMenuBuilder& MenuBuilder, const FText& ToolTip, const TArray<FGuid>& Bindings)
{
	// Menus may outlive the editor of a sequence that is closed.
	const TWeakPtr<FMRInputTrackEditor> Weak = StaticCastSharedRef<FMRInputTrackEditor>(AsShared());
	const auto AddPicked = [Weak, Bindings](UMRInputAnimation& Animation)
	{
		if (const TSharedPtr<FMRInputTrackEditor> Editor = Weak.Pin())
		{
			Editor->AddToBindings(Animation, Bindings);
		}
	};
	const auto Build = [Weak, AddPicked](FMenuBuilder& SubMenu)
	{
		if (const TSharedPtr<FMRInputTrackEditor> Editor = Weak.Pin())
		{
			Editor->AddPicker(SubMenu, AddPicked);
		}
	};
	MenuBuilder.AddSubMenu(LOCTEXT("SubMenu", "MR Input"), ToolTip, FNewMenuDelegate::CreateLambda(Build), false,
		MRInputStyle::GetTrackIcon());
}

void FMRInputTrackEditor::BuildAddTrackMenu(FMenuBuilder& MenuBuilder)
{
	AddSubMenu(MenuBuilder, LOCTEXT("AddTip", "Plays recorded input (head, hands, pinch, gaze) from the playhead on."),
		{FGuid()});
}

void FMRInputTrackEditor::BuildObjectBindingTrackMenu(
	FMenuBuilder& MenuBuilder, const TArray<FGuid>& ObjectBindings, const UClass*)
{
	const TArray<FGuid> Bindings =
		ObjectBindings.FilterByPredicate([this](const FGuid& Binding) { return HasPlayer(Binding); });
	if (Bindings.Num() > 0)
	{
		AddSubMenu(MenuBuilder,
			LOCTEXT(
				"AddToActorTip", "Plays recorded input through the actor's player component, from the playhead on."),
			Bindings);
	}
}

TSharedPtr<SWidget> FMRInputTrackEditor::BuildOutlinerEditWidget(
	const FGuid&, UMovieSceneTrack* Track, const FBuildEditWidgetParams& Params)
{
	const TWeakPtr<FMRInputTrackEditor> Weak = StaticCastSharedRef<FMRInputTrackEditor>(AsShared());
	const TWeakObjectPtr<UMovieSceneMRInputTrack> WeakTrack = Cast<UMovieSceneMRInputTrack>(Track);
	const int32 Row = Params.TrackInsertRowIndex;
	const auto AddPicked = [Weak, WeakTrack, Row](UMRInputAnimation& Animation)
	{
		const TSharedPtr<FMRInputTrackEditor> Editor = Weak.Pin();
		const TSharedPtr<ISequencer> Pinned = Editor.IsValid() ? Editor->GetSequencer() : nullptr;
		if (Pinned.IsValid() && WeakTrack.IsValid())
		{
			Editor->AddToTrack(*WeakTrack, {&Animation}, Pinned->GetLocalTime().Time.GetFrame(), Row);
		}
	};
	const auto MakeMenu = [Weak, AddPicked]() -> TSharedRef<SWidget>
	{
		FMenuBuilder Menu(true, nullptr);
		if (const TSharedPtr<FMRInputTrackEditor> Editor = Weak.Pin())
		{
			Editor->AddPicker(Menu, AddPicked);
		}
		return Menu.MakeWidget();
	};
	return FSequencerUtilities::MakeAddButton(LOCTEXT("AddSection", "Recording"), FOnGetContent::CreateLambda(MakeMenu),
		Params.NodeIsHovered, GetSequencer());
}

#undef LOCTEXT_NAMESPACE
