// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputHostileRecordings.h"

#include "HAL/FileManager.h"
#include "HAL/PlatformMisc.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Support/MRInputTestRecordings.h"

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace MRInputHostileRecordingsDetail
{

constexpr float NotANumber = std::numeric_limits<float>::quiet_NaN();
constexpr float Infinity = std::numeric_limits<float>::infinity();
constexpr float Huge = std::numeric_limits<float>::max();
constexpr float Denormal = std::numeric_limits<float>::denorm_min();

using FFile = MRInputHostileRecordings::FFile;
using FChange = TFunctionRef<void(mria::CurveId Curve, mria::Curve& Keys)>;

/** The known recording with every curve changed. */
mria::Recording MakeChanged(FChange Change, mria::Dialect Dialect = mria::Dialect::Mrtk11)
{
	mria::Recording Recording = MRInputTestRecordings::MakeTracked();
	Recording.dialect = Dialect;
	for (mria::CurveId Curve = 0; Curve < mria::kCurveCount; ++Curve)
	{
		Change(Curve, Recording.curves[Curve]);
	}
	return Recording;
}

/** The same, key by key; `Index` counts through all keys of all curves, so that neighbours differ. */
mria::Recording MakeChangedKeys(
	TFunctionRef<void(mria::Keyframe& Key, int32 Index)> Change, mria::Dialect Dialect = mria::Dialect::Mrtk11)
{
	int32 Index = 0;
	return MakeChanged(
		[&Change, &Index](mria::CurveId, mria::Curve& Curve)
		{
			for (mria::Keyframe& Key : Curve.keys)
			{
				Change(Key, Index++);
			}
		},
		Dialect);
}

/** Many keys in all rotations, all but one of Y's without a value, and a W of zeros that has to be made again. */
mria::Recording MakeLostW()
{
	constexpr mria::CurveId Y = static_cast<mria::CurveId>(mria::PoseComponent::RotationY);
	constexpr mria::CurveId W = static_cast<mria::CurveId>(mria::PoseComponent::RotationW);
	mria::Recording Recording = MRInputTestRecordings::MakeTracked();
	for (mria::PoseId Pose = 0; Pose < mria::kPoseCount; ++Pose)
	{
		for (mria::CurveId Component = 0; Component < mria::kPoseComponentCount; ++Component)
		{
			std::vector<mria::Keyframe>& Keys = Recording.curves[mria::FirstCurveOf(Pose) + Component].keys;
			Keys.assign(Component == W ? 1 : 500, mria::Keyframe());
			for (std::size_t Index = 0; Index < Keys.size(); ++Index)
			{
				Keys[Index].time = static_cast<float>(Index) / 250.0f;
				Keys[Index].value = Component == W ? 0.0f : Component == Y && Index > 0 ? NotANumber : 0.1f;
			}
		}
	}
	return Recording;
}

/** Groups whose curves have 0, 1, 2, ... keys. */
mria::Recording MakeRagged()
{
	return MakeChanged(
		[](mria::CurveId Curve, mria::Curve& Keys)
		{
			Keys.keys.resize(Curve % 5);
			for (std::size_t Index = 0; Index < Keys.keys.size(); ++Index)
			{
				Keys.keys[Index].time = static_cast<float>(Index) * 0.3f;
			}
		});
}

void AddValues(TArray<FFile>& Files)
{
	const auto Add = [&Files](const TCHAR* Name, const mria::Recording& Recording) {
		Files.Add({Name, MRInputTestRecordings::Write(Recording)});
	};
	const auto AddValue = [&Add](const TCHAR* Name, float Odd, int32 Each)
	{
		Add(Name,
			MakeChangedKeys([Odd, Each](mria::Keyframe& Key, int32 Index)
				{ Key.value = Index % Each == 0 ? (Index % 2 == 0 ? Odd : -Odd) : Key.value; }));
	};
	AddValue(TEXT("some values are NaN"), NotANumber, 3);
	AddValue(TEXT("all values are NaN"), NotANumber, 1);
	AddValue(TEXT("some values are infinite"), Infinity, 3);
	AddValue(TEXT("all values are infinite"), Infinity, 1);
	AddValue(TEXT("some values are huge"), Huge, 3);
	AddValue(TEXT("all values are huge"), Huge, 1);
	AddValue(TEXT("values are denormal"), Denormal, 1);
	AddValue(TEXT("values are zero"), 0.0f, 1);
	Add(TEXT("rotations lost W, and Y is NaN"), MakeLostW());
}

void AddTimes(TArray<FFile>& Files)
{
	const auto Add = [&Files](const TCHAR* Name, TFunctionRef<float(float Time, int32 Index)> Change)
	{
		Files.Add({Name,
			MRInputTestRecordings::Write(
				MakeChangedKeys([&Change](mria::Keyframe& Key, int32 Index) { Key.time = Change(Key.time, Index); }))});
	};
	Add(TEXT("some times are NaN"), [](float Time, int32 Index) { return Index % 3 == 0 ? NotANumber : Time; });
	Add(TEXT("all times are NaN"), [](float, int32) { return NotANumber; });
	Add(TEXT("some times are infinite"),
		[](float Time, int32 Index) { return Index % 3 == 0 ? (Index % 2 == 0 ? Infinity : -Infinity) : Time; });
	Add(TEXT("times are equal"), [](float, int32) { return 1.0f; });
	Add(TEXT("times run backwards"), [](float Time, int32) { return 2.0f - Time; });
	Add(TEXT("times are before 0"), [](float Time, int32) { return Time - 5.0f; });
	Add(TEXT("times are huge"), [](float Time, int32) { return Time / 2.0f * Huge; });
	Add(TEXT("times are as far apart as can be"), [](float Time, int32) { return (Time - 1.0f) * Huge; });
	Add(TEXT("times are denormal"), [](float Time, int32) { return Time > 0.0f ? Denormal : 0.0f; });
}

void AddKeyCounts(TArray<FFile>& Files)
{
	const auto AddCount = [&Files](const TCHAR* Name, std::size_t Most)
	{
		Files.Add({Name,
			MRInputTestRecordings::Write(MakeChanged([Most](mria::CurveId, mria::Curve& Curve)
				{ Curve.keys.resize((std::min)(Curve.keys.size(), Most)); }))});
	};
	AddCount(TEXT("no keys"), 0);
	AddCount(TEXT("one key a curve"), 1);
	Files.Add({TEXT("curves of a group differ in length"), MRInputTestRecordings::Write(MakeRagged())});
}

void AddOthers(TArray<FFile>& Files)
{
	mria::Recording Recording = MakeChanged(
		[](mria::CurveId Curve, mria::Curve& Keys)
		{
			constexpr int32 Modes[] = {MIN_int32, -1, 2, 3, 4, 5, 99, MAX_int32};
			Keys.preWrap = Modes[Curve % UE_ARRAY_COUNT(Modes)];
			Keys.postWrap = Modes[(Curve / 3) % UE_ARRAY_COUNT(Modes)];
		});
	Files.Add({TEXT("wrap modes that do not exist"), MRInputTestRecordings::Write(Recording)});

	Recording = MRInputTestRecordings::MakeTracked();
	Recording.channels.bytes = {255, 2, 128};
	Recording.markers = {{NotANumber, "time is NaN"}, {Infinity, ""}, {-Huge, "\xff\xfe\xc0\x80"},
		{1.0f, "\xe2\x80\xae"}, {1.0f, std::string("\0nul\0", 5)}, {1.0f, std::string(20000, '%')},
		{0.5f, "../../%s%n\r\n\x1b[31m"}};
	Files.Add({TEXT("markers with odd times and names"), MRInputTestRecordings::Write(Recording)});

	constexpr float Odd[] = {NotANumber, Infinity, -Infinity, Huge, -1.0f, 0.0f, 0.5f, Denormal};
	const auto Bend = [&Odd](mria::Keyframe& Key, int32 Index)
	{
		const auto Pick = [&Odd, Index](int32 Step) { return Odd[(Index / Step) % UE_ARRAY_COUNT(Odd)]; };
		Key.inTangent = Pick(1);
		Key.outTangent = Pick(3);
		Key.inWeight = Pick(5);
		Key.outWeight = Pick(7);
		Key.weightedMode = Index % 7 - 2;
	};
	for (const mria::Dialect Dialect : {mria::Dialect::Mrtk10, mria::Dialect::Documented11})
	{
		Files.Add({FString(TEXT("tangents and weights of ")) + UTF8_TO_TCHAR(mria::ToString(Dialect)),
			MRInputTestRecordings::Write(MakeChangedKeys(Bend, Dialect))});
	}
}

/** Those that were found elsewhere. */
void AddFound(TArray<FFile>& Files, FAutomationTestBase& Test)
{
	const FString Recordings = FPlatformMisc::GetEnvironmentVariable(TEXT("MRINPUT_RECORDINGS"));
	const FString Folder = FPaths::Combine(Recordings, TEXT("hostile"));
	TArray<FString> Names;
	if (!Recordings.IsEmpty())
	{
		IFileManager::Get().FindFiles(Names, *FPaths::Combine(Folder, TEXT("*.bin")), true, false);
	}
	for (const FString& Name : Names)
	{
		FFile& File = Files.AddDefaulted_GetRef();
		File.Name = Name;
		FFileHelper::LoadFileToArray(File.Bytes, *FPaths::Combine(Folder, Name));
	}
	Test.AddInfo(Names.Num() > 0
			? FString::Printf(TEXT("%d hostile recordings of others"), Names.Num())
			: FString(TEXT("skipped: hostile recordings of others; MRINPUT_RECORDINGS names no folder of them")));
}

} // namespace MRInputHostileRecordingsDetail

TArray<MRInputHostileRecordings::FFile> MRInputHostileRecordings::GetAll(FAutomationTestBase& Test)
{
	using namespace MRInputHostileRecordingsDetail;
	TArray<FFile> Files;
	AddValues(Files);
	AddTimes(Files);
	AddKeyCounts(Files);
	AddOthers(Files);
	AddFound(Files, Test);
	return Files;
}

TConstArrayView<float> MRInputHostileRecordings::GetTimes()
{
	using namespace MRInputHostileRecordingsDetail;
	static const float Times[] = {
		0.0f, 0.7f, 1.0f, 1.999f, 2.0f, -1.0f, 1e6f, Huge, -Huge, Infinity, -Infinity, NotANumber, Denormal};
	return MakeArrayView(Times, UE_ARRAY_COUNT(Times));
}
