// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Writer.h"

#include "Format/DialectTraits.h"
#include "Format/FormatConstants.h"
#include "Format/ShortKey.h"

#include <algorithm>

namespace mria
{

namespace WriterDetail
{
/** Appends little-endian values to bytes that were reserved in full before. */
class ByteWriter
{
public:
	explicit ByteWriter(std::size_t size) { bytes_.reserve(size); }

	template <typename T>
	void Value(const T& value)
	{
		Block(&value, sizeof(value));
	}

	void Block(const void* data, std::size_t size)
	{
		const std::uint8_t* first = static_cast<const std::uint8_t*>(data);
		bytes_.insert(bytes_.end(), first, first + size);
	}

	std::vector<std::uint8_t> Take() { return std::move(bytes_); }

private:
	std::vector<std::uint8_t> bytes_;
};

std::size_t CountTangents(const CurveView& curve)
{
	std::size_t count = 0;
	if (curve.keySize == kFullKeySize)
	{
		for (std::size_t i = 0; i < curve.size(); ++i)
		{
			count += IsShort(curve[i]) ? 0 : 1;
		}
	}
	return count;
}

/** Which sections the dialect will hold of this recording. */
ChannelFlags ChannelsIn(const RecordingView& recording, const DialectTraits& traits)
{
	return traits.hasChannelBytes ? recording.channels : ChannelFlags{};
}

std::size_t KeySizeIn(CurveId id, const DialectTraits& traits)
{
	return IsFlagCurve(id) ? kShortKeySize : traits.floatKeySize;
}

void WriteCurve(ByteWriter& out, const CurveView& curve, std::size_t keySize)
{
	out.Value(curve.preWrap);
	out.Value(curve.postWrap);
	out.Value(curve.keyCount);
	if (keySize == curve.keySize && !curve.empty())
	{
		out.Block(curve.keys, curve.size() * keySize);
		return;
	}
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		const Keyframe key = curve[i];
		out.Block(&key, keySize);
	}
}

void WriteString(ByteWriter& out, const std::string& text, std::size_t lengthSize)
{
	const std::size_t wantedSize = (std::min)(lengthSize, kMaxStringLengthSize);
	std::size_t length = text.size();
	for (std::size_t size = 1; length >= 0x80 || size < wantedSize; ++size)
	{
		out.Value(static_cast<std::uint8_t>(length | 0x80));
		length >>= 7;
	}
	out.Value(static_cast<std::uint8_t>(length));
	out.Block(text.data(), text.size());
}

void WriteMarkers(ByteWriter& out, const std::vector<Marker>& markers)
{
	out.Value(static_cast<std::int32_t>(markers.size()));
	for (const Marker& marker : markers)
	{
		out.Value(marker.time);
		WriteString(out, marker.name, marker.lengthSize);
	}
}

bool WritesMarkers(const RecordingView& recording, MarkerList list)
{
	return list == MarkerList::Always || (list == MarkerList::AsRead && recording.hasMarkerList);
}

std::size_t SizeIn(const RecordingView& recording, const DialectTraits& traits)
{
	std::size_t size = kMagicSize + 2 * sizeof(std::int32_t) + kChannelCount + sizeof(std::int32_t);
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		size += kCurveHeaderSize + recording.curves[id].size() * KeySizeIn(id, traits);
	}
	for (const Marker& marker : recording.markers)
	{
		size += sizeof(float) + kMaxStringLengthSize + marker.name.size();
	}
	return size;
}

std::vector<std::uint8_t> WriteBytes(
	const RecordingView& recording, const DialectTraits& traits, const WriteOptions& options)
{
	ByteWriter out(SizeIn(recording, traits));
	out.Value(kMagic);
	out.Value(traits.major);
	out.Value(traits.minor);
	const ChannelFlags channels = ChannelsIn(recording, traits);
	if (traits.hasChannelBytes)
	{
		out.Value(channels.bytes);
	}
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (channels.Has(ChannelOf(id)))
		{
			WriteCurve(out, recording.curves[id], KeySizeIn(id, traits));
		}
	}
	if (WritesMarkers(recording, options.markerList))
	{
		WriteMarkers(out, recording.markers);
	}
	return out.Take();
}

class LossList
{
public:
	void Add(LossCode code, std::string path, std::size_t count) { losses_.push_back({code, std::move(path), count}); }

