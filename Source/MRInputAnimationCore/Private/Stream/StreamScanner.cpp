// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Stream/StreamScanner.h"

#include "Stream/Crc32c.h"
#include "Stream/StreamFrames.h"

#include <algorithm>

/*
 * Why it is built like this. A stream exists for the case that the program or the machine stops at any time, so a
 * reader must expect a half-written packet, zeros or old data where a packet should be, and packets of another
 * stream in a reused file. Each packet can be verified by itself: magic number, stream id, sequence number, and
 * checksums of header and content. After damage the scanner searches for the next header that passes these tests and
 * continues there; the sequence numbers show how much is missing. Content with a valid checksum is still checked,
 * because the file may have been written by other software.
 *
 * Bytes are searched at most twice, so hostile input cannot make the scan slower than linear.
 */

namespace mria
{

std::optional<StreamPacket> StreamScanner::Next()
{
	while (offset_ < bytes_.size() && !isOver_)
	{
		const std::size_t found = FindPacketHeader(bytes_, offset_);
		if (found > offset_ && !damage_)
		{
			const bool isCutOff = found == bytes_.size() && found - offset_ < HeaderSizeOf(report_.version);
			damage_ = StreamDamage{isCutOff ? StreamFault::CutOff : StreamFault::NoPacket, offset_, 0};
		}
		offset_ = found;
		std::optional<StreamPacket> packet = found < bytes_.size() ? TryPacket(found) : std::nullopt;
		if (packet)
		{
			return packet;
		}
	}
	if (offset_ < bytes_.size() && !damage_)
	{
		damage_ = StreamDamage{StreamFault::AfterEnd, offset_, 0};
	}
	offset_ = bytes_.size();
	CloseDamage(offset_);
	return std::nullopt;
}

/** The packet whose header is at `offset`. If it is damaged, the search continues after the header. */
std::optional<StreamPacket> StreamScanner::TryPacket(std::size_t offset)
{
	StreamPacket packet;
	packet.header = *ReadPacketHeader(bytes_, offset);
	const std::size_t start = offset + HeaderSizeOf(packet.header.version);
	const std::size_t size = (std::min<std::size_t>)(packet.header.payloadSize, bytes_.size() - start);
	packet.payload = bytes_.Part(start, size);
	const std::optional<StreamFault> fault = FindFault(packet);
	if (!fault)
	{
		Accept(packet, offset);
		return packet;
	}
	const bool isOfOther = *fault == StreamFault::SecondStream;
	report_.packetsOfOthers += isOfOther ? 1 : 0;
	isOver_ = isOfOther && packet.header.version == 1 && report_.version == 1; // no id says whose packets follow
	if (isOfOther && damage_ && damage_->fault != StreamFault::SecondStream)
	{
		CloseDamage(offset); // so that the report says where the other stream is
	}
	damage_ = damage_.value_or(StreamDamage{*fault, offset, 0});
	const bool isPassedOver = isOfOther || offset < searchedEnd_;
	searchedEnd_ = (std::max)(searchedEnd_, start + size);
	offset_ = isPassedOver ? start + size : start;
	return std::nullopt;
}

std::optional<StreamFault> StreamScanner::FindFault(StreamPacket& packet) const
{
	const StreamPacketHeader& header = packet.header;
	if (packet.payload.size() < header.payloadSize)
	{
		return StreamFault::CutOff;
	}
	if (Crc32c(packet.payload) != header.payloadChecksum)
	{
		return StreamFault::BadChecksum;
	}
	if (report_.packets > 0 && !IsOfThisStream(header))
	{
		return StreamFault::SecondStream;
	}
	if (header.sequence < nextSequence_ || header.framesBefore < nextFrame_)
	{
		return StreamFault::OutOfOrder;
	}
	return IsSound(packet) ? std::nullopt : std::optional<StreamFault>(StreamFault::BadContent);
}

/** By version and id. Without an id, a begin packet shows that another stream follows. */
bool StreamScanner::IsOfThisStream(const StreamPacketHeader& header) const
{
	return header.version == report_.version && header.id == report_.id &&
		(header.version > 1 || header.type != StreamPacketType::Begin);
}

/** Whether the content is valid; also counts the frames. */
bool StreamScanner::IsSound(StreamPacket& packet) const
{
	const StreamPacketHeader& header = packet.header;
	const ChannelFlags channels = UnpackChannels(header.channels);
	const bool isKnown = report_.packets == 0 || channels.bytes == report_.channels.bytes;
	const bool isFirst = header.sequence == 0;
	if (!isKnown || header.channels != PackChannels(channels) || header.reserved != 0 ||
		isFirst != (header.type == StreamPacketType::Begin))
	{
		return false;
	}
	switch (header.type)
	{
	case StreamPacketType::Begin:
	case StreamPacketType::End:
		return packet.payload.empty();
	case StreamPacketType::Marker:
		return packet.payload.size() >= sizeof(double);
	case StreamPacketType::Frames:
		packet.frames = CountStreamFrames(packet.payload, channels).value_or(0);
		return packet.frames > 0;
	default:
		return false;
	}
}

void StreamScanner::Accept(const StreamPacket& packet, std::size_t offset)
{
	CloseDamage(offset);
	const std::size_t size = HeaderSizeOf(packet.header.version) + packet.payload.size();
	report_.version = packet.header.version;
	report_.id = packet.header.id;
	report_.channels = UnpackChannels(packet.header.channels);
	report_.packetsMissing += packet.header.sequence - nextSequence_;
	report_.framesMissing += packet.header.framesBefore - nextFrame_;
	report_.packets += 1;
	report_.frames += packet.frames;
	report_.markers += packet.header.type == StreamPacketType::Marker ? 1 : 0;
	report_.isComplete = packet.header.type == StreamPacketType::End;
	isOver_ = report_.isComplete;
	report_.bytesUsed += size;
	nextSequence_ = std::uint64_t{packet.header.sequence} + 1;
	nextFrame_ = std::uint64_t{packet.header.framesBefore} + packet.frames;
	offset_ = offset + size;
}

void StreamScanner::CloseDamage(std::size_t end)
{
	if (damage_)
	{
		damage_->size = end - damage_->offset;
		report_.bytesLost += damage_->size;
		report_.damages.push_back(*damage_);
		damage_.reset();
	}
}

} // namespace mria
