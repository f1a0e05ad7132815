// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Stream.h"
#include "Stream/StreamPacket.h"

#include <optional>

namespace mria
{

/** A packet that is whole and right. */
struct StreamPacket
{
	StreamPacketHeader header;
	Span<const std::uint8_t> payload;
	std::uint32_t frames = 0;
};

/**
 * Finds the packets of a stream one after the other and keeps account of what lies between them. A damaged packet is
 * searched for whole ones, since its size may be what is wrong; one found there that is damaged too is passed over by
 * its size, so that no byte is checked more than twice. So is a whole packet of another stream.
 */
class StreamScanner
{
public:
	explicit StreamScanner(Span<const std::uint8_t> bytes)
		: bytes_(bytes)
	{
	}

	std::optional<StreamPacket> Next();

	/** Complete once Next() has found nothing more. */
	const StreamReport& Report() const { return report_; }

private:
	std::optional<StreamPacket> TryPacket(std::size_t offset);
	std::optional<StreamFault> FindFault(StreamPacket& packet) const;
	bool IsOfThisStream(const StreamPacketHeader& header) const;
	bool IsSound(StreamPacket& packet) const;
	void Accept(const StreamPacket& packet, std::size_t offset);
	void CloseDamage(std::size_t end);

	Span<const std::uint8_t> bytes_;
	std::size_t offset_ = 0;
	std::size_t searchedEnd_ = 0; ///< Up to here lie the bytes of a damaged packet.
	std::optional<StreamDamage> damage_; ///< The one that is not yet at its end.
	bool isOver_ = false; ///< What follows is not this stream's.
	std::uint64_t nextSequence_ = 0;
	std::uint64_t nextFrame_ = 0;
	StreamReport report_;
};

} // namespace mria
