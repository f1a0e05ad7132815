// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Json/RecordingJsonHandler.h"
#include "Json/RecordingJsonMembers.h"
#include "Mria/Text.h"

namespace mria
{

bool RecordingJsonHandler::Fail(std::string found, std::size_t tokenSize)
{
	return Fail(Wanted(), std::move(found), tokenSize);
}

bool RecordingJsonHandler::Fail(std::string wanted, std::string found, std::size_t tokenSize)
{
	error_.path = Path();
	error_.wanted = std::move(wanted);
	error_.found = std::move(found);
	failedTokenSize_ = tokenSize;
	return false;
}

const char* RecordingJsonHandler::WantedInRoot() const
{
	using namespace RecordingJsonMembers;
	switch (root_.current)
	{
	case Format:
		return "\"mria-recording\"";
	case FormatVersion:
		return "version 1";
	case DialectName:
		return "\"mrtk-1.0\", \"mrtk-1.1\" or \"documented-1.1\"";
	case MarkersArray:
		return "an array";
	default:
		return "an object";
	}
}

const char* RecordingJsonHandler::Wanted() const
{
	using namespace RecordingJsonMembers;
	switch (state_)
	{
	case State::Root:
		return WantedInRoot();
	case State::Channels:
		return "a number from 0 to 255";
	case State::Wrap:
		return element_ < 2 ? "a whole number" : "no third number";
	case State::Curve:
		return inner_.current == WrapArray ? "an array of two numbers" : "an array of keys";
	case State::Keys:
		return "an array of two or seven numbers";
	case State::KeyFields:
		return element_ == kModeField ? "a whole number"
			: element_ < kModeField	  ? "a number, \"inf\", \"-inf\", \"nan\" or \"nan:0x...\""
									  : "no eighth number";
	case State::Marker:
		return inner_.current == Time	  ? "a number, \"inf\", \"-inf\", \"nan\" or \"nan:0x...\""
			: inner_.current == Name	  ? "text"
			: inner_.current == NameBytes ? "pairs of hexadecimal digits, lower case"
										  : "a number from 1 to 5";
	case State::Done:
		return "the end";
	default:
		return "an object";
	}
}

std::string RecordingJsonHandler::Path() const
{
	using namespace RecordingJsonMembers;
	if (state_ == State::Document || state_ == State::Done || root_.current < 0)
	{
		return {};
	}
	std::string path = kRootMembers[root_.current];
	const bool isInCurve =
		state_ == State::Curve || state_ == State::Wrap || state_ == State::Keys || state_ == State::KeyFields;
	if (isInCurve)
	{
		path += "." + CurveName(curve_) + (inner_.current < 0 ? "" : std::string(".") + kCurveMembers[inner_.current]);
	}
	if (state_ == State::Keys || state_ == State::KeyFields)
	{
		path += "[" + std::to_string(recording_.curves[curve_].keys.size()) + "]";
	}
	if (state_ == State::Wrap || state_ == State::KeyFields)
	{
		path += "[" + std::to_string(element_) + "]";
	}
	if (state_ == State::Markers || state_ == State::Marker)
	{
		path += "[" + std::to_string(recording_.markers.size()) + "]";
	}
	if ((state_ == State::Marker || state_ == State::Channels) && inner_.current >= 0)
	{
		const char* const* names = state_ == State::Marker ? kMarkerMembers : kChannelMembers;
		path += std::string(".") + names[inner_.current];
	}
	return path;
}

std::string RecordingJsonHandler::ShownText(std::string_view text)
{
	constexpr std::size_t kShown = 40;
	return Printable(text.substr(0, kShown)) + (text.size() > kShown ? "..." : "");
}

std::string RecordingJsonHandler::QuotedText(std::string_view text)
{
	return "\"" + ShownText(text) + "\"";
}

} // namespace mria
