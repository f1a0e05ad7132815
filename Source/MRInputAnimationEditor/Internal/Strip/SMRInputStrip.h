// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecordingData.h"
#include "Mria/StripDrawing.h"
#include "Templates/UniquePtr.h"
#include "UObject/WeakObjectPtrTemplates.h"
#include "Widgets/DeclarativeSyntaxSupport.h"
#include "Widgets/SLeafWidget.h"

#include <optional>

class FMRInputScrubGhosts;
class UMRInputAnimation;

/** Seconds in the recording. */
DECLARE_DELEGATE_OneParam(FMRInputOnScrub, double);

/**
 * A recording along a line of time: bands, speeds, markers and a playhead.
 *
 * The left button scrubs, the wheel zooms about the cursor (where it cannot, whatever holds the strip gets it), the
 * right or middle button pans, a double click on a marker jumps to it; arrows step by a sixtieth of a second, Home and
 * End go to the ends. Follows the asset: what an undo or a repair changes shows with the next paint, in the same place.
 * Without a recording it is an empty strip.
 */
class MRINPUTANIMATIONEDITOR_API SMRInputStrip : public SLeafWidget
{
public:
	SLATE_BEGIN_ARGS(SMRInputStrip)
		: _ShowsGhosts(false)
	{
	}
	/** What to show. May go away. */
	SLATE_ARGUMENT(TWeakObjectPtr<UMRInputAnimation>, Animation)
	/** Whether ghost hands are shown in the level once it is scrubbed, by an earlier strip too, until it goes. */
	SLATE_ARGUMENT(bool, ShowsGhosts)
	/** The current time; if not given, the strip has its own, which scrubbing sets. */
	SLATE_ATTRIBUTE(double, Time)
	/** From an earlier strip of the same recording, to show the same of it. Null begins with all of it. */
	SLATE_ARGUMENT(TSharedPtr<mria::TimeViewState>, ViewState)
	/** The user asks for a time, by any of the ways above; it lies within the recording. */
	SLATE_EVENT(FMRInputOnScrub, OnScrub)
	/** The button was released or mouse capture was lost; after a key or a jump, at once. */
	SLATE_EVENT(FSimpleDelegate, OnScrubEnd)
	SLATE_END_ARGS()

	SMRInputStrip();
	virtual ~SMRInputStrip() override;
	void Construct(const FArguments& InArgs);

	/** The current time, within the recording. */
	double GetTime() const;

	/** What is shown of it. */
	const mria::TimeView& GetView() const;

	/** What is painted into a strip of that size. */
	mria::Drawing MakeDrawing(const mria::DrawingSize& Size) const;

	/** Shows another recording, all of it; null shows none. */
	void SetAnimation(UMRInputAnimation* InAnimation);

	/** Does what scrubbing to that time and letting go does, and moves a view that does not show it. */
	void JumpTo(double InTime);

	//~ Begin SWidget interface
	virtual int32 OnPaint(const FPaintArgs& Args, const FGeometry& AllottedGeometry, const FSlateRect& MyCullingRect,
		FSlateWindowElementList& OutDrawElements, int32 LayerId, const FWidgetStyle& InWidgetStyle,
		bool bParentEnabled) const override;
	virtual FVector2D ComputeDesiredSize(float LayoutScaleMultiplier) const override;
	virtual bool SupportsKeyboardFocus() const override { return true; }
	virtual FReply OnMouseButtonDown(const FGeometry& MyGeometry, const FPointerEvent& MouseEvent) override;
	virtual FReply OnMouseButtonUp(const FGeometry& MyGeometry, const FPointerEvent& MouseEvent) override;
	virtual FReply OnMouseButtonDoubleClick(const FGeometry& MyGeometry, const FPointerEvent& MouseEvent) override;
	virtual FReply OnMouseMove(const FGeometry& MyGeometry, const FPointerEvent& MouseEvent) override;
	virtual FReply OnMouseWheel(const FGeometry& MyGeometry, const FPointerEvent& MouseEvent) override;
	virtual void OnMouseCaptureLost(const FCaptureLostEvent& CaptureLostEvent) override;
	virtual FCursorReply OnCursorQuery(const FGeometry& MyGeometry, const FPointerEvent& CursorEvent) const override;
	virtual FReply OnKeyDown(const FGeometry& MyGeometry, const FKeyEvent& InKeyEvent) override;
	//~ End SWidget interface

private:
	enum class EDrag : uint8
	{
		None,
		Scrub,
		Pan,
	};

	/** The overview of a recording. */
	struct FShown
	{
		FMRInputRecordingData::FPtr Data;
		mria::Overview Overview;
	};

	/** Both are up to date after either of these. */
	const FShown& GetShown() const;
	mria::TimeViewState& GetViewState() const;
	mria::StripLook GetLook() const;
	std::optional<std::size_t> FindMarkerAt(const FGeometry& Geometry, const FPointerEvent& Event) const;
	void ScrubTo(double InTime);
	void ShowGhosts();
	void EndDrag();

	TWeakObjectPtr<UMRInputAnimation> Animation;
	TAttribute<double> Time;
	FMRInputOnScrub OnScrub;
	FSimpleDelegate OnScrubEnd;
	TUniquePtr<FMRInputScrubGhosts> Ghosts;

	/** Brought up to date by GetShown(). */
	mutable FShown Shown;
	TSharedPtr<mria::TimeViewState> ViewState;
	EDrag Drag = EDrag::None;
	FKey DragButton;
	double LastDragX = 0.0;
};
