// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Strip/SMRInputStrip.h"

#include "InputCoreTypes.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "Strip/MRInputScrubGhosts.h"
#include "Strip/MRInputStripPaint.h"

namespace SMRInputStripDetail
{
constexpr double KeyStep = 1.0 / 60.0;
constexpr double ZoomOfOneNotch = 0.8;

FVector2D ToLocal(const FGeometry& Geometry, const FPointerEvent& Event)
{
	return FVector2D(Geometry.AbsoluteToLocal(Event.GetScreenSpacePosition()));
}

/** One a frame: a speed is that of a frame, so that more of them would only make steps of a smooth curve. */
int32 FindColumns(const FMRInputRecordingData::FPtr& Data)
{
	constexpr double Least = 64.0;
	constexpr double Most = 4096.0;
	const mria::TimeRange Range = Data ? Data->GetRange() : mria::TimeRange();
	return static_cast<int32>(FMath::Clamp((double(Range.end) - Range.start) / KeyStep, Least, Most));
}

FVector2D SizeOf(const FGeometry& Geometry)
{
	return FVector2D(Geometry.GetLocalSize());
}
} // namespace SMRInputStripDetail

SMRInputStrip::SMRInputStrip() = default;
SMRInputStrip::~SMRInputStrip() = default;

void SMRInputStrip::Construct(const FArguments& InArgs)
{
	Animation = InArgs._Animation;
	Time = InArgs._Time;
	Place = InArgs._Place ? InArgs._Place : MakeShared<FMRInputStripPlace>();
	OnScrub = InArgs._OnScrub;
	OnScrubEnd = InArgs._OnScrubEnd;
	SetClipping(EWidgetClipping::ClipToBounds);
	if (InArgs._ShowsGhosts)
	{
		Ghosts = MakeUnique<FMRInputScrubGhosts>();
		if (Place->bIsScrubbed)
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
		MRInputStripView::Follow(*Place, MRInputStripView::Fit(Shown.Overview.range.start, Shown.Overview.range.end));
	}
	return Shown;
}

FMRInputStripPlace& SMRInputStrip::GetPlace() const
{
	GetShown();
	return *Place;
}

FMRInputStripLook SMRInputStrip::GetLook() const
{
	FMRInputStripLook Look;
	Look.Playhead = GetTime();
	return Look;
}

double SMRInputStrip::GetTime() const
{
	const mria::TimeRange& Range = GetShown().Overview.range;
	return FMath::Clamp(Time.Get(Place->Time), static_cast<double>(Range.start), static_cast<double>(Range.end));
}

const FMRInputStripView& SMRInputStrip::GetView() const
{
	return GetPlace().View;
}

void SMRInputStrip::SetAnimation(UMRInputAnimation* InAnimation)
{
	EndDrag();
	if (Ghosts)
	{
		Ghosts->Hide();
	}
	Animation = InAnimation;
	Place = MakeShared<FMRInputStripPlace>();
	Shown = FShown();
	Invalidate(EInvalidateWidgetReason::Paint);
}

void SMRInputStrip::JumpTo(double InTime)
{
	ScrubTo(InTime);
	Place->View = MRInputStripView::Reveal(Place->View, *Place->Full, GetTime());
	OnScrubEnd.ExecuteIfBound();
}

void SMRInputStrip::ScrubTo(double InTime)
{
	const mria::TimeRange& Range = GetShown().Overview.range;
	Place->Time = FMath::Clamp(InTime, static_cast<double>(Range.start), static_cast<double>(Range.end));
	Place->bIsScrubbed = true;
	ShowGhosts();
	OnScrub.ExecuteIfBound(Place->Time);
	Invalidate(EInvalidateWidgetReason::Paint);
}

