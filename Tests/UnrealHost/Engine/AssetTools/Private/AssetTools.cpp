// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AssetExportTask.h"
#include "AssetImportTask.h"
#include "AssetRegistry/AssetRegistryModule.h"
#include "AssetToolsModule.h"
#include "AutomatedAssetImportData.h"
#include "Exporters/Exporter.h"
#include "Factories/Factory.h"
#include "Host/HostAssetTools.h"
#include "HostImport.h"
#include "Misc/FeedbackContext.h"
#include "Misc/PackageName.h"
#include "UObject/Class.h"
#include "UObject/Package.h"
#include "UObject/SavePackage.h"
#include "UObject/UObjectIterator.h"

namespace AssetToolsDetail
{

bool Exists(const FString& PackageName)
{
	const UPackage* Package = FindPackage(nullptr, *PackageName);
	return (Package && Package->FindAssetInPackage()) || FPackageName::DoesPackageExist(PackageName);
}

void Save(UObject* Object)
{
	UPackage* Package = Object->GetPackage();
	FSavePackageArgs Args;
	Args.TopLevelFlags = RF_Public | RF_Standalone;
	const FString Filename =
		FPackageName::LongPackageNameToFilename(Package->GetName(), FPackageName::GetAssetPackageExtension());
	UPackage::SavePackage(Package, Object, *Filename, Args);
}

const UExporter* ExporterOf(UObject* Object)
{
	for (TObjectIterator<UClass> It; It; ++It)
	{
		if (It->IsChildOf(UExporter::StaticClass()) && !It->HasAnyClassFlags(CLASS_Abstract))
		{
			const UExporter* Default = GetDefault<UExporter>(*It);
			if (Default->SupportsObject(Object) && Default->FormatExtension.Num() > 0)
			{
				return Default;
			}
		}
	}
	return nullptr;
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
	virtual void GetAssetTypeActionsList(TArray<TWeakPtr<IAssetTypeActions>>& OutList) const override
	{
		for (const TSharedRef<IAssetTypeActions>& One : Actions)
		{
			OutList.Add(One);
		}
	}
	virtual TWeakPtr<IAssetTypeActions> GetAssetTypeActionsForClass(const UClass* Class) const override
	{
		for (const UClass* Candidate = Class; Candidate; Candidate = Candidate->GetSuperClass())
		{
			for (const TSharedRef<IAssetTypeActions>& One : Actions)
			{
				if (One->GetSupportedClass() == Candidate)
				{
					return One;
				}
			}
		}
		return nullptr;
	}
	virtual EAssetTypeCategories::Type RegisterAdvancedAssetCategory(FName CategoryKey, FText) override
	{
		const int32 Index = Categories.AddUnique(CategoryKey);
		return static_cast<EAssetTypeCategories::Type>(static_cast<uint32>(EAssetTypeCategories::FirstUser) << Index);
	}

	virtual UObject* CreateAsset(const FString& AssetName, const FString& PackagePath, UClass* AssetClass,
		UFactory* Factory, FName CallingContext) override
	{
		const FString PackageName = PackagePath + TEXT("/") + AssetName;
		if (Exists(PackageName))
		{
			return nullptr;
		}
		UPackage* Package = CreatePackage(*PackageName);
		const EObjectFlags Flags = RF_Public | RF_Standalone | RF_Transactional;
		UObject* Asset = Factory
			? Factory->FactoryCreateNew(AssetClass, Package, FName(*AssetName), Flags, nullptr, GWarn, CallingContext)
			: NewObject<UObject>(Package, AssetClass, FName(*AssetName), Flags);
		if (Asset)
		{
			FAssetRegistryModule::AssetCreated(Asset);
			Asset->MarkPackageDirty();
		}
		return Asset;
	}
	virtual void CreateUniqueAssetName(const FString& InBasePackageName, const FString& InSuffix,
		FString& OutPackageName, FString& OutAssetName) override
	{
		OutPackageName = InBasePackageName + InSuffix;
		for (int32 Number = 1; Exists(OutPackageName); ++Number)
		{
			OutPackageName = FString::Printf(TEXT("%s%s%d"), *InBasePackageName, *InSuffix, Number);
		}
		OutAssetName = FPackageName::GetLongPackageAssetName(OutPackageName);
	}

	virtual TArray<UObject*> ImportAssets(
		const TArray<FString>& Files, const FString& DestinationPath, UFactory* ChosenFactory) override
	{
		UE::Host::FImportRequest Request;
		Request.DestinationPath = DestinationPath;
		Request.Factory = ChosenFactory;
		return ImportAll(Files, Request);
	}
	virtual TArray<UObject*> ImportAssetsAutomated(const UAutomatedAssetImportData* ImportData) override
	{
		check(ImportData);
		UE::Host::FImportRequest Request;
		Request.DestinationPath = ImportData->DestinationPath;
		Request.Factory = ImportData->Factory;
		Request.Data = ImportData;
		Request.bReplaceExisting = ImportData->bReplaceExisting;
		return ImportAll(ImportData->Filenames, Request);
	}
	virtual void ImportAssetTasks(const TArray<UAssetImportTask*>& ImportTasks) override
	{
		UE::Host::FFactoryPool Pool;
		for (UAssetImportTask* Task : ImportTasks)
		{
			UE::Host::FImportRequest Request;
			Request.Filename = Task->Filename;
			Request.DestinationPath = Task->DestinationPath;
			Request.DestinationName = Task->DestinationName;
			Request.Factory = Task->Factory;
			Request.Task = Task;
			Request.bReplaceExisting = Task->bReplaceExisting || !Task->bAutomated;
			bool bCanceled = false;
			const TArray<UObject*> Made = UE::Host::Import(Request, Pool, bCanceled);
			Task->HostSetResult(Made);
			if (Task->bSave)
			{
				for (UObject* Object : Made)
				{
					Save(Object);
				}
			}
			if (bCanceled)
			{
				return;
			}
		}
	}

	virtual void ExportAssets(const TArray<UObject*>& AssetsToExport, const FString& ExportPath) override
	{
		for (UObject* Object : AssetsToExport)
		{
			if (const UExporter* Default = ExporterOf(Object))
			{
				UAssetExportTask* Task = NewObject<UAssetExportTask>();
				Task->Object = Object;
				Task->Exporter = NewObject<UExporter>(GetTransientPackage(), Default->GetClass());
				Task->bAutomated = true;
				const FString& Extension = Default->FormatExtension[Default->PreferredFormatIndex];
				Task->Filename = ExportPath + TEXT("/") + Object->GetName() + TEXT(".") + Extension;
				UExporter::RunAssetExportTask(Task);
			}
		}
	}
	virtual void ExportAssets(const TArray<FString>& AssetsToExport, const FString& ExportPath) override
	{
		TArray<UObject*> Objects;
		for (const FString& Path : AssetsToExport)
		{
			if (UObject* Object = LoadObject<UObject>(nullptr, *Path))
			{
				Objects.Add(Object);
			}
		}
		ExportAssets(Objects, ExportPath);
	}
	virtual void ExportAssetsWithDialog(const TArray<UObject*>& AssetsToExport, bool) override
	{
		UE::Host::ExportDialogObjects().Reset();
		for (UObject* Object : AssetsToExport)
		{
			UE::Host::ExportDialogObjects().Add(Object);
		}
	}

private:
	static TArray<UObject*> ImportAll(const TArray<FString>& Files, UE::Host::FImportRequest Request)
	{
		UE::Host::FFactoryPool Pool;
		TArray<UObject*> All;
		bool bCanceled = false;
		for (int32 Index = 0; Index < Files.Num() && !bCanceled; ++Index)
		{
			Request.Filename = Files[Index];
			All.Append(UE::Host::Import(Request, Pool, bCanceled));
		}
		return All;
	}

	TArray<TSharedRef<IAssetTypeActions>> Actions;
	TArray<FName> Categories;
};

} // namespace AssetToolsDetail

TArray<TWeakObjectPtr<UObject>>& UE::Host::ExportDialogObjects()
{
	static TArray<TWeakObjectPtr<UObject>> Objects;
	return Objects;
}

IAssetTools& IAssetTools::Get()
{
	static AssetToolsDetail::FAssetTools Tools;
	return Tools;
}

IMPLEMENT_MODULE(FAssetToolsModule, AssetTools)
