// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MovieSceneSequence.h"

#include "LevelSequence.generated.h"

/** A sequence whose objects are actors of a level, and components of them. */
UCLASS(BlueprintType)
class LEVELSEQUENCE_API ULevelSequence : public UMovieSceneSequence
{
	GENERATED_BODY()

public:
	/** Makes the movie scene; for a sequence that was made with NewObject. */
	virtual void Initialize()
	{
		MovieScene = NewObject<UMovieScene>(this, NAME_None, RF_Transactional);
		// The engine takes these from the project's settings.
		MovieScene->SetTickResolutionDirectly(FFrameRate(24000, 1));
		MovieScene->SetDisplayRate(FFrameRate(30, 1));
		MovieScene->SetPlaybackRange(FFrameNumber(0), 24000 * 5);
	}

	virtual UMovieScene* GetMovieScene() const override { return MovieScene; }
	virtual void BindPossessableObject(const FGuid& ObjectId, UObject& PossessedObject, UObject*) override
	{
		Modify();
		BoundObjects.FindOrAdd(ObjectId).Add(&PossessedObject);
	}
	virtual void UnbindPossessableObjects(const FGuid& ObjectId) override { BoundObjects.Remove(ObjectId); }
	virtual TArray<TWeakObjectPtr<>> HostLocate(const FGuid& ObjectId) const override
	{
		return BoundObjects.FindRef(ObjectId).FilterByPredicate(
			[](const TWeakObjectPtr<>& Object) { return Object.IsValid(); });
	}

	UPROPERTY()
	TObjectPtr<UMovieScene> MovieScene;

private:
	/** Not saved here; the engine keeps paths. */
	TMap<FGuid, TArray<TWeakObjectPtr<>>> BoundObjects;
};
