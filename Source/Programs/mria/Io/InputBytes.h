// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Failure.h"
#include "Mria/Span.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace mria
{

struct InputFree
{
	std::size_t mapped = 0; ///< Bytes, if it is a mapping.

	void operator()(std::uint8_t* data) const;
};

/** A file's bytes, in memory or mapped into it. They may be changed, the file does not. Moves, does not copy. */
class InputBytes
{
public:
	using Memory = std::unique_ptr<std::uint8_t[], InputFree>;

	InputBytes() = default;
	InputBytes(Memory data, std::size_t size)
		: data_(std::move(data))
		, size_(size)
	{
	}

	Span<const std::uint8_t> Get() const { return {data_.get(), size_}; }
	Span<std::uint8_t> Get() { return {data_.get(), size_}; }
	std::size_t size() const { return size_; }

private:
	Memory data_;
	std::size_t size_ = 0;
};

/** Gets the first 64 KB of an input that is longer. A failure ends the reading there. */
using HeadCheck = std::function<std::optional<Failure>(Span<const std::uint8_t> head)>;

/**
 * The whole file, unless its head is refused; "-" is standard input. A large file is mapped where the system allows it
 * to be replaced nevertheless; if another program makes it shorter, the tool says so and ends.
 */
FileResult<InputBytes> ReadInput(const std::string& path, const HeadCheck& checkHead = {});

} // namespace mria
