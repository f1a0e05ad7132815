// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: no matching function for call to .FCase::Reimport
// MODULE: MRInputAnimationEditor
// Overriding one of two functions of a name hides the other.

#include "EditorReimportHandler.h"

class FCase : public FReimportHandler
{
public:
#ifdef CURED
	using FReimportHandler::Reimport;
#endif
	virtual EReimportResult::Type Reimport(UObject* Obj) override;
};

EReimportResult::Type ReimportFirst(FCase& Handler, UObject* Obj)
{
	return Handler.Reimport(Obj, 0);
}
