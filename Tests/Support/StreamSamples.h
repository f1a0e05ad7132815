// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Stream.h"
#include "StreamBytes.h"

#include <string>
#include <utility>
#include <vector>

namespace mria
{

inline ChannelFlags AllChannels()
{
	ChannelFlags channels;
	channels.Set(Channel::Gaze, true);
	return channels;
}

/** All that a visitor was shown. */
struct SeenStream
{
	std::vector<std::pair<double, Frame>> frames;
	std::vector<std::pair<double, std::string>> markers;
	Result<StreamReport> report = StreamReport{};
};

inline SeenStream See(const std::vector<std::uint8_t>& bytes)
{
	SeenStream seen;
	StreamVisitor visitor;
	visitor.onFrame = [&](double time, const Frame& frame) { seen.frames.push_back({time, frame}); };
	visitor.onMarker = [&](double time, std::string_view name) { seen.markers.push_back({time, std::string(name)}); };
	seen.report = ReadStream(bytes, visitor);
	return seen;
}

/** A stream of random frames at 0.25, 0.5, ... s, and what was put into it. */
struct SampleStream
{
	std::vector<Frame> frames;
	std::vector<std::uint8_t> bytes;
};

/**
 * A packet to begin with, frames in packets, a marker after each tenth frame, and a packet to end with. Another id for
 * each seed.
 */
inline SampleStream MakeSampleStream(
	std::uint64_t seed, std::size_t frameCount, std::uint32_t framesPerPacket, bool hasEnd = true)
{
	SampleStream sample;
	Random random(seed);
	StreamWriter writer([&](Span<const std::uint8_t> packet)
		{ sample.bytes.insert(sample.bytes.end(), packet.begin(), packet.end()); },
		StreamOptions{AllChannels(), framesPerPacket, MakeId(seed)});
	for (std::size_t i = 1; i <= frameCount; ++i)
	{
		const double time = 0.25 * static_cast<double>(i);
		sample.frames.push_back(AnyFrame(random));
		writer.AddFrame(time, sample.frames.back());
		if (i % 10 == 0)
		{
			writer.AddMarker(time, "marker " + std::to_string(i));
		}
	}
	hasEnd ? writer.End() : writer.Flush();
	return sample;
}

} // namespace mria
