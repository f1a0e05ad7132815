// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editor/EditorEngine.h"

#include "Editor.h"
#include "Editor/Transactor.h"
#include "EditorUndoClient.h"
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

struct FRegistration
{
	FRegistration()
	{
		UE::Host::OnEngineInit(&MakeEditor);
		UE::Host::OnEngineShutdown(&DropEditor);
	}
};

const FRegistration Registration;
} // namespace EditorEngineDetail

UEditorEngine::UEditorEngine() = default;
UEditorEngine::~UEditorEngine() = default;

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

int32 UEditorEngine::BeginTransaction(const FText& SessionName)
{
	return Trans->HostGetBuffer().Begin(SessionName);
}

int32 UEditorEngine::EndTransaction()
{
	return Trans->HostGetBuffer().End();
}

bool UEditorEngine::UndoTransaction(bool bCanRedo)
{
	const bool bDone = Trans->HostGetBuffer().Undo(bCanRedo);
	return bDone;
}

bool UEditorEngine::RedoTransaction()
{
	const bool bDone = Trans->HostGetBuffer().Redo();
	return bDone;
}

void UEditorEngine::RedrawAllViewports(bool)
{
	++RedrawCount;
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
