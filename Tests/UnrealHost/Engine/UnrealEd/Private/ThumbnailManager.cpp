// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "ThumbnailRendering/ThumbnailManager.h"

#include "UObject/Class.h"
#include "UObject/Package.h"

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
