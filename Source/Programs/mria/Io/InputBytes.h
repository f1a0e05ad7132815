// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Failure.h"
#include "Mria/Span.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace mria
{

/** A file's bytes in memory. Moves, does not copy. */
class InputBytes
{
public:
	struct Free
	{
		void operator()(std::uint8_t* data) const { std::free(data); }
	};
	using Memory = std::unique_ptr<std::uint8_t[], Free>;

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

/** The whole file, unless its head is refused; "-" is standard input. */
FileResult<InputBytes> ReadInput(const std::string& path, const HeadCheck& checkHead = {});

} // namespace mria
