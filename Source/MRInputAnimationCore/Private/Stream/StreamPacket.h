// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Span.h"
#include "Mria/Stream.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace mria
{

/** What every packet begins with. Line ends of both kinds and the high bit show a file that was sent as text. */
inline constexpr std::array<std::uint8_t, 8> kStreamMagic = {0x89, 'M', 'R', 'S', '\r', '\n', 0x1a, '\n'};
inline constexpr std::uint8_t kStreamVersion = 2; // what is written; 1 is still read
inline constexpr std::size_t kStreamVersionOffset = 8;

/** The values in the file; a file may hold others. */
namespace StreamPacketType
{
inline constexpr std::uint8_t Begin = 0;
inline constexpr std::uint8_t Frames = 1;
inline constexpr std::uint8_t Marker = 2;
inline constexpr std::uint8_t End = 3;
} // namespace StreamPacketType

/** The first bytes of every packet, as they lie in the file. Version 1 is the same without the id. */
struct StreamPacketHeader
{
	std::array<std::uint8_t, 8> magic = kStreamMagic;
	std::uint8_t version = kStreamVersion;
	std::uint8_t type = StreamPacketType::Begin;
	std::uint8_t channels = 0; ///< Bit n: channel n.
	std::uint8_t reserved = 0;
	std::uint32_t sequence = 0;
	std::uint32_t framesBefore = 0; ///< In all packets with a lower number.
	std::uint32_t payloadSize = 0;
	std::uint32_t payloadChecksum = 0;
	StreamId id = {};
	std::uint32_t headerChecksum = 0; ///< Of the bytes before it.
};

inline constexpr std::size_t kStreamHeaderSize = 48;
inline constexpr std::size_t kStreamHeaderSizeV1 = kStreamHeaderSize - sizeof(StreamId);
static_assert(sizeof(StreamPacketHeader) == kStreamHeaderSize);

constexpr std::size_t HeaderSizeOf(std::uint8_t version)
{
	return version == 1 ? kStreamHeaderSizeV1 : kStreamHeaderSize;
}

std::uint8_t PackChannels(const ChannelFlags& channels);
ChannelFlags UnpackChannels(std::uint8_t channels);

/** Writes the header in front of the payload in `packet`; fills in sizes and checksums. */
void SealPacket(StreamPacketHeader header, Span<std::uint8_t> packet);

/** The header at `offset`, if it is complete, of a known version, and has a valid checksum. */
std::optional<StreamPacketHeader> ReadPacketHeader(Span<const std::uint8_t> bytes, std::size_t offset);

/** The offset of the next such header at or after `offset`; the size of `bytes` if there is none. */
std::size_t FindPacketHeader(Span<const std::uint8_t> bytes, std::size_t offset);

} // namespace mria
