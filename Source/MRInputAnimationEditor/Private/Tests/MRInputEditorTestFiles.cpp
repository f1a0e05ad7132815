// SPDX-License-Identifier: MIT

#include "Tests/MRInputEditorTestFiles.h"

#include "HAL/FileManager.h"
#include "HAL/PlatformMisc.h"
#include "Interfaces/IPluginManager.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Mria/Synth.h"
#include "Mria/Writer.h"

namespace MRInputEditorTestFilesDetail
{
constexpr int32 HeaderSize10 = 16;

TArray<uint8> Load(const FString& Path)
{
	TArray<uint8> Bytes;
	verify(FFileHelper::LoadFileToArray(Bytes, *Path));
	return Bytes;
}

TArray<uint8> Write(const mria::SynthOptions& Options)
{
	const mria::Recording Recording = mria::Synthesize(Options);
	const mria::WrittenRecording Written = mria::WriteRecording(Recording, Options.dialect);
	return TArray<uint8>(Written.bytes.data(), static_cast<int32>(Written.bytes.size()));
}

TArray<uint8> WithNumber(TArray<uint8> Bytes, int32 Place, int32 Number)
{
	FMemory::Memcpy(Bytes.GetData() + Place, &Number, sizeof(Number));
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

TArray<MRInputEditorTestFiles::FFile> MRInputEditorTestFiles::GetGood()
{
	TArray<FFile> Files;
	for (const TCHAR* Name : {TEXT("PressButton"), TEXT("PinchDrag"), TEXT("BezierReach")})
	{
		Files.Add({Name, GetSample(Name)});
	}
	for (const mria::Dialect Dialect : mria::kDialects)
	{
		mria::SynthOptions Options;
		Options.dialect = Dialect;
		Options.duration = 1.0f;
		Files.Add({UTF8_TO_TCHAR(mria::ToString(Dialect)), MRInputEditorTestFilesDetail::Write(Options)});
	}
	const FString Folder = FPlatformMisc::GetEnvironmentVariable(TEXT("MRINPUT_RECORDINGS"));
	TArray<FString> Names;
	if (!Folder.IsEmpty())
	{
		IFileManager::Get().FindFiles(Names, *FPaths::Combine(Folder, TEXT("*.bin")), true, false);
	}
	for (const FString& Name : Names)
	{
		if (Name.StartsWith(TEXT("headerless")))
		{
			continue; // it cannot be kept as it is
		}
		Files.Add({Name, MRInputEditorTestFilesDetail::Load(FPaths::Combine(Folder, Name))});
	}
	return Files;
}

TArray<uint8> MRInputEditorTestFiles::MakeHeaderless()
{
	const TArray<uint8> Whole = GetSample(TEXT("BezierReach"));
	constexpr int32 Skipped = MRInputEditorTestFilesDetail::HeaderSize10;
	return TArray<uint8>(Whole.GetData() + Skipped, Whole.Num() - Skipped);
}

TArray<uint8> MRInputEditorTestFiles::MakeFaulty()
{
	mria::SynthOptions Options;
	Options.duration = 1.0f;
	Options.faults.signFlips = 0.2f;
	Options.faults.lateStart = 3.0f;
	return MRInputEditorTestFilesDetail::Write(Options);
}

TArray<MRInputEditorTestFiles::FFile> MRInputEditorTestFiles::GetBad()
{
	using namespace MRInputEditorTestFilesDetail;
	constexpr int32 MajorVersion = 8;
	constexpr int32 MinorVersion = 12;
	const TArray<uint8> Whole = GetSample(TEXT("BezierReach"));
	TArray<uint8> Longer = Whole;
	Longer.Add(0);
	TArray<uint8> OtherMagic = Whole;
	OtherMagic[0] ^= 0xff;
	return {
		{TEXT("Other empty"), {}},
		{TEXT("Other magic"), OtherMagic},
		{TEXT("newer"), WithNumber(Whole, MajorVersion, 2)},
		{TEXT("unknown version"), WithNumber(Whole, MinorVersion, -1)},
		{TEXT("tutorial"), WithNumber(Whole, MajorVersion, 1025)},
		{TEXT("cut off"), TArray<uint8>(Whole.GetData(), Whole.Num() / 2)},
		{TEXT("goes on"), Longer},
	};
}
