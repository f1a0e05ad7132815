// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "ThumbnailRendering/ThumbnailRenderer.h"

#include "ThumbnailManager.generated.h"

USTRUCT()
struct UNREALED_API FThumbnailRenderingInfo
{
	GENERATED_BODY()

	UPROPERTY()
	TObjectPtr<UThumbnailRenderer> Renderer;
};

UCLASS()
class UNREALED_API UThumbnailManager : public UObject
{
	GENERATED_BODY()

public:
	static UThumbnailManager& Get() { return *GetMutableDefault<UThumbnailManager>(); }
	/** Replaces that of the same class. */
	void RegisterCustomRenderer(UClass* Class, TSubclassOf<UThumbnailRenderer> RendererClass);
	void UnregisterCustomRenderer(UClass* Class) { Renderers.Remove(Class); }
	/** That of the object's class or its nearest parent; null without one. */
	FThumbnailRenderingInfo* GetRenderingInfo(UObject* Object);

private:
	UPROPERTY()
	TMap<TObjectPtr<UClass>, FThumbnailRenderingInfo> Renderers;
};
