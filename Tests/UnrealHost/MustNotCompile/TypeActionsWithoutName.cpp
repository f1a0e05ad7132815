// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: abstract
// MODULE: MRInputAnimationEditor
// What the Content Browser shows of an asset has to be said, all of it.

#include "Asset/MRInputAnimationActions.h"
#include "MRInputAnimation.h"

class FOtherActions : public FAssetTypeActions_Base
{
public:
	virtual FColor GetTypeColor() const override { return FColor::White; }
	virtual UClass* GetSupportedClass() const override { return UMRInputAnimation::StaticClass(); }
	virtual uint32 GetCategories() override { return EAssetTypeCategories::Misc; }
#ifdef CURED
	virtual FText GetName() const override
	{
		return FText::FromString(TEXT("Other"));
	}
#endif
};

TSharedRef<IAssetTypeActions> MakeOther()
{
	return MakeShared<FOtherActions>();
}
