// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>
#include <vector>

namespace mria
{

/**
 * A non-owning view of contiguous values, like std::span of C++20. Two words; pass by value. It must not outlive the
 * viewed values, nor a change in size of the vector it was made from.
 */
template <typename T>
class Span
{
public:
	using Mutable = std::remove_const_t<T>;

	constexpr Span() = default;
	constexpr Span(T* data, std::size_t size)
		: data_(data)
		, size_(size)
	{
	}

	template <std::size_t N>
	constexpr Span(T (&values)[N])
		: data_(values)
		, size_(N)
	{
	}

	template <std::size_t N>
	constexpr Span(std::array<Mutable, N>& values)
		: data_(values.data())
		, size_(N)
	{
	}

	template <std::size_t N, typename U = T, typename = std::enable_if_t<std::is_const_v<U>>>
	constexpr Span(const std::array<Mutable, N>& values)
		: data_(values.data())
		, size_(N)
	{
	}

	Span(std::vector<Mutable>& values)
		: data_(values.data())
		, size_(values.size())
	{
	}

	template <typename U = T, typename = std::enable_if_t<std::is_const_v<U>>>
	Span(const std::vector<Mutable>& values)
		: data_(values.data())
		, size_(values.size())
	{
	}

	template <typename U, typename = std::enable_if_t<std::is_same_v<const U, T>>>
	constexpr Span(Span<U> values)
		: data_(values.data())
		, size_(values.size())
	{
	}

	constexpr T* data() const { return data_; }
	constexpr std::size_t size() const { return size_; }
	constexpr bool empty() const { return size_ == 0; }
	constexpr T* begin() const { return data_; }
	constexpr T* end() const { return data_ + size_; }

	constexpr T& operator[](std::size_t index) const
	{
		assert(index < size_);
		return data_[index];
	}

	/** Returns `count` values from index `first` on. Both must be in range. */
	constexpr Span Part(std::size_t first, std::size_t count) const
	{
		assert(first <= size_ && count <= size_ - first);
		return Span(data_ + first, count);
	}

private:
	T* data_ = nullptr;
	std::size_t size_ = 0;
};

} // namespace mria
