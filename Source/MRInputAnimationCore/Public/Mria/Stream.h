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

/** 128 random bits, as in a version 4 GUID. They distinguish the packets of different streams. */
using StreamId = std::array<std::uint8_t, 16>;

/** Options of a stream. */
struct StreamOptions
{
	ChannelFlags channels; ///< Other parts of a frame are left out.
	std::uint32_t framesPerPacket = 30; ///< Frames per packet, which is what a crash may lose; clamped to 1 to 1,000.
	StreamId id = {}; ///< Use a new random id for every stream; the core has no source of random numbers.
};

/** Receives one whole packet, to be appended in a single write. The bytes are valid until it returns. */
using StreamSink = std::function<void(Span<const std::uint8_t> packet)>;

/**
 * Writes a recording while it is being made: self-contained packets that are appended to a growing file. If the
 * program ends unexpectedly, all packets that reached the file can be recovered (RecoverStream). The writer passes
 * bytes to the sink and knows no files. Resources/Docs/Stream.md describes the format.
 */
class StreamWriter
{
public:
	/** Passes the first packet to the sink. Allocates all memory that frames need. */
	MRINPUTANIMATIONCORE_API explicit StreamWriter(StreamSink sink, const StreamOptions& options = {});
	StreamWriter(StreamWriter&&) = default;

	/**
	 * Adds a frame without loss. `time` is in seconds of any clock; `frame.time` is ignored. Of an untracked hand
	 * only the flags are stored, of a tracked hand the joints that are present. Does not allocate.
	 */
	MRINPUTANIMATIONCORE_API void AddFrame(double time, const Frame& frame);

	/**
	 * Adds a marker in its own packet, which is passed to the sink at once. The name may hold any bytes, up to 4 GB.
	 */
	MRINPUTANIMATIONCORE_API void AddMarker(double time, std::string_view name);

	/** Passes pending frames to the sink, if there are any. */
	MRINPUTANIMATIONCORE_API void Flush();

	/** Flushes, and writes the packet that marks the stream as complete. Nothing may be added afterwards. */
	MRINPUTANIMATIONCORE_API void End();

private:
	void HandOut(std::uint8_t type, std::vector<std::uint8_t>& packet, std::uint32_t frames);

	StreamSink sink_;
	StreamOptions options_;
	std::vector<std::uint8_t> frames_; ///< A header, then the pending frames.
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
	BadContent, ///< The checksum is correct but the content is invalid: not written by this software.
	OutOfOrder, ///< The number of the packet is not greater than that of the previous one.
	SecondStream, ///< A valid packet of another stream, which is never mixed in. In version 1, a second begin packet.
	AfterEnd, ///< Data after the end packet.
};

/** "cut-off", "no-packet", "bad-checksum", "bad-content", "out-of-order", "second-stream", "after-end". */
MRINPUTANIMATIONCORE_API const char* ToString(StreamFault fault);

/** Bytes between two valid packets, or after the last one. */
struct StreamDamage
{
	StreamFault fault = StreamFault::CutOff; ///< What was found at `offset`.
	std::uint64_t offset = 0;
	std::uint64_t size = 0;
};

/**
 * Content of a stream. bytesUsed plus bytesLost is the size of the stream; so is bytesUsed plus the sizes of
 * `damages`.
 */
struct StreamReport
{
	std::uint8_t version = 0; ///< 1 or 2.
	StreamId id = {}; ///< Id of the first valid packet. Zeros in version 1, which has none.
	ChannelFlags channels;
	std::uint64_t packets = 0; ///< Valid packets, including the first and the last.
	std::uint64_t frames = 0;
	std::uint64_t markers = 0;
	std::uint64_t packetsMissing = 0; ///< According to packet numbers; those after the last are unknown.
	std::uint64_t framesMissing = 0; ///< Frames in the missing packets.
	std::uint64_t packetsOfOthers = 0; ///< Valid, but of another stream: ignored, their bytes count as lost.
	bool isComplete = false; ///< Whether the end packet was found.
	std::uint64_t bytesUsed = 0;
	std::uint64_t bytesLost = 0;
	std::vector<StreamDamage> damages; ///< In file order.
};

/** "packet cut off at byte 40960: 1234 bytes lost". */
MRINPUTANIMATIONCORE_API std::string Describe(const StreamDamage& damage);

/** Callbacks for the content of a stream. Empty functions are not called. */
struct StreamVisitor
{
	std::function<void(const ChannelFlags& channels)> onBegin; ///< Once, before all others.
	std::function<void(double time, const Frame& frame)> onFrame; ///< frame.time is `time` as a float.
	std::function<void(double time, std::string_view name)> onMarker;
};

/**
 * Visits the frames and markers of all valid packets, in file order. Damaged packets are skipped, and so are those
 * with another version or id than the first valid packet. Accepts any bytes. Linear time; allocates only for the
 * damages in the report. Fails only if no packet is valid: EmptyFile, WrongMagic, NewerVersion, UnknownVersion,
 * Truncated, DamagedStream.
 */
MRINPUTANIMATIONCORE_API Result<StreamReport> ReadStream(
	Span<const std::uint8_t> bytes, const StreamVisitor& visitor = {});

/** Whether the bytes begin like a stream or, if the beginning is damaged, contain a packet header. */
MRINPUTANIMATIONCORE_API bool IsStream(Span<const std::uint8_t> bytes);

struct RecoveredStream
{
	Recording recording;
	StreamReport report;
};

/**
 * Returns every frame and marker that ReadStream visits as a 1.1 recording: an exact key for every pose, and flag
 * keys where a flag changes. Times count from the first frame. Nothing is repaired; use Repair. Errors are those of
 * ReadStream. Uses about seven times the memory of the stream.
 */
MRINPUTANIMATIONCORE_API Result<RecoveredStream> RecoverStream(Span<const std::uint8_t> bytes);

} // namespace mria
