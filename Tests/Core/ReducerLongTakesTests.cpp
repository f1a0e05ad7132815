// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Mria/Reducer.h"
#include "Mria/Synth.h"
#include "Mria/Writer.h"
#include "ReducerTestHelpers.h"
#include "Support/RecordingMatchers.h"
#include "WithoutAvx2.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <vector>

namespace mria::ReducerTests
{

namespace ReducerLongTakesTestsDetail
{
/** Seconds of motion with noise, so that lines of all lengths and breaks at all places come up. */
std::vector<std::uint8_t> NoisyFile(float noise, unsigned seed)
{
	SynthOptions options;
	options.motion = SynthMotion::PinchDrag;
	options.duration = 20.0f;
	Recording recording = Synthesize(options);
	std::mt19937 random(seed);
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		for (Keyframe& key : recording.curves[curve].keys)
		{
			const float part = static_cast<float>(random() % 2001u) / 1000.0f - 1.0f;
			key.value += IsFlagCurve(curve) ? 0.0f : noise * part;
		}
	}
	return WriteRecording(recording, Dialect::Mrtk11).bytes;
}
} // namespace ReducerLongTakesTestsDetail

using namespace ReducerLongTakesTestsDetail;

TEST(Reduce, KeepsTheSameKeysOfLongTakesWithAndWithoutAvx2)
{
	unsigned seed = 0;
	for (const float noise : {0.0f, 3e-5f, 1e-4f, 3e-4f, 1e-3f})
	{
		const std::vector<std::uint8_t> file = NoisyFile(noise, ++seed);
		const RecordingView source = OpenRecording(file).Value();
		Recording wide;
		Recording narrow;
		const ReduceReport wideReport = Reduce(source, {}, wide);
		const WithoutAvx2 withoutAvx2;
		const ReduceReport narrowReport = Reduce(source, {}, narrow);
		EXPECT_TRUE(SameRecording(wide, narrow)) << noise;
		EXPECT_EQ(wideReport.Total().position.worstError, narrowReport.Total().position.worstError) << noise;
		EXPECT_EQ(wideReport.Total().rotation.worstError, narrowReport.Total().rotation.worstError) << noise;
	}
}

TEST(Reduce, GivesTheSameFromAFileAndInPlaceAndIntoADocumentInUse)
{
	const std::vector<std::uint8_t> file = NoisyFile(1e-4f, 7);
	const RecordingView source = OpenRecording(file).Value();
	Recording fresh;
	Reduce(source, {}, fresh);
	Recording inPlace = ReadRecording(file).Value();
	Reduce(inPlace);
	Recording used = ReadRecording(file).Value();
	Reduce(source, {}, used);
	EXPECT_TRUE(SameRecording(fresh, inPlace));
	EXPECT_TRUE(SameRecording(fresh, used));
}

} // namespace mria::ReducerTests
