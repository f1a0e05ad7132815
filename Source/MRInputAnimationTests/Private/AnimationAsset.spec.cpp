// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputCustomVersion.h"
#include "MRInputEngineCompat.h"
#include "MRInputRecordingData.h"
#include "MRInputTestTakes.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "Misc/PackageName.h"
#include "ProfilingDebugging/ResourceSize.h"
#include "Serialization/CustomVersion.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"
#include "Serialization/ObjectAndNameAsStringProxyArchive.h"
#include "Support/MRInputTestRecordings.h"
#include "UObject/GarbageCollection.h"
#include "UObject/Package.h"
#include "UObject/SavePackage.h"
#include "UObject/UObjectGlobals.h"

#if WITH_EDITOR
#include "HAL/FileManager.h"
#include "Misc/DataValidation.h"
#if MRINPUT_TAGS_HAVE_CONTEXT
#include "UObject/AssetRegistryTagsContext.h"
#endif
#endif

#if WITH_DEV_AUTOMATION_TESTS

namespace AnimationAssetSpecDetail
{

/** What an archive of an asset holds. */
struct FSaved
{
	TArray<uint8> Bytes;
	FCustomVersionContainer Versions;
};

FSaved Save(UMRInputAnimation& Animation)
{
	FSaved Saved;
	FMemoryWriter Writer(Saved.Bytes, true);
	FObjectAndNameAsStringProxyArchive Archive(Writer, false);
	Animation.Serialize(Archive);
	Saved.Versions = Archive.GetCustomVersions();
	return Saved;
}

FMRInputAnimationPtr Load(const FSaved& Saved)
{
	FMRInputAnimationPtr Animation(NewObject<UMRInputAnimation>());
	FMemoryReader Reader(Saved.Bytes, true);
	FObjectAndNameAsStringProxyArchive Archive(Reader, false);
	Archive.SetCustomVersions(Saved.Versions);
	Animation->Serialize(Archive);
	return Animation;
}

/** Where one array of bytes lies in another, or INDEX_NONE. */
int32 Find(const TArray<uint8>& In, const TArray<uint8>& What)
{
	for (int32 Start = 0; Start + What.Num() <= In.Num(); ++Start)
	{
		if (FMemory::Memcmp(In.GetData() + Start, What.GetData(), What.Num()) == 0)
		{
			return Start;
		}
	}
	return INDEX_NONE;
}

#if WITH_EDITOR
/**
 * A tag's value; empty if there is none.
 * UNCONFIRMED(tags-context-data): FAssetRegistryTagsContextData is made of object and caller, and has Tags. [compile]
 */
FString FindTag(const UMRInputAnimation& Animation, FName Name)
{
#if MRINPUT_TAGS_HAVE_CONTEXT
	FAssetRegistryTagsContextData Data(&Animation, EAssetRegistryTagsCaller::Uncategorized);
	Animation.GetAssetRegistryTags(FAssetRegistryTagsContext(Data));
	const UObject::FAssetRegistryTag* Tag = Data.Tags.Find(Name);
	return Tag ? Tag->Value : FString();
#else
	TArray<UObject::FAssetRegistryTag> Tags;
	Animation.GetAssetRegistryTags(Tags);
	const UObject::FAssetRegistryTag* Tag =
		Tags.FindByPredicate([Name](const UObject::FAssetRegistryTag& Candidate) { return Candidate.Name == Name; });
	return Tag ? Tag->Value : FString();
#endif
}

// UNCONFIRMED(split-issues-two): FDataValidationContext::SplitIssues takes two arrays, warnings first. [compile]
EDataValidationResult Validate(UMRInputAnimation& Animation, TArray<FText>& OutErrors)
{
#if MRINPUT_VALIDATION_HAS_CONTEXT
	FDataValidationContext Context;
	const EDataValidationResult Result = Animation.IsDataValid(Context);
	TArray<FText> Warnings;
	Context.SplitIssues(Warnings, OutErrors);
	return Result;
#else
	return Animation.IsDataValid(OutErrors);
#endif
}

/** Makes the package of an asset go, as if it had never been loaded. */
void Unload(UPackage* Package, FMRInputAnimationPtr& Animation)
{
	Animation->ClearFlags(RF_Public | RF_Standalone);
	Animation.Reset();
	Package->ClearFlags(RF_Public | RF_Standalone);
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
}
#endif

} // namespace AnimationAssetSpecDetail

