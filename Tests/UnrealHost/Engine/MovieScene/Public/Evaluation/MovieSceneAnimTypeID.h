// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Names a kind of state, so that it is kept once only. */
struct MOVIESCENE_API FMovieSceneAnimTypeID
{
	/** Unlike all others. */
	static FMovieSceneAnimTypeID Unique()
	{
		static uint64 Last = 0;
		FMovieSceneAnimTypeID Made;
		Made.ID = ++Last;
		return Made;
	}

	friend bool operator==(FMovieSceneAnimTypeID A, FMovieSceneAnimTypeID B) { return A.ID == B.ID; }

private:
	uint64 ID = 0;
};

/** The same for every use of T. */
template <typename T>
struct TMovieSceneAnimTypeID : FMovieSceneAnimTypeID
{
	TMovieSceneAnimTypeID()
		: FMovieSceneAnimTypeID(Get())
	{
	}

private:
	static FMovieSceneAnimTypeID Get()
	{
		static const FMovieSceneAnimTypeID TypeID = FMovieSceneAnimTypeID::Unique();
		return TypeID;
	}
};
