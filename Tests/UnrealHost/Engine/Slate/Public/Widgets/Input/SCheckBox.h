// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Styling/SlateTypes.h"
#include "Widgets/DeclarativeSyntaxSupport.h"

DECLARE_DELEGATE_OneParam(FOnCheckStateChanged, ECheckBoxState);

class SCheckBox : public SCompoundWidget
{
public:
	SLATE_BEGIN_ARGS(SCheckBox) {}
	SLATE_DEFAULT_SLOT(FArguments, Content)
	SLATE_STYLE_ARGUMENT(FCheckBoxStyle, Style)
	SLATE_ATTRIBUTE(ECheckBoxState, IsChecked)
	SLATE_EVENT(FOnCheckStateChanged, OnCheckStateChanged)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs)
	{
		ChildSlot[InArgs._Content];
		State = InArgs._IsChecked;
		OnCheckStateChanged = InArgs._OnCheckStateChanged;
	}
	bool IsChecked() const { return GetCheckedState() == ECheckBoxState::Checked; }
	ECheckBoxState GetCheckedState() const { return State.Get(); }
	void ToggleCheckedState()
	{
		const ECheckBoxState Next = IsChecked() ? ECheckBoxState::Unchecked : ECheckBoxState::Checked;
		if (!State.IsBound())
		{
			State.Set(Next);
		}
		OnCheckStateChanged.ExecuteIfBound(Next);
	}

private:
	TAttribute<ECheckBoxState> State;
	FOnCheckStateChanged OnCheckStateChanged;
};
