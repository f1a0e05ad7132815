// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Json/RecordingJson.h"
#include "Support/RandomRecording.h"
#include "Support/RecordingBuilder.h"
#include "Support/StreamSamples.h"

#include <cstdio>
#include <fstream>
#include <string>

namespace mria
{

namespace MakeCorpusDetail
{
using Bytes = std::vector<std::uint8_t>;

struct Seed
{
	std::string name;
	Recording recording;
};

/** Random throughout, but without the 382 curves of the hands. */
Recording AnyBits()
{
	std::uint64_t seed = 0;
	Recording recording;
	do
	{
		recording = RandomRecording(seed++, Dialect::Documented11);
	} while (recording.channels.Has(Channel::Hands) || CountKeys(recording) == 0);
	return recording;
}

/** Small recordings that between them use every part of the format. */
std::vector<Seed> Seeds()
{
	const CurveId cameraX = CameraCurve(PoseComponent::PositionX);
	const CurveId wristX = JointCurve(Hand::Left, Joint::Wrist, PoseComponent::PositionX);
	RecordingBuilder nothing;
	nothing.WithChannels(false, false, false).WithoutMarkerList();
	RecordingBuilder markers;
	markers.WithChannels(false, false, false).WithMarker(0.5f, "one").WithMarker(-1.0f, "\xff\xfe", 5);
	RecordingBuilder camera;
	camera.WithChannels(true, false, false).WithCameraKeys(3);
	RecordingBuilder documented(Dialect::Documented11);
	documented.WithChannelBytes(2, 0, 1).WithCameraKeys(2).WithKeys(kFirstGazeCurve, 2).WithoutMarkerList();
	RecordingBuilder hands;
	hands.WithChannels(false, true, false).WithKeys(TrackedCurve(Hand::Left), 3).WithKeys(wristX, 4);
	RecordingBuilder full(Dialect::Mrtk10);
	full.WithCameraKeys(2).WithKeys(PinchCurve(Hand::Right), 2).WithWrap(cameraX, 1, 4).WithMarker(1.0f, "end");
	RecordingBuilder oneAxis;
	oneAxis.WithChannels(true, false, false).WithKey(cameraX, PlainKey(2, 0)).WithKey(cameraX, PlainKey(1, 0));
	return {{"nothing", nothing.Get()}, {"markers", markers.Get()}, {"camera", camera.Get()},
		{"documented", documented.Get()}, {"hands", hands.Get()}, {"full-1.0", full.Get()}, {"unsorted", oneAxis.Get()},
		{"any-bits", AnyBits()}};
}

bool Save(const std::string& path, const void* data, std::size_t size)
{
	std::ofstream file(path, std::ios::binary);
	file.write(static_cast<const char*>(data), static_cast<std::streamsize>(size));
	return file.good();
}

/** Files for the reader alone, since they are no recordings. */
bool SaveBroken(const std::string& folder)
{
	const Bytes full = RecordingBuilder(Dialect::Mrtk10).WithCameraKeys(1).Bytes();
	const Bytes hostile = FileBytes().Magic().Version(1, 1).Channels(1, 0, 0).CurveHeader(0x7fffffff).Take();
	const Bytes tutorial = FileBytes().Magic().CurveHeader(0).EmptyCurves(9).Take();
	return Save(folder + "/headerless.bin", full.data() + 16, full.size() - 16) &&
		Save(folder + "/cut-off.bin", full.data(), 60) &&
		Save(folder + "/hostile-count.bin", hostile.data(), hostile.size()) &&
		Save(folder + "/tutorial.bin", tutorial.data(), tutorial.size());
}

/** A frame in which every part is there once. */
Frame SmallFrame()
{
	Frame frame;
	frame.hasCamera = frame.hasGaze = true;
	frame.hands[0].isTracked = frame.hands[0].isPinching = true;
	frame.hands[0].presentJoints = 1u << static_cast<unsigned>(Joint::IndexTip);
	return frame;
}

/** Streams that are whole, empty, cut off, damaged, of version 1, and two in one file. */
bool SaveStreams(const std::string& folder)
{
	Bytes whole;
	StreamWriter writer([&whole](Span<const std::uint8_t> packet)
		{ whole.insert(whole.end(), packet.begin(), packet.end()); },
		{AllChannels(), 2, MakeId(1)});
	const std::size_t beginSize = whole.size();
	for (int i = 0; i < 5; ++i)
	{
		writer.AddFrame(i, i == 1 ? Frame{} : SmallFrame());
	}
	writer.AddMarker(1.0, "one");
	writer.End();
	Bytes damaged = whole;
	damaged[beginSize + 60] ^= 1;
	const Bytes random = MakeSampleStream(2, 3, 2).bytes;
	const Bytes version1 = RespelledAs(1, whole);
	Bytes two(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(WholePackets(whole)[2].offset));
	two.insert(two.end(), random.begin(), random.end());
	return Save(folder + "/whole.mrstream", whole.data(), whole.size()) &&
		Save(folder + "/empty.mrstream", whole.data(), beginSize) &&
		Save(folder + "/cut-off.mrstream", whole.data(), whole.size() - 70) &&
		Save(folder + "/damaged.mrstream", damaged.data(), damaged.size()) &&
		Save(folder + "/any-bits.mrstream", random.data(), random.size()) &&
		Save(folder + "/version-1.mrstream", version1.data(), version1.size()) &&
		Save(folder + "/two-streams.mrstream", two.data(), two.size());
}

/** A recording for each operation of FuzzOperations, which the first byte chooses; the next seven are its options. */
bool SaveOperations(const std::string& folder)
{
	constexpr std::size_t kOperations = 35;
	const std::vector<Seed> seeds = Seeds();
	bool isSaved = true;
	for (std::size_t i = 0; i < kOperations; ++i)
	{
		Bytes input(8, static_cast<std::uint8_t>(i));
		const Seed& seed = seeds[i % seeds.size()];
		const Bytes recording = SpellOut(seed.recording);
		input.insert(input.end(), recording.begin(), recording.end());
		isSaved =
			isSaved && Save(folder + "/" + std::to_string(i) + "-" + seed.name + ".bin", input.data(), input.size());
	}
	return isSaved;
}

bool SaveAll(const std::string& corpus)
{
	bool isSaved = SaveBroken(corpus + "/FuzzReader") && SaveStreams(corpus + "/FuzzStream") &&
		SaveOperations(corpus + "/FuzzOperations");
	for (const Seed& seed : Seeds())
	{
		const Bytes bytes = SpellOut(seed.recording);
		const std::string json = ToRecordingJson(seed.recording);
		isSaved = isSaved && Save(corpus + "/FuzzReader/" + seed.name + ".bin", bytes.data(), bytes.size()) &&
			Save(corpus + "/FuzzRoundTrip/" + seed.name + ".bin", bytes.data(), bytes.size()) &&
			Save(corpus + "/FuzzJson/" + seed.name + ".bin", bytes.data(), bytes.size()) &&
			Save(corpus + "/FuzzJson/" + seed.name + ".json", json.data(), json.size());
	}
	return isSaved;
}
} // namespace MakeCorpusDetail

} // namespace mria

/** Writes the seed corpus into the folders of the one named, which have the targets' names. */
int main(int argc, char** argv)
{
	if (argc != 2)
	{
		std::fprintf(stderr, "usage: mria_make_corpus FOLDER\n");
		return 2;
	}
	return mria::MakeCorpusDetail::SaveAll(argv[1]) ? 0 : 1;
}
