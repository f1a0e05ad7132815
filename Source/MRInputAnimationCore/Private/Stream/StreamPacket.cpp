// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Stream/StreamPacket.h"

#include "Stream/Crc32c.h"

#include <cstring>

namespace mria
{

namespace StreamPacketDetail
{
constexpr std::size_t kChecksumSize = sizeof(std::uint32_t);
} // namespace StreamPacketDetail

std::uint8_t PackChannels(const ChannelFlags& channels)
{
	std::uint8_t packed = 0;
	for (std::size_t i = 0; i < kChannelCount; ++i)
	{
		packed = static_cast<std::uint8_t>(packed | (channels.Has(static_cast<Channel>(i)) ? 1u << i : 0u));
	}
	return packed;
}

ChannelFlags UnpackChannels(std::uint8_t channels)
{
	ChannelFlags flags;
	for (std::size_t i = 0; i < kChannelCount; ++i)
	{
		flags.Set(static_cast<Channel>(i), (channels >> i & 1u) != 0);
	}
	return flags;
}

void SealPacket(StreamPacketHeader header, Span<std::uint8_t> packet)
{
	const Span<const std::uint8_t> payload = packet.Part(kStreamHeaderSize, packet.size() - kStreamHeaderSize);
	header.payloadSize = static_cast<std::uint32_t>(payload.size());
	header.payloadChecksum = Crc32c(payload);
	std::memcpy(packet.data(), &header, sizeof(header));
	header.headerChecksum = Crc32c(packet.Part(0, kStreamHeaderSize - StreamPacketDetail::kChecksumSize));
	std::memcpy(packet.data(), &header, sizeof(header));
}

std::optional<StreamPacketHeader> ReadPacketHeader(Span<const std::uint8_t> bytes, std::size_t offset)
{
	const std::size_t left = bytes.size() - offset;
	if (left < kStreamHeaderSizeV1)
	{
		return std::nullopt;
	}
	const std::uint8_t* const first = bytes.data() + offset;
	StreamPacketHeader header;
	const std::size_t size = HeaderSizeOf(first[kStreamVersionOffset]);
	const std::size_t checkedSize = size - StreamPacketDetail::kChecksumSize;
	if (left < size)
	{
		return std::nullopt;
	}
	std::memcpy(&header, first, checkedSize);
	std::memcpy(&header.headerChecksum, first + checkedSize, sizeof(header.headerChecksum));
	const bool isRight = header.magic == kStreamMagic && (header.version == kStreamVersion || header.version == 1) &&
		header.headerChecksum == Crc32c(bytes.Part(offset, checkedSize));
	return isRight ? std::optional<StreamPacketHeader>(header) : std::nullopt;
}

std::size_t FindPacketHeader(Span<const std::uint8_t> bytes, std::size_t offset)
{
	while (offset < bytes.size())
	{
		const void* const found = std::memchr(bytes.data() + offset, kStreamMagic[0], bytes.size() - offset);
		if (!found)
		{
			break;
		}
		offset = static_cast<std::size_t>(static_cast<const std::uint8_t*>(found) - bytes.data());
		if (ReadPacketHeader(bytes, offset))
		{
			return offset;
		}
		++offset;
	}
	return bytes.size();
}

} // namespace mria
