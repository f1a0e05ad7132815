// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputFileQuestion.h"

#include "DesktopPlatformModule.h"
#include "Framework/Application/SlateApplication.h"
#include "IDesktopPlatform.h"
#include "Misc/Paths.h"

namespace MRInputFileQuestionDetail
{
MRInputFileQuestion::FAsk& GetAsk()
{
	static MRInputFileQuestion::FAsk Asking;
	return Asking;
}

/** The folder that was last chosen; the next dialog starts there. */
FString& GetLastFolder()
{
	static FString Folder;
	return Folder;
}

/** The parent window of a dialog, or null. */
const void* FindParentWindow()
{
	return FSlateApplication::IsInitialized() ? FSlateApplication::Get().FindBestParentWindowHandleForDialogs(nullptr)
											  : nullptr;
}

FString ShowDialog(IDesktopPlatform& Platform, const MRInputFileQuestion::FQuestion& Question)
{
	const void* Parent = FindParentWindow();
	const FString Title = Question.Title.ToString();
	if (Question.FileName.IsEmpty())
	{
		FString Folder;
		return Platform.OpenDirectoryDialog(Parent, Title, GetLastFolder(), Folder) ? Folder : FString();
	}
	TArray<FString> Files;
	const bool bChosen = Platform.SaveFileDialog(
		Parent, Title, GetLastFolder(), Question.FileName, Question.FileTypes, EFileDialogFlags::None, Files);
	return bChosen && Files.Num() > 0 ? Files[0] : FString();
}
} // namespace MRInputFileQuestionDetail

void MRInputFileQuestion::SetAsk(FAsk Ask)
{
	MRInputFileQuestionDetail::GetAsk() = MoveTemp(Ask);
}

FString MRInputFileQuestion::Ask(const FQuestion& Question)
{
	using namespace MRInputFileQuestionDetail;
	if (GetAsk())
	{
		return GetAsk()(Question);
	}
	IDesktopPlatform* Platform = FDesktopPlatformModule::Get();
	return Platform ? AskPlatform(*Platform, Question) : FString();
}

FString MRInputFileQuestion::AskPlatform(IDesktopPlatform& Platform, const FQuestion& Question)
{
	using namespace MRInputFileQuestionDetail;
	FString Chosen = ShowDialog(Platform, Question);
	if (!Chosen.IsEmpty()) // nothing as a full path would be the folder that the editor runs in
	{
		Chosen = FPaths::ConvertRelativePathToFull(Chosen);
		GetLastFolder() = Question.FileName.IsEmpty() ? Chosen : FPaths::GetPath(Chosen);
	}
	return Chosen;
}
