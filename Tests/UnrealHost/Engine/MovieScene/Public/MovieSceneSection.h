// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Channels/MovieSceneChannelProxy.h"
#include "CoreMinimal.h"
#include "Math/Range.h"
#include "Misc/FrameRate.h"
#include "MovieSceneSignedObject.h"
#include "UObject/Object.h"

#include "MovieSceneSection.generated.h"

enum class EMovieSceneBlendType : uint8
{
	Invalid = 0,
	Absolute = 1 << 0,
	Additive = 1 << 1,
	Relative = 1 << 2,
	AdditiveFromBase = 1 << 3,
};

struct FOptionalMovieSceneBlendType
{
	FOptionalMovieSceneBlendType(EMovieSceneBlendType InType = EMovieSceneBlendType::Invalid)
		: Type(InType)
	{
	}
	EMovieSceneBlendType Get() const { return Type; }

private:
	EMovieSceneBlendType Type;
};

struct FMovieSceneBlendTypeField
{
	void Add(EMovieSceneBlendType) {}
};

UENUM(BlueprintType)
enum class EMovieSceneCompletionMode : uint8
{
	KeepState,
	RestoreState,
	ProjectDefault,
};

struct FMovieSceneFrameRange
{
	FMovieSceneFrameRange() = default;
	FMovieSceneFrameRange(const TRange<FFrameNumber>& InValue)
		: Value(InValue)
	{
	}

	TRange<FFrameNumber> Value;
};

inline FArchive& operator<<(FArchive& Ar, FMovieSceneFrameRange& Range)
{
	static_assert(std::is_trivially_copyable_v<TRange<FFrameNumber>>);
	Ar.Serialize(&Range.Value, sizeof(Range.Value));
	return Ar;
}

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

	UPROPERTY()
	bool bManualEaseIn = false;

	UPROPERTY()
	int32 ManualEaseInDuration = 0;

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
	TRange<FFrameNumber> GetRange() const { return SectionRange.Value; }
	virtual void SetRange(const TRange<FFrameNumber>& NewRange);

	bool HasStartFrame() const { return !SectionRange.Value.GetLowerBound().IsOpen(); }
	bool HasEndFrame() const { return !SectionRange.Value.GetUpperBound().IsOpen(); }
	FFrameNumber GetInclusiveStartFrame() const;
	FFrameNumber GetExclusiveEndFrame() const;
	virtual void SetStartFrame(TRangeBound<FFrameNumber> NewStartFrame)
	{
		SetRange(TRange<FFrameNumber>(NewStartFrame, SectionRange.Value.GetUpperBound()));
	}
	virtual void SetEndFrame(TRangeBound<FFrameNumber> NewEndFrame)
	{
		SetRange(TRange<FFrameNumber>(SectionRange.Value.GetLowerBound(), NewEndFrame));
	}

	virtual UMovieSceneSection* SplitSection(FQualifiedFrameTime SplitTime, bool bDeleteKeys);
	virtual void TrimSection(FQualifiedFrameTime TrimTime, bool bTrimLeft, bool bDeleteKeys);
	virtual TOptional<TRange<FFrameNumber>> GetAutoSizeRange() const { return TOptional<TRange<FFrameNumber>>(); }
	virtual TOptional<FFrameTime> GetOffsetTime() const { return TOptional<FFrameTime>(); }
	virtual void GetSnapTimes(TArray<FFrameNumber>& OutSnapTimes, bool bGetSectionBorders) const;

	int32 GetRowIndex() const { return RowIndex; }
	void SetRowIndex(int32 NewRowIndex) { RowIndex = NewRowIndex; }
	int32 GetOverlapPriority() const { return OverlapPriority; }
	void SetOverlapPriority(int32 NewPriority) { OverlapPriority = NewPriority; }

	EMovieSceneCompletionMode GetCompletionMode() const { return EvalOptions.CompletionMode; }
	void SetCompletionMode(EMovieSceneCompletionMode InCompletionMode)
	{
		EvalOptions.CompletionMode = InCompletionMode;
	}

	FOptionalMovieSceneBlendType GetBlendType() const { return BlendType; }
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

	bool IsActive() const { return bIsActive; }
	void SetIsLocked(bool bInIsLocked) { bIsLocked = bInIsLocked; }
	virtual bool IsReadOnly() const { return bIsLocked; }

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
	FMovieSceneFrameRange SectionRange = TRange<FFrameNumber>(FFrameNumber(0), FFrameNumber(0));

	/** Made by CacheChannelProxy at first use, or by a derived constructor. */
	mutable TSharedPtr<FMovieSceneChannelProxy> ChannelProxy;

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

public:
	/** For what a section holds of its own in addition to range and channels, when the tick resolution changes. */
	virtual void MigrateFrameTimes(FFrameRate, FFrameRate) {}
#if HOST_HAS_RETIMING
	virtual void MigrateFrameTimes(const UE::MovieScene::IRetimingInterface&) {}
#endif
};
