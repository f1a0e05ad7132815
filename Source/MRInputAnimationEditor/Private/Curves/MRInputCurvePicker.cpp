// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/MRInputCurvePicker.h"

#include "Curves/SMRInputCurvePicker.h"
#include "MRInputAnimation.h"
#include "MRInputModal.h"
#include "Widgets/SWindow.h"

#define LOCTEXT_NAMESPACE "MRInputCurvePicker"

namespace MRInputCurvePickerDetail
{
MRInputCurvePicker::FPick& GetReplacement()
{
	static MRInputCurvePicker::FPick Replacement;
	return Replacement;
}
} // namespace MRInputCurvePickerDetail

void MRInputCurvePicker::SetPick(FPick Pick)
{
	MRInputCurvePickerDetail::GetReplacement() = MoveTemp(Pick);
}

bool MRInputCurvePicker::Pick(const UMRInputAnimation& Animation, FMRInputCurveChoice& InOutChoice)
{
	const FPick& Replacement = MRInputCurvePickerDetail::GetReplacement();
	if (Replacement)
	{
		return Replacement(Animation, InOutChoice);
	}
	return MRInputModal::CanAsk() && PickInWindow(Animation, InOutChoice);
}

bool MRInputCurvePicker::PickInWindow(const UMRInputAnimation& Animation, FMRInputCurveChoice& InOutChoice)
{
	const TSharedRef<SWindow> Window = MRInputModal::MakeWindow(
		FText::Format(LOCTEXT("Title", "Curves of {0}"), FText::FromString(Animation.GetDisplayName())));
	const TSharedRef<SMRInputCurvePicker> Picker = SNew(SMRInputCurvePicker)
													   .CurveNames(Animation.GetCurveNames())
													   .Choice(InOutChoice)
													   .Window(TWeakPtr<SWindow>(Window));
	MRInputModal::Run(Window, Picker);
	if (Picker->IsAccepted())
	{
		InOutChoice = Picker->GetChoice();
	}
	return Picker->IsAccepted();
}

#undef LOCTEXT_NAMESPACE
