// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/FloatRules.h"
#include "Mria/Reader.h"
#include "Mria/Sampler.h"
#include "Mria/Synth.h"
#include "Support/RecordingBuilder.h"
#include "Support/TestFiles.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mria::SamplerMotionTests
{
namespace
{

constexpr float kDegrees = 57.29578f;

/** A turn about `axis` by `angle`. */
Quat Turn(const Vec3& axis, float angle)
{
	const float s = std::sin(angle / 2.0f);
	return {axis.x * s, axis.y * s, axis.z * s, std::cos(angle / 2.0f)};
}

/** Largest turn of any joint that is there from one frame to the next at 90 Hz, in degrees, while its hand is tracked.
 */
float LargestStep(const Sampler& sampler)
{
	float largest = 0.0f;
	Frame before;
	Frame now;
	Sampler::Cursor cursor;
	const TimeRange range = sampler.Range();
	sampler.SampleAt(range.start, before, cursor);
	for (float time = range.start; time < range.end; time += 1.0f / 90.0f)
	{
		sampler.SampleAt(time, now, cursor);
		for (const Hand hand : kHands)
		{
			const std::uint32_t present = now[hand].isTracked && before[hand].isTracked ? now[hand].presentJoints : 0;
			for (std::size_t joint = 0; joint < kJointCount; ++joint)
			{
				const Quat& a = before[hand].joints[joint].rotation;
				const Quat& b = now[hand].joints[joint].rotation;
				largest = (present >> joint & 1u) != 0 ? std::fmax(largest, AngleBetween(a, b) * kDegrees) : largest;
				EXPECT_FALSE(IsNan(b.w) || IsNan(now[hand].joints[joint].position.x)) << "at " << time;
			}
		}
		before = now;
	}
	return largest;
}

TEST(Sampler, GivesTheVelocityOfAPose)
{
	RecordingBuilder builder;
	const Vec3 axis{0.6f, 0.0f, 0.8f};
	for (int i = 0; i <= 100; ++i)
	{
		const float time = static_cast<float>(i) * 0.01f;
		const Pose pose{{2.0f * time, 0.0f, -time}, Turn(axis, 1.5f * time)};
		for (std::size_t c = 0; c < kPoseComponentCount; ++c)
		{
			builder.WithKey(c, PlainKey(time, (&pose.position.x)[c]));
		}
	}
	const Velocity velocity = Sampler(builder.Get()).VelocityAt(kCameraPose, 0.505f);
	EXPECT_NEAR(velocity.linear.x, 2.0f, 1e-4f);
	EXPECT_NEAR(velocity.linear.z, -1.0f, 1e-4f);
	EXPECT_NEAR(velocity.angular.x, 1.5f * axis.x, 1e-3f);
	EXPECT_NEAR(velocity.angular.y, 0.0f, 1e-3f);
	EXPECT_NEAR(velocity.angular.z, 1.5f * axis.z, 1e-3f);
}

TEST(Sampler, GivesTheVelocityAlongBezierCurves)
{
	SynthOptions options;
	options.motion = SynthMotion::Press;
	options.duration = 3.0f;
	options.dialect = Dialect::Mrtk10;
	options.keys = SynthKeys::Smooth;
	const Sampler sampler(Synthesize(options));
	const float time = 1.7f;
	const float step = 1.0f / 512.0f;
	const PoseId tip = JointPose(Hand::Right, Joint::IndexTip);
	Frame before;
	Frame after;
	sampler.SampleAt(time - step, before);
	sampler.SampleAt(time + step, after);
	const Vec3 moved = after[Hand::Right][Joint::IndexTip].position - before[Hand::Right][Joint::IndexTip].position;
	const Vec3 difference = sampler.VelocityAt(tip, time).linear - moved * (0.5f / step);
	EXPECT_LT(Length(difference), 5e-3f);
}

TEST(Sampler, HasNoVelocityOutsideTheKeys)
{
	const Sampler sampler(RecordingBuilder().WithCameraKeys(3).Get());
	EXPECT_EQ(Length(sampler.VelocityAt(kCameraPose, -1.0f).linear), 0.0f);
	EXPECT_EQ(Length(sampler.VelocityAt(kCameraPose, 9.0f).linear), 0.0f);
	EXPECT_GT(Length(sampler.VelocityAt(kCameraPose, 0.1f).linear), 0.0f);
}

TEST(Sampler, PlaysTheDeviceRecordingWithoutSpins)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "device-right-hand-1.0.bin");
	const Result<RecordingView> view = OpenRecording(*bytes);
	ASSERT_TRUE(view);
	const float smooth = LargestStep(Sampler(view.Value()));
	const float asStored = LargestStep(Sampler(view.Value(), {true}));
	RecordProperty("largestStepDegrees", std::to_string(smooth));
	RecordProperty("largestStepAsStoredDegrees", std::to_string(asStored));
	EXPECT_LT(smooth, 45.0f) << "as stored it is " << asStored;
	EXPECT_GT(asStored, 90.0f) << "as MRTK plays it, joints spin";
}

TEST(Sampler, PlaysTheEditorRecordingWithoutNaN)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "editor-left-hand-1.0.bin");
	const Result<RecordingView> view = OpenRecording(*bytes);
	ASSERT_TRUE(view);
	EXPECT_LT(LargestStep(Sampler(view.Value())), 90.0f);
}

} // namespace
TEST(Sampler, TurnsNothingWhereARotationHasNoLength)
{
	RecordingBuilder builder;
	for (CurveId curve = CameraCurve(PoseComponent::RotationX); curve < kPoseComponentCount; ++curve)
	{
		builder.WithKey(curve, PlainKey(0.0f, -1.0f)).WithKey(curve, PlainKey(1.0f, 1.0f));
	}
	const Sampler sampler(builder.Get(), {true});
	EXPECT_EQ(Length(sampler.VelocityAt(kCameraPose, 0.5f).angular), 0.0f);
	EXPECT_TRUE(IsFinite(Length(sampler.VelocityAt(kCameraPose, 0.75f).angular)));
}

TEST(Sampler, GivesTheVelocityOfCurvesThatLoop)
{
	const CurveId x = CameraCurve(PoseComponent::PositionX);
	const Sampler sampler(RecordingBuilder()
							  .WithKey(x, PlainKey(0.0f, 0.0f))
							  .WithKey(x, PlainKey(1.0f, 3.0f))
							  .WithWrap(x, WrapMode::Loop, WrapMode::PingPong)
							  .Get());
	EXPECT_EQ(sampler.VelocityAt(kCameraPose, -0.5f).linear.x, 3.0f);
	EXPECT_EQ(sampler.VelocityAt(kCameraPose, 0.5f).linear.x, 3.0f);
	EXPECT_EQ(sampler.VelocityAt(kCameraPose, 1.5f).linear.x, -3.0f) << "on the way back";
}

} // namespace mria::SamplerMotionTests
