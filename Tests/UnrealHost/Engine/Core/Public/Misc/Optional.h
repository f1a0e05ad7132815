// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/UnrealTemplate.h"

#include <optional>

/** A value or nothing. Reading a value that is not set ends the program. */
template <typename OptionalType>
struct TOptional
{
	using ElementType = OptionalType;

	TOptional() = default;
	TOptional(const OptionalType& InValue)
		: Value(InValue)
	{
	}
	TOptional(OptionalType&& InValue)
		: Value(MoveTempIfPossible(InValue))
	{
	}

	bool IsSet() const { return Value.has_value(); }
	explicit operator bool() const { return IsSet(); }
	void Reset() { Value.reset(); }
	template <typename... ArgTypes>
	OptionalType& Emplace(ArgTypes&&... Args)
	{
		return Value.emplace(std::forward<ArgTypes>(Args)...);
	}

	OptionalType& GetValue()
	{
		checkf(IsSet(), TEXT("It is an error to call GetValue() on an unset TOptional."));
		return *Value;
	}
	const OptionalType& GetValue() const { return const_cast<TOptional*>(this)->GetValue(); }
	OptionalType& operator*() { return GetValue(); }
	const OptionalType& operator*() const { return GetValue(); }
	OptionalType* operator->() { return &GetValue(); }
	const OptionalType* operator->() const { return &GetValue(); }
	/** The value, or `DefaultValue` when there is none. */
	const OptionalType& Get(const OptionalType& DefaultValue) const { return IsSet() ? *Value : DefaultValue; }

	friend bool operator==(const TOptional& A, const TOptional& B)
	{
		return A.IsSet() == B.IsSet() && (!A.IsSet() || *A.Value == *B.Value);
	}
	friend bool operator!=(const TOptional& A, const TOptional& B) { return !(A == B); }

private:
	std::optional<OptionalType> Value;
};
