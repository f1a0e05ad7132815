// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

// Built with every set of modules; these checks are for the sets that have the editor's.
#if __has_include("Host/HostSequencer.h")

#include "Host/HostSequencer.h"
#include "ISequencerModule.h"
#include "LevelSequence.h"
#include "Modules/ModuleManager.h"
#include "MovieSceneSelfTestTypes.h"
#include "MovieSceneTrackEditor.h"
#include "SelfTest.h"

namespace SequencerSelfTestsDetail
{

/** For the self tests' track; writes down what it is called for. */
class FEditor final : public FMovieSceneTrackEditor
{
public:
	using FMovieSceneTrackEditor::FMovieSceneTrackEditor;
	static TSharedRef<ISequencerTrackEditor> Create(TSharedRef<ISequencer> InSequencer)
	{
		return MakeShared<FEditor>(InSequencer);
	}
	static TArray<FString>& Calls()
	{
		static TArray<FString> All;
		return All;
	}

	virtual void OnInitialize() override { Calls().Add(TEXT("initialize")); }
	virtual void OnRelease() override { Calls().Add(TEXT("release")); }
	virtual TSharedRef<ISequencerSection> MakeSectionInterface(
		UMovieSceneSection& SectionObject, UMovieSceneTrack&, FGuid) override
	{
		return MakeShared<FSequencerSection>(SectionObject);
	}
	virtual bool SupportsType(TSubclassOf<UMovieSceneTrack> Type) const override
	{
		return Type.Get() == USelfTestSequenceTrack::StaticClass();
	}
	virtual bool OnAllowDrop(const FDragDropEvent& Event, FSequencerDragDropParams& Params) override
	{
		Calls().Add(TEXT("allow"));
		Params.FrameRange = TRange<FFrameNumber>(FFrameNumber(1), FFrameNumber(2));
		return Event.GetOperationAs<FAssetDragDropOp>().IsValid();
	}
	virtual FReply OnDrop(const FDragDropEvent&, const FSequencerDragDropParams&) override
	{
		Calls().Add(TEXT("drop"));
		return FReply::Handled();
	}
};

struct FSequencerStage
{
	FSequencerStage()
	{
		FEditor::Calls().Reset();
		Handle = Module().RegisterTrackEditor(FOnCreateTrackEditor::CreateStatic(&FEditor::Create));
		Sequence = NewObject<ULevelSequence>();
		Sequence->Initialize();
		Sequence->GetMovieScene()->SetTickResolutionDirectly(FFrameRate(1000, 1));
		const FGuid Binding = Sequence->GetMovieScene()->AddPossessable(TEXT("Thing"), UObject::StaticClass());
		Track = Sequence->GetMovieScene()->AddTrack<USelfTestSequenceTrack>(Binding);
		Section = Track->CreateNewSection();
		Section->SetRange(TRange<FFrameNumber>(FFrameNumber(1000), FFrameNumber(3000)));
		Track->AddSection(*Section);
	}
	~FSequencerStage() { Module().UnRegisterTrackEditor(Handle); }

	static ISequencerModule& Module() { return FModuleManager::LoadModuleChecked<ISequencerModule>("Sequencer"); }

	FDelegateHandle Handle;
	ULevelSequence* Sequence = nullptr;
	USelfTestSequenceTrack* Track = nullptr;
	UMovieSceneSection* Section = nullptr;
};

} // namespace SequencerSelfTestsDetail

HOST_SELF_TEST(TrackEditorsLiveAsLongAsTheirSequencer)
{
	using namespace SequencerSelfTestsDetail;
	const int32 Before = FSequencerStage::Module().HostTrackEditors().Num();
	{
		FSequencerStage Stage;
		TSharedPtr<FHostSequencer> Sequencer = FHostSequencer::Open(*Stage.Sequence);
		HOST_EXPECT(Sequencer->GetTrackEditors().Num() == Before + 1);
		Sequencer.Reset();
		HOST_EXPECT(FEditor::Calls() == TArray<FString>({TEXT("initialize"), TEXT("release")}));
	}
	HOST_EXPECT(FSequencerStage::Module().HostTrackEditors().Num() == Before);
}

