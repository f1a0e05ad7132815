// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Recording.h"
#include "Mria/Stream.h"
#include "RandomRecording.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mria
{

/**
 * Packets of a stream spelled out and taken apart by Resources/Docs/Stream.md alone, without the core's code: a mistake
 * there cannot hide behind the same mistake here.
 */
struct SpelledPacket
{
	std::uint8_t version = 2;
	std::uint8_t type = 1;
	std::uint8_t channels = 3;
	std::uint8_t reserved = 0;
	std::uint32_t sequence = 0;
	std::uint32_t framesBefore = 0;
	std::vector<std::uint8_t> payload = {};
	StreamId id = {}; ///< Not in version 1.

	std::vector<std::uint8_t> Bytes() const;
};

/** CRC-32C, a byte at a time: fast enough for the fuzz target, and none of the core's code. */
std::uint32_t PlainCrc32c(const std::uint8_t* bytes, std::size_t size);

/** Before a packet's payload. */
constexpr std::size_t SpelledHeaderSize(std::uint8_t version)
{
	return version == 1 ? 32 : 48;
}

/** A packet that is whole, and where it lies. */
struct FoundPacket
{
	std::size_t offset = 0;
	std::size_t size = 0;
	std::uint8_t type = 0;
	std::size_t frames = 0;
};

/** The whole packets that the bytes begin with, up to the first that is not. */
std::vector<FoundPacket> WholePackets(const std::vector<std::uint8_t>& bytes);

/** The same packets, which must be whole, in that version and without an id. */
std::vector<std::uint8_t> RespelledAs(std::uint8_t version, const std::vector<std::uint8_t>& bytes);

/** Another id for each seed. */
StreamId MakeId(std::uint64_t seed);

/** A frame with any bits in its numbers, of any channels, hands and joints. */
Frame AnyFrame(Random& random);

/** What a stream with these channels keeps of a frame: the rest is as in a new one. */
Frame KeptOf(const Frame& frame, const ChannelFlags& channels);

/** Equal to the bit, the time aside. */
bool SameBits(const Frame& a, const Frame& b);

} // namespace mria
