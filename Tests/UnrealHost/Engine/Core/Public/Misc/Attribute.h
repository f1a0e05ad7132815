// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Delegates/Delegate.h"

/** A value, or a function that gives it. */
template <typename ObjectType>
class TAttribute
{
public:
	using FGetter = TDelegate<ObjectType()>;

	TAttribute() = default;
	template <typename OtherType, typename = std::enable_if_t<std::is_convertible_v<OtherType, ObjectType>>>
	TAttribute(const OtherType& InValue)
		: Value(InValue)
		, bIsSet(true)
	{
	}

	static TAttribute Create(const FGetter& InGetter)
	{
		TAttribute Result;
		Result.Bind(InGetter);
		return Result;
	}
	template <typename LambdaType>
	static TAttribute CreateLambda(LambdaType&& Callable)
	{
		return Create(FGetter::CreateLambda(std::forward<LambdaType>(Callable)));
	}

	/** The default value of the type when nothing is set. */
	const ObjectType& Get() const
	{
		if (Getter.IsBound())
		{
			Value = Getter.Execute();
		}
		return Value;
	}
	ObjectType Get(const ObjectType& Default) const { return bIsSet ? Get() : Default; }
	void Set(const ObjectType& InValue)
	{
		Getter.Unbind();
		Value = InValue;
		bIsSet = true;
	}
	void Bind(const FGetter& InGetter)
	{
		Getter = InGetter;
		bIsSet = true;
	}
	bool IsSet() const { return bIsSet; }
	bool IsBound() const { return Getter.IsBound(); }

private:
	mutable ObjectType Value{};
	FGetter Getter;
	bool bIsSet = false;
};
