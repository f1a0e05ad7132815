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

/** Why bytes are not a recording. What `Error::wanted` and `Error::found` mean stands beside each code. */
enum class ErrorCode : std::uint8_t
{
	EmptyFile, ///< No bytes at all: MRTK leaves such a file when saving fails. Bytes wanted and found.
	WrongMagic, ///< Not an input animation. The magic number and what stands in its place.
	HeaderlessFile, ///< A 2019 recording from before the header; all else is sound. The magic number and what stands
					///< there.
	MissingVersion, ///< The tutorial variant: magic, then no version but ten curves a pose. Newest major version,
					///< found.
	NewerVersion, ///< Written by a later format than 1.1. Newest known number of that field, found.
	UnknownVersion, ///< A version that never existed. Lowest known number of that field, found.
	Truncated, ///< The bytes end inside this field. Bytes needed, bytes left.
	CountOutOfRange, ///< A count that is negative or beyond all sense. Most that the bytes left can hold, found.
	StringTooLong, ///< A string's length exceeds the bytes left, or its encoding is no length. Bytes left, found.
	BytesLeftOver, ///< The recording ends before the file does. Size of the recording, size of the file.
	StreamFile, ///< A recording in the form it has while it is made. The magic number and what stands there.
	DamagedStream, ///< A stream of which not one packet is whole. Whole packets wanted and found.
};

/** Stable name of a code, for scripts: "Truncated". */
MRINPUTANIMATIONCORE_API const char* ToString(ErrorCode code);

/** Where in the document a field is: `Left.IndexTip.PositionX.keys[12].time`. Holds no memory; names are literals. */
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

/** One failure, as data: what, at which byte, in which field, what was wanted and what was found instead. */
struct Error
{
	ErrorCode code = ErrorCode::Truncated;
	std::uint64_t offset = 0;
	FieldPath path;
	std::int64_t wanted = 0;
	std::int64_t found = 0;
};

/** An error in the words a person reads. `hint` says what to do about it. */
struct ErrorText
{
	std::string summary; ///< Follows the file's name: "ends too early".
	std::string detail; ///< "byte 4116 (0x1014), field Left.Wrist.PositionX.keys[12].time: 4 bytes needed, 2 left"
	std::string hint; ///< "the file was cut off; copy or export it again"
};

MRINPUTANIMATIONCORE_API ErrorText Explain(const Error& error);

/** One line for logs: "Truncated at byte 4116 in Left.Wrist.PositionX.keys[12].time: 4 bytes needed, 2 left". */
MRINPUTANIMATIONCORE_API std::string Describe(const Error& error);

/**
 * A value, or the error that kept it from being. Asking for the one that is not there is the caller's mistake.
 *
 * Lack of memory is not an error in this sense. The core is compiled without exceptions: when `new` fails, no function
 * of it returns, and its objects must not be used again. A host decides what happens then with std::set_new_handler, or
 * with an allocator that ends the process, as Unreal's does. Without either, std::terminate is to be expected.
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
