// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Json/JsonError.h"
#include "Mria/Recording.h"

#include <rapidjson/rapidjson.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mria
{

/**
 * Hears RapidJSON read a recording and puts it together. Returning false ends the reading, so neither nesting nor size
 * can grow beyond what the form has: only known members, once each, with values of the right kind.
 */
class RecordingJsonHandler
{
public:
	bool Null() { return Fail("null", 4); }
	bool Bool(bool value) { return Fail(value ? "true" : "false", value ? 4 : 5); }
	bool RawNumber(const char* text, rapidjson::SizeType size, bool copy);
	bool String(const char* text, rapidjson::SizeType size, bool copy);
	bool StartObject();
	bool Key(const char* text, rapidjson::SizeType size, bool copy);
	bool EndObject(rapidjson::SizeType memberCount);
	bool StartArray();
	bool EndArray(rapidjson::SizeType elementCount);

	// RapidJSON wants these too, but never calls them: numbers come as text.
	bool Int(int) { return false; }
	bool Uint(unsigned) { return false; }
	bool Int64(std::int64_t) { return false; }
	bool Uint64(std::uint64_t) { return false; }
	bool Double(double) { return false; }

	/** The current position: `curves.Left.Wrist.PositionX.keys[12][1]`. */
	std::string Path() const;

	/** After a call has returned false. The place in the text is the caller's to add. */
	const JsonError& GetError() const { return error_; }

	/** Bytes that the refused value takes in the text; 0 for numbers, which RapidJSON places by their first byte. */
	std::size_t FailedTokenSize() const { return failedTokenSize_; }

	Recording Take();

private:
	/** What the next value belongs to. */
	enum class State : std::uint8_t
	{
		Document,
		Root,
		Channels,
		Curves,
		Curve,
		Wrap,
		Keys,
		KeyFields,
		Markers,
		Marker,
		Done,
	};

	/** Members that have been seen, and the one whose value comes next, of the object that is open. */
	struct Members
	{
		unsigned seen = 0;
		int current = -1;
	};

	bool Fail(std::string found, std::size_t tokenSize);
	bool Fail(std::string wanted, std::string found, std::size_t tokenSize);
	const char* Wanted() const;
	const char* WantedInRoot() const;
	static std::string ShownText(std::string_view text);
	static std::string QuotedText(std::string_view text);
	bool EnterMember(Members& members, const char* const* names, int nameCount, std::string_view name);
	bool EnterCurve(std::string_view name);
	bool RequireMembers(const Members& members, const char* const* names, unsigned required);
	bool TakeFloat(float value);
	bool TakeInteger(std::int32_t value, std::string_view text);
	bool TakeRootText(std::string_view text);
	bool TakeMarkerText(std::string_view text, std::size_t tokenSize);
	bool EndKey();
	bool EndMarker();
	bool WantsFloat() const;

	State state_ = State::Document;
	Recording recording_;
	Members root_;
	Members inner_; ///< Of channels, of a curve or of a marker.
	CurveId curve_ = kCurveCount;
	std::array<bool, kCurveCount> seenCurves_ = {};
	Keyframe key_;
	std::size_t element_ = 0; ///< Of a key or a wrap pair.
	Marker marker_;
	JsonError error_;
	std::size_t failedTokenSize_ = 0;
};

} // namespace mria
