// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Format/ByteReader.h"
#include "Mria/Stream.h"
#include "Stream/StreamFrames.h"
#include "Stream/StreamScanner.h"

#include <algorithm>
#include <cstring>

namespace mria
{

namespace StreamReaderDetail
{
/** The name of a fault, and its description. */
struct FaultText
{
	const char* name;
	const char* words;
};

constexpr FaultText kFaults[] = {
	{"cut-off", "packet cut off"},
	{"no-packet", "no packet"},
	{"bad-checksum", "damaged packet"},
	{"bad-content", "packet with impossible content"},
	{"out-of-order", "packet out of order"},
	{"second-stream", "packet of another stream"},
	{"after-end", "bytes after the end packet"},
};

bool BeginsWithMagic(Span<const std::uint8_t> bytes)
{
	return bytes.size() >= kStreamMagic.size() && std::equal(kStreamMagic.begin(), kStreamMagic.end(), bytes.begin());
}

std::int64_t AsNumber(const std::uint8_t* magic)
{
	std::int64_t number;
	std::memcpy(&number, magic, sizeof(number));
	return number;
}

/** The reason why no packet was found, judged by the first bytes. */
Error ExplainNothing(Span<const std::uint8_t> bytes)
{
	ByteReader in(bytes);
	if (bytes.empty())
	{
		in.Fail(ErrorCode::EmptyFile, 0, "magic", kStreamHeaderSize, 0);
	}
	const std::int64_t magic = in.I64("magic");
	const std::int64_t wantedMagic = AsNumber(kStreamMagic.data());
	if (magic != wantedMagic)
	{
		in.Fail(ErrorCode::WrongMagic, 0, "magic", wantedMagic, magic);
	}
	const std::uint8_t version = in.U8("version");
	if (version == 0 || version > kStreamVersion)
	{
		in.Fail(version == 0 ? ErrorCode::UnknownVersion : ErrorCode::NewerVersion, kStreamVersionOffset, "version",
			kStreamVersion, version);
	}
	const std::size_t headerSize = HeaderSizeOf(version);
	if (bytes.size() < headerSize)
	{
		in.Fail(ErrorCode::Truncated, 0, "header", static_cast<std::int64_t>(headerSize),
			static_cast<std::int64_t>(bytes.size()));
	}
	in.Fail(ErrorCode::DamagedStream, 0, "packets", 1, 0);
	return *in.FirstError();
}

void VisitFrames(const StreamPacket& packet, const StreamVisitor& visitor)
{
	Span<const std::uint8_t> left = packet.payload;
	Frame frame;
	while (visitor.onFrame && !left.empty())
	{
		const double time = TakeStreamFrame(left, frame);
		frame.time = NarrowTime(time);
		visitor.onFrame(time, frame);
	}
}

void VisitMarker(Span<const std::uint8_t> payload, const StreamVisitor& visitor)
{
	double time;
	std::memcpy(&time, payload.data(), sizeof(time));
	const char* const name = reinterpret_cast<const char*>(payload.data() + sizeof(time));
	if (visitor.onMarker)
	{
		visitor.onMarker(time, std::string_view(name, payload.size() - sizeof(time)));
	}
}
} // namespace StreamReaderDetail

const char* ToString(StreamFault fault)
{
	return StreamReaderDetail::kFaults[static_cast<std::size_t>(fault)].name;
}

std::string Describe(const StreamDamage& damage)
{
	return std::string(StreamReaderDetail::kFaults[static_cast<std::size_t>(damage.fault)].words) + " at byte " +
		std::to_string(damage.offset) + ": " + std::to_string(damage.size) +
		(damage.size == 1 ? " byte lost" : " bytes lost");
}

Result<StreamReport> ReadStream(Span<const std::uint8_t> bytes, const StreamVisitor& visitor)
{
	StreamScanner scanner(bytes);
	while (const std::optional<StreamPacket> packet = scanner.Next())
	{
		if (scanner.Report().packets == 1 && visitor.onBegin)
		{
			visitor.onBegin(scanner.Report().channels);
		}
		if (packet->header.type == StreamPacketType::Frames)
		{
			StreamReaderDetail::VisitFrames(*packet, visitor);
		}
		else if (packet->header.type == StreamPacketType::Marker)
		{
			StreamReaderDetail::VisitMarker(packet->payload, visitor);
		}
	}
	if (scanner.Report().packets == 0)
	{
		return StreamReaderDetail::ExplainNothing(bytes);
	}
	return scanner.Report();
}

bool IsStream(Span<const std::uint8_t> bytes)
{
	return StreamReaderDetail::BeginsWithMagic(bytes) || FindPacketHeader(bytes, 0) < bytes.size();
}

} // namespace mria
