// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Channels/MovieSceneChannelProxy.h"
#include "CoreMinimal.h"
#include "Evaluation/Blending/MovieSceneBlendType.h"
#include "Evaluation/MovieSceneCompletionMode.h"
#include "Generators/MovieSceneEasingFunction.h"
#include "Math/Range.h"
#include "Misc/QualifiedFrameTime.h"
#include "MovieSceneFrameMigration.h"
#include "MovieSceneSignedObject.h"
#include "UObject/ScriptInterface.h"

#include "MovieSceneSection.generated.h"

namespace UE::MovieScene
{
struct IRetimingInterface;
}
struct FMovieSceneTimeWarpVariant;
struct FPropertyChangedEvent;

enum class EMovieSceneChannelProxyType : uint8
{
	Static,
	Dynamic,
};

USTRUCT()
struct MOVIESCENE_API FMovieSceneSectionEvalOptions
{
	GENERATED_BODY()

	void EnableAndSetCompletionMode(EMovieSceneCompletionMode NewCompletionMode)
	{
		bCanEditCompletionMode = true;
		CompletionMode = NewCompletionMode;
	}

	UPROPERTY()
	bool bCanEditCompletionMode = false;

	UPROPERTY()
	EMovieSceneCompletionMode CompletionMode = EMovieSceneCompletionMode::ProjectDefault;
};

/** How a section's weight comes and goes, in frames of the tick resolution. */
USTRUCT()
struct MOVIESCENE_API FMovieSceneEasingSettings
{
	GENERATED_BODY()

	int32 GetEaseInDuration() const { return bManualEaseIn ? ManualEaseInDuration : AutoEaseInDuration; }
	int32 GetEaseOutDuration() const { return bManualEaseOut ? ManualEaseOutDuration : AutoEaseOutDuration; }

	UPROPERTY()
	int32 AutoEaseInDuration = 0;

	UPROPERTY()
	int32 AutoEaseOutDuration = 0;

	UPROPERTY()
	TScriptInterface<IMovieSceneEasingFunction> EaseIn;

	UPROPERTY()
	bool bManualEaseIn = false;

	UPROPERTY()
	int32 ManualEaseInDuration = 0;

	UPROPERTY()
	TScriptInterface<IMovieSceneEasingFunction> EaseOut;

	UPROPERTY()
	bool bManualEaseOut = false;

	UPROPERTY()
	int32 ManualEaseOutDuration = 0;
};

/** A stretch of a track. Times are frames of the movie scene's tick resolution. */
UCLASS(Abstract)
class MOVIESCENE_API UMovieSceneSection : public UMovieSceneSignedObject
{
	GENERATED_BODY()

public:
	UMovieSceneSection();

	TRange<FFrameNumber> GetRange() const { return SectionRange.Value; }
	virtual void SetRange(const TRange<FFrameNumber>& NewRange);

	bool HasStartFrame() const { return !SectionRange.Value.GetLowerBound().IsOpen(); }
	bool HasEndFrame() const { return !SectionRange.Value.GetUpperBound().IsOpen(); }
	FFrameNumber GetInclusiveStartFrame() const;
	FFrameNumber GetExclusiveEndFrame() const;
	virtual void SetStartFrame(TRangeBound<FFrameNumber> NewStartFrame);
	virtual void SetEndFrame(TRangeBound<FFrameNumber> NewEndFrame);
	bool IsTimeWithinSection(FFrameNumber Position) const { return SectionRange.Value.Contains(Position); }

	virtual UMovieSceneSection* SplitSection(FQualifiedFrameTime SplitTime, bool bDeleteKeys);
	virtual void TrimSection(FQualifiedFrameTime TrimTime, bool bTrimLeft, bool bDeleteKeys);
	virtual TOptional<TRange<FFrameNumber>> GetAutoSizeRange() const { return TOptional<TRange<FFrameNumber>>(); }
	virtual TOptional<FFrameTime> GetOffsetTime() const { return TOptional<FFrameTime>(); }
	virtual void GetSnapTimes(TArray<FFrameNumber>& OutSnapTimes, bool bGetSectionBorders) const;
	/** For what a section holds of its own in addition to range and channels, when the tick resolution changes. */
	virtual void MigrateFrameTimes(FFrameRate, FFrameRate) {}
#if HOST_HAS_RETIMING
	virtual void MigrateFrameTimes(const UE::MovieScene::IRetimingInterface&) {}
#endif

	int32 GetRowIndex() const
	{
		return RowIndex;
	}
	void SetRowIndex(int32 NewRowIndex)
	{
		RowIndex = NewRowIndex;
	}
	int32 GetOverlapPriority() const
	{
		return OverlapPriority;
	}
	void SetOverlapPriority(int32 NewPriority)
	{
		OverlapPriority = NewPriority;
	}

	EMovieSceneCompletionMode GetCompletionMode() const
	{
		return EvalOptions.CompletionMode;
	}
	void SetCompletionMode(EMovieSceneCompletionMode InCompletionMode)
	{
		EvalOptions.CompletionMode = InCompletionMode;
	}

	FOptionalMovieSceneBlendType GetBlendType() const
	{
		return BlendType;
	}
	/** An edit: not for constructors. */
	virtual void SetBlendType(EMovieSceneBlendType InBlendType)
	{
		if (TryModify())
		{
			BlendType = InBlendType;
		}
	}

	/** 0 to 1: both easings multiplied; 1 for a section without any. */
	float EvaluateEasing(FFrameTime InTime) const;

	/** Empty for an open end or without easing. */
	TRange<FFrameNumber> GetEaseInRange() const;
	TRange<FFrameNumber> GetEaseOutRange() const;

	bool IsActive() const
	{
		return bIsActive;
	}
	void SetIsLocked(bool bInIsLocked)
	{
		bIsLocked = bInIsLocked;
	}
	virtual bool IsReadOnly() const
	{
		return bIsLocked;
	}

	/** Modify, unless it is locked or read-only. */
	bool TryModify(bool bAlwaysMarkDirty = true);

	FMovieSceneChannelProxy& GetChannelProxy() const;

	UPROPERTY()
	FMovieSceneSectionEvalOptions EvalOptions;

	UPROPERTY()
	FMovieSceneEasingSettings Easing;

protected:
	virtual EMovieSceneChannelProxyType CacheChannelProxy();

	UPROPERTY()
	FMovieSceneFrameRange SectionRange;

	/** Made by CacheChannelProxy at first use, or by a derived constructor. */
	mutable TSharedPtr<FMovieSceneChannelProxy> ChannelProxy;

	UPROPERTY()
	bool bSupportsInfiniteRange = false;

	FOptionalMovieSceneBlendType BlendType;

private:
	UPROPERTY()
	int32 RowIndex = 0;

	UPROPERTY()
	int32 OverlapPriority = 0;

	UPROPERTY()
	bool bIsActive = true;

	UPROPERTY()
	bool bIsLocked = false;
};
