// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Strip/SMRInputStrip.h"

#include "InputCoreTypes.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "Strip/MRInputScrubGhosts.h"
#include "Strip/MRInputStripPaint.h"

#define LOCTEXT_NAMESPACE "MRInputStrip"

namespace SMRInputStripDetail
{
constexpr double KeyStep = 1.0 / 60.0;
constexpr double ZoomOfOneNotch = 0.8;

mria::DrawnPoint ToLocal(const FGeometry& Geometry, const FPointerEvent& Event)
{
	const FVector2D Point(Geometry.AbsoluteToLocal(Event.GetScreenSpacePosition()));
	return {Point.X, Point.Y};
}

/** One column per frame: speeds are measured per frame, so more columns would only show steps. */
int32 FindColumns(const FMRInputRecordingData::FPtr& Data)
{
	constexpr double Least = 64.0;
	constexpr double Most = 4096.0;
	const mria::TimeRange Range = Data ? Data->GetRange() : mria::TimeRange();
	return static_cast<int32>(FMath::Clamp((double(Range.end) - Range.start) / KeyStep, Least, Most));
}

mria::DrawingSize SizeOf(const FGeometry& Geometry)
{
	const FVector2D Size(Geometry.GetLocalSize());
	return {Size.X, Size.Y};
}

std::string ToUtf8(const FText& Text)
{
	return TCHAR_TO_UTF8(*Text.ToString());
}
} // namespace SMRInputStripDetail

SMRInputStrip::SMRInputStrip() = default;
SMRInputStrip::~SMRInputStrip() = default;

void SMRInputStrip::Construct(const FArguments& InArgs)
{
	Animation = InArgs._Animation;
	Time = InArgs._Time;
	ViewState = InArgs._ViewState ? InArgs._ViewState : MakeShared<mria::TimeViewState>();
	OnScrub = InArgs._OnScrub;
	OnScrubEnd = InArgs._OnScrubEnd;
	SetClipping(EWidgetClipping::ClipToBounds);
	if (InArgs._ShowsGhosts)
	{
		Ghosts = MakeUnique<FMRInputScrubGhosts>();
		if (ViewState->isScrubbed)
		{
			ShowGhosts();
		}
	}
}

const SMRInputStrip::FShown& SMRInputStrip::GetShown() const
{
	const UMRInputAnimation* Asset = Animation.Get();
	const FMRInputRecordingData::FPtr Data = Asset ? FMRInputAccess::GetData(*Asset) : nullptr;
	if (Data != Shown.Data || Shown.Overview.hands[0].peakSpeed.empty())
	{
		Shown.Data = Data;
		const mria::RecordingView Nothing;
		Shown.Overview = mria::MakeOverview(Data ? Data->GetView() : Nothing, SMRInputStripDetail::FindColumns(Data));
		mria::FollowRange(*ViewState, mria::FitView(Shown.Overview.range.start, Shown.Overview.range.end));
	}
	return Shown;
}

mria::TimeViewState& SMRInputStrip::GetViewState() const
{
	GetShown();
	return *ViewState;
}

mria::StripLook SMRInputStrip::GetLook() const
{
	mria::StripLook Look;
	Look.handNames = {
		SMRInputStripDetail::ToUtf8(LOCTEXT("Left", "Left")), SMRInputStripDetail::ToUtf8(LOCTEXT("Right", "Right"))};
	Look.playhead = GetTime();
	return Look;
}

double SMRInputStrip::GetTime() const
{
	const mria::TimeRange& Range = GetShown().Overview.range;
	return FMath::Clamp(Time.Get(ViewState->time), static_cast<double>(Range.start), static_cast<double>(Range.end));
}

const mria::TimeView& SMRInputStrip::GetView() const
{
	return GetViewState().view;
}

void SMRInputStrip::SetAnimation(UMRInputAnimation* InAnimation)
{
	EndDrag();
	if (Ghosts)
	{
		Ghosts->Hide();
	}
	Animation = InAnimation;
	ViewState = MakeShared<mria::TimeViewState>();
	Shown = FShown();
	Invalidate(EInvalidateWidgetReason::Paint);
}

