// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "InputCoreTypes.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Mria/Writer.h"
#include "Strip/SMRInputStrip.h"
#include "Support/MRInputGrabRecording.h"
#include "Support/MRInputTestWidgets.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputStripSpec, "MRInputAnimation.Editor.Strip",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TStrongObjectPtr<UMRInputAnimation> Animation;
TSharedPtr<SMRInputStrip> Strip;
TArray<double> Scrubbed;
int32 Ends = 0;

/** 1000 pixels for 10 seconds, twice as large on the screen and somewhere on it. */
FGeometry Geometry;

void DefineMouse();
void DefineKeys();
void DefineAsset();
void Load(const mria::Recording& Recording);
FPointerEvent At(double X, double Y, const FKey& Button, float Wheel = 0.0f) const;
END_DEFINE_SPEC(FMRInputStripSpec)

void FMRInputStripSpec::Load(const mria::Recording& Recording)
{
	const mria::WrittenRecording Written = mria::WriteRecording(Recording, mria::Dialect::Mrtk11);
	FMRInputError Error;
	const TArray<uint8> Bytes(Written.bytes.data(), static_cast<int32>(Written.bytes.size()));
	TestTrue(TEXT("read"), Animation->SetBytes(Bytes, TEXT("test"), Error));
}

FPointerEvent FMRInputStripSpec::At(double X, double Y, const FKey& Button, float Wheel) const
{
	return MRInputTestWidgets::MakePointer(FVector2D(Geometry.LocalToAbsolute(FVector2D(X, Y))), Button, Wheel);
}

void FMRInputStripSpec::Define()
{
	BeforeEach(
		[this]
		{
			Geometry =
				FGeometry::MakeRoot(FVector2D(1000.0, 132.0), FSlateLayoutTransform(2.0f, FVector2D(70.0, 30.0)));
			Animation.Reset(NewObject<UMRInputAnimation>(GetTransientPackage()));
			Load(MRInputGrabRecording::Make());
			Scrubbed.Reset();
			Ends = 0;
			Strip = SNew(SMRInputStrip)
						.Animation(Animation.Get())
						.OnScrub_Lambda([this](double Time) { Scrubbed.Add(Time); })
						.OnScrubEnd_Lambda([this] { ++Ends; });
		});
	AfterEach(
		[this]
		{
			Strip.Reset();
			Animation.Reset();
		});
	DefineMouse();
	DefineKeys();
	DefineAsset();
}

