// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AssetExportTask.h"
#include "Export/MRInputAnimationExporter.h"
#include "GenericPlatform/GenericPlatformFile.h"
#include "HAL/PlatformFileManager.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputRecordingData.h"
#include "Misc/AutomationTest.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/Writer.h"
#include "Serialization/Archive.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"
#include "Serialization/ObjectAndNameAsStringProxyArchive.h"
#include "Support/MRInputEditorImport.h"
#include "Support/MRInputTestUser.h"
#include "Templates/UnrealTemplate.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace ExportersSpecDetail
{
/** Takes nothing. */
class FFullDisk final : public FArchive
{
public:
	using FArchive::Serialize;
	virtual void Serialize(void*, int64) override { SetError(); }
};

/** Two keys that far apart, and no marker. */
UMRInputAnimation* MakeLong(float Seconds)
{
	mria::Recording Recording;
	Recording.dialect = mria::Dialect::Mrtk10;
	Recording.curves[0].keys.resize(2);
	Recording.curves[0].keys[1].time = Seconds;
	const mria::WrittenRecording Written = mria::WriteRecording(Recording, Recording.dialect);
	UMRInputAnimation* Animation = NewObject<UMRInputAnimation>();
	FMRInputError Error;
	Animation->SetBytes(
		TArray<uint8>(Written.bytes.data(), static_cast<int32>(Written.bytes.size())), TEXT("Long"), Error);
	return Animation;
}

/** An asset as it is loaded from a package that holds these bytes, of which a version from the future is made. */
UMRInputAnimation* LoadNewer(TArray<uint8>& InOutBytes)
{
	constexpr int32 MajorVersion = 8; // behind the magic number
	InOutBytes[MajorVersion] = 2;
	TArray<uint8> Saved;
	FMemoryWriter Writer(Saved, true);
	FObjectAndNameAsStringProxyArchive Out(Writer, false);
	NewObject<UMRInputAnimation>()->Serialize(Out);
	Saved.SetNum(Saved.Num() - sizeof(int32)); // the empty array that it ends with
	FMemoryWriter Appended(Saved, true, true);
	Appended << InOutBytes;
	FMemoryReader Reader(Saved, true);
	FObjectAndNameAsStringProxyArchive In(Reader, false);
	In.SetCustomVersions(Out.GetCustomVersions());
	UMRInputAnimation* Animation = NewObject<UMRInputAnimation>();
	Animation->Serialize(In);
	return Animation;
}

int64 CountLines(const TArray<uint8>& Text)
{
	int64 Lines = 0;
	for (const uint8 Letter : Text)
	{
		Lines += Letter == '\n' ? 1 : 0;
	}
	return Lines;
}
} // namespace ExportersSpecDetail

