// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include "MovieSceneSignedObject.generated.h"

/** Has a signature that changes with its content, so that caches know when to compute again. */
UCLASS()
class MOVIESCENE_API UMovieSceneSignedObject : public UObject
{
	GENERATED_BODY()

public:
	const FGuid& GetSignature() const { return Signature; }

	/** A new signature, here and in every signed object around it. */
	void MarkAsChanged()
	{
		for (UObject* Object = this; Object; Object = Object->GetOuter())
		{
			if (UMovieSceneSignedObject* Signed = Cast<UMovieSceneSignedObject>(Object))
			{
				Signed->Signature = FGuid::NewGuid();
			}
		}
	}

	virtual bool Modify(bool bAlwaysMarkDirty = true) override
	{
		const bool bModified = Super::Modify(bAlwaysMarkDirty);
		MarkAsChanged();
		return bModified;
	}
#if WITH_EDITOR
	virtual void PostEditChangeProperty(FPropertyChangedEvent& PropertyChangedEvent) override;
#endif

private:
	FGuid Signature = FGuid::NewGuid();
};
