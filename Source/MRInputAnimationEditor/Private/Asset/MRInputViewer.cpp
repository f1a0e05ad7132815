// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputViewer.h"

#include "Asset/MRInputEditorSettings.h"
#include "HAL/PlatformProcess.h"
#include "Misc/Paths.h"

#define LOCTEXT_NAMESPACE "MRInputViewer"

namespace MRInputViewerDetail
{
MRInputViewer::FLaunch& GetLaunch()
{
	static MRInputViewer::FLaunch Launch;
	return Launch;
}

/** Letters, digits and what paths need; everything else is encoded. */
bool IsPlain(uint8 Byte)
{
	const bool bIsLetter = (Byte >= 'A' && Byte <= 'Z') || (Byte >= 'a' && Byte <= 'z');
	return bIsLetter || (Byte >= '0' && Byte <= '9') || Byte == '-' || Byte == '_' || Byte == '.' || Byte == '~' ||
		Byte == '/' || Byte == ':';
}
} // namespace MRInputViewerDetail

bool MRInputViewer::IsSet()
{
	return !GetDefault<UMRInputEditorSettings>()->ViewerPage.IsEmpty();
}

FText MRInputViewer::GetToolTip()
{
	return IsSet() ? LOCTEXT("Tip", "Writes the recording to Saved/MRInput/Viewer and opens the viewer's page with it.")
				   : LOCTEXT("NoViewer",
						 "No viewer is set. Set Viewer Page under Editor Preferences, Plugins, MR Input to the address "
						 "of a page that shows recordings.");
}

FString MRInputViewer::MakePath(const FString& Name)
{
	return FPaths::ConvertRelativePathToFull(
		FPaths::Combine(FPaths::ProjectSavedDir(), TEXT("MRInput/Viewer"), Name + TEXT(".bin")));
}

FString MRInputViewer::MakeAddress(const FString& Page, const FString& Path)
{
	FString Encoded;
	const FTCHARToUTF8 Bytes(*Path);
	for (int32 Index = 0; Index < Bytes.Length(); ++Index)
	{
		const uint8 Byte = static_cast<uint8>(Bytes.Get()[Index]);
		Encoded += MRInputViewerDetail::IsPlain(Byte) ? FString::Printf(TEXT("%c"), static_cast<TCHAR>(Byte))
													  : FString::Printf(TEXT("%%%02X"), static_cast<uint32>(Byte));
	}
	return Page + (Page.Contains(TEXT("?")) ? TEXT("&file=") : TEXT("?file=")) + Encoded;
}

void MRInputViewer::SetLaunch(FLaunch Launch)
{
	MRInputViewerDetail::GetLaunch() = MoveTemp(Launch);
}

FString MRInputViewer::Show(const FString& Path)
{
	const FString Address = MakeAddress(GetDefault<UMRInputEditorSettings>()->ViewerPage, Path);
	if (MRInputViewerDetail::GetLaunch())
	{
		return MRInputViewerDetail::GetLaunch()(Address);
	}
	FString Error;
	FPlatformProcess::LaunchURL(*Address, nullptr, &Error);
	return Error;
}

#undef LOCTEXT_NAMESPACE
