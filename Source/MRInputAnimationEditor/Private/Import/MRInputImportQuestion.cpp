// SPDX-License-Identifier: MIT

#include "Import/MRInputImportQuestion.h"

namespace MRInputImportQuestionDetail
{
MRInputImportQuestion::FAsk& GetAsk()
{
	static MRInputImportQuestion::FAsk Asking;
	return Asking;
}
} // namespace MRInputImportQuestionDetail

void MRInputImportQuestion::SetAsk(FAsk Ask)
{
	MRInputImportQuestionDetail::GetAsk() = MoveTemp(Ask);
}

EMRInputImportAnswer MRInputImportQuestion::Ask(FMRInputImportSettings& InOutSettings)
{
	const FAsk& Asking = MRInputImportQuestionDetail::GetAsk();
	return Asking ? Asking(InOutSettings) : EMRInputImportAnswer::Import;
}
