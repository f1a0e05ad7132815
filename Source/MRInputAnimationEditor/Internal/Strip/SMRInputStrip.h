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
 * Shows a recording on a timeline: bands, speeds, markers and a playhead.
 *
 * The left button scrubs, the wheel zooms about the cursor (the parent widget gets it if the strip cannot zoom
 * further), the right or middle button pans, a double click on a marker jumps to it; arrows step by a sixtieth of a
 * second, Home and End go to the ends. Follows the asset: the next paint shows changes by undo or repair, and keeps the
 * view. Without a recording the strip is empty.
 */
class MRINPUTANIMATIONEDITOR_API SMRInputStrip : public SLeafWidget
{
public:
	SLATE_BEGIN_ARGS(SMRInputStrip)
		: _ShowsGhosts(false)
	{
	}
	/** The recording to show; may be destroyed at any time. */
	SLATE_ARGUMENT(TWeakObjectPtr<UMRInputAnimation>, Animation)
	/**
	 * Whether scrubbing shows ghost hands in the level, until the strip is destroyed. Hands of an earlier strip stay.
	 */
	SLATE_ARGUMENT(bool, ShowsGhosts)
	/** The current time. If not given, the strip has its own, which scrubbing sets. */
	SLATE_ATTRIBUTE(double, Time)
	/** The view of an earlier strip of the same recording. If null, the whole recording is shown. */
	SLATE_ARGUMENT(TSharedPtr<mria::TimeViewState>, ViewState)
	/** Called when the user chooses a time by any of these inputs. The time is within the recording. */
	SLATE_EVENT(FMRInputOnScrub, OnScrub)
	/** Called when the button is released or mouse capture is lost, and right after a key or a jump. */
	SLATE_EVENT(FSimpleDelegate, OnScrubEnd)
	SLATE_END_ARGS()

	SMRInputStrip();
	virtual ~SMRInputStrip() override;
	void Construct(const FArguments& InArgs);

	/** The current time, within the recording. */
	double GetTime() const;

	/** The visible range. */
	const mria::TimeView& GetView() const;

	/** The drawing of a strip of that size. */
	mria::Drawing MakeDrawing(const mria::DrawingSize& Size) const;

	/** Shows another recording completely; null shows none. */
	void SetAnimation(UMRInputAnimation* InAnimation);

	/** Same as scrubbing to a time and releasing the button. Scrolls the view if it does not show the time. */
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

	/** Each of these brings both up to date. */
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
