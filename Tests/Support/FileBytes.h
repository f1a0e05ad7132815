// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mria
{

/**
 * Spells a file out field by field, straight from the description of the format and without the core's reader, writer
 * and constants: a mistake in those cannot hide behind the same mistake here.
 */
class FileBytes
{
public:
	static constexpr std::int64_t kMagicNumber = 0x6a8faf6e0f9e42c6;
	static constexpr std::size_t kHeaderSize10 = 16;
	static constexpr std::size_t kHeaderSize11 = 19;
	static constexpr std::size_t kEmptyCurveSize = 12;

	FileBytes& U8(std::uint8_t value) { return Append(&value, sizeof(value)); }
	FileBytes& I32(std::int32_t value) { return Append(&value, sizeof(value)); }
	FileBytes& I64(std::int64_t value) { return Append(&value, sizeof(value)); }
	FileBytes& F32(float value) { return Append(&value, sizeof(value)); }

	FileBytes& Magic() { return I64(kMagicNumber); }
	FileBytes& Version(std::int32_t major, std::int32_t minor) { return I32(major).I32(minor); }
	FileBytes& Channels(std::uint8_t camera, std::uint8_t hands, std::uint8_t gaze)
	{
		return U8(camera).U8(hands).U8(gaze);
	}
	FileBytes& CurveHeader(std::int32_t keyCount)
	{
		return I32(WrapMode::ClampForever).I32(WrapMode::ClampForever).I32(keyCount);
	}
	FileBytes& EmptyCurves(std::size_t count);
	FileBytes& WholeCurve(const Curve& curve, bool isShort);

	/** A .NET string; the length takes at least `lengthSize` bytes. */
	FileBytes& Text(const std::string& text, std::size_t lengthSize = 1);

	std::vector<std::uint8_t> Take() { return std::move(bytes_); }

private:
	FileBytes& Append(const void* data, std::size_t size);

	std::vector<std::uint8_t> bytes_;
};

/** The whole file of a recording in the dialect it names. */
std::vector<std::uint8_t> SpellOut(const Recording& recording);

/** The same without marker list: the only shorter beginning of a file that is a whole recording too. */
std::vector<std::uint8_t> SpellOutWithoutMarkers(const Recording& recording);

} // namespace mria
