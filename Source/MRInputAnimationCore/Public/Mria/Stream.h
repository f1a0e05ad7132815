// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Recording.h"
#include "Mria/Result.h"
#include "Mria/Span.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace mria
{

/** 128 random bits, as a version 4 GUID has them. They keep the packets of two streams apart. */
using StreamId = std::array<std::uint8_t, 16>;

/** What the channels hold, how much is lost at worst, and which stream it is. */
struct StreamOptions
{
	ChannelFlags channels; ///< What a frame has beyond these is left out.
	std::uint32_t framesPerPacket = 30; ///< 1 to 1,000: what a crash may cost. Brought into that range.
	StreamId id = {}; ///< A new random one for every stream: the core has no source of random numbers.
};

/** Takes one whole packet, to be appended to the others in a single write. The bytes are valid until it returns. */
using StreamSink = std::function<void(Span<const std::uint8_t> packet)>;

/**
 * The form that a recording has while it is being made: packets, each of which stands on its own, appended to a growing
 * file. Whatever ends the program, all packets that reached the file can be had back (RecoverStream). Knows no files:
 * it hands bytes to the sink. Resources/Docs/Stream.md describes them.
 */
class StreamWriter
{
public:
	/** Hands out the packet that the stream begins with. All memory that frames need is taken here. */
	MRINPUTANIMATIONCORE_API explicit StreamWriter(StreamSink sink, const StreamOptions& options = {});
	StreamWriter(StreamWriter&&) = default;

	/**
	 * One moment, to the bit. `time` is in seconds from wherever the caller counts; `frame.time` does not matter. Of a
	 * hand that is not tracked only the flags are kept, of the others the joints that are present. Allocates nothing.
	 */
	MRINPUTANIMATIONCORE_API void AddFrame(double time, const Frame& frame);

	/** A named moment, in a packet of its own that is handed out at once. The name may hold any bytes, to 4 GB. */
	MRINPUTANIMATIONCORE_API void AddMarker(double time, std::string_view name);

	/** Hands out the frames that wait for their packet to fill, if there are any. */
	MRINPUTANIMATIONCORE_API void Flush();

	/** Flush, and the packet that says that nothing is missing. Adding more after it is the caller's mistake. */
	MRINPUTANIMATIONCORE_API void End();

private:
	void HandOut(std::uint8_t type, std::vector<std::uint8_t>& packet, std::uint32_t frames);

	StreamSink sink_;
	StreamOptions options_;
	std::vector<std::uint8_t> frames_; ///< Room for a header, then the frames that wait.
	std::uint32_t waitingFrames_ = 0;
	std::uint32_t sequence_ = 0;
	std::uint32_t framesBefore_ = 0;
	bool isEnded_ = false;
};

/** Why some bytes of a stream could not be used. */
enum class StreamFault : std::uint8_t
{
	CutOff, ///< The bytes end inside a packet.
	NoPacket, ///< No packet begins here, or its header is damaged.
	BadChecksum, ///< The packet's content is damaged.
	BadContent, ///< The checksum is right but the content is not: nothing this software wrote.
	OutOfOrder, ///< A packet with a number that was there already, or a lower one.
	SecondStream, ///< A whole packet of another stream, which is never mixed in. In version 1, a second begin packet.
	AfterEnd, ///< Something was appended to a stream that had ended.
};

/** "cut-off", "no-packet", "bad-checksum", "bad-content", "out-of-order", "second-stream", "after-end". */
MRINPUTANIMATIONCORE_API const char* ToString(StreamFault fault);

/** Bytes between two packets that are whole and right, or after the last one. */
struct StreamDamage
{
	StreamFault fault = StreamFault::CutOff; ///< What was found at `offset`.
	std::uint64_t offset = 0;
	std::uint64_t size = 0;
};

/** What a stream held. bytesUsed and bytesLost make up all of it, and so do the sizes of `damages` and bytesUsed. */
struct StreamReport
{
	std::uint8_t version = 0; ///< 1 or 2.
	StreamId id = {}; ///< Of the first whole packet. Zeros in version 1, which has none.
	ChannelFlags channels;
	std::uint64_t packets = 0; ///< Whole and right, the first and the last one counted.
	std::uint64_t frames = 0;
	std::uint64_t markers = 0;
	std::uint64_t packetsMissing = 0; ///< As the numbers of the packets tell; what came after the last is not known.
	std::uint64_t framesMissing = 0; ///< In these packets.
	std::uint64_t packetsOfOthers = 0; ///< Whole, but of another stream: left alone. Their bytes count as lost.
	bool isComplete = false; ///< The end packet was seen.
	std::uint64_t bytesUsed = 0;
	std::uint64_t bytesLost = 0;
	std::vector<StreamDamage> damages; ///< In the order of the file.
};

/** "packet cut off at byte 40960: 1234 bytes lost". */
MRINPUTANIMATIONCORE_API std::string Describe(const StreamDamage& damage);

/** Who wants to see what is in a stream. A function that is not set is not called. */
struct StreamVisitor
{
	std::function<void(const ChannelFlags& channels)> onBegin; ///< Once, before all others.
	std::function<void(double time, const Frame& frame)> onFrame; ///< frame.time is `time`, as near as a float is.
	std::function<void(double time, std::string_view name)> onMarker;
};

/**
 * Visits the frames and markers of all packets that are whole and right, in the order of the file. Damaged ones are
 * passed over, and so are those with another version or id than the first whole packet. Any bytes will do; time is
 * linear in their number, and nothing is allocated but the report's damages. An error only if not one packet is whole:
 * EmptyFile, WrongMagic, NewerVersion, UnknownVersion, Truncated, DamagedStream.
 */
MRINPUTANIMATIONCORE_API Result<StreamReport> ReadStream(
	Span<const std::uint8_t> bytes, const StreamVisitor& visitor = {});

/** Whether the first bytes are a stream's or, where those are damaged, any packet's header is found further on. */
MRINPUTANIMATIONCORE_API bool IsStream(Span<const std::uint8_t> bytes);

struct RecoveredStream
{
	Recording recording;
	StreamReport report;
};

/**
 * Every frame and marker that ReadStream visits, as a 1.1 recording: a key for every pose, to the bit, and flag keys
 * where a flag changes. Times count from the first frame. Nothing is mended; that is for Repair. The error is
 * ReadStream's. Takes about seven times the memory of the stream.
 */
MRINPUTANIMATIONCORE_API Result<RecoveredStream> RecoverStream(Span<const std::uint8_t> bytes);

} // namespace mria
