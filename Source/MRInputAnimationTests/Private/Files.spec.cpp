// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "HAL/FileManager.h"
#include "HAL/PlatformFileManager.h"
#include "MRInputBlueprintLibrary.h"
#include "MRInputFiles.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Mria/Reader.h"
#include "Mria/Stream.h"
#include "Support/MRInputTestRecordings.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace FilesSpecDetail
{

/** Bytes that fail, and the way in which they do. */
struct FBrokenFile
{
	EMRInputErrorCode Code;
	TArray<uint8> Bytes;
};

TArray<uint8> WithNumber(TArray<uint8> Bytes, int32 Offset, int32 Number)
{
	FMemory::Memcpy(Bytes.GetData() + Offset, &Number, sizeof(Number));
	return Bytes;
}

/** A header of 19 bytes, a count of 4, then one marker: 4 bytes of time, one of length, its name. */
TArray<uint8> MakeMarkerFile()
{
	mria::Recording Recording;
	Recording.channels.bytes = {0, 0, 0};
	Recording.markers = {{1.0f, "one"}};
	return MRInputTestRecordings::Write(Recording);
}

TArray<uint8> MakeStream()
{
	TArray<uint8> Bytes;
	mria::StreamWriter Writer([&Bytes](mria::Span<const std::uint8_t> Packet)
		{ Bytes.Append(Packet.data(), static_cast<int32>(Packet.size())); });
	Writer.AddFrame(0.0, mria::Frame());
	Writer.End();
	return Bytes;
}

TArray<FBrokenFile> MakeBrokenFiles()
{
	constexpr int32 HeaderSize10 = 16;
	constexpr int32 MajorVersion = 8;
	constexpr int32 MinorVersion = 12;
	constexpr int32 MarkerCount = 19;
	constexpr int32 NameLength = 27;
	const TArray<uint8> Whole = MRInputTestRecordings::LoadSample(TEXT("BezierReach"))->GetBytes();
	const TArray<uint8> Markers = MakeMarkerFile();
	TArray<uint8> Longer = Whole;
	Longer.Add(0);
	TArray<uint8> LongName = Markers;
	LongName[NameLength] = 0x7f;
	TArray<uint8> OtherMagic = Markers;
	OtherMagic[0] ^= 0xff;
	return {
		{EMRInputErrorCode::EmptyFile, {}},
		{EMRInputErrorCode::WrongMagic, OtherMagic},
		{EMRInputErrorCode::HeaderlessFile, TArray<uint8>(Whole.GetData() + HeaderSize10, Whole.Num() - HeaderSize10)},
		{EMRInputErrorCode::MissingVersion, WithNumber(Whole, MajorVersion, 1025)},
		{EMRInputErrorCode::NewerVersion, WithNumber(Whole, MajorVersion, 2)},
		{EMRInputErrorCode::NewerVersion, WithNumber(Whole, MinorVersion, 2)},
		{EMRInputErrorCode::UnknownVersion, WithNumber(Whole, MinorVersion, -1)},
		{EMRInputErrorCode::Truncated, TArray<uint8>(Whole.GetData(), Whole.Num() / 2)},
		{EMRInputErrorCode::CountOutOfRange, WithNumber(Markers, MarkerCount, -1)},
		{EMRInputErrorCode::StringTooLong, LongName},
		{EMRInputErrorCode::BytesLeftOver, Longer},
		{EMRInputErrorCode::StreamFile, MakeStream()},
	};
}

TArray<uint8> ReadBytes(const FString& Path)
{
	TArray<uint8> Bytes;
	FFileHelper::LoadFileToArray(Bytes, *Path);
	return Bytes;
}

} // namespace FilesSpecDetail

