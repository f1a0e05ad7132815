// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSectionMenu.h"

#include "Editor.h"
#include "Framework/MultiBox/MultiBoxBuilder.h"
#include "ISequencer.h"
#include "LevelSequence.h"
#include "MRInputAnimation.h"
#include "MRInputClip.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneTrack.h"
#include "Mria/SectionEdit.h"
#include "ScopedTransaction.h"
#include "Sequencer/MRInputSection.h"
#include "Sequencer/MRInputSectionActions.h"
#include "Sequencer/MRInputSectionSource.h"

#define LOCTEXT_NAMESPACE "MRInputSectionMenu"

namespace MRInputSectionMenuDetail
{
/** A section, which may have been deleted, and the delegate to call after a change. */
struct FTarget
{
	TWeakObjectPtr<UMovieSceneMRInputSection> Section;
	TWeakPtr<ISequencer> Sequencer;
	FGuid Binding;

	bool CanChange() const { return Section.IsValid() && !Section->IsReadOnly(); }

	/** The section's own, or that of the player it is bound to. */
	UMRInputAnimation* FindAnimation() const
	{
		return Section.IsValid() ? MRInputSectionSource::FindAnimation(*Section, Sequencer.Pin().Get(), Binding)
								 : nullptr;
	}
	bool HasRecording() const
	{
		const UMRInputAnimation* Animation = FindAnimation();
		return Animation && Animation->HasRecording();
	}
	mria::ClipTime MakeClip() const { return MRInputSectionSource::MakeClip(*Section, FindAnimation()); }
	ULevelSequence* FindSequence() const
	{
		return Section.IsValid() ? Section->GetTypedOuter<ULevelSequence>() : nullptr;
	}

	/** The section itself, or all selected sections if it is selected. */
	TArray<FTarget> FindAll() const
	{
		TArray<UMovieSceneSection*> Selected;
		if (const TSharedPtr<ISequencer> Pinned = Sequencer.Pin())
		{
			Pinned->GetSelectedSections(Selected);
		}
		TArray<FTarget> All;
		for (UMovieSceneSection* Other : Selected.Contains(Section.Get()) ? Selected : TArray<UMovieSceneSection*>())
		{
			const UMovieSceneTrack* Track = Other->GetTypedOuter<UMovieSceneTrack>();
			if (UMovieSceneMRInputSection* Ours = Track ? Cast<UMovieSceneMRInputSection>(Other) : nullptr)
			{
				All.Add({Ours, Sequencer, Track->FindObjectBindingGuid()});
			}
		}
		return All.Num() > 0 ? All : TArray<FTarget>{*this};
	}

