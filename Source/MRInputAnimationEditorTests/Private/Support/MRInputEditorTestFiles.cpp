// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputEditorTestFiles.h"

#include "HAL/FileManager.h"
#include "HAL/PlatformMisc.h"
#include "Interfaces/IPluginManager.h"
#include "MRInputConvert.h"
#include "MRInputTestTakes.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Mria/Reader.h"
#include "Mria/Stream.h"
#include "Mria/Writer.h"

namespace MRInputEditorTestFilesDetail
{
TArray<uint8> Load(const FString& Path)
{
	TArray<uint8> Bytes;
	verify(FFileHelper::LoadFileToArray(Bytes, *Path));
	return Bytes;
}

TArray<uint8> ToArray(const std::vector<std::uint8_t>& Bytes)
{
	return TArray<uint8>(Bytes.data(), static_cast<int32>(Bytes.size()));
}

TArray<uint8> Write(const mria::Recording& Recording)
{
	return ToArray(mria::WriteRecording(Recording, Recording.dialect).bytes);
}

/**
 * Offset of a field, found with the core: the error of a file that ends inside the field names it. Searches from both
 * ends of the file at once.
 */
int32 FindField(const TArray<uint8>& Bytes, const TCHAR* Field)
{
	for (int32 Size = 0; Size < Bytes.Num(); ++Size)
	{
		for (const int32 Cut : {Size, Bytes.Num() - 1 - Size})
		{
			const mria::Result<mria::RecordingView> Opened =
				mria::OpenRecording({Bytes.GetData(), static_cast<std::size_t>(Cut)});
			if (!Opened && MRInputConvert::ToString(mria::ToString(Opened.GetError().path)) == Field)
			{
				return static_cast<int32>(Opened.GetError().offset);
			}
		}
	}
	checkf(false, TEXT("there is no field %s"), Field);
	return 0;
}

TArray<uint8> WithNumber(TArray<uint8> Bytes, const TCHAR* Field, int32 Number)
{
	FMemory::Memcpy(Bytes.GetData() + FindField(Bytes, Field), &Number, sizeof(Number));
	return Bytes;
}

TArray<uint8> WithoutHeader(const TArray<uint8>& Whole)
{
	const int32 Header = FindField(Whole, TEXT("Camera.PositionX.preWrapMode"));
	return TArray<uint8>(Whole.GetData() + Header, Whole.Num() - Header);
}

TArray<uint8> Generate(mria::Dialect Dialect)
{
	mria::Recording Recording = MRInputTestTakes::Make(1.0f);
	Recording.dialect = Dialect;
	return Write(Recording);
}

void AddRecordings(TArray<MRInputEditorTestFiles::FFile>& Files)
{
	const FString Folder = FPlatformMisc::GetEnvironmentVariable(TEXT("MRINPUT_RECORDINGS"));
	TArray<FString> Names;
	if (!Folder.IsEmpty())
	{
		IFileManager::Get().FindFiles(Names, *FPaths::Combine(Folder, TEXT("*.bin")), true, false);
	}
	for (const FString& Name : Names)
	{
		TArray<uint8> Bytes = Load(FPaths::Combine(Folder, Name));
		const bool bHasHeader = mria::HasMagic({Bytes.GetData(), static_cast<std::size_t>(Bytes.Num())});
		Files.Add({Name, MoveTemp(Bytes), bHasHeader});
	}
}

/** A stream whose only packet is damaged in its last byte. */
TArray<uint8> MakeDamagedStream()
{
	TArray<uint8> Bytes;
	const mria::StreamWriter Writer([&Bytes](mria::Span<const std::uint8_t> Packet)
		{ Bytes.Append(Packet.data(), static_cast<int32>(Packet.size())); });
	Bytes.Last() ^= 0xff;
	return Bytes;
}

/** A name whose length says that it is longer than any file. */
TArray<uint8> WithEndlessName(TArray<uint8> Bytes)
{
	const int32 Offset = FindField(Bytes, TEXT("markers[0].name"));
	const uint8 Length[] = {0xff, 0xff, 0xff, 0xff, 0x07};
	FMemory::Memcpy(Bytes.GetData() + Offset, Length, sizeof(Length));
	return Bytes;
}
} // namespace MRInputEditorTestFilesDetail

TArray<uint8> MRInputEditorTestFiles::GetSample(const TCHAR* Name)
{
	const TSharedPtr<IPlugin> Plugin = IPluginManager::Get().FindPlugin(TEXT("MRInputAnimation"));
	check(Plugin);
	return MRInputEditorTestFilesDetail::Load(
		FPaths::Combine(Plugin->GetBaseDir(), TEXT("Content/Samples"), FString(Name) + TEXT(".bin")));
}

TArray<uint8> MRInputEditorTestFiles::MakeEmpty()
{
	const mria::WrittenRecording Written = mria::WriteRecording(mria::Recording(), mria::Dialect::Mrtk11);
	return TArray<uint8>(Written.bytes.data(), static_cast<int32>(Written.bytes.size()));
}