	void AddIfAny(LossCode code, std::string path, std::size_t count)
	{
		if (count > 0)
		{
			Add(code, std::move(path), count);
		}
	}
	std::vector<Loss> Take() { return std::move(losses_); }

private:
	std::vector<Loss> losses_;
};

void FindChannelLosses(const RecordingView& recording, const DialectTraits& traits, LossList& out)
{
	constexpr std::size_t kCurvesOf[kChannelCount] = {
		kPoseComponentCount, kFirstGazeCurve - kFirstFlagCurve, kRayComponentCount};
	const ChannelFlags channels = ChannelsIn(recording, traits);
	std::size_t keysOf[kChannelCount] = {};
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		keysOf[static_cast<std::size_t>(ChannelOf(id))] += recording.curves[id].size();
	}
	for (std::size_t i = 0; i < kChannelCount; ++i)
	{
		const Channel channel = static_cast<Channel>(i);
		const bool isOn = recording.channels.Has(channel);
		if (!isOn && channels.Has(channel))
		{
			out.Add(LossCode::ChannelAppears, ToString(channel), kCurvesOf[i]);
		}
		else if (isOn && !channels.Has(channel))
		{
			out.Add(LossCode::Gaze, ToString(channel), keysOf[i]); // without keys too: the channel itself is lost
		}
		else if (!isOn)
		{
			out.AddIfAny(LossCode::ChannelOff, ToString(channel), keysOf[i]);
		}
		const bool isOddByte = recording.channels.bytes[i] > 1 && !traits.hasChannelBytes;
		out.AddIfAny(LossCode::ChannelByte, ToString(channel), isOddByte ? 1 : 0);
	}
}

void FindKeyLosses(const RecordingView& recording, const DialectTraits& traits, LossList& out)
{
	const ChannelFlags channels = ChannelsIn(recording, traits);
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (channels.Has(ChannelOf(id)) && KeySizeIn(id, traits) == kShortKeySize)
		{
			const LossCode code = IsFlagCurve(id) ? LossCode::FlagTangents : LossCode::Tangents;
			out.AddIfAny(code, CurveName(id), CountTangents(recording.curves[id]));
		}
	}
}
} // namespace WriterDetail

const char* ToString(LossCode code)
{
	constexpr const char* kNames[] = {
		"Tangents", "Gaze", "ChannelAppears", "ChannelOff", "ChannelByte", "Markers", "FlagTangents"};
	return kNames[static_cast<std::size_t>(code)];
}

std::string Describe(const Loss& loss)
{
	const auto counted = [&](const char* one, const char* many)
	{ return std::to_string(loss.count) + " " + (loss.count == 1 ? one : many); };
	switch (loss.code)
	{
	case LossCode::Tangents:
		return loss.path + ": tangents of " + counted("key", "keys") + " (short keys hold straight lines only)";
	case LossCode::Gaze:
		return loss.path + ": " + counted("key", "keys") + " (1.0 has no gaze)";
	case LossCode::ChannelAppears:
		return loss.path + ": absent before, now " + counted("empty curve", "empty curves") + " (1.0 always has it)";
	case LossCode::ChannelOff:
		return loss.path + ": " + counted("key", "keys") + " (the channel is switched off)";
	case LossCode::ChannelByte:
		return loss.path + ": the channel's byte was neither 0 nor 1 (1.0 has no such byte)";
	case LossCode::Markers:
		return loss.path + ": " + counted("marker", "markers") + " left out on request";
	case LossCode::FlagTangents:
		break;
	}
	return loss.path + ": tangents of " + counted("key", "keys") + " (flags are steps)";
}

WrittenRecording WriteRecording(const RecordingView& recording, Dialect dialect, const WriteOptions& options)
{
	const DialectTraits& traits = TraitsOf(dialect);
	WriterDetail::LossList losses;
	WriterDetail::FindChannelLosses(recording, traits, losses);
	WriterDetail::FindKeyLosses(recording, traits, losses);
	if (!WriterDetail::WritesMarkers(recording, options.markerList))
	{
		losses.AddIfAny(LossCode::Markers, "markers", recording.markers.size());
	}
	return {WriterDetail::WriteBytes(recording, traits, options), losses.Take()};
}

} // namespace mria
