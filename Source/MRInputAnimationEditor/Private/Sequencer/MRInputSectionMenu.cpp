// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSectionMenu.h"

#include "Editor.h"
#include "Framework/MultiBox/MultiBoxBuilder.h"
#include "ISequencer.h"
#include "MRInputAnimation.h"
#include "MRInputClip.h"
#include "MovieSceneMRInputSection.h"
#include "ScopedTransaction.h"
#include "Sequencer/MRInputSection.h"
#include "Sequencer/MRInputSectionEdit.h"

#define LOCTEXT_NAMESPACE "MRInputSectionMenu"

namespace MRInputSectionMenuDetail
{
/** A section that may be gone, and whom to tell of a change. */
struct FTarget
{
	TWeakObjectPtr<UMovieSceneMRInputSection> Section;
	TWeakPtr<ISequencer> Sequencer;

	bool HasRecording() const { return Section.IsValid() && Section->Animation && Section->Animation->HasRecording(); }
	bool CanChange() const { return Section.IsValid() && !Section->IsReadOnly(); }

	/** One step to undo. */
	void Change(const FText& Title, TFunctionRef<void(UMovieSceneMRInputSection&)> Make) const
	{
		const FScopedTransaction Transaction(Title);
		if (Section.IsValid() && Section->TryModify())
		{
			Make(*Section);
			if (const TSharedPtr<ISequencer> Pinned = Sequencer.Pin())
			{
				Pinned->NotifyMovieSceneDataChanged(EMovieSceneDataChangeType::TrackValueChanged);
			}
		}
	}
};

FFrameNumber ToFrame(int64 Tick)
{
	return FFrameNumber(static_cast<int32>(FMath::Clamp<int64>(Tick, MIN_int32, MAX_int32)));
}

FMRInputClipRange GetRange(const UMovieSceneMRInputSection& Section)
{
	const mria::ClipTime Clip = MRInputClip::Make(Section);
	return {Clip, Section.HasEndFrame() ? Section.GetExclusiveEndFrame().Value : Clip.start + Clip.LengthInTicks()};
}

void SetRange(UMovieSceneMRInputSection& Section, const FMRInputClipRange& Range)
{
	Section.PlayRate = Range.Clip.rate;
	Section.StartOffset = ToFrame(Range.Clip.offset);
	Section.SetRange(TRange<FFrameNumber>(ToFrame(Range.Clip.start), ToFrame(Range.End)));
}

void SetRate(const FTarget& Target, double Rate)
{
	Target.Change(LOCTEXT("SetRate", "Set Play Rate"),
		[Rate](UMovieSceneMRInputSection& Section)
		{ SetRange(Section, MRInputSectionEdit::WithRate(GetRange(Section), Rate)); });
}

FCanExecuteAction WhenChangeable(const FTarget& Target)
{
	return FCanExecuteAction::CreateLambda([Target] { return Target.CanChange(); });
}

void BuildRates(FMenuBuilder& MenuBuilder, FTarget Target)
{
	for (const double Rate : MRInputSectionMenu::Rates)
	{
		// A rate keeps the direction; Reverse turns it.
		const auto Signed = [Target, Rate]
		{ return Target.Section.IsValid() && Target.Section->PlayRate < 0.0 ? -Rate : Rate; };
		MenuBuilder.AddMenuEntry(FText::AsPercent(Rate),
			LOCTEXT("RateTip", "Play the same part of the recording at this speed; the section's length follows."),
			FSlateIcon(),
			FUIAction(FExecuteAction::CreateLambda([Target, Signed] { SetRate(Target, Signed()); }),
				WhenChangeable(Target),
				FIsActionChecked::CreateLambda(
					[Target, Signed] { return Target.Section.IsValid() && Target.Section->PlayRate == Signed(); })),
			NAME_None, EUserInterfaceActionType::RadioButton);
	}
	MenuBuilder.AddMenuEntry(LOCTEXT("Reverse", "Reverse"),
		LOCTEXT("ReverseTip", "Play the same part of the recording the other way round."), FSlateIcon(),
		FUIAction(FExecuteAction::CreateLambda(
					  [Target]
					  {
						  if (Target.Section.IsValid())
						  {
							  SetRate(Target, -Target.Section->PlayRate);
						  }
					  }),
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
							  [](UMovieSceneMRInputSection& Section)
							  { SetRange(Section, MRInputSectionEdit::AtFullLength(MRInputClip::Make(Section))); });
					  }),
			FCanExecuteAction::CreateLambda([Target] { return Target.HasRecording() && Target.CanChange(); })));
}

void AddLoop(FMenuBuilder& MenuBuilder, const FTarget& Target)
{
	MenuBuilder.AddMenuEntry(LOCTEXT("LoopEntry", "Loop"),
		LOCTEXT("LoopTip", "Begin again where the recording ends; otherwise its last pose stays."), FSlateIcon(),
		FUIAction(FExecuteAction::CreateLambda(
					  [Target]
					  {
						  Target.Change(LOCTEXT("SetLoop", "Loop Recording"),
							  [](UMovieSceneMRInputSection& Section) { Section.bLoop = !Section.bLoop; });
					  }),
			WhenChangeable(Target),
			FIsActionChecked::CreateLambda([Target] { return Target.Section.IsValid() && Target.Section->bLoop; })),
		NAME_None, EUserInterfaceActionType::ToggleButton);
}

void AddSnap(FMenuBuilder& MenuBuilder)
{
	MenuBuilder.AddMenuEntry(LOCTEXT("Snap", "Snap to Markers"),
		LOCTEXT("SnapTip", "Draw edges to the recording's markers, start and end while trimming and slipping."),
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
						  if (GEditor && Target.Section.IsValid() && Target.Section->Animation)
						  {
							  GEditor->SyncBrowserToObjects(TArray<UObject*>{Target.Section->Animation.Get()});
						  }
					  }),
			FCanExecuteAction::CreateLambda(
				[Target] { return Target.Section.IsValid() && Target.Section->Animation; })));
}
} // namespace MRInputSectionMenuDetail

void MRInputSectionMenu::Build(
	FMenuBuilder& MenuBuilder, UMovieSceneMRInputSection& Section, TWeakPtr<ISequencer> Sequencer)
{
	using namespace MRInputSectionMenuDetail;

	const FTarget Target{&Section, Sequencer};
	MenuBuilder.BeginSection("MRInput", LOCTEXT("Heading", "MR Input"));
	AddSource(MenuBuilder, Target);
	AddFullLength(MenuBuilder, Target);
	AddLoop(MenuBuilder, Target);
	MenuBuilder.AddSubMenu(LOCTEXT("Rates", "Play Rate"), LOCTEXT("RatesTip", "How fast the recording is played."),
		FNewMenuDelegate::CreateLambda([Target](FMenuBuilder& SubMenu) { BuildRates(SubMenu, Target); }));
	AddSnap(MenuBuilder);
	MenuBuilder.EndSection();
}

#undef LOCTEXT_NAMESPACE
