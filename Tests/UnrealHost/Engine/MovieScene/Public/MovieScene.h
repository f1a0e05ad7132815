// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Math/Range.h"
#include "Misc/FrameRate.h"
#include "MovieSceneSection.h"
#include "MovieSceneSignedObject.h"
#include "MovieSceneTrack.h"
#include "UObject/Class.h"

#include "MovieScene.generated.h"

USTRUCT()
struct MOVIESCENE_API FMovieSceneBinding
{
	GENERATED_BODY()

	const FGuid& GetObjectGuid() const { return ObjectGuid; }
	const TArray<UMovieSceneTrack*>& GetTracks() const { return ObjectPtrDecay(Tracks); }

	UPROPERTY()
	FGuid ObjectGuid;

	UPROPERTY()
	TArray<TObjectPtr<UMovieSceneTrack>> Tracks;
};

class UMovieScene;

/** An object that is there without the sequence. */
USTRUCT()
struct MOVIESCENE_API FMovieScenePossessable
{
	GENERATED_BODY()

	FMovieScenePossessable() = default;
	FMovieScenePossessable(const FString& InitName, UClass* InitPossessedObjectClass)
		: Guid(FGuid::NewGuid())
		, Name(InitName)
		, PossessedObjectClass(InitPossessedObjectClass)
	{
	}

	const FGuid& GetGuid() const { return Guid; }
	const FString& GetName() const { return Name; }
	const UClass* GetPossessedObjectClass() const { return PossessedObjectClass; }
	const FGuid& GetParent() const { return ParentGuid; }

	/** That of the actor whose component this is. */
	void SetParent(const FGuid& InParentGuid, UMovieScene*) { ParentGuid = InParentGuid; }

private:
	UPROPERTY()
	FGuid Guid;

	UPROPERTY()
	FString Name;

	UPROPERTY()
	TObjectPtr<UClass> PossessedObjectClass;

	UPROPERTY()
	FGuid ParentGuid;
};

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
	void SetPlaybackRange(FFrameNumber Start, int32 Duration, bool bAlwaysMarkDirty = true)
	{
		SetPlaybackRange(TRange<FFrameNumber>(Start, Start + Duration), bAlwaysMarkDirty);
	}

	template <typename TrackClass>
	TrackClass* AddTrack(const FGuid& ObjectGuid)
	{
		return Cast<TrackClass>(HostAddTrack(TrackClass::StaticClass(), ObjectGuid));
	}
	template <typename TrackClass>
	TrackClass* FindTrack(const FGuid& ObjectGuid) const
	{
		return Cast<TrackClass>(HostFindTrack(TrackClass::StaticClass(), ObjectGuid));
	}

	const TArray<FMovieSceneBinding>& GetBindings() const { return ObjectBindings; }
	FGuid AddPossessable(const FString& Name, UClass* Class);
	int32 GetPossessableCount() const { return Possessables.Num(); }
	FMovieScenePossessable& GetPossessable(const int32 Index) { return Possessables[Index]; }
	FMovieScenePossessable* FindPossessable(const FGuid& Guid);

	bool IsReadOnly() const { return bReadOnly; }
	void SetReadOnly(bool bInReadOnly) { bReadOnly = bInReadOnly; }

	/** In every version; of the older ones these are the master tracks. */
	const TArray<UMovieSceneTrack*>& HostRootTracks() const { return ObjectPtrDecay(Tracks); }

	/** Of all tracks. */
	TArray<UMovieSceneSection*> GetAllSections() const;

private:
	/** The tracks of a binding, or of none; null for a binding that does not exist. */
	const TArray<TObjectPtr<UMovieSceneTrack>>* HostTracks(const FGuid& ObjectGuid) const;
	UMovieSceneTrack* HostAddTrack(TSubclassOf<UMovieSceneTrack> TrackClass, const FGuid& ObjectGuid);
	UMovieSceneTrack* HostFindTrack(TSubclassOf<UMovieSceneTrack> TrackClass, const FGuid& ObjectGuid) const;

	UPROPERTY()
	TArray<FMovieScenePossessable> Possessables;

	UPROPERTY()
	TArray<FMovieSceneBinding> ObjectBindings;

	UPROPERTY()
	TArray<TObjectPtr<UMovieSceneTrack>> Tracks;

	UPROPERTY()
	TArray<TObjectPtr<UMovieSceneFolder>> RootFolders;

	UPROPERTY()
	FMovieSceneFrameRange PlaybackRange;

	UPROPERTY()
	FFrameRate TickResolution = FFrameRate(60000, 1);

	UPROPERTY()
	FFrameRate DisplayRate = FFrameRate(30, 1);

	bool bReadOnly = false;

public:
#if HOST_HAS_ROOT_TRACKS
	template <typename TrackClass>
	TrackClass* AddTrack()
	{
		return Cast<TrackClass>(HostAddTrack(TrackClass::StaticClass(), FGuid()));
	}
	template <typename TrackClass>
	TrackClass* FindTrack() const
	{
		return Cast<TrackClass>(HostFindTrack(TrackClass::StaticClass(), FGuid()));
	}
#else
	template <typename TrackClass>
	TrackClass* AddMasterTrack()
	{
		return Cast<TrackClass>(HostAddTrack(TrackClass::StaticClass(), FGuid()));
	}
	template <typename TrackClass>
	TrackClass* FindMasterTrack() const
	{
		return Cast<TrackClass>(HostFindTrack(TrackClass::StaticClass(), FGuid()));
	}
#endif

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
};
