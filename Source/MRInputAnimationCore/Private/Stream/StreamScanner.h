// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Stream.h"
#include "Stream/StreamPacket.h"

#include <optional>

namespace mria
{

/** A complete, valid packet. */
struct StreamPacket
{
	StreamPacketHeader header;
	Span<const std::uint8_t> payload;
	std::uint32_t frames = 0;
};

/**
 * Finds the packets of a stream in order and accounts for the bytes between them. A damaged packet is searched for
 * valid ones, because its size may be wrong; a damaged packet inside it is skipped by its size, so that no byte is
 * checked more than twice. A valid packet of another stream is skipped too.
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
	std::size_t searchedEnd_ = 0; ///< End of the bytes of a damaged packet.
	std::optional<StreamDamage> damage_; ///< The current damage.
	bool isOver_ = false; ///< The rest does not belong to this stream.
	std::uint64_t nextSequence_ = 0;
	std::uint64_t nextFrame_ = 0;
	StreamReport report_;
};

} // namespace mria