void SMRInputStrip::ShowGhosts()
{
	UMRInputAnimation* Asset = Animation.Get();
	if (Ghosts && Asset)
	{
		Ghosts->Show(*Asset, GetPlace().Time);
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

FMRInputDrawing SMRInputStrip::MakeDrawing(const FVector2D& Size) const
{
	return MRInputStripGeometry::MakeStrip(
		GetShown().Overview, GetView(), Size, GetLook(), &MRInputStripPaint::MeasureText);
}

int32 SMRInputStrip::OnPaint(const FPaintArgs&, const FGeometry& AllottedGeometry, const FSlateRect&,
	FSlateWindowElementList& OutDrawElements, int32 LayerId, const FWidgetStyle&, bool bParentEnabled) const
{
	const bool bIsEnabled = bParentEnabled && IsEnabled();
	const FMRInputDrawing Drawing = MakeDrawing(SMRInputStripDetail::SizeOf(AllottedGeometry));
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
	LastDragX = SMRInputStripDetail::ToLocal(MyGeometry, MouseEvent).X;
	if (Drag == EDrag::Scrub)
	{
		ScrubTo(MRInputStripView::XToTime(GetView(), SMRInputStripDetail::SizeOf(MyGeometry).X, LastDragX));
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
	const mria::Overview& Overview = GetShown().Overview;
	const int32 Found = MRInputStripGeometry::FindMarkerAt(Overview, GetView(), SMRInputStripDetail::SizeOf(MyGeometry),
		GetLook(), SMRInputStripDetail::ToLocal(MyGeometry, MouseEvent));
	if (Found == INDEX_NONE || MouseEvent.GetEffectingButton() != EKeys::LeftMouseButton)
	{
		// The second of two quick clicks comes as this alone.
		return OnMouseButtonDown(MyGeometry, MouseEvent);
	}
	JumpTo(Overview.markers[Found].time);
	return FReply::Handled();
}

FReply SMRInputStrip::OnMouseMove(const FGeometry& MyGeometry, const FPointerEvent& MouseEvent)
{
	if (Drag == EDrag::None)
	{
		return FReply::Unhandled();
	}
	const double X = SMRInputStripDetail::ToLocal(MyGeometry, MouseEvent).X;
	const double Width = SMRInputStripDetail::SizeOf(MyGeometry).X;
	FMRInputStripPlace& Now = GetPlace();
	if (Drag == EDrag::Scrub)
	{
		ScrubTo(MRInputStripView::XToTime(Now.View, Width, X));
	}
	else
	{
		Now.View = MRInputStripView::Pan(Now.View, *Now.Full, Width, X - LastDragX);
		Invalidate(EInvalidateWidgetReason::Paint);
	}
	LastDragX = X;
	return FReply::Handled();
}

FReply SMRInputStrip::OnMouseWheel(const FGeometry& MyGeometry, const FPointerEvent& MouseEvent)
{
	const double X = SMRInputStripDetail::ToLocal(MyGeometry, MouseEvent).X;
	const double Factor =
		FMath::Pow(SMRInputStripDetail::ZoomOfOneNotch, static_cast<double>(MouseEvent.GetWheelDelta()));
	FMRInputStripPlace& Now = GetPlace();
	const FMRInputStripView Before = Now.View;
	Now.View = MRInputStripView::Zoom(Now.View, *Now.Full, SMRInputStripDetail::SizeOf(MyGeometry).X, X, Factor);
	if (Now.View == Before)
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
	const FVector2D Point = SMRInputStripDetail::ToLocal(MyGeometry, CursorEvent);
	const FVector2D Size = SMRInputStripDetail::SizeOf(MyGeometry);
	const FMRInputStripLook Look = GetLook();
	if (MRInputStripGeometry::FindMarkerAt(GetShown().Overview, GetView(), Size, Look, Point) != INDEX_NONE)
	{
		return FCursorReply::Cursor(EMouseCursor::Hand);
	}
	return MRInputStripGeometry::IsOnPlayhead(GetView(), Size, Look, Point)
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
