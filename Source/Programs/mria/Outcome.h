// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace mria
{

/** The core's Result with another kind of error. Asking for what is not there is the caller's mistake. */
template <typename T, typename E>
class [[nodiscard]] Outcome
{
public:
	Outcome(T value)
		: state_(std::in_place_index<0>, std::move(value))
	{
	}
	Outcome(E error)
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
