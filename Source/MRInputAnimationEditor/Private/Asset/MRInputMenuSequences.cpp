// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputMenuActions.h"
#include "Editor.h"
#include "LevelSequence.h"
#include "Logging/MessageLog.h"
#include "Logging/TokenizedMessage.h"
#include "MRInputAnimation.h"
#include "Misc/ScopedSlowTask.h"
#include "Misc/UObjectToken.h"
#include "Reports/MRInputReport.h"
#include "Sequencer/MRInputSequenceLibrary.h"
#include "Subsystems/AssetEditorSubsystem.h"

#define LOCTEXT_NAMESPACE "MRInputMenuSequences"

namespace MRInputMenuSequencesDetail
{

/** Logs the result. Returns null on failure or if the user cancels. */
ULevelSequence* Make(UMRInputAnimation& Animation, bool bBake, bool& bOutIsCancelled)
{
	FMRInputMakeSequenceOptions Options;
	Options.bBake = bBake;
	ULevelSequence* Sequence = nullptr;
	FMRInputBakeReport Report;
	FMRInputError Error;
	UMRInputSequenceLibrary::MakeLevelSequence(nullptr, &Animation, Options, Sequence, Report, Error);
	bOutIsCancelled = Error.Code == EMRInputErrorCode::Cancelled;
	if (!Sequence)
	{
		if (!bOutIsCancelled)
		{
			MRInputReport::AddError(Error, &Animation);
		}
		return nullptr;
	}
	const FText Text = bBake
		? LOCTEXT("Baked", "was created with key frames of {0} and a rig in the level; save both to keep them.")
		: LOCTEXT("Made", "was created from {0}; save it to keep it.");
	FMessageLog(MRInputReport::LogName)
		.Info()
		->AddToken(FUObjectToken::Create(Sequence))
		->AddText(FText::Format(Text, FText::FromString(Animation.GetName())));
	return Sequence;
}

void Show(TArray<UObject*> Sequences)
{
	if (!GEditor || Sequences.Num() == 0)
	{
		return;
	}
	GEditor->SyncBrowserToObjects(Sequences);
	UAssetEditorSubsystem* Editors = GEditor->GetEditorSubsystem<UAssetEditorSubsystem>();
	// UNCONFIRMED(one-sequence-editor): There is one sequence editor; of several that are opened the last one stays.
	// [by hand: open two level sequences from the Content Browser]
	if (Editors && Sequences.Num() == 1 && !Editors->OpenEditorForAsset(Sequences[0]))
	{
		FMessageLog(MRInputReport::LogName)
			.Info()
			->AddToken(FUObjectToken::Create(Sequences[0]))
			->AddText(LOCTEXT("NotOpened", "could not be opened in the sequence editor."));
	}
}

} // namespace MRInputMenuSequencesDetail

int32 MRInputMenuActions::MakeSequences(const TArray<FAssetData>& Assets, bool bBake)
{
	const TArray<UMRInputAnimation*> Animations = Load(Assets);
	FScopedSlowTask Task(static_cast<float>(Animations.Num()), LOCTEXT("Making", "Creating level sequences"));
	Task.MakeDialogDelayed(1.0f, true);
	TArray<UObject*> Made;
	bool bIsCancelled = false;
	for (UMRInputAnimation* Animation : Animations)
	{
		if (bIsCancelled || Task.ShouldCancel())
		{
			break;
		}
		Task.EnterProgressFrame(1.0f, FText::FromString(Animation->GetName()));
		if (ULevelSequence* Sequence = MRInputMenuSequencesDetail::Make(*Animation, bBake, bIsCancelled))
		{
			Made.Add(Sequence);
		}
	}
	MRInputMenuSequencesDetail::Show(Made);
	MRInputReport::Notify();
	return Made.Num();
}

#undef LOCTEXT_NAMESPACE
