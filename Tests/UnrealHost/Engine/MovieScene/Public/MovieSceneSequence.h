// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MovieScene.h"
#include "MovieSceneSignedObject.h"

#include "MovieSceneSequence.generated.h"

UCLASS(Abstract)
class MOVIESCENE_API UMovieSceneSequence : public UMovieSceneSignedObject
{
	GENERATED_BODY()

public:
	virtual UMovieScene* GetMovieScene() const PURE_VIRTUAL(UMovieSceneSequence::GetMovieScene, return nullptr;);
	virtual void BindPossessableObject(const FGuid&, UObject&, UObject*)
		PURE_VIRTUAL(UMovieSceneSequence::BindPossessableObject, );
	virtual void UnbindPossessableObjects(const FGuid&) {}

	/** The objects bound to it in that context. */
	virtual void HostLocate(const FGuid&, UObject*, TArray<UObject*>&) const {}

	EMovieSceneCompletionMode DefaultCompletionMode = EMovieSceneCompletionMode::RestoreState;

	/** What a section's mode comes to. */
	EMovieSceneCompletionMode HostCompletionMode(const UMovieSceneSection& Section) const
	{
		const EMovieSceneCompletionMode Mode = Section.GetCompletionMode();
		return Mode == EMovieSceneCompletionMode::ProjectDefault ? DefaultCompletionMode : Mode;
	}
};