BEGIN_DEFINE_SPEC(FMRInputFilesSpec, "MRInputAnimation.Unit.Files",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
FMRInputAnimationPtr Animation;
FString Folder;

void DefineLoading();
void DefineSaving();
void CheckBroken(const FilesSpecDetail::FBrokenFile& Broken, const FString& Path);
void CheckNotSaved(const FString& Path, const TCHAR* Reason);
int32 CountFiles() const;
END_DEFINE_SPEC(FMRInputFilesSpec)

void FMRInputFilesSpec::Define()
{
	BeforeEach(
		[this]
		{
			Animation = MRInputTestRecordings::LoadSample(TEXT("PressButton"));
			Folder = FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString());
			IFileManager::Get().MakeDirectory(*Folder, true);
		});
	AfterEach(
		[this]
		{
			Animation.Reset();
			IFileManager::Get().DeleteDirectory(*Folder, false, true);
		});
	DefineLoading();
	DefineSaving();
}

int32 FMRInputFilesSpec::CountFiles() const
{
	TArray<FString> Names;
	IFileManager::Get().FindFiles(Names, *FPaths::Combine(Folder, TEXT("*")), true, false);
	return Names.Num();
}

void FMRInputFilesSpec::CheckBroken(const FilesSpecDetail::FBrokenFile& Broken, const FString& Path)
{
	UMRInputAnimation* Loaded = Animation.Get();
	FMRInputError Error;
	TestTrue(TEXT("loaded"),
		UMRInputBlueprintLibrary::LoadRecordingFromFile(Path, Loaded, Error) == EMRInputResult::Failure);
	TestNull(TEXT("the animation"), Loaded);

	const mria::Result<mria::RecordingView> Opened =
		mria::OpenRecording({Broken.Bytes.GetData(), static_cast<std::size_t>(Broken.Bytes.Num())});
	const FString What = FString::Printf(TEXT("code %d: "), static_cast<int32>(Broken.Code));
	if (!TestFalse(What + TEXT("the core opens it"), static_cast<bool>(Opened)))
	{
		return;
	}
	const mria::Error& Expected = Opened.GetError();
	const FString Text = Error.Text.ToString();
	TestEqual(What + TEXT("the code"), static_cast<int32>(Error.Code), static_cast<int32>(Broken.Code));
	TestEqual(What + TEXT("the byte"), Error.ByteOffset, static_cast<int64>(Expected.offset));
	TestEqual(What + TEXT("the field"), *Error.Field, UTF8_TO_TCHAR(mria::ToString(Expected.path).c_str()));
	TestEqual(What + TEXT("the source"), *Error.Source, *Path);
	TestTrue(What + TEXT("the text names the file"), Text.Contains(TEXT("Broken.bin")));
	TestTrue(What + TEXT("the text names the field"), Text.Contains(Error.Field));
	TestFalse(What + TEXT("something in the text was not filled in"), Text.Contains(TEXT("{")));
}

