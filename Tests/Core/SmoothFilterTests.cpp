// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editing/SmoothFilter.h"
#include "Mria/Smooth.h"

#include <gtest/gtest.h>

#include <vector>

namespace mria::SmoothFilterTests
{

TEST(SmoothFilter, FitsAParabolaToAsMuchOnBothSidesAsThereIs)
{
	// Under so wide a bell all samples count alike: the weights of a quadratic fit to five even samples.
	const double weights[] = {-3.0 / 35.0, 12.0 / 35.0, 17.0 / 35.0, 12.0 / 35.0, -3.0 / 35.0};
	for (std::size_t impulse = 0; impulse < 5; ++impulse)
	{
		std::vector<MotionSample> samples(5);
		for (std::size_t i = 0; i < samples.size(); ++i)
		{
			samples[i].time = static_cast<double>(i);
			samples[i].values[0] = i == impulse ? 1.0 : 0.0;
		}
		SmoothFilter filter({1e-2, 0.0});
		EXPECT_NEAR(filter.Run(samples)[2].values[0], weights[impulse], 0.01) << impulse;
	}
}

TEST(Smooth, KeepsADirectionWhoseNeighboursCancelOut)
{
	constexpr std::size_t kCount = 17; // the fewest of which a wide fit is next to nothing, and on the other side
	Recording recording;
	for (std::size_t i = 0; i < kCount; ++i)
	{
		const float values[] = {i % 2 == 0 ? 1.0f : -1.0f, 0.0f, 0.0f};
		for (std::size_t c = 0; c < kPositionCurveCount; ++c)
		{
			Keyframe key;
			key.time = static_cast<float>(i) / 60.0f;
			key.value = values[c];
			recording.curves[GazeCurve(RayComponent::DirectionX) + c].keys.push_back(key);
		}
	}
	SmoothOptions options;
	options.cutoff = 0.1f;
	options.beta = 0.0f;
	Smooth(recording, options);
	EXPECT_EQ(recording.curves[GazeCurve(RayComponent::DirectionX)].keys[kCount / 2].value, 1.0f);
}

} // namespace mria::SmoothFilterTests