void SMRInputStrip::JumpTo(double InTime)
{
	ScrubTo(InTime);
	ViewState->view = mria::RevealTime(ViewState->view, *ViewState->full, GetTime());
	OnScrubEnd.ExecuteIfBound();
}

void SMRInputStrip::ScrubTo(double InTime)
{
	const mria::TimeRange& Range = GetShown().Overview.range;
	ViewState->time = FMath::Clamp(InTime, static_cast<double>(Range.start), static_cast<double>(Range.end));
	ViewState->isScrubbed = true;
	ShowGhosts();
	OnScrub.ExecuteIfBound(ViewState->time);
	Invalidate(EInvalidateWidgetReason::Paint);
}

void SMRInputStrip::ShowGhosts()
{
	UMRInputAnimation* Asset = Animation.Get();
	if (Ghosts && Asset)
	{
		Ghosts->Show(*Asset, GetViewState().time);
	}
}

void SMRInputStrip::EndDrag()
{
	const EDrag Ended = Drag;
	Drag = EDrag::None;
	if (Ended == EDrag::Scrub)
	{
		OnScrubEnd.ExecuteIfBound();
	}
}

std::optional<std::size_t> SMRInputStrip::FindMarkerAt(const FGeometry& Geometry, const FPointerEvent& Event) const
{
	return mria::FindMarkerAt(GetShown().Overview, GetView(), SMRInputStripDetail::SizeOf(Geometry), GetLook(),
		SMRInputStripDetail::ToLocal(Geometry, Event));
}

mria::Drawing SMRInputStrip::MakeDrawing(const mria::DrawingSize& Size) const
{
	return mria::MakeStrip(GetShown().Overview, GetView(), Size, GetLook(), &MRInputStripPaint::MeasureText);
}

int32 SMRInputStrip::OnPaint(const FPaintArgs&, const FGeometry& AllottedGeometry, const FSlateRect&,
	FSlateWindowElementList& OutDrawElements, int32 LayerId, const FWidgetStyle&, bool bParentEnabled) const
{
	const bool bIsEnabled = bParentEnabled && IsEnabled();
	const mria::Drawing Drawing = MakeDrawing(SMRInputStripDetail::SizeOf(AllottedGeometry));
	return MRInputStripPaint::ToSlate(Drawing, AllottedGeometry, OutDrawElements, LayerId,
		bIsEnabled ? ESlateDrawEffect::None : ESlateDrawEffect::DisabledEffect);
}

FVector2D SMRInputStrip::ComputeDesiredSize(float) const
{
	return FVector2D(240.0, 110.0);
}

FReply SMRInputStrip::OnMouseButtonDown(const FGeometry& MyGeometry, const FPointerEvent& MouseEvent)
{
	const FKey Button = MouseEvent.GetEffectingButton();
	const bool bPans = Button == EKeys::RightMouseButton || Button == EKeys::MiddleMouseButton;
	if (Drag != EDrag::None || (!bPans && Button != EKeys::LeftMouseButton))
	{
		return FReply::Unhandled();
	}
	Drag = bPans ? EDrag::Pan : EDrag::Scrub;
	DragButton = Button;
	LastDragX = SMRInputStripDetail::ToLocal(MyGeometry, MouseEvent).x;
	if (Drag == EDrag::Scrub)
	{
		ScrubTo(mria::XToTime(GetView(), SMRInputStripDetail::SizeOf(MyGeometry).width, LastDragX));
	}
	return FReply::Handled().CaptureMouse(SharedThis(this)).SetUserFocus(SharedThis(this), EFocusCause::Mouse);
}

FReply SMRInputStrip::OnMouseButtonUp(const FGeometry&, const FPointerEvent& MouseEvent)
{
	if (Drag == EDrag::None || MouseEvent.GetEffectingButton() != DragButton)
	{
		return FReply::Unhandled();
	}
	EndDrag();
	return FReply::Handled().ReleaseMouseCapture();
}