	/** Changes all that are editable, in one undo step. */
	void Change(const FText& Title, TFunctionRef<void(const FTarget&, UMovieSceneMRInputSection&)> Make) const
	{
		const TArray<FTarget> Changed =
			FindAll().FilterByPredicate([](const FTarget& Target) { return Target.CanChange(); });
		if (Changed.Num() == 0)
		{
			return;
		}
		const FScopedTransaction Transaction(Title);
		for (const FTarget& Target : Changed)
		{
			Target.Section->Modify();
			Make(Target, *Target.Section);
		}
		if (const TSharedPtr<ISequencer> Pinned = Sequencer.Pin())
		{
			Pinned->NotifyMovieSceneDataChanged(EMovieSceneDataChangeType::TrackValueChanged);
		}
	}
};

mria::ClipRange GetRange(const UMovieSceneMRInputSection& Section, const mria::ClipTime& Clip)
{
	return {Clip, Section.HasEndFrame() ? Section.GetExclusiveEndFrame().Value : Clip.start + Clip.LengthInTicks()};
}

void SetRange(UMovieSceneMRInputSection& Section, const mria::ClipRange& Range)
{
	Section.PlayRate = Range.clip.rate;
	Section.StartOffset = MRInputClip::ToFrame(Range.clip.offset);
	Section.SetRange(TRange<FFrameNumber>(MRInputClip::ToFrame(Range.clip.start), MRInputClip::ToFrame(Range.end)));
}

/** Each section still shows the same part of its recording; the rate follows from its current one. */
void ChangeRate(const FTarget& Target, TFunctionRef<double(double)> Find)
{
	Target.Change(LOCTEXT("SetRate", "Set Play Rate"),
		[Find](const FTarget& Each, UMovieSceneMRInputSection& Section)
		{ SetRange(Section, mria::WithRate(GetRange(Section, Each.MakeClip()), Find(Section.PlayRate))); });
}

/** Rates keep the direction; only Reverse changes it. */
double Directed(double Rate, double Old)
{
	return Old < 0.0 ? -Rate : Rate;
}

FCanExecuteAction WhenChangeable(const FTarget& Target)
{
	return FCanExecuteAction::CreateLambda([Target] { return Target.CanChange(); });
}

void BuildRates(FMenuBuilder& MenuBuilder, FTarget Target)
{
	for (const double Rate : MRInputSectionMenu::Rates)
	{
		const auto Set = [Target, Rate] { ChangeRate(Target, [Rate](double Old) { return Directed(Rate, Old); }); };
		const auto IsSet = [Target, Rate]
		{ return Target.Section.IsValid() && Target.Section->PlayRate == Directed(Rate, Target.Section->PlayRate); };
		MenuBuilder.AddMenuEntry(FText::AsPercent(Rate),
			LOCTEXT("RateTip", "Play the same part of the recording at this speed; the section's length follows."),
			FSlateIcon(),
			FUIAction(FExecuteAction::CreateLambda(Set), WhenChangeable(Target), FIsActionChecked::CreateLambda(IsSet)),
			NAME_None, EUserInterfaceActionType::RadioButton);
	}
	MenuBuilder.AddMenuEntry(LOCTEXT("Reverse", "Reverse"),
		LOCTEXT("ReverseTip", "Play the same part of the recording backwards."), FSlateIcon(),
		FUIAction(FExecuteAction::CreateLambda([Target] { ChangeRate(Target, [](double Old) { return -Old; }); }),
			WhenChangeable(Target),
			FIsActionChecked::CreateLambda(
				[Target] { return Target.Section.IsValid() && Target.Section->PlayRate < 0.0; })),
		NAME_None, EUserInterfaceActionType::ToggleButton);
}

void AddFullLength(FMenuBuilder& MenuBuilder, const FTarget& Target)
{
	MenuBuilder.AddMenuEntry(LOCTEXT("FullLength", "Set to Full Length"),
		LOCTEXT("FullLengthTip", "Show the whole recording once, from the section's start on."), FSlateIcon(),
		FUIAction(FExecuteAction::CreateLambda(
					  [Target]
					  {
						  Target.Change(LOCTEXT("SetFullLength", "Set to Full Length"),
							  [](const FTarget& Each, UMovieSceneMRInputSection& Section)
							  {
								  if (Each.HasRecording())
								  {
									  SetRange(Section, mria::AtFullLength(Each.MakeClip()));
								  }
							  });
					  }),
			FCanExecuteAction::CreateLambda([Target] { return Target.HasRecording() && Target.CanChange(); })));
}

void AddLoop(FMenuBuilder& MenuBuilder, const FTarget& Target)
{
	MenuBuilder.AddMenuEntry(LOCTEXT("LoopEntry", "Loop"),
		LOCTEXT("LoopTip", "Restart when the recording ends. Otherwise its last pose is held."), FSlateIcon(),
		FUIAction(FExecuteAction::CreateLambda(
					  [Target]
					  {
						  const bool bLoop = Target.Section.IsValid() && !Target.Section->bLoop;
						  Target.Change(LOCTEXT("SetLoop", "Loop Recording"),
							  [bLoop](const FTarget&, UMovieSceneMRInputSection& Section) { Section.bLoop = bLoop; });
					  }),
			WhenChangeable(Target),
			FIsActionChecked::CreateLambda([Target] { return Target.Section.IsValid() && Target.Section->bLoop; })),
		NAME_None, EUserInterfaceActionType::ToggleButton);
}

void AddSnap(FMenuBuilder& MenuBuilder)
{
	MenuBuilder.AddMenuEntry(LOCTEXT("Snap", "Snap to Markers"),
		LOCTEXT("SnapTip", "Snap edges to the recording's markers, start and end while trimming and slipping."),
		FSlateIcon(),
		FUIAction(
			FExecuteAction::CreateLambda([] { FMRInputSection::bSnapsToMarkers = !FMRInputSection::bSnapsToMarkers; }),
			FCanExecuteAction(), FIsActionChecked::CreateLambda([] { return FMRInputSection::bSnapsToMarkers; })),
		NAME_None, EUserInterfaceActionType::ToggleButton);
}

void AddSource(FMenuBuilder& MenuBuilder, const FTarget& Target)
{
	MenuBuilder.AddMenuEntry(LOCTEXT("Browse", "Show Recording in Content Browser"),
		LOCTEXT("BrowseTip", "Select the section's recording in the Content Browser."), FSlateIcon(),
		FUIAction(FExecuteAction::CreateLambda(
					  [Target]
					  {
						  UMRInputAnimation* Animation = Target.FindAnimation();
						  if (GEditor && Animation)
						  {
							  TArray<UObject*> Objects{Animation};
							  GEditor->SyncBrowserToObjects(Objects);
						  }
					  }),
			FCanExecuteAction::CreateLambda([Target] { return Target.FindAnimation() != nullptr; })));
}

void AddBake(FMenuBuilder& MenuBuilder, const FTarget& Target)
{
	const auto Bake = [Target]
	{
		const UMRInputAnimation* Animation = Target.FindAnimation();
		const TSharedPtr<ISequencer> Pinned = Target.Sequencer.Pin();
		if (Animation && MRInputSectionActions::Bake(*Target.Section, Animation) && Pinned.IsValid())
		{
			// UNCONFIRMED(new-bindings-shown): Sequencer shows new bindings after MovieSceneStructureItemAdded.
			// [by hand: choose Bake to Key Frames in a section's menu: the rig is listed at once]
			Pinned->NotifyMovieSceneDataChanged(EMovieSceneDataChangeType::MovieSceneStructureItemAdded);
		}
	};
	const auto CanBake = [Target]
	{
		const ULevelSequence* Sequence = Target.FindSequence();
		return Target.HasRecording() && Sequence && !Sequence->GetMovieScene()->IsReadOnly();
	};
	MenuBuilder.AddMenuEntry(LOCTEXT("Bake", "Bake to Key Frames"),
		LOCTEXT("BakeTip",
			"Create ordinary key frames from what the section shows, for a new rig of actors in the level. The section "
			"stays."),
		FSlateIcon(), FUIAction(FExecuteAction::CreateLambda(Bake), FCanExecuteAction::CreateLambda(CanBake)));
}

void AddRecord(FMenuBuilder& MenuBuilder, const FTarget& Target)
{
	MenuBuilder.AddMenuEntry(LOCTEXT("Record", "Record Sequence to Recording"),
		LOCTEXT("RecordTip",
			"Create a new recording, next to the sequence, from all its tracks of recorded input, with their "
			"offsets, rates and blends."),
		FSlateIcon(),
		FUIAction(FExecuteAction::CreateLambda(
					  [Target]
					  {
						  if (ULevelSequence* Sequence = Target.FindSequence())
						  {
							  MRInputSectionActions::Record(Sequence);
						  }
					  }),
			FCanExecuteAction::CreateLambda([Target] { return Target.FindSequence() != nullptr; })));
}
} // namespace MRInputSectionMenuDetail

void MRInputSectionMenu::Build(
	FMenuBuilder& MenuBuilder, UMovieSceneMRInputSection& Section, TWeakPtr<ISequencer> Sequencer, const FGuid& Binding)
{
	using namespace MRInputSectionMenuDetail;

	const FTarget Target{&Section, Sequencer, Binding};
	MenuBuilder.BeginSection("MRInput", LOCTEXT("Heading", "MR Input"));
	AddSource(MenuBuilder, Target);
	AddFullLength(MenuBuilder, Target);
	AddLoop(MenuBuilder, Target);
	MenuBuilder.AddSubMenu(LOCTEXT("Rates", "Play Rate"), LOCTEXT("RatesTip", "How fast the recording is played."),
		FNewMenuDelegate::CreateLambda([Target](FMenuBuilder& SubMenu) { BuildRates(SubMenu, Target); }));
	AddSnap(MenuBuilder);
	AddBake(MenuBuilder, Target);
	AddRecord(MenuBuilder, Target);
	MenuBuilder.EndSection();
}

#undef LOCTEXT_NAMESPACE
