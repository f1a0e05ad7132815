// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: abstract
// MODULE: MRInputAnimationEditor
// A details panel has to be laid out by whoever is registered for it.

#include "DetailLayoutBuilder.h"
#include "IDetailCustomization.h"

class FOtherDetails : public IDetailCustomization
{
public:
#ifdef CURED
	virtual void CustomizeDetails(IDetailLayoutBuilder&) override {}
#endif
};

TSharedRef<IDetailCustomization> MakeOther()
{
	return MakeShared<FOtherDetails>();
}