void FMRInputStripSpec::DefineMouse()
{
	It("scrubs from the press to the release, with the mouse its own, and stays within the recording",
		[this]
		{
			const FReply Down = Strip->OnMouseButtonDown(Geometry, At(200.0, 80.0, EKeys::LeftMouseButton));
			TestTrue(TEXT("captures"), Down.GetMouseCaptor() == Strip);
			Strip->OnMouseMove(Geometry, At(300.0, 500.0, EKeys::Invalid));
			Strip->OnMouseMove(Geometry, At(4000.0, 80.0, EKeys::Invalid));
			TestEqual(TEXT("not ended"), Ends, 0);
			const FReply Up = Strip->OnMouseButtonUp(Geometry, At(4000.0, 80.0, EKeys::LeftMouseButton));
			TestTrue(TEXT("releases"), Up.ShouldReleaseMouse());
			TestEqual(TEXT("ended"), Ends, 1);
			TestTrue(TEXT("times"), Scrubbed == TArray<double>({2.0, 3.0, 10.0}));
			Strip->OnMouseMove(Geometry, At(500.0, 80.0, EKeys::Invalid));
			TestEqual(TEXT("moves after it"), Scrubbed.Num(), 3);
			TestEqual(TEXT("time"), Strip->GetTime(), 10.0);
		});

	It("ends when the mouse capture is lost, once",
		[this]
		{
			Strip->OnMouseButtonDown(Geometry, At(200.0, 80.0, EKeys::LeftMouseButton));
			Strip->OnMouseCaptureLost(FCaptureLostEvent(0, 0));
			Strip->OnMouseCaptureLost(FCaptureLostEvent(0, 0));
			TestEqual(TEXT("ended"), Ends, 1);
			TestFalse(
				TEXT("up"), Strip->OnMouseButtonUp(Geometry, At(200.0, 80.0, EKeys::LeftMouseButton)).IsEventHandled());
		});

	It("zooms about the cursor",
		[this]
		{
			Strip->OnMouseWheel(Geometry, At(250.0, 80.0, EKeys::Invalid, 2.0f));
			const mria::TimeView View = Strip->GetView();
			TestEqual(TEXT("length"), View.Length(), 6.4, 1e-6);
			TestEqual(TEXT("under the cursor"), mria::XToTime(View, 1000.0, 250.0), 2.5, 1e-6);
			TestEqual(TEXT("no scrub"), Scrubbed.Num(), 0);
		});

	It("leaves the wheel to the panel around it where there is nothing more to see",
		[this]
		{
			const auto Turn = [this](float Notches)
			{ return Strip->OnMouseWheel(Geometry, At(250.0, 80.0, EKeys::Invalid, Notches)).IsEventHandled(); };
			TestFalse(TEXT("out of all"), Turn(-1.0f));
			TestTrue(TEXT("in"), Turn(1.0f));
			TestTrue(TEXT("out again"), Turn(-1.0f));
			TestFalse(TEXT("no further"), Turn(-1.0f));
		});

	It("pans with the right and the middle button, without scrubbing",
		[this]
		{
			for (const FKey& Button : {EKeys::RightMouseButton, EKeys::MiddleMouseButton})
			{
				Strip->OnMouseWheel(Geometry, At(500.0, 80.0, EKeys::Invalid, 3.0f));
				const mria::TimeView Before = Strip->GetView();
				Strip->OnMouseButtonDown(Geometry, At(500.0, 80.0, Button));
				Strip->OnMouseMove(Geometry, At(490.0, 80.0, EKeys::Invalid));
				Strip->OnMouseButtonUp(Geometry, At(490.0, 80.0, Button));
				TestEqual(TEXT("moved"), Strip->GetView().start, Before.start + 0.01 * Before.Length(), 1e-6);
			}
			TestEqual(TEXT("no scrub"), Scrubbed.Num() + Ends, 0);
		});

	It("follows only the button that started a drag, and gets keyboard focus",
		[this]
		{
			Strip->OnMouseWheel(Geometry, At(500.0, 80.0, EKeys::Invalid, 3.0f));
			const mria::TimeView Before = Strip->GetView();
			const FReply Down = Strip->OnMouseButtonDown(Geometry, At(500.0, 80.0, EKeys::RightMouseButton));
			TestTrue(TEXT("focus"), Down.GetUserFocusRecepient() == Strip);
			TestFalse(TEXT("another button"),
				Strip->OnMouseButtonDown(Geometry, At(500.0, 80.0, EKeys::LeftMouseButton)).IsEventHandled());
			Strip->OnMouseMove(Geometry, At(490.0, 80.0, EKeys::Invalid));
			TestFalse(TEXT("let go"),
				Strip->OnMouseButtonUp(Geometry, At(490.0, 80.0, EKeys::LeftMouseButton)).IsEventHandled());
			Strip->OnMouseMove(Geometry, At(480.0, 80.0, EKeys::Invalid));
			TestEqual(TEXT("continues"), Strip->GetView().start, Before.start + 0.02 * Before.Length(), 1e-6);
			TestEqual(TEXT("no scrub"), Scrubbed.Num(), 0);
		});

	It("jumps to a marker on a double click, and scrubs next to one",
		[this]
		{
			Strip->OnMouseButtonDoubleClick(Geometry, At(503.0, 20.0, EKeys::LeftMouseButton));
			TestTrue(TEXT("marker"), Scrubbed == TArray<double>({5.0}) && Ends == 1);
			Strip->OnMouseButtonDoubleClick(Geometry, At(700.0, 20.0, EKeys::LeftMouseButton));
			TestEqual(TEXT("next to it"), Strip->GetTime(), 7.0);
			TestEqual(TEXT("continues"), Ends, 1);
			Strip->OnMouseCaptureLost(FCaptureLostEvent(0, 0));
			Strip->OnMouseButtonDoubleClick(Geometry, At(503.0, 20.0, EKeys::RightMouseButton));
			TestEqual(TEXT("another button"), Strip->GetTime(), 7.0);
		});

	It("says by the cursor what is under it",
		[this]
		{
			Strip->JumpTo(3.0);
			const auto Ask = [this](double X, double Y)
			{
				const FCursorReply Reply = Strip->OnCursorQuery(Geometry, At(X, Y, EKeys::Invalid));
				return Reply.IsEventHandled() ? Reply.GetCursorType() : EMouseCursor::None;
			};
			TestTrue(TEXT("playhead"), Ask(301.0, 90.0) == EMouseCursor::ResizeLeftRight);
			TestTrue(TEXT("marker"), Ask(401.0, 20.0) == EMouseCursor::Hand);
			TestTrue(TEXT("nothing"), Ask(600.0, 90.0) == EMouseCursor::None);
			Strip->OnMouseButtonDown(Geometry, At(600.0, 80.0, EKeys::RightMouseButton));
			TestTrue(TEXT("panning"), Ask(600.0, 90.0) == EMouseCursor::GrabHandClosed);
		});
}

