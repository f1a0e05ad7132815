// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/Input/SButton.h"

class ISequencer;

DECLARE_DELEGATE_RetVal(TSharedRef<SWidget>, FOnGetContent);

/** A "+" that opens a menu, as a test opens it. */
class SHostMenuButton : public SCompoundWidget
{
public:
	SLATE_BEGIN_ARGS(SHostMenuButton) {}
	SLATE_EVENT(FOnGetContent, OnGetContent)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs) { OnGetContent = InArgs._OnGetContent; }
	TSharedRef<SWidget> HostOpen() const { return OnGetContent.Execute(); }

private:
	FOnGetContent OnGetContent;
};

struct FSequencerUtilities
{
	/** An SHostMenuButton. */
	static TSharedRef<SWidget> MakeAddButton(
		FText, FOnGetContent MenuContent, const TAttribute<bool>&, TWeakPtr<ISequencer>)
	{
		return SNew(SHostMenuButton).OnGetContent(MenuContent);
	}
};
