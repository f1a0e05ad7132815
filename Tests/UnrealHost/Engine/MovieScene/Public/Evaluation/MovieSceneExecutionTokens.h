// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MovieSceneExecutionToken.h"

/** The tokens of one evaluation, in order. */
struct FMovieSceneExecutionTokens
{
	template <typename T, std::enable_if_t<std::is_base_of_v<IMovieSceneExecutionToken, std::decay_t<T>>, int> = 0>
	void Add(T&& InToken)
	{
		Tokens.Add(MakeShared<std::decay_t<T>>(Forward<T>(InToken)));
	}

	const TArray<TSharedRef<IMovieSceneExecutionToken>>& HostTokens() const { return Tokens; }

private:
	TArray<TSharedRef<IMovieSceneExecutionToken>> Tokens;
};
