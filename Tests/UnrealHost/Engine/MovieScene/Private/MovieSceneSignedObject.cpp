// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MovieSceneSignedObject.h"

UMovieSceneSignedObject::UMovieSceneSignedObject()
	: Signature(FGuid::NewGuid())
{
}

void UMovieSceneSignedObject::MarkAsChanged()
{
	for (UObject* Object = this; Object; Object = Object->GetOuter())
	{
		if (UMovieSceneSignedObject* Signed = Cast<UMovieSceneSignedObject>(Object))
		{
			Signed->Signature = FGuid::NewGuid();
		}
	}
}

bool UMovieSceneSignedObject::Modify(bool bAlwaysMarkDirty)
{
	const bool bModified = Super::Modify(bAlwaysMarkDirty);
	MarkAsChanged();
	return bModified;
}

#if WITH_EDITOR
void UMovieSceneSignedObject::PostEditChangeProperty(FPropertyChangedEvent& PropertyChangedEvent)
{
	Super::PostEditChangeProperty(PropertyChangedEvent);
	MarkAsChanged();
}
#endif
