// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Json/JsonAllocator.h"
#include "Json/RecordingJson.h"
#include "Json/RecordingJsonForm.h"
#include "Mria/Text.h"
#include "Text/FloatText.h"
#include "Text/Strings.h"
#include "Text/ValueText.h"

#include <rapidjson/prettywriter.h>

#include <charconv>
#include <cstring>
#include <vector>

namespace mria
{

namespace RecordingJsonWriterDetail
{
/** What RapidJSON writes into: a buffer that is handed on when it is full. */
class SinkStream
{
public:
	using Ch = char;

	explicit SinkStream(const TextSink& sink)
		: sink_(sink)
		, buffer_(kSize)
	{
	}

	void Put(char letter)
	{
		if (used_ == kSize)
		{
			Flush();
		}
		buffer_[used_++] = letter;
	}

	void Flush()
	{
		sink_(std::string_view(buffer_.data(), used_));
		used_ = 0;
	}

private:
	static constexpr std::size_t kSize = 1 << 16;

	const TextSink& sink_;
	std::vector<char> buffer_;
	std::size_t used_ = 0;
};

using Writer = rapidjson::PrettyWriter<SinkStream, rapidjson::UTF8<>, rapidjson::UTF8<>, JsonAllocator>;

void Name(Writer& out, std::string_view name)
{
	out.Key(name.data(), static_cast<rapidjson::SizeType>(name.size()));
}

void Text(Writer& out, std::string_view text)
{
	std::string quoted;
	AppendJsonText(quoted, text);
	out.RawValue(quoted.data(), quoted.size(), rapidjson::kStringType);
}

void Raw(Writer& out, const char* text, const char* end, rapidjson::Type type)
{
	out.RawValue(text, static_cast<std::size_t>(end - text), type);
}

char* AppendInteger(std::int32_t number, char* out)
{
	return std::to_chars(out, out + 12, number).ptr;
}

char* AppendComma(char* out)
{
	*out++ = ',';
	*out++ = ' ';
	return out;
}

/** Whether all but time and value are what a short key implies, to the bit. */
bool IsShort(const Keyframe& key)
{
	Keyframe plain;
	plain.time = key.time;
	plain.value = key.value;
	return std::memcmp(&key, &plain, sizeof(key)) == 0;
}

/** `[time, value]`, or all seven fields: a whole line at once is what makes it quick. */
void WriteKey(Writer& out, const Keyframe& key)
{
	char text[7 * (kJsonFloatSize + 2) + 2];
	char* end = text;
	*end++ = '[';
	end = WriteJsonFloat(key.time, end);
	end = WriteJsonFloat(key.value, AppendComma(end));
	if (!IsShort(key))
	{
		for (const float field : {key.inTangent, key.outTangent, key.inWeight, key.outWeight})
		{
			end = WriteJsonFloat(field, AppendComma(end));
		}
		end = AppendInteger(key.weightedMode, AppendComma(end));
	}
	*end++ = ']';
	Raw(out, text, end, rapidjson::kArrayType);
}

void WriteWrap(Writer& out, const CurveView& curve)
{
	char text[32];
	char* end = text;
	*end++ = '[';
	end = AppendInteger(curve.preWrap, end);
	end = AppendInteger(curve.postWrap, AppendComma(end));
	*end++ = ']';
	Raw(out, text, end, rapidjson::kArrayType);
}

void WriteCurve(Writer& out, const CurveView& curve)
{
	out.StartObject();
	Name(out, "wrap");
	WriteWrap(out, curve);
	Name(out, "keys");
	out.StartArray();
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		WriteKey(out, curve[i]);
	}
	out.EndArray();
	out.EndObject();
}

void WriteCurves(Writer& out, const RecordingView& recording)
{
	const CurveView none;
	out.StartObject();
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const CurveView& curve = recording.curves[id];
		if (!curve.empty() || curve.preWrap != none.preWrap || curve.postWrap != none.postWrap)
		{
			Name(out, CurveName(id));
			WriteCurve(out, curve);
		}
	}
	out.EndObject();
}

void WriteChannels(Writer& out, const ChannelFlags& channels)
{
	out.StartObject();
	for (std::size_t i = 0; i < kChannelCount; ++i)
	{
		Name(out, ToLower(ToString(static_cast<Channel>(i))));
		out.Uint(channels.bytes[i]);
	}
	out.EndObject();
}

void WriteMarker(Writer& out, const Marker& marker)
{
	out.StartObject();
	Name(out, "time");
	char text[kJsonFloatSize];
	Raw(out, text, WriteJsonFloat(marker.time, text), rapidjson::kNumberType);
	if (CountInvalidUtf8(marker.name) == 0)
	{
		Name(out, "name");
		Text(out, marker.name);
	}
	else
	{
		Name(out, "nameBytes");
		Text(out, HexText(marker.name));
	}
	if (marker.lengthSize > ShortestLengthSize(marker.name.size()))
	{
		Name(out, "lengthSize");
		out.Uint(marker.lengthSize);
	}
	out.EndObject();
}

void WriteMarkers(Writer& out, const std::vector<Marker>& markers)
{
	out.StartArray();
	for (const Marker& marker : markers)
	{
		WriteMarker(out, marker);
	}
	out.EndArray();
}
} // namespace RecordingJsonWriterDetail

void WriteRecordingJson(const RecordingView& recording, const TextSink& sink)
{
	using namespace RecordingJsonWriterDetail;
	SinkStream stream(sink);
	Writer out(stream);
	out.SetIndent('\t', 1);
	out.StartObject();
	Name(out, "format");
	Text(out, kJsonFormatName);
	Name(out, "formatVersion");
	out.Int(kJsonFormatVersion);
	Name(out, "dialect");
	Text(out, ToString(recording.dialect));
	Name(out, "channels");
	WriteChannels(out, recording.channels);
	Name(out, "curves");
	WriteCurves(out, recording);
	if (recording.hasMarkerList)
	{
		Name(out, "markers");
		WriteMarkers(out, recording.markers);
	}
	out.EndObject();
	stream.Put('\n');
	stream.Flush();
}

std::string ToRecordingJson(const RecordingView& recording)
{
	std::string json;
	WriteRecordingJson(recording, [&json](std::string_view piece) { json += piece; });
	return json;
}

} // namespace mria
