// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FuzzSupport.h"
#include "Support/StreamSamples.h"

#include <algorithm>
#include <cstring>

namespace mria
{

namespace FuzzStreamDetail
{
constexpr std::uint8_t kMagicStart[] = {0x89, 'M', 'R', 'S'};
constexpr std::size_t kVersionOffset = 8;

void PutU32(Bytes& bytes, std::size_t offset, std::uint32_t value)
{
	std::memcpy(bytes.data() + offset, &value, sizeof(value));
}

/** Makes the checksums right, which no fuzzer would: so it gets at what is behind them. */
Bytes WithRightChecksums(Bytes bytes)
{
	auto at = bytes.begin();
	while ((at = std::search(at, bytes.end(), std::begin(kMagicStart), std::end(kMagicStart))) != bytes.end())
	{
		const std::size_t offset = static_cast<std::size_t>(at - bytes.begin());
		const std::size_t left = bytes.size() - offset;
		const std::size_t headerSize = SpelledHeaderSize(left > kVersionOffset ? bytes[offset + kVersionOffset] : 0);
		if (left < headerSize)
		{
			break;
		}
		std::uint32_t claimed;
		std::memcpy(&claimed, &bytes[offset + 20], sizeof(claimed));
		const std::size_t size = std::min<std::size_t>(claimed, left - headerSize);
		const std::uint8_t* const header = bytes.data() + offset;
		PutU32(bytes, offset + 24, PlainCrc32c(header + headerSize, size));
		PutU32(bytes, offset + headerSize - 4, PlainCrc32c(header, headerSize - 4));
		at += static_cast<std::ptrdiff_t>(headerSize + size);
	}
	return bytes;
}

void RequireAddsUp(const SeenStream& seen, std::size_t size)
{
	const StreamReport& report = seen.report.Value();
	std::uint64_t end = 0;
	std::uint64_t lost = 0;
	for (const StreamDamage& damage : report.damages)
	{
		MRIA_FUZZ_REQUIRE(damage.size > 0 && damage.offset >= end && !Describe(damage).empty());
		end = damage.offset + damage.size;
		lost += damage.size;
	}
	MRIA_FUZZ_REQUIRE(end <= size && lost == report.bytesLost && report.bytesUsed + lost == size);
	MRIA_FUZZ_REQUIRE(report.frames == seen.frames.size() && report.markers == seen.markers.size());
	MRIA_FUZZ_REQUIRE(report.packets * SpelledHeaderSize(report.version) <= report.bytesUsed);
	MRIA_FUZZ_REQUIRE(report.packetsOfOthers == 0 || report.bytesLost > 0);
}

Bytes WriteAgain(const SeenStream& seen)
{
	Bytes bytes;
	StreamWriter writer([&](Span<const std::uint8_t> packet)
		{ bytes.insert(bytes.end(), packet.begin(), packet.end()); },
		{seen.report.Value().channels, 3, seen.report.Value().id});
	for (const auto& [time, frame] : seen.frames)
	{
		writer.AddFrame(time, frame);
	}
	for (const auto& [time, name] : seen.markers)
	{
		writer.AddMarker(time, name);
	}
	writer.End();
	return bytes;
}

bool IsSame(const SeenStream& a, const SeenStream& b)
{
	bool isSame = a.frames.size() == b.frames.size() && a.markers.size() == b.markers.size();
	for (std::size_t i = 0; isSame && i < a.frames.size(); ++i)
	{
		isSame = std::memcmp(&a.frames[i].first, &b.frames[i].first, sizeof(double)) == 0 &&
			SameBits(a.frames[i].second, b.frames[i].second);
	}
	for (std::size_t i = 0; isSame && i < a.markers.size(); ++i)
	{
		isSame = std::memcmp(&a.markers[i].first, &b.markers[i].first, sizeof(double)) == 0 &&
			a.markers[i].second == b.markers[i].second;
	}
	return isSame;
}

/** Every pose in every frame is a key, those of the camera to the bit. How a recording is written, others try. */
void RequireRecovered(const SeenStream& seen, const Recording& recording)
{
	const std::vector<Keyframe>& camera = recording.curves[CameraCurve(PoseComponent::PositionX)].keys;
	std::size_t cameraKeys = 0;
	std::size_t jointKeys[kHandCount][kJointCount] = {};
	for (const auto& [time, frame] : seen.frames)
	{
		const float x = frame.camera.position.x;
		MRIA_FUZZ_REQUIRE(!frame.hasCamera ||
			(cameraKeys < camera.size() && std::memcmp(&camera[cameraKeys].value, &x, sizeof(x)) == 0));
		cameraKeys += frame.hasCamera ? 1 : 0;
		for (std::size_t i = 0; i < kHandCount * kJointCount; ++i)
		{
			jointKeys[i / kJointCount][i % kJointCount] +=
				frame.hands[i / kJointCount].HasJoint(static_cast<Joint>(i % kJointCount)) ? 1 : 0;
		}
	}
	MRIA_FUZZ_REQUIRE(cameraKeys == camera.size() && recording.markers.size() == seen.markers.size());
	for (std::size_t i = 0; i < kHandCount * kJointCount; ++i)
	{
		const CurveId curve =
			JointCurve(kHands[i / kJointCount], static_cast<Joint>(i % kJointCount), PoseComponent::RotationW);
		MRIA_FUZZ_REQUIRE(recording.curves[curve].keys.size() == jointKeys[i / kJointCount][i % kJointCount]);
	}
}

/** What can be had from a stream, written as a stream and read again, is the same, and nothing is missing any more. */
void ReadAnything(const Bytes& bytes)
{
	const SeenStream seen = See(bytes);
	const Result<RecoveredStream> recovered = RecoverStream(bytes);
	MRIA_FUZZ_REQUIRE(static_cast<bool>(recovered) == static_cast<bool>(seen.report));
	if (!seen.report)
	{
		MRIA_FUZZ_REQUIRE(seen.report.GetError().offset <= bytes.size());
		return;
	}
	MRIA_FUZZ_REQUIRE(IsStream(bytes));
	RequireAddsUp(seen, bytes.size());
	const SeenStream again = See(WriteAgain(seen));
	MRIA_FUZZ_REQUIRE(again.report && again.report.Value().isComplete && again.report.Value().damages.empty());
	MRIA_FUZZ_REQUIRE(IsSame(seen, again));
	RequireRecovered(seen, recovered.Value().recording);
}
} // namespace FuzzStreamDetail

} // namespace mria

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
	const mria::Bytes bytes(data, data + size);
	mria::FuzzStreamDetail::ReadAnything(bytes);
	const mria::Bytes repaired = mria::FuzzStreamDetail::WithRightChecksums(bytes);
	if (repaired != bytes)
	{
		mria::FuzzStreamDetail::ReadAnything(repaired);
	}
	return 0;
}
