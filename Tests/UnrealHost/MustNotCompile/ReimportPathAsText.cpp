// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: marked .override., but does not override
// MODULE: MRInputAnimationEditor
// A handler is given all paths; the form with one has the file's number too.

#include "EditorReimportHandler.h"

class FCase : public FReimportHandler
{
public:
	using FReimportHandler::SetReimportPaths;
#ifdef CURED
	virtual void SetReimportPaths(UObject* Obj, const TArray<FString>& NewReimportPaths) override;
#else
	virtual void SetReimportPaths(UObject* Obj, const FString& NewReimportPath) override;
#endif
};
