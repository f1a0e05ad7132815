// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputFileQuestion.h"
#include "Framework/Application/SlateApplication.h"
#include "IDesktopPlatform.h"
#include "Misc/AutomationTest.h"
#include "Misc/Paths.h"

namespace FileQuestionSpecDetail
{
/** A user who gives one answer, or cancels after having typed it. */
class FPlatform final : public IDesktopPlatform
{
public:
	virtual bool SaveFileDialog(const void* ParentWindowHandle, const FString&, const FString& DefaultPath,
		const FString&, const FString&, uint32, TArray<FString>& OutFilenames) override
	{
		OutFilenames = {Answer};
		return OpenDirectoryDialog(ParentWindowHandle, FString(), DefaultPath, OutFilenames[0]);
	}
	virtual bool OpenDirectoryDialog(
		const void* ParentWindowHandle, const FString&, const FString& DefaultPath, FString& OutFolderName) override
	{
		Parent = ParentWindowHandle;
		Begun = DefaultPath;
		OutFolderName = Answer;
		return !bCancels;
	}

	FString Answer;
	FString Begun;
	const void* Parent = nullptr;
	bool bCancels = false;
};
} // namespace FileQuestionSpecDetail

BEGIN_DEFINE_SPEC(FMRInputFileQuestionSpec, "MRInputAnimation.Editor.FileQuestion",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
FileQuestionSpecDetail::FPlatform Platform;
MRInputFileQuestion::FQuestion File;
MRInputFileQuestion::FQuestion Folder;
END_DEFINE_SPEC(FMRInputFileQuestionSpec)

void FMRInputFileQuestionSpec::Define()
{
	BeforeEach(
		[this]
		{
			File.FileName = TEXT("Take.bin");
			Platform.Answer = TEXT("Out/Take.bin");
			Platform.bCancels = false;
		});
	It("gives nothing on Cancel",
		[this]
		{
			Platform.bCancels = true;
			TestEqual(TEXT("file"), MRInputFileQuestion::AskPlatform(Platform, File), FString());
			TestEqual(TEXT("folder"), MRInputFileQuestion::AskPlatform(Platform, Folder), FString());
		});
	It("opens in front of the editor window",
		[this]
		{
			const TSharedRef<SWindow> Window = FSlateApplication::Get().AddWindow(SNew(SWindow));
			MRInputFileQuestion::AskPlatform(Platform, File);
			TestTrue(TEXT("file"), Platform.Parent == &Window.Get());
			Platform.Parent = nullptr;
			MRInputFileQuestion::AskPlatform(Platform, Folder);
			TestTrue(TEXT("folder"), Platform.Parent == &Window.Get());
		});
	It("gives a whole path, and begins there the next time, also after Cancel",
		[this]
		{
			const FString Whole = FPaths::ConvertRelativePathToFull(Platform.Answer);
			TestEqual(TEXT("file"), MRInputFileQuestion::AskPlatform(Platform, File), Whole);
			Platform.bCancels = true;
			MRInputFileQuestion::AskPlatform(Platform, Folder);
			MRInputFileQuestion::AskPlatform(Platform, File);
			TestEqual(TEXT("begun"), Platform.Begun, FPaths::GetPath(Whole));
		});
}
