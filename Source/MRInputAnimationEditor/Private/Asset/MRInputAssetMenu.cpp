// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputAssetMenu.h"

#include "Asset/MRInputMenuActions.h"
#include "Asset/MRInputStyle.h"
#include "Asset/MRInputViewer.h"
#include "ContentBrowserMenuContexts.h"
#include "Framework/Commands/UIAction.h"
#include "MRInputAnimation.h"
#include "Textures/SlateIcon.h"
#include "ToolMenus.h"

#define LOCTEXT_NAMESPACE "MRInputAssetMenu"

const FName MRInputAssetMenu::MenuName(TEXT("ContentBrowser.AssetContextMenu.MRInputAnimation"));
const FName MRInputAssetMenu::SectionName(TEXT("GetAssetActions"));

namespace MRInputAssetMenuDetail
{
using FAssets = TArray<FAssetData>;

const FName OwnerName(TEXT("MRInputAssetMenu"));

bool IsRecording(const FAssetData& Asset)
{
	return Asset.AssetClassPath == UMRInputAnimation::StaticClass()->GetClassPathName();
}

FMRInputMenuEntry MakePlay(const FAssets& Assets)
{
	return {TEXT("MRInputPlay"), LOCTEXT("Play", "Play in Editor"),
		LOCTEXT("PlayTip", "Plays the recording in the play session, and starts one if none runs. One at a time."),
		[Assets] { MRInputMenuActions::PlayInEditor(Assets[0]); }, [Assets] { return Assets.Num() == 1; }};
}

FMRInputMenuEntry MakeCurves(const FAssets& Assets)
{
	return {TEXT("MRInputCurves"), LOCTEXT("Curves", "Extract Float Curves..."),
		LOCTEXT("CurvesTip", "Creates curve assets, or one curve table, from selected channels."),
		[Assets] { MRInputMenuActions::ExtractCurves(Assets); }, nullptr};
}

FMRInputMenuEntry MakeCheck(const FAssets& Assets)
{
	return {TEXT("MRInputCheck"), LOCTEXT("Check", "Check"),
		LOCTEXT("CheckTip", "Lists the findings about the recordings in the message log."),
		[Assets] { MRInputMenuActions::Check(Assets); }, nullptr};
}

FMRInputMenuEntry MakeSequence(const FAssets& Assets)
{
	return {TEXT("MRInputSequence"), LOCTEXT("Sequence", "Make Level Sequence"),
		LOCTEXT("SequenceTip", "Creates a level sequence next to each recording, with a track that plays it."),
		[Assets] { MRInputMenuActions::MakeSequences(Assets, false); }, nullptr};
}

FMRInputMenuEntry MakeBakedSequence(const FAssets& Assets)
{
	return {TEXT("MRInputBakedSequence"), LOCTEXT("BakedSequence", "Make Baked Level Sequence"),
		LOCTEXT("BakedSequenceTip",
			"Creates a level sequence next to each recording, with key frames that can be edited, and a rig of actors "
			"in "
			"the level that they move."),
		[Assets] { MRInputMenuActions::MakeSequences(Assets, true); }, nullptr};
}

FMRInputMenuEntry MakeViewer(const FAssets& Assets)
{
	return {TEXT("MRInputView"), LOCTEXT("View", "Show in Viewer"), MRInputViewer::GetToolTip(),
		[Assets] { MRInputMenuActions::ShowInViewer(Assets[0]); },
		[Assets] { return Assets.Num() == 1 && MRInputViewer::IsSet(); }};
}

FMRInputMenuEntry MakeForm(
	const FAssets& Assets, EMRInputExportFormat Format, const TCHAR* Name, const FText& Label, const FText& ToolTip)
{
	return {Name, Label, ToolTip, [Assets, Format] { MRInputMenuActions::Export(Assets, Format); }, nullptr};
}

void Add(FToolMenuSection& Section, const TArray<FMRInputMenuEntry>& Entries)
{
	for (const FMRInputMenuEntry& Entry : Entries)
	{
		FUIAction Action(FExecuteAction::CreateLambda(Entry.Execute));
		if (Entry.CanExecute)
		{
			Action.CanExecuteAction = FCanExecuteAction::CreateLambda(Entry.CanExecute);
		}
		Section.AddMenuEntry(Entry.Name, Entry.Label, Entry.ToolTip, MRInputStyle::GetAssetIcon(), Action);
	}
}

void Fill(FToolMenuSection& Section)
{
	const auto* Context = Section.FindContext<UContentBrowserAssetContextMenuContext>();
	const FAssets Assets = Context ? Context->SelectedAssets : FAssets();
	const TArray<FMRInputMenuEntry> Entries = MRInputAssetMenu::MakeEntries(Assets);
	if (Entries.Num() == 0)
	{
		return;
	}
	Add(Section, Entries);
	Section.AddSubMenu(TEXT("MRInputExport"), LOCTEXT("Export", "Export"),
		LOCTEXT("ExportTip", "Writes the recordings to files."),
		FNewToolMenuDelegate::CreateLambda([Assets](UToolMenu* Menu)
			{ Add(Menu->AddSection(TEXT("MRInputExport")), MRInputAssetMenu::MakeExportEntries(Assets)); }));
}

void Extend()
{
	const FToolMenuOwnerScoped Owner{FToolMenuOwner(OwnerName)};
	UToolMenus::Get()
		->ExtendMenu(MRInputAssetMenu::MenuName)
		->FindOrAddSection(MRInputAssetMenu::SectionName)
		.AddDynamicEntry(TEXT("MRInputAnimation"), FNewToolMenuSectionDelegate::CreateStatic(&Fill));
}

/** The registration that Unregister cancels if menus were never ready. */
FDelegateHandle& GetStartup()
{
	static FDelegateHandle Handle;
	return Handle;
}
} // namespace MRInputAssetMenuDetail

