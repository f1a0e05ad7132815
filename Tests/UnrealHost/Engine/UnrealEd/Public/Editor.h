// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "EditorSubsystem.h"
#include "Engine/Engine.h"

#include "Editor.generated.h"

/** How to start play in the editor; the host takes note of it and starts nothing. */
struct FRequestPlaySessionParams
{
};

class UTransactor;

namespace UE::Host
{
/** Const from 5.3 on. */
#if HOST_HAS_CONST_OBJECTS_TO_SYNC
using FObjectsToSync = const TArray<UObject*>;
#else
using FObjectsToSync = TArray<UObject*>;
#endif
} // namespace UE::Host

/**
 * The editor's part of the engine: subsystems, undo, play sessions. In the engine GEditor is GEngine; in the host it
 * is an object next to it that asks GEngine for worlds.
 */
UCLASS()
class UNREALED_API UEditorEngine : public UEngine
{
	GENERATED_BODY()

public:
	template <typename TSubsystemClass>
	TSubsystemClass* GetEditorSubsystem() const
	{
		return EditorSubsystemCollection.GetSubsystem<TSubsystemClass>(TSubsystemClass::StaticClass());
	}

	/** The world being edited. */
	FWorldContext& GetEditorWorldContext(bool bEnsureIsGWorld = false);

	/** The depth before; an outer one goes on. */
	int32 BeginTransaction(const FText& SessionName);
	int32 EndTransaction();
	/** False when there is nothing to take back or to do again. */
	bool UndoTransaction(bool bCanRedo = true);
	bool RedoTransaction();

	/** The request is kept until the next frame. */
	void RequestPlaySession(const FRequestPlaySessionParams& InParams) { PlaySessionRequest = InParams; }
	void CancelRequestPlaySession() { PlaySessionRequest.Reset(); }
	bool IsPlaySessionRequestQueued() const { return PlaySessionRequest.IsSet(); }

	void RedrawAllViewports(bool = true) {}
	void RedrawLevelEditingViewports(bool bInvalidateHitProxies = true) { RedrawAllViewports(bInvalidateHitProxies); }
	void SyncBrowserToObjects(UE::Host::FObjectsToSync& InObjectsToSync, bool = true)
	{
		SyncedObjects = InObjectsToSync;
	}

	const TArray<UObject*>& HostGetSyncedObjects() const { return SyncedObjects; }

	static void AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector);

	/** The world of a play session; null without one. */
	UPROPERTY(Transient)
	TObjectPtr<UWorld> PlayWorld;

	/** The undo history. */
	UPROPERTY()
	TObjectPtr<UTransactor> Trans;

private:
	static void HostStart();
	static void HostStop();
	static const bool bHostIsListening;

	FSubsystemCollection<UEditorSubsystem> EditorSubsystemCollection;
	TOptional<FRequestPlaySessionParams> PlaySessionRequest;
	TArray<UObject*> SyncedObjects;
};

/** The running editor; null before the engine is made and after it is gone. */
extern UNREALED_API UEditorEngine* GEditor;

struct UNREALED_API FEditorDelegates
{
	DECLARE_MULTICAST_DELEGATE_OneParam(FOnPIEEvent, const bool);
	static FOnPIEEvent PreBeginPIE;
	static FOnPIEEvent PostPIEStarted;
	static FSimpleMulticastDelegate CancelPIE;

	/** The argument is flags that the host does not have. */
	DECLARE_MULTICAST_DELEGATE_OneParam(FOnMapChanged, uint32);
	static FOnMapChanged MapChange;
};