BEGIN_DEFINE_SPEC(FMRInputAnimationAssetSpec, "MRInputAnimation.Unit.AnimationAsset",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
FMRInputAnimationPtr Animation;

void DefineArchives();
void DefineMemory();
#if WITH_EDITOR
void DefinePackages();
void DefineTags();
void DefineValidation();
#endif
END_DEFINE_SPEC(FMRInputAnimationAssetSpec)

void FMRInputAnimationAssetSpec::Define()
{
	BeforeEach([this] { Animation = MRInputTestRecordings::LoadSample(TEXT("PinchDrag")); });
	AfterEach([this] { Animation.Reset(); });
	DefineArchives();
	DefineMemory();
#if WITH_EDITOR
	DefinePackages();
	DefineTags();
	DefineValidation();
#endif
}

void FMRInputAnimationAssetSpec::DefineArchives()
{
	using namespace AnimationAssetSpecDetail;

	It("comes back from an archive byte by byte",
		[this]
		{
			const FMRInputAnimationPtr Loaded = Load(Save(*Animation));
			TestTrue(TEXT("the bytes"), Loaded->GetBytes() == Animation->GetBytes());
			TestTrue(TEXT("the recording"), Loaded->HasRecording());
			TestEqual(TEXT("the duration"), Loaded->GetDuration(), Animation->GetDuration(), 0.0f);
		});

	It("comes back empty if it was",
		[this]
		{
			const FMRInputAnimationPtr Empty(NewObject<UMRInputAnimation>());
			TestFalse(TEXT("has a recording"), Load(Save(*Empty))->HasRecording());
		});

	It("writes its custom version",
		[this]
		{
			const FSaved Saved = Save(*Animation);
			const FCustomVersion* Version = Saved.Versions.GetVersion(FMRInputCustomVersion::Guid);
			if (TestNotNull(TEXT("the version"), Version))
			{
				TestEqual(
					TEXT("its number"), Version->Version, static_cast<int32>(FMRInputCustomVersion::LatestVersion));
			}
		});

	It("reports that a newer release saved it, and keeps the bytes",
		[this]
		{
			FSaved Saved = Save(*Animation);
			Saved.Versions.SetVersion(
				FMRInputCustomVersion::Guid, FMRInputCustomVersion::LatestVersion + 1, TEXT("MRInputAnimation"));
			AddExpectedError(TEXT("newer release"), EAutomationExpectedErrorFlags::Contains, 1);
			TestTrue(TEXT("the bytes"), Load(Saved)->GetBytes() == Animation->GetBytes());
		});

	It("keeps bytes that it cannot read, to be saved again",
		[this]
		{
			FSaved Saved = Save(*Animation);
			TArray<uint8> Broken = Animation->GetBytes();
			const int32 Offset = Find(Saved.Bytes, Broken);
			if (!TestTrue(TEXT("the archive holds the bytes as they are"), Offset != INDEX_NONE))
			{
				return;
			}
			Broken[0] ^= 0xff;
			Saved.Bytes[Offset] ^= 0xff;
			AddExpectedError(TEXT("is not an input animation"), EAutomationExpectedErrorFlags::Contains, 2);
			const FMRInputAnimationPtr Loaded = Load(Saved);
			TestFalse(TEXT("has a recording"), Loaded->HasRecording());
			TestTrue(TEXT("the bytes"), Loaded->GetBytes() == Broken);
			TestTrue(TEXT("and again"), Load(Save(*Loaded))->GetBytes() == Broken);
		});
}

void FMRInputAnimationAssetSpec::DefineMemory()
{
	It("counts the memory of bytes and sampler",
		[this]
		{
			FResourceSizeEx Size(EResourceSizeMode::EstimatedTotal);
			Animation->GetResourceSizeEx(Size);
			FResourceSizeEx EmptySize(EResourceSizeMode::EstimatedTotal);
			NewObject<UMRInputAnimation>()->GetResourceSizeEx(EmptySize);

			const SIZE_T Held = Size.GetTotalMemoryBytes() - EmptySize.GetTotalMemoryBytes();
			const FMRInputRecordingData& Data = *FMRInputAccess::GetData(*Animation);
			const SIZE_T AtLeast = static_cast<SIZE_T>(Animation->GetBytes().Num()) + Data.GetSampler().MemorySize();
			TestTrue(TEXT("not too little"), Held >= AtLeast);
			TestTrue(TEXT("not too much"), Held < AtLeast + 100000);
			Data.GetSampler(true);
			FResourceSizeEx Larger(EResourceSizeMode::EstimatedTotal);
			Animation->GetResourceSizeEx(Larger);
			TestTrue(TEXT("a second sampler counts"), Larger.GetTotalMemoryBytes() > Size.GetTotalMemoryBytes());
		});
}

#if WITH_EDITOR

void FMRInputAnimationAssetSpec::DefinePackages()
{
	using namespace AnimationAssetSpecDetail;

	It("comes back from a saved package byte by byte",
		[this]
		{
			const TArray<uint8> Bytes = Animation->GetBytes();
			const FString AssetName = TEXT("MRInputTest") + FGuid::NewGuid().ToString();
			const FString PackageName = TEXT("/Game/MRInputTests/") + AssetName;
			UPackage* Package = CreatePackage(*PackageName);
			FMRInputAnimationPtr Asset(NewObject<UMRInputAnimation>(Package, *AssetName, RF_Public | RF_Standalone));
			FMRInputAccess::SetData(*Asset, FMRInputAccess::GetData(*Animation).ToSharedRef());

			const FString FileName =
				FPackageName::LongPackageNameToFilename(PackageName, FPackageName::GetAssetPackageExtension());
			FSavePackageArgs Args;
			Args.TopLevelFlags = RF_Public | RF_Standalone;
			TestTrue(TEXT("saved"), UPackage::SavePackage(Package, Asset.Get(), *FileName, Args));
			Unload(Package, Asset);
			TestNull(TEXT("what was saved, unloaded"),
				FindObject<UMRInputAnimation>(nullptr, *(PackageName + TEXT(".") + AssetName)));

			const FMRInputAnimationPtr Loaded(
				LoadObject<UMRInputAnimation>(nullptr, *(PackageName + TEXT(".") + AssetName)));
			if (TestNotNull(TEXT("loaded"), Loaded.Get()))
			{
				TestTrue(TEXT("the bytes"), Loaded->GetBytes() == Bytes);
				TestTrue(TEXT("the recording"), Loaded->HasRecording());
			}
			IFileManager::Get().Delete(*FileName);
		});
}

void FMRInputAnimationAssetSpec::DefineTags()
{
	using namespace AnimationAssetSpecDetail;

	It("publishes its content as asset registry tags",
		[this]
		{
			TestEqual(TEXT("Format"), *FindTag(*Animation, TEXT("Format")), TEXT("mrtk-1.1"));
			TestEqual(TEXT("Duration"), *FindTag(*Animation, TEXT("Duration")),
				*FString::SanitizeFloat(Animation->GetDuration()));
			TestEqual(TEXT("Head"), *FindTag(*Animation, TEXT("Head")), TEXT("True"));
			TestEqual(TEXT("LeftHand"), *FindTag(*Animation, TEXT("LeftHand")), TEXT("True"));
			TestEqual(TEXT("RightHand"), *FindTag(*Animation, TEXT("RightHand")), TEXT("True"));
			TestEqual(TEXT("Gaze"), *FindTag(*Animation, TEXT("Gaze")), TEXT("True"));
			TestEqual(TEXT("Keys"), *FindTag(*Animation, TEXT("Keys")), *FString::FromInt(Animation->GetKeyCount()));
			TestEqual(TEXT("Markers"), *FindTag(*Animation, TEXT("Markers")),
				*FString::FromInt(Animation->GetMarkers().Num()));
		});

	It("publishes missing parts as well",
		[this]
		{
			const FMRInputAnimationPtr NoGaze = MRInputTestRecordings::LoadSample(TEXT("PressButton"));
			TestEqual(TEXT("Gaze"), *FindTag(*NoGaze, TEXT("Gaze")), TEXT("False"));
			const FMRInputAnimationPtr Empty(NewObject<UMRInputAnimation>());
			TestTrue(TEXT("no tags without a recording"), FindTag(*Empty, TEXT("Duration")).IsEmpty());
		});
}

void FMRInputAnimationAssetSpec::DefineValidation()
{
	using namespace AnimationAssetSpecDetail;

	It("is valid if nothing is lost",
		[this]
		{
			TArray<FText> Problems;
			TestTrue(TEXT("valid"), Validate(*Animation, Problems) == EDataValidationResult::Valid);
			TestEqual(TEXT("errors"), Problems.Num(), 0);
		});

	It("is not valid if input is lost, and says what",
		[this]
		{
			mria::Recording WithoutW = MRInputTestTakes::Make(2.0f);
			MRInputTestTakes::LoseW(WithoutW);
			const FMRInputAnimationPtr Damaged = MRInputTestRecordings::Make(WithoutW);
			int32 Expected = 0;
			for (const FMRInputFinding& Finding : Damaged->Validate())
			{
				Expected += Finding.Severity == EMRInputSeverity::Error ? 1 : 0;
			}
			TArray<FText> Problems;
			TestTrue(TEXT("invalid"), Validate(*Damaged, Problems) == EDataValidationResult::Invalid);
			TestTrue(TEXT("there are errors"), Expected > 0);
			TestEqual(TEXT("all of them are reported"), Problems.Num(), Expected);
		});

	It("is not valid without a recording",
		[this]
		{
			const FMRInputAnimationPtr Empty(NewObject<UMRInputAnimation>());
			TArray<FText> Problems;
			TestTrue(TEXT("invalid"), Validate(*Empty, Problems) == EDataValidationResult::Invalid);
			TestEqual(TEXT("errors"), Problems.Num(), 1);
		});
}

#endif

#endif
