// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MovieSceneSection.h"
#include "MovieSceneSignedObject.h"

#include "MovieSceneTrack.generated.h"

class UMovieSceneSection;
class UMovieSceneTrack;

/** Since 5.6: what a track lets its own kind change, and nobody else through this class. Empty before. */
class IMovieSceneTrackVirtualAPI
{
#if HOST_HAS_TRACK_VIRTUAL_API
protected:
	friend UMovieSceneTrack;

	virtual ~IMovieSceneTrackVirtualAPI() = default;
	virtual void AddSection(UMovieSceneSection& Section) = 0;
	virtual void RemoveSection(UMovieSceneSection& Section) = 0;
	virtual void RemoveSectionAt(int32 SectionIndex) = 0;
#endif
};

class IMovieScenePlayer;

USTRUCT()
struct MOVIESCENE_API FMovieSceneTrackEvalOptions
{
	GENERATED_BODY()
};

/** The engine has flags for automatic and manual easing. */
enum class EMovieSceneTrackEasingSupportFlags
{
	None,
	All = 0xF,
};

struct FMovieSceneSupportsEasingParams
{
};

/** Sections of one kind, one after the other or above each other. */
UCLASS(Abstract)
class MOVIESCENE_API UMovieSceneTrack : public UMovieSceneSignedObject, public IMovieSceneTrackVirtualAPI
{
	GENERATED_BODY()

public:
	virtual bool SupportsType(TSubclassOf<UMovieSceneSection>) const { return false; }
	virtual UMovieSceneSection* CreateNewSection() PURE_VIRTUAL(UMovieSceneTrack::CreateNewSection, return nullptr;);
	virtual const TArray<UMovieSceneSection*>& GetAllSections() const;
	virtual bool HasSection(const UMovieSceneSection&) const { return false; }
	virtual bool IsEmpty() const { return true; }
	virtual void RemoveAllAnimationData() {}
	virtual bool SupportsMultipleRows() const { return SupportsMultipleRowsByDefault(); }
	virtual EMovieSceneTrackEasingSupportFlags SupportsEasing(FMovieSceneSupportsEasingParams&) const
	{
		return EMovieSceneTrackEasingSupportFlags::None;
	}

	/** The binding it was added to; invalid for a root track. */
	FGuid FindObjectBindingGuid() const;

	/** For the tracks whose values the host sets without a template: called with each bound object. */
	virtual void HostAnimate(IMovieScenePlayer&, UObject&, FFrameTime) const {}

	UPROPERTY()
	FMovieSceneTrackEvalOptions EvalOptions;

protected:
	virtual bool SupportsMultipleRowsByDefault() const { return false; }

	FMovieSceneBlendTypeField SupportedBlendTypes;

#if WITH_EDITORONLY_DATA
	UPROPERTY()
	FColor TrackTint = FColor(127, 127, 127, 0);
#endif

public:
#if HOST_HAS_TRACK_VIRTUAL_API
	virtual void AddSection(UMovieSceneSection&) override {}
	virtual void RemoveSection(UMovieSceneSection&) override {}
	virtual void RemoveSectionAt(int32) override {}
#else
	virtual void AddSection(UMovieSceneSection&) PURE_VIRTUAL(UMovieSceneTrack::AddSection, );
	virtual void RemoveSection(UMovieSceneSection&) PURE_VIRTUAL(UMovieSceneTrack::RemoveSection, );
	virtual void RemoveSectionAt(int32) PURE_VIRTUAL(UMovieSceneTrack::RemoveSectionAt, );
#endif
#if WITH_EDITORONLY_DATA
	const FColor& GetColorTint() const
	{
		return TrackTint;
	}
#endif
};
