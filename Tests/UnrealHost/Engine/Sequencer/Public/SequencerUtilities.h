// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/Attribute.h"
#include "Widgets/Input/SButton.h"

class ISequencer;

DECLARE_DELEGATE_RetVal(TSharedRef<SWidget>, FOnGetContent);

/** Widgets that all tracks have. */
struct FSequencerUtilities
{
	/** A "+" that opens a menu; the host's click makes the menu and keeps nothing of it. */
	static TSharedRef<SWidget> MakeAddButton(FText HoverText, FOnGetContent MenuContent,
		const TAttribute<bool>& HoverState, TWeakPtr<ISequencer> InSequencer);
	static TSharedRef<SWidget> MakeAddButton(
		FText HoverText, FOnClicked OnClicked, const TAttribute<bool>& HoverState, TWeakPtr<ISequencer> InSequencer);
};
