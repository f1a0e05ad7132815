// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Sampler.h"
#include "Mria/Synth.h"
#include "Mria/Writer.h"

#include <gtest/gtest.h>

namespace mria::SynthFaultsTests
{

TEST(SynthFaults, MakeUpNoFlagsWithoutHands)
{
	SynthOptions options;
	options.duration = 2.0f;
	options.hands = false;
	options.faults.negativeFlags = true;
	EXPECT_TRUE(Synthesize(options).curves[TrackedCurve(Hand::Right)].keys.empty());
}

TEST(SynthFaults, SpreadTheFramesOfSmoothTakesToo)
{
	SynthOptions options;
	options.duration = 3.0f;
	options.dialect = Dialect::Mrtk10;
	options.keys = SynthKeys::Smooth;
	SynthOptions uneven = options;
	uneven.faults.unevenFrames = true;
	const Sampler smooth(Synthesize(options));
	const Sampler spread(Synthesize(uneven));
	for (float time = 0.2f; time < 2.8f; time += 0.1f)
	{
		Frame frames[2];
		smooth.SampleAt(time, frames[0]);
		spread.SampleAt(time, frames[1]);
		EXPECT_LT(Length(frames[0].camera.position - frames[1].camera.position), 0.02f)
			<< "the same motion at " << time;
	}
}

TEST(SynthFaults, FitIntoShortKeys)
{
	SynthOptions options;
	options.motion = SynthMotion::PinchDrag;
	options.duration = 2.0f;
	options.faults.signFlips = 0.5f;
	for (const Loss& loss : WriteRecording(Synthesize(options), options.dialect).losses)
	{
		ADD_FAILURE() << Describe(loss);
	}
}

TEST(SynthFaults, EndInMidPinch)
{
	for (const float duration : {1.0f, 5.0f, 8.5f, 30.0f})
	{
		SynthOptions options;
		options.motion = SynthMotion::TwoHandScale;
		options.duration = duration;
		options.faults.endPinching = true;
		EXPECT_EQ(Synthesize(options).curves[PinchCurve(Hand::Right)].keys.back().value, 1.0f) << duration;
	}
}

TEST(SynthFaults, LeaveOneSmoothStretchAcrossUnevenFrames)
{
	SynthOptions options;
	options.dialect = Dialect::Mrtk10;
	options.keys = SynthKeys::Smooth;
	options.duration = 3.0f;
	options.faults.unevenFrames = true;
	const std::vector<Keyframe> keys = Synthesize(options).curves[CameraCurve(PoseComponent::PositionX)].keys;
	ASSERT_GT(keys.size(), 3u);
	for (std::size_t i = 0; i + 1 < keys.size(); ++i)
	{
		EXPECT_NE(keys[i].outWeight, 0.0f) << "a line, as beyond the end of a stretch, at " << keys[i].time;
	}
}

} // namespace mria::SynthFaultsTests
