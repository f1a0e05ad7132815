// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "LayerTest.h"
#include "Mria/Similarity.h"
#include "Mria/Space.h"
#include "Mria/Transform.h"
#include "Replay/Motion.h"

namespace mria::openxr
{

class Spaces : public LayerTest
{
};

TEST_F(Spaces, KeepTheRecordingInTheRoomWhenAnOriginMoves)
{
	const Recording recording = MakeRecording();
	Play(recording);
	CreateInstanceAndSession();
	const XrSpace view = MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW);
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	const XrSpace local = MakeSpace(XR_REFERENCE_SPACE_TYPE_LOCAL);
	Focus(kSecond);
	const Pose head = SampleOpenXr(recording, 2.0f).camera;
	const Pose moved{{0.5f, 0.0f, -1.0f}, TurnAboutUp(40.0f)};

	// Local space moves in the stage: the head's place in it changes, that in the stage does not.
	FakeRuntime& runtime = GetFakeRuntime();
	runtime.QueueRecentre(session_, XR_REFERENCE_SPACE_TYPE_LOCAL, moved, 2 * kSecond);
	EXPECT_EQ(PollAll().size(), 1u) << "the application is informed";
	runtime.local = Compose(runtime.local, moved);
	ExpectNear(Locate(view, stage, 3 * kSecond).pose, head);
	ExpectNear(Locate(view, local, 3 * kSecond).pose, Compose(Inverse(runtime.local), head));

	// The stage itself moves: numbers change, the place in the room does not. Twice, and before that nothing changes.
	runtime.QueueRecentre(session_, XR_REFERENCE_SPACE_TYPE_STAGE, moved, 3 * kSecond);
	EXPECT_EQ(PollAll().size(), 1u);
	ExpectNear(Locate(view, stage, 3 * kSecond - 1).pose, head);
	ExpectNear(Locate(view, stage, 3 * kSecond).pose, Compose(Inverse(moved), head));
	runtime.QueueRecentre(session_, XR_REFERENCE_SPACE_TYPE_STAGE, moved, 3 * kSecond);
	PollAll();
	ExpectNear(Locate(view, stage, 3 * kSecond).pose, Compose(Inverse(Compose(moved, moved)), head));
}

TEST_F(Spaces, PutTheRecordedHeadWhereTheRealOneIsAtTheStart)
{
	const Recording recording = MakeRecording();
	Settings settings;
	settings.origin = Origin::Head;
	Play(recording, settings);
	GetFakeRuntime().head = {{1.0f, 1.6f, -2.0f}, TurnAboutUp(70.0f)};
	CreateInstanceAndSession();
	const XrSpace view = MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW);
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	Focus(kSecond);
	const XrSpaceLocation start = Locate(view, stage, kSecond);
	EXPECT_LT(Length(FromXr(start.pose.position) - GetFakeRuntime().head.position), 1e-4f);
	const Quat seen = RotationFromSpace(FromXr(start.pose).rotation, mria::Space::OpenXr);
	const Quat real = RotationFromSpace(GetFakeRuntime().head.rotation, mria::Space::OpenXr);
	EXPECT_NEAR(HeadingOf(seen), HeadingOf(real), 1e-3f);

	const Pose first = SampleOpenXr(recording, 0.0f).camera;
	const Pose later = SampleOpenXr(recording, 2.0f).camera;
	const Vec3 way = FromXr(Locate(view, stage, 3 * kSecond).pose.position) - FromXr(start.pose.position);
	EXPECT_NEAR(Length(way), Length(later.position - first.position), 1e-4f) << "moved as a whole, not bent";
}

TEST_F(Spaces, KeepALocalOriginWhereItWasAtTheStart)
{
	const Recording recording = MakeRecording();
	Settings settings;
	settings.origin = Origin::Local;
	Play(recording, settings);
	CreateInstanceAndSession();
	const XrSpace view = MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW);
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	Focus(kSecond);
	const Pose wanted = Compose(GetFakeRuntime().local, SampleOpenXr(recording, 2.0f).camera);
	ExpectNear(Locate(view, stage, 3 * kSecond).pose, wanted);
	GetFakeRuntime().local.position.x += 3.0f; // without a word of how far
	ExpectNear(Locate(view, stage, 3 * kSecond).pose, wanted);
}

TEST_F(Spaces, UseLocalSpaceWhereThereIsNoStage)
{
	const Recording recording = MakeRecording();
	GetFakeRuntime().hasStage = false;
	Play(recording);
	CreateInstanceAndSession();
	const XrSpace view = MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW);
	const XrSpace local = MakeSpace(XR_REFERENCE_SPACE_TYPE_LOCAL);
	Focus(kSecond);
	ExpectNear(Locate(view, local, 3 * kSecond).pose, SampleOpenXr(recording, 2.0f).camera);
}

