// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Channels.h"
#include "Mria/Join.h"
#include "Mria/Markers.h"
#include "Mria/Mirror.h"
#include "Mria/PackedRecording.h"
#include "Mria/Reader.h"
#include "Mria/Reducer.h"
#include "Mria/Repair.h"
#include "Mria/Retime.h"
#include "Mria/Smooth.h"
#include "Mria/Synth.h"
#include "Mria/Transform.h"
#include "Mria/Trim.h"
#include "Mria/Writer.h"
#include "Support/RandomRecording.h"
#include "Support/RecordingMatchers.h"

#include <gtest/gtest.h>

#include <functional>

namespace mria::PackedRecordingTests
{

/** Bytes that hold all of a recording. */
std::vector<std::uint8_t> BytesOf(const RecordingView& recording)
{
	RecordingView full = recording;
	full.dialect = Dialect::Documented11;
	return WriteRecording(full, Dialect::Documented11).bytes;
}

struct NamedEdit
{
	const char* name;
	std::function<bool(EditedRecording)> run;
};

std::vector<NamedEdit> AllEdits(const Recording& other)
{
	Similarity turn;
	turn.rotation = TurnAboutUp(30.0f);
	turn.translation = {1.0f, 2.0f, 3.0f};
	Similarity scale;
	scale.scale = 2.0f;
	RetimeOptions backwards;
	backwards.speed = 2.0;
	backwards.reverse = true;
	JoinOptions blend;
	blend.blend = 0.2f;
	ChannelSelection left;
	left.Add(Hand::Left);
	const auto done = [](const auto& result) { return static_cast<bool>(result); };
	return {{"trim",
				[=](EditedRecording recording) {
					return done(Trim(recording, {0.3f, 1.2f}));
				}},
		{"retime", [=](EditedRecording recording) { return done(Retime(recording, backwards)); }},
		{"mirror", [](EditedRecording recording) { return Mirror(recording).swappedKeys > 0; }},
		{"turn", [=](EditedRecording recording) { return Transform(recording, turn).changedCurves > 0; }},
		{"scale", [=](EditedRecording recording) { return Transform(recording, scale).changedCurves > 0; }},
		{"smooth", [](EditedRecording recording) { return Smooth(recording).movedKeys > 0; }},
		{"drop", [=](EditedRecording recording) { return DropChannels(recording, left) > 0; }},
		{"merge", [=, &other](EditedRecording recording) { return MergeChannels(recording, other, left).keysIn > 0; }},
		{"markers", [=](EditedRecording recording) { return done(AddMarker(recording, 1.0f, "here")); }},
		{"reduce", [](EditedRecording recording) { return Reduce(recording).skipped.empty(); }},
		{"reduce like MRTK", [](EditedRecording recording) { return ReduceLikeMrtk(recording).skipped.empty(); }},
		{"repair", [](EditedRecording recording) { return !Repair(recording).empty(); }},
		{"join", [=, &other](EditedRecording recording) { return done(Join(recording, other)); }},
		{"blend", [=, &other](EditedRecording recording) { return done(Join(recording, other, blend)); }}};
}

void ExpectSameEdits(const Recording& source, const Recording& other)
{
	for (const NamedEdit& edit : AllEdits(other))
	{
		Recording full = source;
		PackedRecording packed(RecordingView{source});
		EXPECT_EQ(edit.run(full), edit.run(packed)) << edit.name;
		EXPECT_TRUE(SameBytes(BytesOf(full), BytesOf(packed))) << edit.name;
	}
}

TEST(PackedRecording, KeepsEveryBit)
{
	for (std::uint64_t seed = 0; seed < 60; ++seed)
	{
		const Recording source = RandomRecording(seed, kDialects[seed % kDialects.size()]);
		PackedRecording packed(source);
		EXPECT_TRUE(SameBytes(BytesOf(source), BytesOf(packed))) << "seed " << seed;
		const Recording taken = packed.Take();
		EXPECT_TRUE(SameBytes(BytesOf(source), BytesOf(taken))) << "seed " << seed;
		EXPECT_EQ(CountKeys(packed), 0u);
	}
}

TEST(PackedRecording, PacksOnlyCurvesOfShortKeys)
{
	Recording source;
	source.curves[0].keys = {{0.0f, 1.0f}, {1.0f, 2.0f}};
	source.curves[1].keys = {{0.0f, 1.0f}, {1.0f, 2.0f, -0.0f}};
	const PackedRecording packed(source);
	const RecordingView view = packed;
	EXPECT_EQ(view.curves[0].keySize, kShortKeySize);
	EXPECT_EQ(view.curves[1].keySize, kFullKeySize);
}

TEST(PackedRecording, PacksAnOpenCurveAgain)
{
	Recording source;
	source.curves[0].keys = {{0.0f, 1.0f}};
	PackedRecording packed(source);
	EditedRecording(packed).Open(0)->keys.push_back({1.0f, 2.0f});
	const RecordingView view = packed;
	EXPECT_EQ(view.curves[0].size(), 2u);
	EXPECT_EQ(view.curves[0].keySize, kShortKeySize);
}

TEST(PackedRecording, IsEditedAsARecordingIs)
{
	SynthOptions options;
	options.duration = 2.0f;
	const Recording other = Synthesize(options);
	options.faults.signFlips = 0.1f;
	options.faults.lateStart = 1.5f;
	options.faults.noneJoint = true;
	for (const Dialect dialect : kDialects)
	{
		options.dialect = dialect;
		options.keys = SynthKeys::Smooth;
		ExpectSameEdits(Synthesize(options), other);
		for (std::uint64_t seed = 0; seed < 6; ++seed)
		{
			SCOPED_TRACE("seed " + std::to_string(seed));
			ExpectSameEdits(RandomRecording(seed, dialect), other);
		}
	}
}

} // namespace mria::PackedRecordingTests
