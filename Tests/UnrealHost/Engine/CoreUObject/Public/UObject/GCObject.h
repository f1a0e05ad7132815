// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/ReferenceCollector.h"
#include "UObject/UObjectGlobals.h"

/** Base for what is no object but keeps some: names them at every garbage collection. */
class FGCObject
{
public:
	FGCObject() { RegisterGCObject(); }
	FGCObject(const FGCObject&) { RegisterGCObject(); }
	FGCObject(FGCObject&&) { RegisterGCObject(); }
	FGCObject& operator=(const FGCObject&) { return *this; }
	FGCObject& operator=(FGCObject&&) { return *this; }
	virtual ~FGCObject() { UnregisterGCObject(); }

	virtual void AddReferencedObjects(FReferenceCollector& Collector) = 0;

private:
	void RegisterGCObject();
	void UnregisterGCObject();
};
