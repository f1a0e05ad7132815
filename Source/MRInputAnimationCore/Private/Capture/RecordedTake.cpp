// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Capture/TakeContent.h"
#include "Format/DialectTraits.h"
#include "Format/FormatConstants.h"
#include "Mria/Writer.h"

#include <cstring>
#include <optional>
#include <utility>

namespace mria
{

namespace RecordedTakeDetail
{
/** The keys of a chain from the start of the take: possibly one made at the start, then the later ones. */
struct CutChain
{
	std::optional<TakeKey> first;
	ChainCursor rest;

	std::size_t KeyCount() const { return (first ? 1u : 0u) + rest.CountLeft(); }
};

TakeKey KeyOf(const KeyView& view, std::size_t width)
{
	TakeKey key;
	key.time = view.time;
	std::memcpy(key.values.data(), view.values, width * sizeof(float));
	return key;
}

TakeKey Between(const KeyView& a, const KeyView& b, double time, std::size_t width)
{
	TakeKey key;
	key.time = time;
	const double part = (time - a.time) / (b.time - a.time);
	for (std::size_t i = 0; i < width; ++i)
	{
		const double value = a.values[i] * (1.0 - part) + b.values[i] * part;
		key.values[i] = static_cast<float>(value);
	}
	return key;
}

/** A flag keeps the key that holds at the start where it is; a pose gets one there, unless the start is in a gap. */
CutChain CutAt(const ChainView& chain, double start, bool isFlag)
{
	CutChain cut{std::nullopt, ChainCursor(chain)};
	KeyView before;
	for (; !cut.rest.IsAtEnd() && cut.rest.Current().time <= start; cut.rest.Next())
	{
		before = cut.rest.Current();
	}
	if (!before.values)
	{
		return cut;
	}
	if (isFlag || before.time == start)
	{
		cut.first = KeyOf(before, chain.width);
	}
	else if (!cut.rest.IsAtEnd() && !cut.rest.Current().isAfterGap)
	{
		cut.first = Between(before, cut.rest.Current(), start, chain.width);
	}
	return cut;
}

/** Calls `visit(time, values)` for each key, in the time of the recording. */
template <typename Visit>
void ForEachKey(CutChain& cut, double start, Visit&& visit)
{
	if (cut.first)
	{
		visit(static_cast<float>(cut.first->time - start), cut.first->values.data());
	}
	for (; !cut.rest.IsAtEnd(); cut.rest.Next())
	{
		const KeyView key = cut.rest.Current();
		visit(static_cast<float>(key.time - start), key.values);
	}
}

CutChain CutFor(const TakeContent& content, CurveId curve)
{
	return CutAt(content.chains[ChainAt(curve)], content.start, IsFlagCurve(curve));
}

/** The recording without its keys. */
Recording MakeShell(const TakeContent& content, Dialect dialect)
{
	Recording recording;
	recording.dialect = dialect;
	recording.channels = TraitsOf(dialect).hasChannelBytes ? content.channels : ChannelFlags{};
	recording.markers = content.markers;
	return recording;
}

/** Calls `visit(curve, width)` for the first curve of each chain whose channel is on, in the order of the file. */
template <typename Visit>
void ForEachChain(const ChannelFlags& channels, Visit&& visit)
{
	for (CurveId curve = 0; curve < kCurveCount; curve += WidthOf(ChainAt(curve)))
	{
		if (channels.Has(ChannelOf(curve)))
		{
			visit(curve, WidthOf(ChainAt(curve)));
		}
	}
}

void FillCurves(const TakeContent& content, CurveId first, std::size_t width, Recording& out)
{
	CutChain cut = CutFor(content, first);
	const std::size_t count = cut.KeyCount();
	for (std::size_t i = 0; i < width; ++i)
	{
		out.curves[first + i].keys.reserve(count);
	}
	ForEachKey(cut, content.start,
		[&](float time, const float* values)
		{
			Keyframe key;
			key.time = time;
			for (std::size_t i = 0; i < width; ++i)
			{
				key.value = values[i];
				out.curves[first + i].keys.push_back(key);
			}
		});
}

/** Writes the curves of one chain, each with its header and keys. Returns the end. */
template <std::size_t KeySize>
std::uint8_t* WriteCurves(
	CutChain& cut, std::size_t width, double start, const std::uint8_t* headers, std::uint8_t* out)
{
	const std::size_t count = cut.KeyCount();
	const std::size_t curveSize = kCurveHeaderSize + count * KeySize;
	const std::int32_t keyCount = static_cast<std::int32_t>(count);
	for (std::size_t i = 0; i < width; ++i)
	{
		std::uint8_t* header = out + i * curveSize;
		std::memcpy(header, headers + i * kCurveHeaderSize, kCurveHeaderSize);
		std::memcpy(header + kCurveHeaderSize - sizeof(keyCount), &keyCount, sizeof(keyCount));
	}
	std::uint8_t* next = out + kCurveHeaderSize;
	ForEachKey(cut, start,
		[&](float time, const float* values)
		{
			Keyframe key;
			key.time = time;
			for (std::size_t i = 0; i < width; ++i)
			{
				key.value = values[i];
				std::memcpy(next + i * curveSize, &key, KeySize);
			}
			next += KeySize;
		});
	return out + width * curveSize;
}

std::size_t HeaderSizeOf(const DialectTraits& traits)
{
	return kMagicSize + sizeof(traits.major) + sizeof(traits.minor) + (traits.hasChannelBytes ? kChannelCount : 0);
}

std::size_t KeySizeIn(CurveId curve, const DialectTraits& traits)
{
	return IsFlagCurve(curve) ? kShortKeySize : traits.floatKeySize;
}

std::size_t SizeOfKeys(const TakeContent& content, const ChannelFlags& channels, const DialectTraits& traits)
{
	std::size_t size = 0;
	ForEachChain(channels,
		[&](CurveId curve, std::size_t width)
		{ size += CutFor(content, curve).KeyCount() * width * KeySizeIn(curve, traits); });
	return size;
}
} // namespace RecordedTakeDetail

RecordedTake::RecordedTake()
	: content_(std::make_shared<TakeContent>())
{
}

RecordedTake::RecordedTake(std::shared_ptr<const TakeContent> content)
	: content_(std::move(content))
{
}

double RecordedTake::Duration() const
{
	return content_->duration;
}

double RecordedTake::ClockStart() const
{
	return content_->clockStart;
}

Recording RecordedTake::ToRecording(Dialect dialect) const
{
	using namespace RecordedTakeDetail;
	Recording recording = MakeShell(*content_, dialect);
	ForEachChain(
		recording.channels, [&](CurveId curve, std::size_t width) { FillCurves(*content_, curve, width, recording); });
	return recording;
}

std::vector<std::uint8_t> RecordedTake::ToBytes(Dialect dialect) const
{
	using namespace RecordedTakeDetail;
	const DialectTraits& traits = TraitsOf(dialect);
	const Recording shell = MakeShell(*content_, dialect);
	// The file without keys: everything before, between and after them comes from the regular writer.
	const std::vector<std::uint8_t> empty = WriteRecording(shell, dialect).bytes;
	const std::size_t headerSize = HeaderSizeOf(traits);

	std::vector<std::uint8_t> bytes(empty.size() + SizeOfKeys(*content_, shell.channels, traits));
	std::memcpy(bytes.data(), empty.data(), headerSize);
	const std::uint8_t* in = empty.data() + headerSize;
	std::uint8_t* out = bytes.data() + headerSize;
	ForEachChain(shell.channels,
		[&](CurveId curve, std::size_t width)
		{
			CutChain cut = CutFor(*content_, curve);
			const bool isShort = KeySizeIn(curve, traits) == kShortKeySize;
			out = isShort ? WriteCurves<kShortKeySize>(cut, width, content_->start, in, out)
						  : WriteCurves<kFullKeySize>(cut, width, content_->start, in, out);
			in += width * kCurveHeaderSize;
		});
	std::memcpy(out, in, static_cast<std::size_t>(empty.data() + empty.size() - in));
	return bytes;
}

} // namespace mria
