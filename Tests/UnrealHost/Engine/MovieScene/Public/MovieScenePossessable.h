// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Class.h"

#include "MovieScenePossessable.generated.h"

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
