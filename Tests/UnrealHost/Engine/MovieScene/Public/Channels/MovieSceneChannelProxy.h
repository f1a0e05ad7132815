// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Channels/MovieSceneChannel.h"

/** The channels of a section, gathered before a proxy is made of them. */
struct FMovieSceneChannelProxyData
{
	struct FEntry
	{
		const UScriptStruct* Type = nullptr;
		FMovieSceneChannel* Channel = nullptr;
	};

	template <typename ChannelType>
	void Add(ChannelType& InChannel)
	{
		Entries.Add({ChannelType::StaticStruct(), &InChannel});
	}

	TArray<FEntry> Entries;
};

/** A section's channels, by type and in the order they were added. They belong to the section. */
class FMovieSceneChannelProxy
{
public:
	FMovieSceneChannelProxy() = default;
	FMovieSceneChannelProxy(FMovieSceneChannelProxyData&& InData)
		: Data(MoveTemp(InData))
	{
	}
	template <typename ChannelType>
	explicit FMovieSceneChannelProxy(ChannelType& InChannel)
	{
		Data.Add(InChannel);
	}

	/** Valid until it is asked for another type. */
	template <typename ChannelType>
	TArrayView<ChannelType*> GetChannels() const
	{
		Found.Reset();
		for (const FMovieSceneChannelProxyData::FEntry& Entry : Data.Entries)
		{
			if (Entry.Type == ChannelType::StaticStruct())
			{
				Found.Add(Entry.Channel);
			}
		}
		return TArrayView<ChannelType*>(reinterpret_cast<ChannelType**>(Found.GetData()), Found.Num());
	}

	/** Null if there are fewer. */
	template <typename ChannelType>
	ChannelType* GetChannel(int32 ChannelIndex) const
	{
		const TArrayView<ChannelType*> Channels = GetChannels<ChannelType>();
		return Channels.IsValidIndex(ChannelIndex) ? Channels[ChannelIndex] : nullptr;
	}

private:
	FMovieSceneChannelProxyData Data;
	mutable TArray<FMovieSceneChannel*> Found;
};
