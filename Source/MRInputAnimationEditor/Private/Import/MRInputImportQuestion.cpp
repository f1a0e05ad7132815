// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Import/MRInputImportQuestion.h"

#include "Import/SMRInputImportDialog.h"
#include "MRInputModal.h"

namespace MRInputImportQuestionDetail
{
MRInputImportQuestion::FAsk& GetReplacement()
{
	static MRInputImportQuestion::FAsk Replacement;
	return Replacement;
}
} // namespace MRInputImportQuestionDetail

void MRInputImportQuestion::SetAsk(FAsk Ask)
{
	MRInputImportQuestionDetail::GetReplacement() = MoveTemp(Ask);
}

EMRInputImportAnswer MRInputImportQuestion::Ask(FMRInputImportSettings& InOutSettings)
{
	const FAsk& Replacement = MRInputImportQuestionDetail::GetReplacement();
	if (Replacement)
	{
		return Replacement(InOutSettings);
	}
	return MRInputModal::CanAsk() ? SMRInputImportDialog::AskInWindow(InOutSettings) : EMRInputImportAnswer::Import;
}
