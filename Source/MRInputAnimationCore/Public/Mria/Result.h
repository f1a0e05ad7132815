// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace mria
{

/** Why bytes are not a recording. Each code says what `Error::wanted` and `Error::found` mean. */
enum class ErrorCode : std::uint8_t
{
	EmptyFile, ///< No bytes: MRTK leaves such a file when saving fails. Bytes wanted and found.
	WrongMagic, ///< Not an input animation. The magic number, and the value in its place.
	HeaderlessFile, ///< A 2019 recording without a header, otherwise valid. The magic number, and the value in its
					///< place.
	MissingVersion, ///< The tutorial variant: magic number, no version, ten curves per pose. Newest major version,
					///< value found.
	NewerVersion, ///< A format later than 1.1. Newest known value of the field, value found.
	UnknownVersion, ///< A version that never existed. Lowest known value of the field, value found.
	Truncated, ///< The bytes end inside this field. Bytes needed, bytes left.
	CountOutOfRange, ///< A count that is negative or too large. The most that the remaining bytes can hold, value
					 ///< found.
	StringTooLong, ///< A string is longer than the remaining bytes, or its length is malformed. Bytes left, value
				   ///< found.
	BytesLeftOver, ///< The recording ends before the file does. Size of the recording, size of the file.
	StreamFile, ///< A stream, the form of a recording while it is being made. The magic number, and the value in its
				///< place.
	DamagedStream, ///< A stream without a valid packet. Valid packets wanted and found.
};

/** Stable name of a code, for scripts: "Truncated". */
MRINPUTANIMATIONCORE_API const char* ToString(ErrorCode code);

/** The path of a field: `Left.IndexTip.PositionX.keys[12].time`. Does not allocate; names are string literals. */
struct FieldPath
{
	static constexpr std::int32_t kNoIndex = -1;
	static constexpr std::size_t kMaxDepth = 6;

	struct Segment
	{
		const char* name = "";
		std::int32_t index = kNoIndex;
	};

	std::array<Segment, kMaxDepth> segments;
	std::size_t depth = 0;

	void Push(const char* name, std::int32_t index = kNoIndex)
	{
		assert(depth < kMaxDepth);
		segments[depth++] = {name, index};
	}
	void Pop()
	{
		assert(depth > 0);
		--depth;
	}
};

MRINPUTANIMATIONCORE_API std::string ToString(const FieldPath& path);

/** One failure as data: what, at which byte, in which field, and which value was expected and found. */
struct Error
{
	ErrorCode code = ErrorCode::Truncated;
	std::uint64_t offset = 0;
	FieldPath path;
	std::int64_t wanted = 0;
	std::int64_t found = 0;
};

/** An error as text for users. `hint` says what to do about it. */
struct ErrorText
{
	std::string summary; ///< Follows the file's name: "ends too early".
	std::string detail; ///< "byte 4116 (0x1014), field Left.Wrist.PositionX.keys[12].time: 4 bytes needed, 2 left"
	std::string hint; ///< "the file was cut off; copy or export it again"
};

MRINPUTANIMATIONCORE_API ErrorText Explain(const Error& error);

/**
 * One line of text for logs: "Truncated at byte 4116 in Left.Wrist.PositionX.keys[12].time: 4 bytes needed, 2 left".
 */
MRINPUTANIMATIONCORE_API std::string Describe(const Error& error);

/**
 * Holds either a value or an error. Accessing the one that is not there is a programming error (assert).
 *
 * Out of memory is not reported as an error. The core is compiled without exceptions: if `new` fails, the function
 * does not return and its objects must not be used again. The host decides what happens with std::set_new_handler,
 * or with an allocator that ends the process, as Unreal does. Otherwise expect std::terminate.
 */
template <typename T, typename E = Error>
class [[nodiscard]] Result
{
public:
	Result(T value)
		: state_(std::in_place_index<0>, std::move(value))
	{
	}
	Result(E error)
		: state_(std::in_place_index<1>, std::move(error))
	{
	}

	explicit operator bool() const { return state_.index() == 0; }

	T& Value()
	{
		assert(*this);
		return *std::get_if<0>(&state_);
	}
	const T& Value() const
	{
		assert(*this);
		return *std::get_if<0>(&state_);
	}
	const E& GetError() const
	{
		assert(!*this);
		return *std::get_if<1>(&state_);
	}

private:
	std::variant<T, E> state_;
};

} // namespace mria