HOST_SELF_TEST(ADropAsksTheEditorOfItsTrackFirst)
{
	using namespace SequencerSelfTestsDetail;
	FSequencerStage Stage;
	const TSharedRef<FHostSequencer> Sequencer = FHostSequencer::Open(*Stage.Sequence);
	FSequencerDragDropParams Params(Stage.Track, 0, FGuid(), FFrameNumber(7), TRange<FFrameNumber>());
	HOST_EXPECT(Sequencer->DropOnTrack({}, Params));
	HOST_EXPECT(Params.FrameRange.GetUpperBoundValue() == FFrameNumber(2));
	HOST_EXPECT(FEditor::Calls() == TArray<FString>({TEXT("initialize"), TEXT("allow"), TEXT("drop")}));
	FSequencerDragDropParams Nowhere(nullptr, 0, FGuid(), FFrameNumber(7), TRange<FFrameNumber>());
	HOST_EXPECT(!Sequencer->DropOnTrack({}, Nowhere));
}

HOST_SELF_TEST(AnEdgeOfASectionStopsATickBeforeTheOther)
{
	using namespace SequencerSelfTestsDetail;
	FSequencerStage Stage;
	FSequencerSection View(*Stage.Section);
	View.ResizeSection(SSRM_LeadingEdge, FFrameNumber(5000));
	HOST_EXPECT(Stage.Section->GetInclusiveStartFrame() == FFrameNumber(2999));
	View.ResizeSection(SSRM_TrailingEdge, FFrameNumber(0));
	HOST_EXPECT(Stage.Section->GetExclusiveEndFrame() == FFrameNumber(3000));
	View.ResizeSection(SSRM_LeadingEdge, FFrameNumber(-10));
	HOST_EXPECT(Stage.Section->GetInclusiveStartFrame() == FFrameNumber(-10));
}

HOST_SELF_TEST(ASectionsPixelsRunFromItsFirstTickToItsLast)
{
	using namespace SequencerSelfTestsDetail;
	FSequencerStage Stage;
	FSlateWindowElementList Elements;
	const FGeometry Geometry = FGeometry::MakeRoot(FVector2D(500.0, 20.0), FSlateLayoutTransform());
	FHostSectionPainter Painter(Elements, Geometry, *Stage.Section);
	const FTimeToPixel& Time = Painter.GetTimeConverter();
	HOST_EXPECT(Time.FrameToPixel(FFrameTime(FFrameNumber(1000))) == 0.0f);
	HOST_EXPECT(FMath::Abs(Time.FrameToPixel(FFrameTime(FFrameNumber(2000))) - 250.0f) < 1e-3f);
	HOST_EXPECT((Time.PixelToFrame(500.0f) - FFrameTime(FFrameNumber(3000))).AsDecimal() < 1e-3);
	HOST_EXPECT(FMath::Abs(Time.PixelDeltaToSeconds(250.0f) - 1.0) < 1e-9);
	FSequencerSection(*Stage.Section).OnPaintSection(Painter);
	HOST_EXPECT(Elements.HostElements().Num() == 1);
}

HOST_SELF_TEST(ADragKnowsWhatItCarries)
{
	class FOther final : public FDragDropOperation
	{
	public:
		DRAG_DROP_OPERATOR_TYPE(FOther, FDragDropOperation)
	};
	const FDragDropEvent Other(FPointerEvent(), MakeShared<FOther>());
	HOST_EXPECT(Other.GetOperationAs<FOther>().IsValid() && !Other.GetOperationAs<FAssetDragDropOp>().IsValid());
	const FDragDropEvent Nothing(FPointerEvent(), nullptr);
	HOST_EXPECT(!Nothing.GetOperationAs<FOther>().IsValid());
}

#endif
