// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Json/RecordingJsonHandler.h"

#include "Json/RecordingJsonForm.h"
#include "Json/RecordingJsonMembers.h"
#include "Text/FloatText.h"
#include "Text/Strings.h"

#include <charconv>
#include <cstring>
#include <iterator>

namespace mria
{

namespace RecordingJsonHandlerDetail
{
using namespace RecordingJsonMembers;

std::optional<std::int32_t> ParseInteger(std::string_view text)
{
	std::int32_t value = 0;
	const char* const end = text.data() + text.size();
	const std::from_chars_result result = std::from_chars(text.data(), end, value);
	if (result.ec != std::errc() || result.ptr != end)
	{
		return std::nullopt;
	}
	return value;
}
} // namespace RecordingJsonHandlerDetail

bool RecordingJsonHandler::EnterMember(Members& members, const char* const* names, int nameCount, std::string_view name)
{
	using namespace RecordingJsonHandlerDetail;
	members.current = -1;
	std::string wanted;
	for (int i = 0; i < nameCount; ++i)
	{
		if (name == names[i])
		{
			if (HasSeen(members.seen, i))
			{
				return Fail("each member once", "a second " + QuotedText(name), name.size() + 2);
			}
			members.seen |= 1u << i;
			members.current = i;
			return true;
		}
		wanted += (i == 0 ? "" : i + 1 == nameCount ? " or " : ", ") + std::string(names[i]);
	}
	return Fail(wanted, QuotedText(name), name.size() + 2);
}

bool RecordingJsonHandler::EnterCurve(std::string_view name)
{
	using namespace RecordingJsonHandlerDetail;
	// Curves come in file order as a rule, so the next one on is the likely one.
	for (std::size_t step = 1; step <= kCurveCount + 1; ++step)
	{
		const CurveId id = (curve_ + step) % (kCurveCount + 1);
		if (id < kCurveCount && CurveName(id) == name)
		{
			if (seenCurves_[id])
			{
				return Fail("each curve once", "a second " + QuotedText(name), name.size() + 2);
			}
			seenCurves_[id] = true;
			curve_ = id;
			return true;
		}
	}
	return Fail("a curve's name such as Left.Wrist.RotationW", QuotedText(name), name.size() + 2);
}

bool RecordingJsonHandler::RequireMembers(const Members& members, const char* const* names, unsigned required)
{
	using namespace RecordingJsonHandlerDetail;
	for (int i = 0; (required >> i) != 0; ++i)
	{
		if (HasSeen(required, i) && !HasSeen(members.seen, i))
		{
			return Fail(std::string("a member \"") + names[i] + "\"", "none", 1);
		}
	}
	return true;
}

bool RecordingJsonHandler::WantsFloat() const
{
	using namespace RecordingJsonHandlerDetail;
	return (state_ == State::KeyFields && element_ < kModeField) || (state_ == State::Marker && inner_.current == Time);
}

bool RecordingJsonHandler::TakeFloat(float value)
{
	if (state_ == State::Marker)
	{
		marker_.time = value;
		return true;
	}
	// By memcpy, since assigning may change the bits of a NaN on some processors.
	std::memcpy(reinterpret_cast<char*>(&key_) + element_ * sizeof(float), &value, sizeof(value));
	++element_;
	return true;
}

bool RecordingJsonHandler::TakeInteger(std::int32_t value, std::string_view text)
{
	using namespace RecordingJsonHandlerDetail;
	Curve* const curve = curve_ < kCurveCount ? &recording_.curves[curve_] : nullptr;
	if (state_ == State::Wrap && element_ < 2)
	{
		(element_++ == 0 ? curve->preWrap : curve->postWrap) = value;
		return true;
	}
	if (state_ == State::KeyFields && element_ == kModeField)
	{
		key_.weightedMode = value;
		++element_;
		return true;
	}
	if (state_ == State::Channels && value >= 0 && value <= 255)
	{
		recording_.channels.bytes[static_cast<std::size_t>(inner_.current)] = static_cast<std::uint8_t>(value);
		return true;
	}
	const bool isLength = state_ == State::Marker && inner_.current == LengthSize;
	if (isLength && value >= 1 && value <= static_cast<std::int32_t>(kMaxLengthSize))
	{
		marker_.lengthSize = static_cast<std::uint8_t>(value);
		return true;
	}
	if (state_ == State::Root && root_.current == FormatVersion && value == kJsonFormatVersion)
	{
		return true;
	}
	return Fail(ShownText(text), 0);
}

bool RecordingJsonHandler::RawNumber(const char* text, rapidjson::SizeType size, bool)
{
	using namespace RecordingJsonHandlerDetail;
	const std::string_view number(text, size);
	if (WantsFloat())
	{
		const std::optional<float> value = ParseJsonNumber(number);
		return value ? TakeFloat(*value) : Fail("a number that a float can hold", ShownText(number), 0);
	}
	const std::optional<std::int32_t> value = ParseInteger(number);
	return value ? TakeInteger(*value, number) : Fail(ShownText(number), 0);
}

bool RecordingJsonHandler::TakeRootText(std::string_view text)
{
	using namespace RecordingJsonHandlerDetail;
	if (root_.current == Format && text == kJsonFormatName)
	{
		return true;
	}
	if (root_.current == DialectName)
	{
		if (const std::optional<Dialect> dialect = FindDialect(text))
		{
			recording_.dialect = *dialect;
			return true;
		}
	}
	return Fail(QuotedText(text), text.size() + 2);
}

bool RecordingJsonHandler::TakeMarkerText(std::string_view text, std::size_t tokenSize)
{
	using namespace RecordingJsonHandlerDetail;
	if (inner_.current == Name)
	{
		marker_.name = text;
		return true;
	}
	if (inner_.current == NameBytes)
	{
		if (std::optional<std::string> bytes = ParseHexText(text))
		{
			marker_.name = std::move(*bytes);
			return true;
		}
	}
	return Fail(QuotedText(text), tokenSize);
}

bool RecordingJsonHandler::String(const char* text, rapidjson::SizeType size, bool)
{
	using namespace RecordingJsonHandlerDetail;
	const std::string_view string(text, size);
	const std::size_t tokenSize = string.size() + 2;
	if (WantsFloat())
	{
		const std::optional<float> value = ParseSpecialFloat(string);
		return value ? TakeFloat(*value) : Fail(QuotedText(string), tokenSize);
	}
	if (state_ == State::Root)
	{
		return TakeRootText(string);
	}
	return state_ == State::Marker ? TakeMarkerText(string, tokenSize) : Fail(QuotedText(string), tokenSize);
}

bool RecordingJsonHandler::StartObject()
{
	using namespace RecordingJsonHandlerDetail;
	switch (state_)
	{
	case State::Document:
		state_ = State::Root;
		return true;
	case State::Root:
		if (root_.current != ChannelsObject && root_.current != CurvesObject)
		{
			break;
		}
		state_ = root_.current == ChannelsObject ? State::Channels : State::Curves;
		inner_ = {};
		return true;
	case State::Curves:
		state_ = State::Curve;
		inner_ = {};
		return true;
	case State::Markers:
		state_ = State::Marker;
		inner_ = {};
		marker_ = {};
		return true;
	default:
		break;
	}
	return Fail("an object", 1);
}

bool RecordingJsonHandler::Key(const char* text, rapidjson::SizeType size, bool)
{
	using namespace RecordingJsonHandlerDetail;
	const std::string_view name(text, size);
	switch (state_)
	{
	case State::Root:
		return EnterMember(root_, kRootMembers, static_cast<int>(std::size(kRootMembers)), name);
	case State::Channels:
		return EnterMember(inner_, kChannelMembers, static_cast<int>(std::size(kChannelMembers)), name);
	case State::Curves:
		return EnterCurve(name);
	case State::Curve:
		return EnterMember(inner_, kCurveMembers, static_cast<int>(std::size(kCurveMembers)), name);
	default:
		return EnterMember(inner_, kMarkerMembers, static_cast<int>(std::size(kMarkerMembers)), name);
	}
}

bool RecordingJsonHandler::EndMarker()
{
	using namespace RecordingJsonHandlerDetail;
	const bool hasName = HasSeen(inner_.seen, Name);
	inner_.current = -1;
	if (!HasSeen(inner_.seen, Time))
	{
		return Fail("a member \"time\"", "none", 1);
	}
	if (hasName == HasSeen(inner_.seen, NameBytes))
	{
		return Fail("either \"name\" or \"nameBytes\"", hasName ? "both" : "none", 1);
	}
	const std::size_t shortest = ShortestLengthSize(marker_.name.size());
	if (marker_.lengthSize < shortest)
	{
		if (HasSeen(inner_.seen, LengthSize))
		{
			return Fail("a length size of at least " + std::to_string(shortest), std::to_string(marker_.lengthSize), 1);
		}
		marker_.lengthSize = static_cast<std::uint8_t>(shortest);
	}
	recording_.markers.push_back(std::move(marker_));
	state_ = State::Markers;
	return true;
}

bool RecordingJsonHandler::EndObject(rapidjson::SizeType)
{
	using namespace RecordingJsonHandlerDetail;
	switch (state_)
	{
	case State::Channels:
		inner_.current = -1;
		state_ = State::Root;
		return RequireMembers(inner_, kChannelMembers, kRequiredChannelMembers);
	case State::Curve:
		state_ = State::Curves;
		return true;
	case State::Curves:
		state_ = State::Root;
		return true;
	case State::Marker:
		return EndMarker();
	default:
		root_.current = -1;
		recording_.hasMarkerList = HasSeen(root_.seen, MarkersArray);
		state_ = State::Done;
		return RequireMembers(root_, kRootMembers, kRequiredRootMembers);
	}
}

bool RecordingJsonHandler::StartArray()
{
	using namespace RecordingJsonHandlerDetail;
	if (state_ == State::Root && root_.current == MarkersArray)
	{
		state_ = State::Markers;
		return true;
	}
	if (state_ == State::Curve)
	{
		state_ = inner_.current == WrapArray ? State::Wrap : State::Keys;
		element_ = 0;
		return true;
	}
	if (state_ == State::Keys)
	{
		state_ = State::KeyFields;
		key_ = {};
		element_ = 0;
		return true;
	}
	return Fail("an array", 1);
}

bool RecordingJsonHandler::EndKey()
{
	using namespace RecordingJsonHandlerDetail;
	if (element_ != kShortKeyFieldCount && element_ != kKeyFieldCount)
	{
		return Fail("two or seven numbers", std::to_string(element_), 1);
	}
	recording_.curves[curve_].keys.push_back(key_);
	state_ = State::Keys;
	return true;
}

bool RecordingJsonHandler::EndArray(rapidjson::SizeType)
{
	switch (state_)
	{
	case State::KeyFields:
		return EndKey();
	case State::Wrap:
		if (element_ != 2)
		{
			return Fail("two numbers", std::to_string(element_), 1);
		}
		state_ = State::Curve;
		return true;
	case State::Keys:
		state_ = State::Curve;
		return true;
	default:
		state_ = State::Root;
		return true;
	}
}

Recording RecordingJsonHandler::Take()
{
	return std::move(recording_);
}

} // namespace mria