TArray<uint8> MRInputEditorTestFiles::MakeMarked(int32 Count)
{
	const TArray<uint8> Sample = GetSample(TEXT("PinchDrag"));
	mria::Recording Recording = mria::ReadRecording({Sample.GetData(), static_cast<std::size_t>(Sample.Num())}).Value();
	Recording.markers.assign(static_cast<std::size_t>(Count), {0.5f, "Here"});
	const mria::WrittenRecording Written = mria::WriteRecording(Recording, Recording.dialect);
	return TArray<uint8>(Written.bytes.data(), static_cast<int32>(Written.bytes.size()));
}

TArray<MRInputEditorTestFiles::FFile> MRInputEditorTestFiles::GetGood()
{
	using namespace MRInputEditorTestFilesDetail;
	TArray<FFile> Files;
	for (const TCHAR* Name : {TEXT("PressButton"), TEXT("PinchDrag"), TEXT("BezierReach")})
	{
		Files.Add({Name, GetSample(Name)});
	}
	for (const mria::Dialect Dialect : mria::kDialects)
	{
		Files.Add({UTF8_TO_TCHAR(mria::ToString(Dialect)), Generate(Dialect)});
	}
	Files.Add({TEXT("2019"), WithoutHeader(Generate(mria::Dialect::Mrtk10)), false});
	AddRecordings(Files);
	return Files;
}

TArray<uint8> MRInputEditorTestFiles::MakeHeaderless()
{
	return MRInputEditorTestFilesDetail::WithoutHeader(GetSample(TEXT("BezierReach")));
}

TArray<uint8> MRInputEditorTestFiles::MakeFaulty()
{
	mria::Recording Recording = MRInputTestTakes::Make(1.0f, 3.0f);
	MRInputTestTakes::FlipSigns(Recording);
	return MRInputEditorTestFilesDetail::Write(Recording);
}

TArray<uint8> MRInputEditorTestFiles::MakeDamaged()
{
	mria::Recording Recording = MRInputTestTakes::Make(1.0f);
	MRInputTestTakes::LoseW(Recording);
	return MRInputEditorTestFilesDetail::Write(Recording);
}

TArray<uint8> MRInputEditorTestFiles::MakeStream()
{
	TArray<uint8> Bytes;
	mria::StreamWriter Writer([&Bytes](mria::Span<const std::uint8_t> Packet)
		{ Bytes.Append(Packet.data(), static_cast<int32>(Packet.size())); });
	mria::Frame Frame;
	Frame.hasCamera = true;
	for (const double Time : {0.0, 0.1, 0.2})
	{
		Writer.AddFrame(Time, Frame);
	}
	Writer.AddMarker(0.1, "middle");
	Writer.Flush();
	return Bytes;
}

TArray<uint8> MRInputEditorTestFiles::CutInHalf(const TArray<uint8>& Bytes)
{
	return TArray<uint8>(Bytes.GetData(), Bytes.Num() / 2);
}

TArray<MRInputEditorTestFiles::FBadFile> MRInputEditorTestFiles::GetBad()
{
	using namespace MRInputEditorTestFilesDetail;
	using ECode = EMRInputErrorCode;
	const TArray<uint8> Whole = GetSample(TEXT("BezierReach"));
	const TArray<uint8> Marked = GetSample(TEXT("PressButton"));
	TArray<uint8> Longer = Whole;
	Longer.Add(0);
	TArray<uint8> Text;
	Text.Append(reinterpret_cast<const uint8*>("not a recording at all"), 22);
	return {
		{TEXT("an empty file"), {}, ECode::EmptyFile, false},
		{TEXT("some other file"), Text, ECode::WrongMagic, false},
		{TEXT("a 2019 file that was cut off"), CutInHalf(MakeHeaderless()), ECode::WrongMagic, false},
		{TEXT("a newer format"), WithNumber(Whole, TEXT("majorVersion"), 2), ECode::NewerVersion, true},
		{TEXT("a version that never existed"), WithNumber(Whole, TEXT("minorVersion"), -1), ECode::UnknownVersion,
			true},
		{TEXT("a tutorial's own format"), WithNumber(Whole, TEXT("majorVersion"), 1025), ECode::MissingVersion, true},
		{TEXT("a file that was cut off"), CutInHalf(Whole), ECode::Truncated, true},
		{TEXT("a damaged count"), WithNumber(Whole, TEXT("Camera.PositionX.keyCount"), -1), ECode::CountOutOfRange,
			true},
		{TEXT("a damaged marker"), WithEndlessName(Marked), ECode::StringTooLong, true},
		{TEXT("something appended"), Longer, ECode::BytesLeftOver, true},
		{TEXT("a stream without a whole packet"), MakeDamagedStream(), ECode::DamagedStream, true},
	};
}
