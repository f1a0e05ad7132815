// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Input/Events.h"
#include "Widgets/SWidget.h"

/** Finds widgets inside others and does what a user would do with them. */
namespace MRInputTestWidgets
{

/** All of a type, SButton say, in the order in which they were put in; the root counts too. */
TArray<TSharedRef<SWidget>> FindAll(const TSharedRef<SWidget>& Root, const TCHAR* Type);

/** The first of that type that has this text on it; null if there is none. */
TSharedPtr<SWidget> FindByText(const TSharedRef<SWidget>& Root, const TCHAR* Type, const TCHAR* Text);

/** Presses a button and lets it go, by the keyboard. False if there is none with this text. */
bool Press(const TSharedRef<SWidget>& Root, const TCHAR* Text);

/** Ticks or unticks a check box. False if there is none with this text. */
bool Toggle(const TSharedRef<SWidget>& Root, const TCHAR* Text);

FKeyEvent MakeKey(const FKey& Key);
FPointerEvent MakePointer(const FVector2D& Position, const FKey& Button, float WheelDelta = 0.0f);

} // namespace MRInputTestWidgets
