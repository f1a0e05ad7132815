// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputTestWidgets.h"

#include "InputCoreTypes.h"
#include "Layout/Children.h"
#include "Layout/Geometry.h"
#include "Widgets/Input/SCheckBox.h"
#include "Widgets/Text/STextBlock.h"

TArray<TSharedRef<SWidget>> MRInputTestWidgets::FindAll(const TSharedRef<SWidget>& Root, const TCHAR* Type)
{
	// UNCONFIRMED(widget-type-of-snew): GetTypeAsString gives the class name that SNew was given.
	TArray<TSharedRef<SWidget>> Found;
	if (Root->GetTypeAsString() == Type)
	{
		Found.Add(Root);
	}
	FChildren* Children = Root->GetChildren();
	for (int32 Index = 0; Index < Children->Num(); ++Index)
	{
		Found.Append(FindAll(Children->GetChildAt(Index), Type));
	}
	return Found;
}

TSharedPtr<SWidget> MRInputTestWidgets::FindByText(
	const TSharedRef<SWidget>& Root, const TCHAR* Type, const TCHAR* Text)
{
	for (const TSharedRef<SWidget>& Widget : FindAll(Root, Type))
	{
		for (const TSharedRef<SWidget>& Block : FindAll(Widget, TEXT("STextBlock")))
		{
			if (StaticCastSharedRef<STextBlock>(Block)->GetText().ToString() == Text)
			{
				return Widget;
			}
		}
	}
	return nullptr;
}

bool MRInputTestWidgets::Press(const TSharedRef<SWidget>& Root, const TCHAR* Text)
{
	const TSharedPtr<SWidget> Button = FindByText(Root, TEXT("SButton"), Text);
	if (Button)
	{
		// UNCONFIRMED(enter-clicks-button): Enter presses a button, and clicks it when the key is released.
		Button->OnKeyDown(FGeometry(), MakeKey(EKeys::Enter));
		Button->OnKeyUp(FGeometry(), MakeKey(EKeys::Enter));
	}
	return Button.IsValid();
}

bool MRInputTestWidgets::Toggle(const TSharedRef<SWidget>& Root, const TCHAR* Text)
{
	const TSharedPtr<SWidget> Box = FindByText(Root, TEXT("SCheckBox"), Text);
	if (Box)
	{
		StaticCastSharedPtr<SCheckBox>(Box)->ToggleCheckedState();
	}
	return Box.IsValid();
}

FKeyEvent MRInputTestWidgets::MakeKey(const FKey& Key)
{
	return FKeyEvent(Key, FModifierKeysState(), 0, false, 0, 0);
}

FPointerEvent MRInputTestWidgets::MakePointer(const FVector2D& Position, const FKey& Button, float WheelDelta)
{
	static const TSet<FKey> NoButtons; // the event keeps a reference
	return FPointerEvent(0, Position, Position, NoButtons, Button, WheelDelta, FModifierKeysState());
}
