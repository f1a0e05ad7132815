// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Curves/KeyHandle.h"
#include "Misc/FrameNumber.h"

/** The times and values of a channel, sorted by time. Valid while the channel is. */
template <typename ValueType>
struct TMovieSceneChannelData
{
	TMovieSceneChannelData(TArray<FFrameNumber>& InTimes, TArray<ValueType>& InValues, TArray<FKeyHandle>& InHandles)
		: Times(InTimes)
		, Values(InValues)
		, Handles(InHandles)
	{
	}

	TArrayView<FFrameNumber> GetTimes() { return Times; }

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
		Handles.Insert(FKeyHandle(), Index);
		return Index;
	}

	void RemoveKey(int32 KeyIndex)
	{
		Times.RemoveAt(KeyIndex);
		Values.RemoveAt(KeyIndex);
		Handles.RemoveAt(KeyIndex);
	}

private:
	TArray<FFrameNumber>& Times;
	TArray<ValueType>& Values;
	TArray<FKeyHandle>& Handles;
};
