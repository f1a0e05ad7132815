// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AssetImportTask.h"
#include "AssetRegistry/AssetRegistryModule.h"
#include "AssetToolsModule.h"
#include "Factories/Factory.h"
#include "Misc/PackageName.h"
#include "Misc/Paths.h"
#include "UObject/Class.h"
#include "UObject/Package.h"
#include "UObject/SavePackage.h"
#include "UObject/UObjectIterator.h"

DEFINE_LOG_CATEGORY_STATIC(LogAssetTools, Log, All);

namespace AssetToolsDetail
{
/** Of the factories for the extension the first by priority that says yes; if none does, the first by priority. */
UFactory* FindDefault(const FString& Filename)
{
	UFactory* Willing = nullptr;
	UFactory* First = nullptr;
	for (TObjectIterator<UClass> It; It; ++It)
	{
		UFactory* Default = It->HasAnyClassFlags(CLASS_Abstract) ? nullptr : Cast<UFactory>(It->GetDefaultObject());
		TArray<FString> Extensions;
		if (Default)
		{
			Default->GetSupportedFileExtensions(Extensions);
		}
		if (!Default || !Default->bEditorImport || !Extensions.Contains(FPaths::GetExtension(Filename).ToLower()))
		{
			continue;
		}
		const auto IsBetterThan = [Default](const UFactory* Other)
		{ return !Other || Default->ImportPriority > Other->ImportPriority; };
		First = IsBetterThan(First) ? Default : First;
		Willing = IsBetterThan(Willing) && Default->FactoryCanImport(Filename) ? Default : Willing;
	}
	return Willing ? Willing : First;
}

/** An asset name may not hold dots, spaces and the like. */
FString ValidName(const FString& Name)
{
	FString Result = Name;
	for (const TCHAR* Forbidden = TEXT("\"' ,/.:|&!~\n\r\t@#(){}[]=;^%$`\\*?<>+"); *Forbidden; ++Forbidden)
	{
		const TCHAR One[] = {*Forbidden, 0};
		Result = Result.Replace(One, TEXT("_"));
	}
	return Result;
}

/** A package in which nothing was made goes away with the next garbage collection. */
void DropIfEmpty(UPackage* Package, bool bWasThere)
{
	TArray<UObject*> Inside;
	GetObjectsWithOuter(Package, Inside, true, RF_NoFlags, EInternalObjectFlags::Garbage);
	if (!bWasThere && Inside.Num() == 0)
	{
		Package->SetDirtyFlag(false);
		Package->MarkAsGarbage();
	}
}

/** Imports files. Factories are made at need, one of a class, so that a factory sees all files of a batch. */
class FBatch
{
public:
	/** Cleans up every factory that was used. */
	~FBatch()
	{
		for (UFactory* Factory : Used)
		{
			Factory->CleanUp();
		}
	}

	/** Empty when it failed. Nothing is left of an import that fails. */
	TArray<UObject*> Import(UAssetImportTask& Task, bool bIsByTask, bool bReplaces)
	{
		UFactory* Factory = Task.Factory ? Task.Factory.Get() : Find(Task.Filename);
		const bool bIsNamed = !Task.DestinationName.IsEmpty();
		const FString Name = ValidName(bIsNamed ? Task.DestinationName : FPaths::GetBaseFilename(Task.Filename));
		const FString PackageName = Task.DestinationPath + TEXT("/") + Name;
		UPackage* Old = FindPackage(nullptr, *PackageName);
		if (!Factory || (Old && !bReplaces && Old->FindAssetInPackage()))
		{
			UE_LOG(LogAssetTools, Warning, TEXT("'%s' cannot be imported or exists already"), *Task.Filename);
			return {};
		}
		UPackage* Package = CreatePackage(*PackageName);
		Used.AddUnique(Factory);
		Factory->SetAssetImportTask(bIsByTask ? &Task : nullptr);
		UObject* Asset = Factory->ImportObject(Factory->ResolveSupportedClass(), Package, FName(*Name),
			RF_Public | RF_Standalone | RF_Transactional, Task.Filename, nullptr, bIsCanceled);
		Factory->SetAssetImportTask(nullptr);
		if (!Asset)
		{
			UE_CLOG(!bIsCanceled, LogAssetTools, Warning, TEXT("Failed to import '%s'"), *Task.Filename);
			DropIfEmpty(Package, Old != nullptr);
			return {};
		}
		FAssetRegistryModule::AssetCreated(Asset);
		TArray<UObject*> Result{Asset};
		Result.Append(Factory->GetAdditionalImportedObjects());
		return Result;
	}

