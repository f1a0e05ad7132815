// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputThumbnailRenderer.h"
#include "CanvasTypes.h"
#include "Host/HostEngine.h"
#include "Host/HostObjects.h"
#include "Host/HostRuntime.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputFiles.h"
#include "MRInputRecordingData.h"
#include "Modules/ModuleManager.h"
#include "PictureText.h"
#include "SectionPicture.h"
#include "Strip/SMRInputStrip.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

namespace MainDetail
{

UMRInputAnimation* LoadSample(const TCHAR* Name)
{
	FMRInputError Error;
	const FMRInputRecordingData::FPtr Data =
		MRInputFiles::Load(FString(TEXT(HOST_PLUGIN_DIR)) / TEXT("Content/Samples") / Name + TEXT(".bin"), Error);
	checkf(Data, TEXT("%s"), *Error.Text.ToString());
	UMRInputAnimation* Animation = NewObject<UMRInputAnimation>(GetTransientPackage(), FName(Name));
	FMRInputAccess::SetData(*Animation, Data.ToSharedRef());
	return Animation;
}

/** As the Content Browser has it drawn. */
void PrintThumbnail(UMRInputAnimation& Animation, uint32 Side)
{
	FCanvas Canvas;
	NewObject<UMRInputThumbnailRenderer>()->Draw(&Animation, 0, 0, Side, Side, nullptr, &Canvas, false);
	PictureText::Print("Thumbnail", FVector2D(Side, Side), Canvas);
}

/** As the details panel shows it, with the playhead somewhere. */
void PrintStrip(UMRInputAnimation& Animation, const FVector2D& Size)
{
	const TSharedRef<SMRInputStrip> Strip = SNew(SMRInputStrip)
												.Animation(TWeakObjectPtr<UMRInputAnimation>(&Animation))
												.Time(Animation.GetStartTime() + 0.36 * Animation.GetDuration());
	FSlateWindowElementList Elements;
	Strip->OnPaint(FPaintArgs(), FGeometry::MakeRoot(Size, FSlateLayoutTransform()),
		FSlateRect(0.0f, 0.0f, static_cast<float>(Size.X), static_cast<float>(Size.Y)), Elements, 0, FWidgetStyle(),
		true);
	PictureText::Print("Strip", Size, Elements);
}

} // namespace MainDetail

/** Paints a sample with the editor's own painters and prints what they painted, for draw_pictures.py. */
int main()
{
	UE::Host::SetProjectDir(TEXT(HOST_PROJECT_DIR));
	UE::Host::PluginBaseDirs().Add(TEXT(UE_PLUGIN_NAME), TEXT(HOST_PLUGIN_DIR));
	UE::Host::RegisterCompiledIn();
	FModuleManager::Get().LoadModuleChecked<IModuleInterface>(TEXT("MRInputAnimationCore"));
	FModuleManager::Get().LoadModuleChecked<IModuleInterface>(TEXT("MRInputAnimation"));
	UE::Host::InitializeEngine();
	{
		const TStrongObjectPtr<UMRInputAnimation> Animation(MainDetail::LoadSample(TEXT("PinchDrag")));
		MainDetail::PrintThumbnail(*Animation, 256);
		MainDetail::PrintStrip(*Animation, FVector2D(900.0, 130.0));
		SectionPicture::Print(*Animation, FVector2D(900.0, 222.0));
	}
	UE::Host::ShutdownEngine();
	UE::Host::Shutdown();
	UE::Host::ShutdownObjects();
	return 0;
}
