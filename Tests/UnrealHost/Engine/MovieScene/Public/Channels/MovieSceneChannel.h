// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Curves/RichCurve.h"
#include "Math/Range.h"
#include "Misc/FrameRate.h"

#include <algorithm>

#include "MovieSceneChannel.generated.h"

/** The times and values of a channel, sorted by time. Valid while the channel is. */
template <typename ValueType>
struct TMovieSceneChannelData
{
	/** The place the key has come to; behind those of the same time. */
	int32 AddKey(FFrameNumber InTime, const ValueType& InValue)
	{
		int32 Index = Times.Num();
		while (Index > 0 && InTime < Times[Index - 1])
		{
			--Index;
		}
		Times.Insert(InTime, Index);
		Values.Insert(InValue, Index);
		return Index;
	}

	TArrayView<FFrameNumber> GetTimes() { return Times; }
	void RemoveKey(int32 KeyIndex)
	{
		Times.RemoveAt(KeyIndex);
		Values.RemoveAt(KeyIndex);
	}

	TArray<FFrameNumber>& Times;
	TArray<ValueType>& Values;
};

USTRUCT()
struct MOVIESCENE_API FMovieSceneChannel
{
	GENERATED_BODY()

protected:
	/** The last key at or before the time; INDEX_NONE before the first. */
	int32 HostKeyBefore(FFrameTime Time) const
	{
		const FFrameNumber* End = Times.GetData() + Times.Num();
		return static_cast<int32>(std::upper_bound(Times.GetData(), End, Time.FloorToFrame()) - Times.GetData()) - 1;
	}

	UPROPERTY()
	TArray<FFrameNumber> Times;
};
