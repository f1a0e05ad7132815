// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/ArrayView.h"
#include "CoreMinimal.h"
#include "Math/Range.h"
#include "Misc/FrameRate.h"
#include "MovieSceneBinding.h"
#include "MovieSceneFrameMigration.h"
#include "MovieScenePossessable.h"
#include "MovieSceneSignedObject.h"
#include "MovieSceneTrack.h"

#include "MovieScene.generated.h"

class UMovieSceneFolder;

/** The content of a sequence: its rates and range, its tracks, and the objects they are bound to. */
UCLASS()
class MOVIESCENE_API UMovieScene : public UMovieSceneSignedObject
{
	GENERATED_BODY()

public:
	FFrameRate GetTickResolution() const { return TickResolution; }

	/** Leaves all times as they are. */
	void SetTickResolutionDirectly(FFrameRate InTickResolution) { TickResolution = InTickResolution; }
	FFrameRate GetDisplayRate() const { return DisplayRate; }
	void SetDisplayRate(FFrameRate InDisplayRate) { DisplayRate = InDisplayRate; }

	TRange<FFrameNumber> GetPlaybackRange() const { return PlaybackRange.Value; }
	void SetPlaybackRange(const TRange<FFrameNumber>& NewRange, bool bAlwaysMarkDirty = true);
	void SetPlaybackRange(FFrameNumber Start, int32 Duration, bool bAlwaysMarkDirty = true);

	UMovieSceneTrack* AddTrack(TSubclassOf<UMovieSceneTrack> TrackClass, const FGuid& ObjectGuid);
	UMovieSceneTrack* FindTrack(
		TSubclassOf<UMovieSceneTrack> TrackClass, const FGuid& ObjectGuid, const FName& TrackName = NAME_None) const;
	template <typename TrackClass>
	TrackClass* AddTrack(const FGuid& ObjectGuid)
	{
		return Cast<TrackClass>(AddTrack(TrackClass::StaticClass(), ObjectGuid));
	}
	template <typename TrackClass>
	TrackClass* FindTrack(const FGuid& ObjectGuid, const FName& TrackName = NAME_None) const
	{
		return Cast<TrackClass>(FindTrack(TrackClass::StaticClass(), ObjectGuid, TrackName));
	}

#if HOST_HAS_ROOT_TRACKS
	UMovieSceneTrack* AddTrack(TSubclassOf<UMovieSceneTrack> TrackClass)
	{
		return HostAddRootTrack(TrackClass);
	}
	UMovieSceneTrack* FindTrack(TSubclassOf<UMovieSceneTrack> TrackClass) const
	{
		return HostFindRootTrack(TrackClass);
	}
	template <typename TrackClass>
	TrackClass* AddTrack()
	{
		return Cast<TrackClass>(HostAddRootTrack(TrackClass::StaticClass()));
	}
	template <typename TrackClass>
	TrackClass* FindTrack() const
	{
		return Cast<TrackClass>(HostFindRootTrack(TrackClass::StaticClass()));
	}
#else
	template <typename TrackClass>
	TrackClass* AddMasterTrack()
	{
		return Cast<TrackClass>(HostAddRootTrack(TrackClass::StaticClass()));
	}
	template <typename TrackClass>
	TrackClass* FindMasterTrack() const
	{
		return Cast<TrackClass>(HostFindRootTrack(TrackClass::StaticClass()));
	}
#endif

	const TArray<FMovieSceneBinding>& GetBindings() const
	{
		return ObjectBindings;
	}
	FGuid AddPossessable(const FString& Name, UClass* Class);
	int32 GetPossessableCount() const
	{
		return Possessables.Num();
	}
	FMovieScenePossessable& GetPossessable(const int32 Index)
	{
		return Possessables[Index];
	}
	FMovieScenePossessable* FindPossessable(const FGuid& Guid);

#if WITH_EDITORONLY_DATA
	/** Those of the outliner that are in no other. */
	TArrayView<UMovieSceneFolder* const> GetRootFolders()
	{
		return ObjectPtrDecay(RootFolders);
	}
	void AddRootFolder(UMovieSceneFolder* Folder)
	{
		Modify();
		RootFolders.Add(Folder);
	}
#endif

	bool IsReadOnly() const
	{
		return bReadOnly;
	}
	void SetReadOnly(bool bInReadOnly)
	{
		bReadOnly = bInReadOnly;
	}

	/** In every version; of the older ones these are the master tracks. */
	const TArray<UMovieSceneTrack*>& HostRootTracks() const
	{
		return ObjectPtrDecay(Tracks);
	}

	/** Of all tracks. */
	TArray<UMovieSceneSection*> GetAllSections() const;

private:
	UMovieSceneTrack* HostAddRootTrack(TSubclassOf<UMovieSceneTrack> TrackClass);
	UMovieSceneTrack* HostFindRootTrack(TSubclassOf<UMovieSceneTrack> TrackClass) const;

	UPROPERTY()
	TArray<FMovieScenePossessable> Possessables;

	UPROPERTY()
	TArray<FMovieSceneBinding> ObjectBindings;

	UPROPERTY()
	TArray<TObjectPtr<UMovieSceneTrack>> Tracks;

#if WITH_EDITORONLY_DATA
	UPROPERTY()
	TArray<TObjectPtr<UMovieSceneFolder>> RootFolders;
#endif

	UPROPERTY()
	FMovieSceneFrameRange PlaybackRange;

	UPROPERTY()
	FFrameRate TickResolution = FFrameRate(60000, 1);

	UPROPERTY()
	FFrameRate DisplayRate = FFrameRate(30, 1);

	bool bReadOnly = false;
};