	bool bIsCanceled = false;

private:
	UFactory* Find(const FString& Filename)
	{
		UFactory* Best = FindDefault(Filename);
		UFactory** Made = Used.FindByPredicate(
			[Best](const UFactory* Factory) { return Best && Factory->GetClass() == Best->GetClass(); });
		return Made || !Best ? (Made ? *Made : nullptr) : NewObject<UFactory>(GetTransientPackage(), Best->GetClass());
	}

	TArray<UFactory*> Used;
};

void Save(UObject* Object)
{
	UPackage* Package = Object->GetPackage();
	FSavePackageArgs Args;
	Args.TopLevelFlags = RF_Public | RF_Standalone;
	const FString Filename =
		FPackageName::LongPackageNameToFilename(Package->GetName(), FPackageName::GetAssetPackageExtension());
	UPackage::SavePackage(Package, Object, *Filename, Args);
}

class FAssetTools final : public IAssetTools
{
public:
	virtual void RegisterAssetTypeActions(const TSharedRef<IAssetTypeActions>& NewActions) override
	{
		Actions.Add(NewActions);
	}
	virtual void UnregisterAssetTypeActions(const TSharedRef<IAssetTypeActions>& ActionsToRemove) override
	{
		Actions.Remove(ActionsToRemove);
	}
	virtual TWeakPtr<IAssetTypeActions> GetAssetTypeActionsForClass(const UClass* Class) const override
	{
		const TSharedRef<IAssetTypeActions>* Found = Actions.FindByPredicate(
			[Class](const TSharedRef<IAssetTypeActions>& One) { return One->GetSupportedClass() == Class; });
		return Found ? TWeakPtr<IAssetTypeActions>(*Found) : nullptr;
	}

	virtual TArray<UObject*> ImportAssets(
		const TArray<FString>& Files, const FString& DestinationPath, UFactory* ChosenFactory) override
	{
		FBatch Batch;
		TArray<UObject*> All;
		for (int32 Index = 0; Index < Files.Num() && !Batch.bIsCanceled; ++Index)
		{
			UAssetImportTask& Task = *NewObject<UAssetImportTask>();
			Task.Filename = Files[Index];
			Task.DestinationPath = DestinationPath;
			Task.Factory = ChosenFactory;
			All.Append(Batch.Import(Task, false, true));
		}
		return All;
	}
	virtual void ImportAssetTasks(const TArray<UAssetImportTask*>& ImportTasks) override
	{
		FBatch Batch;
		for (int32 Index = 0; Index < ImportTasks.Num() && !Batch.bIsCanceled; ++Index)
		{
			UAssetImportTask& Task = *ImportTasks[Index];
			// Without bReplaceExisting a person is asked, who agrees; an automated import leaves the asset as it is.
			const TArray<UObject*> Made = Batch.Import(Task, true, Task.bReplaceExisting || !Task.bAutomated);
			Task.HostSetResult(Made);
			for (UObject* Object : Made)
			{
				if (Task.bSave)
				{
					Save(Object);
				}
			}
		}
	}

private:
	TArray<TSharedRef<IAssetTypeActions>> Actions;
};
} // namespace AssetToolsDetail

IAssetTools& IAssetTools::Get()
{
	static AssetToolsDetail::FAssetTools Tools;
	return Tools;
}

IMPLEMENT_MODULE(FAssetToolsModule, AssetTools)
