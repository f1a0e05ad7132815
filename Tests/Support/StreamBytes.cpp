// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "StreamBytes.h"

#include <array>
#include <cstring>

namespace mria
{

namespace StreamBytesDetail
{
constexpr std::uint8_t kMagic[] = {0x89, 0x4d, 0x52, 0x53, 0x0d, 0x0a, 0x1a, 0x0a};
constexpr std::size_t kPose = 28;
constexpr std::size_t kRay = 24;

void Append(std::vector<std::uint8_t>& out, const void* data, std::size_t size)
{
	const std::uint8_t* const first = static_cast<const std::uint8_t*>(data);
	out.insert(out.end(), first, first + size);
}

std::uint32_t U32At(const std::vector<std::uint8_t>& bytes, std::size_t offset)
{
	std::uint32_t value;
	std::memcpy(&value, bytes.data() + offset, sizeof(value));
	return value;
}

std::size_t CountBits(std::uint32_t bits)
{
	std::size_t count = 0;
	for (; bits != 0; bits >>= 1)
	{
		count += bits & 1u;
	}
	return count;
}

/** The bytes have been checked: every field is there. */
std::size_t CountFrames(const std::vector<std::uint8_t>& bytes, std::size_t from, std::size_t end)
{
	std::size_t count = 0;
	for (; from < end; ++count)
	{
		const unsigned flags = bytes[from + 8];
		from += 9 + ((flags & 1u) != 0 ? kPose : 0) + ((flags & 2u) != 0 ? kRay : 0);
		for (const unsigned tracked : {4u, 16u})
		{
			from += (flags & tracked) != 0 ? 4 + kPose * CountBits(U32At(bytes, from)) : 0;
		}
	}
	return count;
}

/** What each byte does to a checksum, found a bit at a time. */
std::array<std::uint32_t, 256> MakeChecksums()
{
	std::array<std::uint32_t, 256> checksums{};
	for (std::uint32_t byte = 0; byte < 256; ++byte)
	{
		checksums[byte] = byte;
		for (int bit = 0; bit < 8; ++bit)
		{
			const bool isOdd = (checksums[byte] & 1u) != 0;
			checksums[byte] = (checksums[byte] >> 1) ^ (isOdd ? 0x82f63b78u : 0u);
		}
	}
	return checksums;
}

Pose AnyPose(Random& random)
{
	Pose pose;
	for (float* const number : {&pose.position.x, &pose.position.y, &pose.position.z, &pose.rotation.x,
			 &pose.rotation.y, &pose.rotation.z, &pose.rotation.w})
	{
		*number = random.AnyFloat();
	}
	return pose;
}

template <typename T>
bool HasSameBits(const T& a, const T& b)
{
	return std::memcmp(&a, &b, sizeof(a)) == 0;
}
} // namespace StreamBytesDetail

using namespace StreamBytesDetail;

std::uint32_t PlainCrc32c(const std::uint8_t* bytes, std::size_t size)
{
	static const std::array<std::uint32_t, 256> checksums = MakeChecksums();
	std::uint32_t checksum = 0xffffffffu;
	for (std::size_t i = 0; i < size; ++i)
	{
		checksum = (checksum >> 8) ^ checksums[(checksum ^ bytes[i]) & 0xffu];
	}
	return ~checksum;
}

std::vector<std::uint8_t> SpelledPacket::Bytes() const
{
	std::vector<std::uint8_t> bytes;
	const std::uint8_t first[] = {version, type, channels, reserved};
	const std::uint32_t size = static_cast<std::uint32_t>(payload.size());
	const std::uint32_t numbers[] = {sequence, framesBefore, size, PlainCrc32c(payload.data(), payload.size())};
	Append(bytes, kMagic, sizeof(kMagic));
	Append(bytes, first, sizeof(first));
	Append(bytes, numbers, sizeof(numbers));
	Append(bytes, id.data(), version == 1 ? 0 : id.size());
	const std::uint32_t checksum = PlainCrc32c(bytes.data(), bytes.size());
	Append(bytes, &checksum, sizeof(checksum));
	Append(bytes, payload.data(), payload.size());
	return bytes;
}

std::vector<FoundPacket> WholePackets(const std::vector<std::uint8_t>& bytes)
{
	std::vector<FoundPacket> found;
	std::size_t offset = 0;
	while (bytes.size() - offset >= SpelledHeaderSize(1))
	{
		const std::uint8_t* const header = bytes.data() + offset;
		const std::size_t headerSize = SpelledHeaderSize(header[8]);
		const std::size_t size = U32At(bytes, offset + 20);
		if (std::memcmp(header, kMagic, sizeof(kMagic)) != 0 || bytes.size() - offset < headerSize ||
			PlainCrc32c(header, headerSize - 4) != U32At(bytes, offset + headerSize - 4) ||
			size > bytes.size() - offset - headerSize ||
			PlainCrc32c(header + headerSize, size) != U32At(bytes, offset + 24))
		{
			break;
		}
		const std::size_t start = offset + headerSize;
		const std::uint8_t type = header[9];
		found.push_back({offset, headerSize + size, type, type == 1 ? CountFrames(bytes, start, start + size) : 0});
		offset = start + size;
	}
	return found;
}

std::vector<std::uint8_t> RespelledAs(std::uint8_t version, const std::vector<std::uint8_t>& bytes)
{
	std::vector<std::uint8_t> all;
	for (const FoundPacket& found : WholePackets(bytes))
	{
		const std::uint8_t* const header = bytes.data() + found.offset;
		SpelledPacket packet{version, header[9], header[10], header[11]};
		packet.sequence = U32At(bytes, found.offset + 12);
		packet.framesBefore = U32At(bytes, found.offset + 16);
		packet.payload.assign(header + SpelledHeaderSize(header[8]), header + found.size);
		const std::vector<std::uint8_t> spelled = packet.Bytes();
		Append(all, spelled.data(), spelled.size());
	}
	return all;
}

StreamId MakeId(std::uint64_t seed)
{
	Random random(seed);
	const std::uint64_t bits[] = {random.Bits(), random.Bits()};
	StreamId id;
	std::memcpy(id.data(), bits, sizeof(bits));
	return id;
}

Frame AnyFrame(Random& random)
{
	Frame frame;
	frame.hasCamera = !random.OneIn(4);
	frame.camera = AnyPose(random);
	frame.hasGaze = random.OneIn(2);
	frame.gaze = {AnyPose(random).position, AnyPose(random).position};
	for (HandFrame& hand : frame.hands)
	{
		hand.isTracked = !random.OneIn(3);
		hand.isPinching = random.OneIn(2);
		hand.presentJoints = random.Below(1u << kJointCount) & random.Below(1u << kJointCount);
		for (Pose& joint : hand.joints)
		{
			joint = AnyPose(random);
		}
	}
	return frame;
}

Frame KeptOf(const Frame& frame, const ChannelFlags& channels)
{
	Frame kept;
	kept.hasCamera = frame.hasCamera && channels.Has(Channel::Camera);
	kept.camera = kept.hasCamera ? frame.camera : Pose{};
	kept.hasGaze = frame.hasGaze && channels.Has(Channel::Gaze);
	kept.gaze = kept.hasGaze ? frame.gaze : Ray{};
	for (std::size_t i = 0; i < kHandCount && channels.Has(Channel::Hands); ++i)
	{
		HandFrame& hand = kept.hands[i];
		hand.isTracked = frame.hands[i].isTracked;
		hand.isPinching = frame.hands[i].isPinching;
		hand.presentJoints = hand.isTracked ? frame.hands[i].presentJoints : 0;
		for (std::size_t joint = 0; joint < kJointCount; ++joint)
		{
			const bool isKept = (hand.presentJoints >> joint & 1u) != 0;
			hand.joints[joint] = isKept ? frame.hands[i].joints[joint] : Pose{};
		}
	}
	return kept;
}

bool SameBits(const Frame& a, const Frame& b)
{
	bool isSame = a.hasCamera == b.hasCamera && a.hasGaze == b.hasGaze && HasSameBits(a.camera, b.camera) &&
		HasSameBits(a.gaze, b.gaze);
	for (std::size_t i = 0; i < kHandCount; ++i)
	{
		isSame = isSame && a.hands[i].isTracked == b.hands[i].isTracked &&
			a.hands[i].isPinching == b.hands[i].isPinching && a.hands[i].presentJoints == b.hands[i].presentJoints &&
			HasSameBits(a.hands[i].joints, b.hands[i].joints);
	}
	return isSame;
}

} // namespace mria