void FMRInputFilesSpec::DefineLoading()
{
	using namespace FilesSpecDetail;

	It("says of every broken file what is wrong, where, and in which field",
		[this]
		{
			const FString Path = FPaths::Combine(Folder, TEXT("Broken.bin"));
			for (const FBrokenFile& Broken : MakeBrokenFiles())
			{
				TestTrue(TEXT("written"), FFileHelper::SaveArrayToFile(Broken.Bytes, *Path));
				CheckBroken(Broken, Path);
			}
		});

	It("says that there is no such file",
		[this]
		{
			const FString Path = FPaths::Combine(Folder, TEXT("Missing.bin"));
			UMRInputAnimation* Loaded = Animation.Get();
			FMRInputError Error;
			TestTrue(TEXT("loaded"),
				UMRInputBlueprintLibrary::LoadRecordingFromFile(Path, Loaded, Error) == EMRInputResult::Failure);
			TestNull(TEXT("the animation"), Loaded);
			TestTrue(TEXT("the code"), Error.Code == EMRInputErrorCode::FileNotFound);
			TestEqual(TEXT("the byte"), Error.ByteOffset, static_cast<int64>(-1));
			TestTrue(TEXT("the text names the file"), Error.Text.ToString().Contains(TEXT("Missing.bin")));
		});

	It("reports a file that is too large to load, and what to do",
		[this]
		{
			const FString Path = FPaths::Combine(Folder, TEXT("Long.bin"));
			const TArray<uint8>& Bytes = Animation->GetBytes();
			FMRInputError Error;
			TArray<uint8> Loaded;
			TestTrue(TEXT("saved"), MRInputFiles::Save(Bytes, Path, Error));
			TestTrue(TEXT("as large as may be"), MRInputFiles::LoadBytes(Path, Loaded, Error, Bytes.Num()));
			TestFalse(TEXT("larger"), MRInputFiles::LoadBytes(Path, Loaded, Error, Bytes.Num() - 1));
			TestTrue(TEXT("the code"), Error.Code == EMRInputErrorCode::FileTooLarge);
			const FString Size = FText::AsNumber(Bytes.Num()).ToString();
			TestTrue(TEXT("the size"), Error.Text.ToString().Contains(Size + TEXT(" bytes")));
			TestTrue(TEXT("the cure"), Error.Text.ToString().Contains(TEXT("mria trim")));
			const FString Other = FPaths::Combine(Folder, TEXT("Other.bin"));
			FFileHelper::SaveStringToFile(TEXT("a large file of somebody else's"), *Other);
			TestFalse(TEXT("somebody else's"), MRInputFiles::LoadBytes(Other, Loaded, Error, 10));
			TestTrue(TEXT("not ours, whatever its size"), Error.Code == EMRInputErrorCode::WrongMagic);
		});

	It("does not treat a folder as a file",
		[this]
		{
			UMRInputAnimation* Loaded = nullptr;
			FMRInputError Error;
			TestTrue(TEXT("loaded"),
				UMRInputBlueprintLibrary::LoadRecordingFromFile(Folder, Loaded, Error) == EMRInputResult::Failure);
			TestTrue(TEXT("the code"),
				Error.Code == EMRInputErrorCode::FileNotFound || Error.Code == EMRInputErrorCode::FileNotRead);
			TestTrue(TEXT("the text names it"), Error.Text.ToString().Contains(FPaths::GetCleanFilename(Folder)));
		});

	It("reads bytes from memory, and says what is wrong with them",
		[this]
		{
			UMRInputAnimation* Loaded = nullptr;
			FMRInputError Error;
			TestTrue(TEXT("loaded"),
				UMRInputBlueprintLibrary::LoadRecordingFromMemory(Animation->GetBytes(), Loaded, Error) ==
					EMRInputResult::Success);
			TestTrue(TEXT("the bytes"), Loaded && Loaded->GetBytes() == Animation->GetBytes());
			TestFalse(TEXT("an error"), Error.IsSet());
			TestTrue(TEXT("nothing loaded"),
				UMRInputBlueprintLibrary::LoadRecordingFromMemory({}, Loaded, Error) == EMRInputResult::Failure);
			TestTrue(TEXT("the code"), Error.Code == EMRInputErrorCode::EmptyFile);
			TestFalse(TEXT("the text is empty"), Error.Text.IsEmpty());
		});
}

void FMRInputFilesSpec::CheckNotSaved(const FString& Path, const TCHAR* Reason)
{
	FMRInputError Error;
	TestTrue(TEXT("saved"),
		UMRInputBlueprintLibrary::SaveRecordingToFile(Animation.Get(), Path, Error) == EMRInputResult::Failure);
	TestTrue(TEXT("the code"), Error.Code == EMRInputErrorCode::FileNotWritten);
	const FString Text = Error.Text.ToString();
	TestTrue(FString::Printf(TEXT("'%s' says '%s'"), *Text, Reason), Text.Contains(Reason));
	TestTrue(TEXT("the text names the file"), Text.Contains(Path));
}