void FMRInputStripSpec::DefineKeys()
{
	It("steps by a sixtieth of a second and goes to the ends",
		[this]
		{
			using MRInputTestWidgets::MakeKey;
			Strip->JumpTo(4.0);
			TestTrue(TEXT("focus"), Strip->SupportsKeyboardFocus());
			Strip->OnKeyDown(Geometry, MakeKey(EKeys::Right));
			TestEqual(TEXT("right"), Strip->GetTime(), 4.0 + 1.0 / 60.0, 1e-9);
			Strip->OnKeyDown(Geometry, MakeKey(EKeys::Left));
			TestEqual(TEXT("left"), Strip->GetTime(), 4.0, 1e-9);
			Strip->OnKeyDown(Geometry, MakeKey(EKeys::End));
			TestEqual(TEXT("end"), Strip->GetTime(), 10.0);
			Strip->OnKeyDown(Geometry, MakeKey(EKeys::Home));
			TestEqual(TEXT("home"), Strip->GetTime(), 0.0);
			TestEqual(TEXT("each one ends"), Ends, 5);
			TestFalse(TEXT("others"), Strip->OnKeyDown(Geometry, MakeKey(EKeys::A)).IsEventHandled());
		});
}

void FMRInputStripSpec::DefineAsset()
{
	It("draws the recording, and what becomes of it",
		[this]
		{
			const FVector2D Size(1000.0, 132.0);
			const std::size_t Before = Strip->MakeDrawing({Size.X, Size.Y}).texts.size();
			mria::Recording Recording = MRInputGrabRecording::Make();
			Recording.markers.clear();
			Load(Recording);
			TestEqual(TEXT("without two names"), Strip->MakeDrawing({Size.X, Size.Y}).texts.size(), Before - 2);
		});

	It("keeps its view when the recording changes, and resets it for another one",
		[this]
		{
			Strip->OnMouseWheel(Geometry, At(250.0, 80.0, EKeys::Invalid, 2.0f));
			Strip->JumpTo(2.5);
			const mria::TimeView Before = Strip->GetView();
			mria::Recording Recording = MRInputGrabRecording::Make();
			Recording.markers.clear();
			Load(Recording);
			TestTrue(TEXT("view"), Strip->GetView().start == Before.start && Strip->GetView().end == Before.end);
			TestEqual(TEXT("time"), Strip->GetTime(), 2.5);
			Strip->SetAnimation(Animation.Get());
			TestEqual(TEXT("all of it"), Strip->GetView().Length(), 10.0, 1e-6);
			TestEqual(TEXT("start"), Strip->GetTime(), 0.0);
		});

	It("shows the time that it jumps to, however close it is looked at",
		[this]
		{
			Strip->OnMouseWheel(Geometry, At(0.0, 80.0, EKeys::Invalid, 5.0f));
			Strip->JumpTo(8.0);
			TestTrue(TEXT("in view"), Strip->GetView().start < 8.0 && Strip->GetView().end > 8.0);
		});

	It("shows the time it is given, and keeps to the recording when that changes",
		[this]
		{
			double Time = 6.0;
			const TSharedRef<SMRInputStrip> Bound =
				SNew(SMRInputStrip).Animation(Animation.Get()).Time_Lambda([&Time] { return Time; });
			TestEqual(TEXT("given"), Bound->GetTime(), 6.0);
			Time = 99.0;
			TestEqual(TEXT("within"), Bound->GetTime(), 10.0);
			Strip->SetAnimation(nullptr);
			TestEqual(TEXT("none"), Strip->GetTime(), 0.0);
			Strip->OnMouseButtonDown(Geometry, At(200.0, 80.0, EKeys::LeftMouseButton));
			TestEqual(TEXT("still none"), Strip->GetTime(), 0.0);
		});
}

#endif
