// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include "MovieSceneFolder.generated.h"

UCLASS()
class MOVIESCENE_API UMovieSceneFolder : public UObject
{
	GENERATED_BODY()

public:
	FName GetFolderName() const { return FolderName; }
	void SetFolderName(FName InFolderName)
	{
		Modify();
		FolderName = InFolderName;
	}
	const TArray<FGuid>& GetChildObjectBindings() const { return ChildObjectBindings; }

	/** Stricter than the engine may be: who wants an undo calls Modify. */
	void AddChildObjectBinding(const FGuid& InObjectBinding) { ChildObjectBindings.Add(InObjectBinding); }

private:
	UPROPERTY()
	FName FolderName;

	UPROPERTY()
	TArray<FGuid> ChildObjectBindings;
};
