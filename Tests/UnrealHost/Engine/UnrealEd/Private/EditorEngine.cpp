// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editor/EditorEngine.h"

#include "Editor.h"
#include "Editor/Transactor.h"
#include "Host/HostEngine.h"
#include "Host/HostRuntime.h"
#include "HostTransactionBuffer.h"
#include "Misc/AutomationTest.h"
#include "ScopedTransaction.h"
#include "UObject/Package.h"

UEditorEngine* GEditor = nullptr;

FEditorDelegates::FOnPIEEvent FEditorDelegates::PreBeginPIE;
FEditorDelegates::FOnPIEEvent FEditorDelegates::PostPIEStarted;
FSimpleMulticastDelegate FEditorDelegates::CancelPIE;
FEditorDelegates::FOnMapChanged FEditorDelegates::MapChange;

namespace EditorEngineDetail
{
void MakeEditor()
{
	GEditor = NewObject<UEditorEngine>(GetTransientPackage());
	GEditor->AddToRoot();
	GEditor->HostInitializeEditor();
	UE::Host::OnTest([] { GEditor->Trans->HostGetBuffer().BeginTest(); },
		[](FAutomationTestBase& Test) { GEditor->Trans->HostGetBuffer().EndTest(Test); });
}

void DropEditor()
{
	GEditor->HostShutdownEditor();
	GEditor->RemoveFromRoot();
	GEditor = nullptr;
}

const bool bIsListening = []
{
	UE::Host::OnEngineInit(&MakeEditor);
	UE::Host::OnEngineShutdown(&DropEditor);
	return true;
}();
} // namespace EditorEngineDetail

void UEditorEngine::HostInitializeEditor()
{
	Trans = NewObject<UTransactor>(GetTransientPackage());
	EditorSubsystemCollection.Initialize(this);
}

void UEditorEngine::HostShutdownEditor()
{
	EditorSubsystemCollection.Deinitialize();
	Trans = nullptr;
	SyncedObjects.Reset();
	PlaySessionRequest.Reset();
}

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

bool UEditorEngine::UndoTransaction(bool bCanRedo)
{
	return Trans->HostGetBuffer().Undo(bCanRedo);
}

bool UEditorEngine::RedoTransaction()
{
	return Trans->HostGetBuffer().Redo();
}

void UEditorEngine::SyncBrowserToObjects(UE::Host::FObjectsToSync& InObjectsToSync, bool)
{
	SyncedObjects = InObjectsToSync;
}

void UEditorEngine::AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector)
{
	static_cast<UEditorEngine*>(InThis)->EditorSubsystemCollection.AddReferencedObjects(InThis, Collector);
	Super::AddReferencedObjects(InThis, Collector);
}

FScopedTransaction::FScopedTransaction(const FText& SessionName, const bool bShouldActuallyTransact)
	: Index(GEditor && bShouldActuallyTransact ? GEditor->BeginTransaction(SessionName) : INDEX_NONE)
{
}

FScopedTransaction::~FScopedTransaction()
{
	if (IsOutstanding())
	{
		GEditor->EndTransaction();
	}
}

int32 UEditorEngine::BeginTransaction(const FText&)
{
	return Trans->HostGetBuffer().Begin();
}

int32 UEditorEngine::EndTransaction()
{
	return Trans->HostGetBuffer().End();
}
