// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

struct IPersistentEvaluationData
{
	virtual ~IPersistentEvaluationData() = default;
};

/** Names what is shared by all sections of an evaluation, such as a token. */
struct FMovieSceneSharedDataId
{
	/** Unlike all others. */
	static FMovieSceneSharedDataId Allocate()
	{
		static uint32 Last = 0;
		FMovieSceneSharedDataId Made;
		Made.UniqueId = ++Last;
		return Made;
	}

	friend bool operator==(FMovieSceneSharedDataId A, FMovieSceneSharedDataId B) { return A.UniqueId == B.UniqueId; }

private:
	uint32 UniqueId = 0;
};

/** The data of the section that is evaluated, and of its track; one type for each. */
struct FPersistentEvaluationData
{
	using FStored = TSharedPtr<IPersistentEvaluationData>;

	FPersistentEvaluationData(FStored& InTrackData, FStored& InSectionData)
		: TrackData(InTrackData)
		, SectionData(InSectionData)
	{
	}

	template <typename T>
	T& GetOrAddSectionData()
	{
		return SectionData ? GetSectionData<T>() : Add<T>(SectionData);
	}
	template <typename T>
	T& GetSectionData() const
	{
		check(SectionData);
		return *static_cast<T*>(SectionData.Get());
	}
	template <typename T>
	T* FindSectionData() const
	{
		return static_cast<T*>(SectionData.Get());
	}
	void ResetSectionData() { SectionData.Reset(); }

private:
	template <typename T>
	static T& Add(FStored& Stored)
	{
		const TSharedRef<T> Made = MakeShared<T>();
		Stored = Made;
		return *Made;
	}

	FStored& TrackData;
	FStored& SectionData;
};
