// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Stream.h"
#include "Stream/StreamFrames.h"
#include "Stream/StreamPacket.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <utility>

namespace mria
{

namespace StreamWriterDetail
{
constexpr std::uint32_t kMostFramesPerPacket = 1000;
} // namespace StreamWriterDetail

StreamWriter::StreamWriter(StreamSink sink, const StreamOptions& options)
	: sink_(std::move(sink))
	, options_(options)
{
	using namespace StreamWriterDetail;
	options_.framesPerPacket = std::clamp<std::uint32_t>(options.framesPerPacket, 1, kMostFramesPerPacket);
	frames_.reserve(kStreamHeaderSize + options_.framesPerPacket * kLargestStreamFrame);
	frames_.resize(kStreamHeaderSize);
	HandOut(StreamPacketType::Begin, frames_, 0);
}

void StreamWriter::AddFrame(double time, const Frame& frame)
{
	assert(!isEnded_);
	AppendStreamFrame(time, frame, options_.channels, frames_);
	if (++waitingFrames_ == options_.framesPerPacket)
	{
		Flush();
	}
}

void StreamWriter::AddMarker(double time, std::string_view name)
{
	assert(!isEnded_);
	std::vector<std::uint8_t> packet(kStreamHeaderSize + sizeof(time) + name.size());
	std::memcpy(packet.data() + kStreamHeaderSize, &time, sizeof(time));
	std::copy(name.begin(), name.end(), packet.begin() + kStreamHeaderSize + sizeof(time));
	HandOut(StreamPacketType::Marker, packet, 0);
}

void StreamWriter::Flush()
{
	if (waitingFrames_ > 0)
	{
		HandOut(StreamPacketType::Frames, frames_, std::exchange(waitingFrames_, 0));
		frames_.resize(kStreamHeaderSize);
	}
}

void StreamWriter::End()
{
	assert(!isEnded_);
	Flush();
	HandOut(StreamPacketType::End, frames_, 0);
	isEnded_ = true;
}

void StreamWriter::HandOut(std::uint8_t type, std::vector<std::uint8_t>& packet, std::uint32_t frames)
{
	StreamPacketHeader header;
	header.type = type;
	header.channels = PackChannels(options_.channels);
	header.sequence = sequence_++;
	header.framesBefore = framesBefore_;
	header.id = options_.id;
	SealPacket(header, packet);
	framesBefore_ += frames;
	sink_(packet);
}

} // namespace mria