void MRInputAssetMenu::Register()
{
	MRInputAssetMenuDetail::GetStartup() = UToolMenus::RegisterStartupCallback(
		FSimpleMulticastDelegate::FDelegate::CreateStatic(&MRInputAssetMenuDetail::Extend));
}

void MRInputAssetMenu::Unregister()
{
	UToolMenus::UnRegisterStartupCallback(MRInputAssetMenuDetail::GetStartup());
	UToolMenus::UnregisterOwner(FToolMenuOwner(MRInputAssetMenuDetail::OwnerName));
}

TArray<FMRInputMenuEntry> MRInputAssetMenu::MakeEntries(const TArray<FAssetData>& Assets)
{
	using namespace MRInputAssetMenuDetail;
	const FAssets Recordings = Assets.FilterByPredicate(&IsRecording);
	if (Recordings.Num() == 0)
	{
		return {};
	}
	return {MakePlay(Recordings), MakeSequence(Recordings), MakeBakedSequence(Recordings), MakeCurves(Recordings),
		MakeCheck(Recordings), MakeViewer(Recordings)};
}

TArray<FMRInputMenuEntry> MRInputAssetMenu::MakeExportEntries(const TArray<FAssetData>& Assets)
{
	using namespace MRInputAssetMenuDetail;
	const FAssets Recordings = Assets.FilterByPredicate(&IsRecording);
	if (Recordings.Num() == 0)
	{
		return {};
	}
	return {
		MakeForm(Recordings, EMRInputExportFormat::Original, TEXT("Original"), LOCTEXT("Original", "Original..."),
			LOCTEXT("OriginalTip", "The file as it was imported, byte by byte.")),
		MakeForm(Recordings, EMRInputExportFormat::Mrtk10, TEXT("Mrtk10"), LOCTEXT("Mrtk10", "MRTK 1.0..."),
			LOCTEXT("Mrtk10Tip", "For MRTK 2.0 to 2.5: curved keys, no gaze.")),
		MakeForm(Recordings, EMRInputExportFormat::Mrtk11, TEXT("Mrtk11"), LOCTEXT("Mrtk11", "MRTK 1.1..."),
			LOCTEXT("Mrtk11Tip", "For MRTK 2.6 to 2.8: straight lines, gaze.")),
		MakeForm(Recordings, EMRInputExportFormat::Csv, TEXT("Csv"), LOCTEXT("Csv", "CSV..."),
			LOCTEXT("CsvTip", "Samples as a table, 60 per second.")),
	};
}

#undef LOCTEXT_NAMESPACE