BEGIN_DEFINE_SPEC(FMRInputExportersSpec, "MRInputAnimation.Editor.Exporters",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestSandbox> Sandbox;

void DefineOriginal();
void DefineUnreadable();
void DefineForms();
void DefineFailures();

/** Runs a task, as the editor and scripts do; a null exporter is looked for by the extension. */
bool Export(UMRInputAnimation* Animation, UClass* Exporter, const FString& Name, FString* OutError = nullptr);
UMRInputAnimation* Import(const TCHAR* Name, const TArray<uint8>& Bytes);
void CheckReadable(const FString& Name, mria::Dialect Dialect);

/** Odd recordings are its subject: what the plugin warns of is looked for where it matters. */
virtual bool ElevateLogWarningsToErrors() override
{
	return false;
}
END_DEFINE_SPEC(FMRInputExportersSpec)

bool FMRInputExportersSpec::Export(
	UMRInputAnimation* Animation, UClass* Exporter, const FString& Name, FString* OutError)
{
	const TStrongObjectPtr<UAssetExportTask> Task(NewObject<UAssetExportTask>());
	Task->Object = Animation;
	Task->Exporter = Exporter ? NewObject<UExporter>(GetTransientPackage(), Exporter) : nullptr;
	Task->Filename = Sandbox->Folder / Name;
	Task->bAutomated = true;
	Task->bPrompt = false;
	Task->bReplaceIdentical = true;
	const bool bIsDone = UExporter::RunAssetExportTask(Task.Get());
	if (OutError)
	{
		*OutError = FString::Join(Task->Errors, TEXT("\n"));
	}
	return bIsDone;
}

UMRInputAnimation* FMRInputExportersSpec::Import(const TCHAR* Name, const TArray<uint8>& Bytes)
{
	return MRInputEditorImport::Import(*Sandbox, FString(TEXT("In/")) + Name + TEXT(".bin"), Bytes).Animation;
}

void FMRInputExportersSpec::Define()
{
	BeforeEach([this] { Sandbox = MakeUnique<FMRInputTestSandbox>(); });
	AfterEach([this] { Sandbox.Reset(); });
	DefineOriginal();
	DefineUnreadable();
	DefineForms();
	DefineFailures();
}

void FMRInputExportersSpec::DefineOriginal()
{
	It("gives back every imported file byte by byte, 2019 files without a header too",
		[this]
		{
			int32 Files = 0;
			for (const MRInputEditorTestFiles::FFile& File : MRInputEditorTestFiles::GetGood())
			{
				const FString Name = FString::Printf(TEXT("Take%d"), Files++);
				UMRInputAnimation* Animation = Import(*Name, File.Bytes);
				TestTrue(File.Name + TEXT(": exported"), Export(Animation, nullptr, Name + TEXT(".bin")));
				TestTrue(File.Name + TEXT(": same bytes"), Sandbox->Read(Name + TEXT(".bin")) == File.Bytes);
			}
			AddInfo(FString::Printf(TEXT("%d files"), Files));
			TestTrue(TEXT("there are files"), Files >= 7);
		});
	It("gives the asset's own bytes once it was changed",
		[this]
		{
			UMRInputAnimation* Animation = Import(TEXT("Old"), MRInputEditorTestFiles::MakeHeaderless());
			const TArray<uint8> Other = MRInputEditorTestFiles::GetSample(TEXT("PinchDrag"));
			FMRInputError Error;
			TestTrue(TEXT("changed"), Animation->SetBytes(Other, TEXT("Other"), Error));
			TestTrue(TEXT("exported"), Export(Animation, nullptr, TEXT("Old.bin")));
			TestTrue(TEXT("same bytes"), Sandbox->Read(TEXT("Old.bin")) == Other);
		});
	It("gives the repaired file where import repaired it",
		[this]
		{
			FMRInputImportSettings Settings;
			Settings.bRepair = true;
			UMRInputAnimation* Animation = MRInputEditorImport::Import(
				*Sandbox, TEXT("In/Old.bin"), MRInputEditorTestFiles::MakeFaulty(), Settings)
											   .Animation;
			TestTrue(TEXT("exported"), Export(Animation, nullptr, TEXT("Old.bin")));
			TestTrue(TEXT("same bytes"), Sandbox->Read(TEXT("Old.bin")) == Animation->GetBytes());
		});
	It("gives the recording that a stream became",
		[this]
		{
			UMRInputAnimation* Animation = Import(TEXT("Stream"), MRInputEditorTestFiles::MakeStream());
			TestTrue(TEXT("exported"), Export(Animation, nullptr, TEXT("Stream.bin")));
			CheckReadable(TEXT("Stream.bin"), mria::Dialect::Mrtk11);
		});
}

void FMRInputExportersSpec::DefineUnreadable()
{
	It("gives the bytes of an asset that this release cannot read, and nothing else of it",
		[this]
		{
			AddExpectedError(TEXT("was written in a newer format"), EAutomationExpectedErrorFlags::Contains, 1);
			TArray<uint8> Newer = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
			const TStrongObjectPtr<UMRInputAnimation> Animation(ExportersSpecDetail::LoadNewer(Newer));
			TestFalse(TEXT("read"), Animation->HasRecording());
			TestTrue(TEXT("exported"), Export(Animation.Get(), nullptr, TEXT("Newer.bin")));
			TestTrue(TEXT("same bytes"), Sandbox->Read(TEXT("Newer.bin")) == Newer);
			TestFalse(TEXT("as a table"), GetDefault<UMRInputAnimationExporterCsv>()->SupportsObject(Animation.Get()));
		});
}

void FMRInputExportersSpec::CheckReadable(const FString& Name, mria::Dialect Dialect)
{
	mria::Error Error;
	const FMRInputRecordingData::FPtr Data = FMRInputRecordingData::Read(Sandbox->Read(Name), Error);
	TestTrue(Name, Data && Data->GetView().dialect == Dialect);
}

void FMRInputExportersSpec::DefineForms()
{
	It("writes MRTK's two versions and reports losses, one line per kind",
		[this]
		{
			UMRInputAnimation* Bent = Import(TEXT("Bent"), MRInputEditorTestFiles::GetSample(TEXT("BezierReach")));
			const TArray<FMRInputLogLine> Tangents =
				MRInputEditorImport::Listen([&] { TestTrue(TEXT("1.1"), Export(Bent, nullptr, TEXT("Bent.mrtk11"))); });
			CheckReadable(TEXT("Bent.mrtk11"), mria::Dialect::Mrtk11);
			TestTrue(TEXT("loses tangents"),
				Tangents.Num() == 1 && Tangents[0].Text.Contains(TEXT("tangents of")) && Tangents[0].Asset == Bent &&
					Tangents[0].Severity == EMessageSeverity::Warning);

			UMRInputAnimation* Gazing = nullptr;
			for (const MRInputEditorTestFiles::FFile& File : MRInputEditorTestFiles::GetGood())
			{
				Gazing = File.Name == TEXT("mrtk-1.1") ? Import(TEXT("Gazing"), File.Bytes) : Gazing;
			}
			const TArray<FMRInputLogLine> Gaze = MRInputEditorImport::Listen(
				[&] { TestTrue(TEXT("1.0"), Export(Gazing, nullptr, TEXT("Gazing.mrtk10"))); });
			CheckReadable(TEXT("Gazing.mrtk10"), mria::Dialect::Mrtk10);
			TestTrue(TEXT("loses gaze"), Gaze.Num() == 1 && Gaze[0].Text.Contains(TEXT("1.0 has no gaze")));
			const TArray<FMRInputLogLine> Nothing = MRInputEditorImport::Listen(
				[&] { TestTrue(TEXT("its own"), Export(Gazing, nullptr, TEXT("Gazing.mrtk11"))); });
			TestEqual(TEXT("loses nothing"), Nothing.Num(), 0);
		});
	It("writes .bin in any form if the task names its exporter",
		[this]
		{
			UMRInputAnimation* Animation = Import(TEXT("A"), MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
			UClass* Exporter = UMRInputAnimationExporterMrtk10::StaticClass();
			TestTrue(TEXT("exported"), Export(Animation, Exporter, TEXT("A.bin")));
			CheckReadable(TEXT("A.bin"), mria::Dialect::Mrtk10);
		});
	It("writes samples as a table that agrees with the core",
		[this]
		{
			UMRInputAnimation* Animation = Import(TEXT("A"), MRInputEditorTestFiles::GetSample(TEXT("BezierReach")));
			TestTrue(TEXT("exported"), Export(Animation, nullptr, TEXT("A.csv")));
			TArray<uint8> Bytes = Sandbox->Read(TEXT("A.csv"));
			Bytes.Add(0);
			TArray<FString> Rows;
			FString(UTF8_TO_TCHAR(reinterpret_cast<const char*>(Bytes.GetData()))).ParseIntoArrayLines(Rows);
			TArray<FString> Names;
			Rows[0].ParseIntoArray(Names, TEXT(","));
			TestEqual(TEXT("columns"), Names.Num(), Animation->GetCurveNames().Num() + 1);
			TestEqual(TEXT("rows"), Rows.Num(), static_cast<int32>(Animation->GetDuration() * 60.0f) + 2);
			TArray<FString> Cells;
			Rows[Rows.Num() / 2].ParseIntoArray(Cells, TEXT(","));
			const int32 Column = Names.Find(TEXT("Right.IndexTip.PositionY"));
			if (TestTrue(TEXT("the column"), Cells.IsValidIndex(Column)))
			{
				const mria::CurveId Curve = *mria::FindCurve("Right.IndexTip.PositionY");
				const float Time = FCString::Atof(*Cells[0]);
				const float Value =
					mria::EvaluateCurve(FMRInputAccess::GetData(*Animation)->GetView().curves[Curve], Time);
				TestEqual(TEXT("the value"), FCString::Atof(*Cells[Column]), Value, 0.0f);
			}
		});
	It("limits an endless table, and reports it",
		[this]
		{
			const TStrongObjectPtr<UMRInputAnimation> Long(ExportersSpecDetail::MakeLong(100000.0f));
			FMRInputExported Exported;
			TestTrue(TEXT("written"), MRInputExporting::Write(*Long, EMRInputExportFormat::Csv, Exported));
			TestEqual(
				TEXT("lines"), ExportersSpecDetail::CountLines(Exported.Bytes), MRInputExporting::MostCsvRows + 1);
			TestTrue(TEXT("says so"),
				Exported.Losses.Num() == 1 &&
					Exported.Losses[0].ToString() == TEXT("the samples after the first 1,000,000"));
			TestTrue(TEXT("written"), MRInputExporting::Write(*Long, EMRInputExportFormat::Original, Exported));
			TestEqual(TEXT("nothing of that is left"), Exported.Losses.Num(), 0);
		});
	It("says that a table has no markers",
		[this]
		{
			UMRInputAnimation* Animation = Import(TEXT("A"), MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
			const TArray<FMRInputLogLine> Lines = MRInputEditorImport::Listen(
				[&] { TestTrue(TEXT("exported"), Export(Animation, nullptr, TEXT("A.csv"))); });
			TestTrue(TEXT("markers"), Lines.Num() == 1 && Lines[0].Text.Contains(TEXT("markers: a table")));
		});
}

void FMRInputExportersSpec::DefineFailures()
{
	It("makes the folder that is missing",
		[this]
		{
			UMRInputAnimation* Animation = Import(TEXT("A"), MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
			TestTrue(TEXT("exported"), Export(Animation, nullptr, TEXT("New/Folder/A.bin")));
			TestTrue(TEXT("there"), Sandbox->Read(TEXT("New/Folder/A.bin")) == Animation->GetBytes());
		});
	It("leaves a write-protected file as it is, and says so",
		[this]
		{
			AddExpectedError(TEXT("write-protected"), EAutomationExpectedErrorFlags::Contains, 1);
			UMRInputAnimation* Animation = Import(TEXT("A"), MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
			const FString Path = Sandbox->Write(TEXT("A.bin"), {1, 2, 3});
			TestTrue(TEXT("protected"), FPlatformFileManager::Get().GetPlatformFile().SetReadOnly(*Path, true));
			const int32 Files = Sandbox->List().Num();
			FString Error;
			TestFalse(TEXT("exported"), Export(Animation, nullptr, TEXT("A.bin"), &Error));
			TestTrue(TEXT("the task says why"), Error.Contains(TEXT("the file is write-protected")));
			TestTrue(TEXT("as it was"), Sandbox->Read(TEXT("A.bin")) == TArray<uint8>({1, 2, 3}));
			TestEqual(TEXT("no other file"), Sandbox->List().Num(), Files);
			FPlatformFileManager::Get().GetPlatformFile().SetReadOnly(*Path, false);
		});
	It("says that a folder cannot be made where a file is",
		[this]
		{
			AddExpectedError(TEXT("its folder cannot be made"), EAutomationExpectedErrorFlags::Contains, 1);
			UMRInputAnimation* Animation = Import(TEXT("A"), MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
			Sandbox->Write(TEXT("File"), {1});
			FString Error;
			TestFalse(TEXT("exported"), Export(Animation, nullptr, TEXT("File/A.bin"), &Error));
			TestTrue(TEXT("the task says why"), Error.Contains(TEXT("its folder cannot be made")));
		});
	It("writes nothing and reports no error when the user cancels a table",
		[this]
		{
			UMRInputAnimation* Animation = Import(TEXT("A"), MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
			FMRInputCancellingUser Cancel(1);
			const TGuardValue<FFeedbackContext*> Asking(GWarn, &Cancel);
			TestFalse(TEXT("exported"), Export(Animation, UMRInputAnimationExporterCsv::StaticClass(), TEXT("A.csv")));
			TestEqual(TEXT("files"), Sandbox->List().Num(), 1);
		});
	It("fails where the archive does",
		[this]
		{
			const UMRInputAnimation* Animation =
				Import(TEXT("A"), MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
			ExportersSpecDetail::FFullDisk Full;
			UMRInputAnimationExporter* Exporter = GetMutableDefault<UMRInputAnimationExporter>();
			TestFalse(TEXT("exported"),
				Exporter->ExportBinary(const_cast<UMRInputAnimation*>(Animation), TEXT("bin"), Full, nullptr));
		});
	It("writes nothing of an asset without a recording",
		[this]
		{
			AddExpectedError(TEXT("contains no recording"), EAutomationExpectedErrorFlags::Contains, 1);
			UMRInputAnimation* Empty = NewObject<UMRInputAnimation>();
			TestFalse(TEXT("offered"), GetDefault<UMRInputAnimationExporterCsv>()->SupportsObject(Empty));
			FString Error;
			TestFalse(TEXT("exported"),
				Export(Empty, UMRInputAnimationExporterCsv::StaticClass(), TEXT("Empty.csv"), &Error));
			TestTrue(TEXT("the task says why"), Error.Contains(TEXT("contains no recording")));
			TestEqual(TEXT("files"), Sandbox->List().Num(), 0);
		});
}

#endif
