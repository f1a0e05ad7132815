// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Logging/TokenizedMessage.h"
#include "UObject/Object.h"

/** A link to an object, by its name unless a label is given. */
class FUObjectToken : public IMessageToken
{
public:
	static TSharedRef<FUObjectToken> Create(const UObject* InObject, const FText& InLabelOverride = FText())
	{
		return MakeShareable(new FUObjectToken(InObject, InLabelOverride));
	}
	virtual EMessageToken::Type GetType() const override { return EMessageToken::Object; }
	const TWeakObjectPtr<const UObject>& GetObject() const { return ObjectBeingReferenced; }

private:
	FUObjectToken(const UObject* InObject, const FText& InLabelOverride)
		: ObjectBeingReferenced(InObject)
	{
		const FText Name = FText::FromString(InObject ? InObject->GetName() : FString(TEXT("None")));
		CachedText = InLabelOverride.IsEmpty() ? Name : InLabelOverride;
	}

	TWeakObjectPtr<const UObject> ObjectBeingReferenced;
};
