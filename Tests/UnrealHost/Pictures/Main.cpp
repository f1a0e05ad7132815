// SPDX-License-Identifier: MIT

#include "Asset/MRInputThumbnailRenderer.h"
#include "CanvasTypes.h"
#include "Host/HostEngine.h"
#include "Host/HostObjects.h"
#include "Host/HostRuntime.h"
#include "MRInputAnimation.h"
#include "MRInputFiles.h"
#include "MRInputRecordingData.h"
#include "Modules/ModuleManager.h"
#include "Mria/Overview.h"
#include "PictureText.h"
#include "SectionPicture.h"
#include "Strip/MRInputStripGeometry.h"
#include "Strip/MRInputStripPaint.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

#include <cstdio>

namespace MainDetail
{

UMRInputAnimation* LoadSample(const TCHAR* Name)
{
	FMRInputError Error;
	const FMRInputRecordingData::FPtr Data =
		MRInputFiles::Load(FString(TEXT(HOST_PLUGIN_DIR)) / TEXT("Content/Samples") / Name + TEXT(".bin"), Error);
	checkf(Data, TEXT("%s"), *Error.Text.ToString());
	UMRInputAnimation* Animation = NewObject<UMRInputAnimation>(GetTransientPackage(), FName(Name));
	Animation->SetData(Data.ToSharedRef());
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
void PrintStrip(const UMRInputAnimation& Animation, const FVector2D& Size)
{
	const mria::Overview Overview = mria::MakeOverview(Animation.GetData()->GetView(), static_cast<int>(Size.X));
	FMRInputStripLook Look;
	Look.Playhead = Overview.range.start + 0.42 * Overview.Duration();
	const FMRInputStripView View = MRInputStripView::Fit(Overview.range.start, Overview.range.end);
	FSlateWindowElementList Elements;
	MRInputStripPaint::ToSlate(
		MRInputStripGeometry::MakeStrip(Overview, View, Size, Look, &MRInputStripGeometry::GuessWidth),
		FGeometry::MakeRoot(Size, FSlateLayoutTransform()), Elements, 0);
	PictureText::Print("Strip", Size, Elements);
}

} // namespace MainDetail

/** Paints a sample with the editor's own painters and prints what they painted, for draw_pictures.py. */
int main()
{
	UE::Host::SetProjectDir(TEXT(HOST_PROJECT_DIR));
	UE::Host::SetPluginBaseDir(TEXT(UE_PLUGIN_NAME), TEXT(HOST_PLUGIN_DIR));
	UE::Host::RegisterCompiledIn();
	FModuleManager::Get().LoadModuleChecked<IModuleInterface>(TEXT("MRInputAnimationCore"));
	FModuleManager::Get().LoadModuleChecked<IModuleInterface>(TEXT("MRInputAnimation"));
	UE::Host::InitializeEngine();
	{
		const TStrongObjectPtr<UMRInputAnimation> Animation(MainDetail::LoadSample(TEXT("PinchDrag")));
		MainDetail::PrintThumbnail(*Animation, 256);
		MainDetail::PrintStrip(*Animation, FVector2D(900.0, 130.0));
		SectionPicture::Print(*Animation, FVector2D(900.0, 214.0));
	}
	UE::Host::ShutdownEngine();
	UE::Host::Shutdown();
	UE::Host::ShutdownObjects();
	return 0;
}