TEST_F(Spaces, CarryTheirOffsetsAndVelocities)
{
	const Recording recording = MakeRecording();
	Play(recording);
	CreateInstanceAndSession();
	const Pose offset{{0.0f, 0.1f, -0.5f}, TurnAboutUp(20.0f)};
	const XrSpace view = MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW, offset);
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	Focus(kSecond);
	ExpectNear(Locate(view, stage, 3 * kSecond).pose, Compose(SampleOpenXr(recording, 2.0f).camera, offset));

	// The velocity is what two places a moment apart say.
	constexpr XrTime kStep = 2000000;
	const Pose before = FromXr(Locate(view, stage, 3 * kSecond).pose);
	const Pose after = FromXr(Locate(view, stage, 3 * kSecond + kStep).pose);
	XrSpaceVelocity velocity{XR_TYPE_SPACE_VELOCITY};
	XrSpaceLocation location{XR_TYPE_SPACE_LOCATION, &velocity};
	ASSERT_EQ(LocateSpace(view, stage, 3 * kSecond + kStep / 2, &location), XR_SUCCESS);
	EXPECT_EQ(velocity.velocityFlags, kVelocityValid);
	const Vec3 measured = (after.position - before.position) * (1e9f / static_cast<float>(kStep));
	EXPECT_LT(Length(FromXr(velocity.linearVelocity) - measured), 0.02f);
	EXPECT_GT(Length(measured), 0.001f);

	// Seen from the head itself nothing moves.
	ASSERT_EQ(LocateSpace(view, view, 3 * kSecond, &location), XR_SUCCESS);
	EXPECT_LT(Length(FromXr(velocity.linearVelocity)), 1e-4f);
	ExpectNear(location.pose, Pose{});
}

TEST_F(Spaces, PassErrorsOfTheRuntimeOn)
{
	Play(MakeRecording());
	CreateInstanceAndSession();
	const XrSpace view = MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW);
	Focus(kSecond);
	GetFakeRuntime().isSessionLost = true;
	XrSpaceLocation location{XR_TYPE_SPACE_LOCATION};
	EXPECT_EQ(LocateSpace(view, view, 3 * kSecond, &location), XR_ERROR_SESSION_LOST);
}

TEST_F(Spaces, BelongToTheirSession)
{
	const Recording recording = MakeRecording();
	Play(recording);
	CreateInstanceAndSession();
	const XrSession first = session_;
	const XrSpace firstView = MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW);
	const XrSpace firstStage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	XrSessionCreateInfo info{XR_TYPE_SESSION_CREATE_INFO};
	ASSERT_EQ(CreateSession(instance_, &info, &session_), XR_SUCCESS);
	const XrSpace view = MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW);
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	Focus(2 * kSecond);
	ExpectNear(Locate(view, stage, 3 * kSecond).pose, SampleOpenXr(recording, 1.0f).camera);
	ExpectNear(Locate(firstView, firstStage, 3 * kSecond).pose, GetFakeRuntime().head);

	// The first one is lost and made again: it starts with its own focus.
	ASSERT_EQ(DestroySession(first), XR_SUCCESS);
	XrSpaceLocation location{XR_TYPE_SPACE_LOCATION};
	EXPECT_EQ(LocateSpace(firstView, firstStage, 3 * kSecond, &location), XR_ERROR_HANDLE_INVALID);
	ExpectNear(Locate(view, stage, 4 * kSecond).pose, SampleOpenXr(recording, 2.0f).camera);
	ASSERT_EQ(CreateSession(instance_, &info, &session_), XR_SUCCESS);
	const XrSpace newView = MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW);
	const XrSpace newStage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	Focus(4 * kSecond);
	ExpectNear(Locate(newView, newStage, 5 * kSecond).pose, SampleOpenXr(recording, 1.0f).camera);
}

class Start : public LayerTest
{
};

TEST_F(Start, WaitsForSecondsAKeyOrTheFirstTime)
{
	const Recording recording = MakeRecording();
	const Pose wanted = SampleOpenXr(recording, 1.0f).camera;
	const auto expectStart = [&](const Settings& settings, XrTime focus, XrTime now)
	{
		Play(recording, settings);
		CreateInstanceAndSession();
		const XrSpace view = MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW);
		const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
		Focus(focus);
		BeginFrame(2 * kSecond);
		ExpectNear(Locate(view, stage, now).pose, wanted);
		DestroyInstance(instance_);
	};
	Settings settings;
	expectStart(settings, 0, 3 * kSecond); // a runtime that does not say when: the first frame
	settings.rate = 0.5;
	expectStart(settings, kSecond, 3 * kSecond);
	settings.rate = 1.0;
	settings.start = StartOn::Delay;
	settings.delay = 2.5;
	expectStart(settings, kSecond, 9 * kSecond / 2);
	settings = {};
	settings.start = StartOn::Key;
	bool isPressed = false;
	GetLayer().isStartKeyPressed = [&] { return isPressed; };
	isPressed = true;
	expectStart(settings, kSecond, 3 * kSecond);
	instance_ = XR_NULL_HANDLE;
}

} // namespace mria::openxr