FReply SMRInputStrip::OnMouseButtonDoubleClick(const FGeometry& MyGeometry, const FPointerEvent& MouseEvent)
{
	const std::optional<std::size_t> Found = FindMarkerAt(MyGeometry, MouseEvent);
	if (!Found || MouseEvent.GetEffectingButton() != EKeys::LeftMouseButton)
	{
		// The second click of a double click arrives only here.
		return OnMouseButtonDown(MyGeometry, MouseEvent);
	}
	JumpTo(GetShown().Overview.markers[*Found].time);
	return FReply::Handled();
}

FReply SMRInputStrip::OnMouseMove(const FGeometry& MyGeometry, const FPointerEvent& MouseEvent)
{
	if (Drag == EDrag::None)
	{
		return FReply::Unhandled();
	}
	const double X = SMRInputStripDetail::ToLocal(MyGeometry, MouseEvent).x;
	const double Width = SMRInputStripDetail::SizeOf(MyGeometry).width;
	mria::TimeViewState& Now = GetViewState();
	if (Drag == EDrag::Scrub)
	{
		ScrubTo(mria::XToTime(Now.view, Width, X));
	}
	else
	{
		Now.view = mria::PanView(Now.view, *Now.full, Width, X - LastDragX);
		Invalidate(EInvalidateWidgetReason::Paint);
	}
	LastDragX = X;
	return FReply::Handled();
}

FReply SMRInputStrip::OnMouseWheel(const FGeometry& MyGeometry, const FPointerEvent& MouseEvent)
{
	const double X = SMRInputStripDetail::ToLocal(MyGeometry, MouseEvent).x;
	const double Factor =
		FMath::Pow(SMRInputStripDetail::ZoomOfOneNotch, static_cast<double>(MouseEvent.GetWheelDelta()));
	mria::TimeViewState& Now = GetViewState();
	const mria::TimeView Before = Now.view;
	Now.view = mria::ZoomView(Now.view, *Now.full, SMRInputStripDetail::SizeOf(MyGeometry).width, X, Factor);
	if (Now.view == Before)
	{
		return FReply::Unhandled(); // the panel scrolls on
	}
	Invalidate(EInvalidateWidgetReason::Paint);
	return FReply::Handled();
}

void SMRInputStrip::OnMouseCaptureLost(const FCaptureLostEvent&)
{
	EndDrag();
}

FCursorReply SMRInputStrip::OnCursorQuery(const FGeometry& MyGeometry, const FPointerEvent& CursorEvent) const
{
	if (Drag == EDrag::Pan)
	{
		return FCursorReply::Cursor(EMouseCursor::GrabHandClosed);
	}
	if (FindMarkerAt(MyGeometry, CursorEvent))
	{
		return FCursorReply::Cursor(EMouseCursor::Hand);
	}
	return mria::IsOnPlayhead(GetView(), SMRInputStripDetail::SizeOf(MyGeometry), GetLook(),
			   SMRInputStripDetail::ToLocal(MyGeometry, CursorEvent))
		? FCursorReply::Cursor(EMouseCursor::ResizeLeftRight)
		: FCursorReply::Unhandled();
}

FReply SMRInputStrip::OnKeyDown(const FGeometry&, const FKeyEvent& InKeyEvent)
{
	const mria::TimeRange& Range = GetShown().Overview.range;
	const FKey Key = InKeyEvent.GetKey();
	if (Key == EKeys::Left || Key == EKeys::Right)
	{
		JumpTo(GetTime() + (Key == EKeys::Left ? -1.0 : 1.0) * SMRInputStripDetail::KeyStep);
		return FReply::Handled();
	}
	if (Key == EKeys::Home || Key == EKeys::End)
	{
		JumpTo(Key == EKeys::Home ? Range.start : Range.end);
		return FReply::Handled();
	}
	return FReply::Unhandled();
}

#undef LOCTEXT_NAMESPACE