void FMRInputFilesSpec::DefineSaving()
{
	using namespace FilesSpecDetail;

	It("saves byte by byte, makes folders and replaces what was there",
		[this]
		{
			const FString Path = FPaths::Combine(Folder, TEXT("New/Take.bin"));
			FMRInputError Error;
			TestTrue(TEXT("saved"),
				UMRInputBlueprintLibrary::SaveRecordingToFile(Animation.Get(), Path, Error) == EMRInputResult::Success);
			TestFalse(TEXT("an error"), Error.IsSet());
			TestTrue(TEXT("the bytes"), ReadBytes(Path) == Animation->GetBytes());

			const FMRInputAnimationPtr Other = MRInputTestRecordings::LoadSample(TEXT("PinchDrag"));
			TestTrue(TEXT("replaced"),
				UMRInputBlueprintLibrary::SaveRecordingToFile(Other.Get(), Path, Error) == EMRInputResult::Success);
			const FMRInputAnimationPtr Loaded = MRInputTestRecordings::Load(Path);
			TestTrue(TEXT("its bytes"), Loaded && Loaded->GetBytes() == Other->GetBytes());
			TArray<FString> Names;
			IFileManager::Get().FindFiles(Names, *FPaths::Combine(Folder, TEXT("New/*")), true, false);
			TestEqual(TEXT("files there"), Names.Num(), 1);
		});

	It("leaves a folder that is in the way alone",
		[this]
		{
			const FString Path = FPaths::Combine(Folder, TEXT("Take.bin"));
			IFileManager::Get().MakeDirectory(*Path);
			CheckNotSaved(Path, TEXT("a folder of that name is in the way"));
			TestTrue(TEXT("the folder"), IFileManager::Get().DirectoryExists(*Path));
			TestEqual(TEXT("temporary files"), CountFiles(), 0);
		});

	It("leaves a write-protected file whole",
		[this]
		{
			const FString Path = FPaths::Combine(Folder, TEXT("Take.bin"));
			const TArray<uint8> Before = {1, 2, 3};
			FFileHelper::SaveArrayToFile(Before, *Path);
			IPlatformFile& Files = FPlatformFileManager::Get().GetPlatformFile();
			TestTrue(TEXT("protected"), Files.SetReadOnly(*Path, true));
			CheckNotSaved(Path, TEXT("the file is write-protected"));
			TestTrue(TEXT("what was there"), ReadBytes(Path) == Before);
			TestEqual(TEXT("files"), CountFiles(), 1);
			Files.SetReadOnly(*Path, false);
		});

	It("reports a file at the path of its folder",
		[this]
		{
			const FString BlockingFile = FPaths::Combine(Folder, TEXT("File"));
			FFileHelper::SaveArrayToFile(TArray<uint8>({1}), *BlockingFile);
			CheckNotSaved(FPaths::Combine(BlockingFile, TEXT("Take.bin")), TEXT("its folder cannot be made"));
			TestEqual(TEXT("what was there"), ReadBytes(BlockingFile).Num(), 1);
		});

	It("saves nothing where there is no recording",
		[this]
		{
			const FString Path = FPaths::Combine(Folder, TEXT("Take.bin"));
			const FMRInputAnimationPtr Empty(NewObject<UMRInputAnimation>());
			FMRInputError Error;
			for (const UMRInputAnimation* None : {static_cast<UMRInputAnimation*>(nullptr), Empty.Get()})
			{
				TestTrue(TEXT("saved"),
					UMRInputBlueprintLibrary::SaveRecordingToFile(None, Path, Error) == EMRInputResult::Failure);
				TestTrue(TEXT("the code"), Error.Code == EMRInputErrorCode::NoAnimation);
				TestFalse(TEXT("the text is empty"), Error.Text.IsEmpty());
			}
			TestEqual(TEXT("files"), CountFiles(), 0);
		});
}

#endif
