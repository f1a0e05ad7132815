// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AssetExportTask.h"
#include "AssetImportTask.h"
#include "AssetRegistry/AssetRegistryModule.h"
#include "AssetToolsModule.h"
#include "AutomatedAssetImportData.h"
#include "Exporters/Exporter.h"
#include "Factories/Factory.h"
#include "HostImport.h"
#include "Misc/FeedbackContext.h"
#include "Misc/PackageName.h"
#include "UObject/Class.h"
#include "UObject/Package.h"
#include "UObject/SavePackage.h"
#include "UObject/UObjectIterator.h"

namespace AssetToolsDetail
{

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

	virtual TArray<UObject*> ImportAssets(
		const TArray<FString>& Files, const FString& DestinationPath, UFactory* ChosenFactory) override
	{
		UE::Host::FImportRequest Request;
		Request.DestinationPath = DestinationPath;
		Request.Factory = ChosenFactory;
		return ImportAll(Files, Request);
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

IAssetTools& IAssetTools::Get()
{
	static AssetToolsDetail::FAssetTools Tools;
	return Tools;
}

IMPLEMENT_MODULE(FAssetToolsModule, AssetTools)
