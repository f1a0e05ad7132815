// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editor.h"
#include "Editor/Transactor.h"
#include "Host/HostEngine.h"
#include "Misc/AutomationTest.h"
#include "ThumbnailRendering/ThumbnailManager.h"
#include "UObject/Package.h"

UEditorEngine* GEditor = nullptr;

FEditorDelegates::FOnPIEEvent FEditorDelegates::PreBeginPIE;
FEditorDelegates::FOnPIEEvent FEditorDelegates::PostPIEStarted;
FSimpleMulticastDelegate FEditorDelegates::CancelPIE;
FEditorDelegates::FOnMapChanged FEditorDelegates::MapChange;

void UEditorEngine::HostStart()
{
	GEditor = NewObject<UEditorEngine>(GetTransientPackage());
	GEditor->AddToRoot();
	GEditor->Trans = NewObject<UTransactor>(GetTransientPackage());
	GEditor->EditorSubsystemCollection.Initialize(GEditor);
	UE::Host::OnTest(
		[] { GEditor->Trans->HostBeginTest(); }, [](FAutomationTestBase& Test) { GEditor->Trans->HostEndTest(Test); });
}

void UEditorEngine::HostStop()
{
	GEditor->EditorSubsystemCollection.Deinitialize();
	GEditor->Trans = nullptr;
	GEditor->RemoveFromRoot();
	GEditor = nullptr;
}

const bool UEditorEngine::bHostIsListening =
	(UE::Host::OnEngineInit(&UEditorEngine::HostStart), UE::Host::OnEngineShutdown(&UEditorEngine::HostStop), true);

FWorldContext& UEditorEngine::GetEditorWorldContext(bool)
{
	for (const FWorldContext& Context : GEngine->GetWorldContexts())
	{
		if (Context.WorldType == EWorldType::Editor)
		{
			return const_cast<FWorldContext&>(Context);
		}
	}
	checkf(false, TEXT("There is no editor world"));
	return GEngine->CreateNewWorldContext(EWorldType::Editor);
}

void UEditorEngine::AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector)
{
	static_cast<UEditorEngine*>(InThis)->EditorSubsystemCollection.AddReferencedObjects(InThis, Collector);
	Super::AddReferencedObjects(InThis, Collector);
}

void UThumbnailManager::RegisterCustomRenderer(UClass* Class, TSubclassOf<UThumbnailRenderer> RendererClass)
{
	check(Class && RendererClass);
	FThumbnailRenderingInfo Info;
	Info.Renderer = NewObject<UThumbnailRenderer>(GetTransientPackage(), RendererClass.Get());
	Renderers.Add(Class, Info);
}

FThumbnailRenderingInfo* UThumbnailManager::GetRenderingInfo(UObject* Object)
{
	for (UClass* Class = Object ? Object->GetClass() : nullptr; Class; Class = Class->GetSuperClass())
	{
		FThumbnailRenderingInfo* Info = Renderers.Find(Class);
		if (Info && Info->Renderer->CanVisualizeAsset(Object))
		{
			return Info;
		}
	}
	return nullptr;
}
