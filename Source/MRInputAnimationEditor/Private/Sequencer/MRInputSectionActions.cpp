// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSectionActions.h"

#include "Editor.h"
#include "Engine/World.h"
#include "Framework/Notifications/NotificationManager.h"
#include "GameFramework/Actor.h"
#include "LevelSequence.h"
#include "Logging/MessageLog.h"
#include "Logging/TokenizedMessage.h"
#include "MRInputAnimation.h"
#include "Misc/PackageName.h"
#include "Misc/UObjectToken.h"
#include "MovieSceneMRInputSection.h"
#include "Reports/MRInputReport.h"
#include "Sequencer/MRInputBakeActions.h"
#include "Sequencer/MRInputMakeSequence.h"
#include "Sequencer/MRInputSequenceLibrary.h"
#include "UObject/Package.h"
#include "Widgets/Notifications/SNotificationList.h"

#define LOCTEXT_NAMESPACE "MRInputSectionActions"

namespace MRInputSectionActionsDetail
{

void Toast(const FText& Text, UObject* Browsed)
{
	FNotificationInfo Info(Text);
	Info.ExpireDuration = 5.0f;
	if (Browsed)
	{
		const TWeakObjectPtr<UObject> Weak = Browsed;
		Info.HyperlinkText = LOCTEXT("Show", "Show in Content Browser");
		Info.Hyperlink = FSimpleDelegate::CreateLambda(
			[Weak]
			{
				if (GEditor && Weak.IsValid())
				{
					TArray<UObject*> Objects{Weak.Get()};
					GEditor->SyncBrowserToObjects(Objects);
				}
			});
	}
	if (const TSharedPtr<SNotificationItem> Item = FSlateNotificationManager::Get().AddNotification(Info))
	{
		Item->SetCompletionState(SNotificationItem::CS_Success);
	}
}

void LogError(const FMRInputError& Error, const UObject* Asset)
{
	if (Error.Code != EMRInputErrorCode::Cancelled) // the user knows about cancelling
	{
		MRInputReport::AddError(Error, Asset);
		MRInputReport::Notify();
	}
}

} // namespace MRInputSectionActionsDetail

AActor* MRInputSectionActions::Bake(const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation)
{
	FMRInputBakeJob Job;
	Job.Animation = Animation;
	Job.Sequence = Section.GetTypedOuter<ULevelSequence>();
	Job.World = GEditor ? GEditor->GetEditorWorldContext().World() : nullptr;
	Job.Section = &Section;
	Job.Options.bHead = Section.Channels.bHead;
	Job.Options.bLeftHand = Section.Channels.bLeftHand;
	Job.Options.bRightHand = Section.Channels.bRightHand;
	FMRInputBakeReport Report;
	FMRInputError Error;
	if (!MRInputBakeActions::Bake(Job, Report, Error))
	{
		MRInputSectionActionsDetail::LogError(Error, Animation);
		return nullptr;
	}
	MRInputSectionActionsDetail::Toast(
		FText::Format(LOCTEXT("Baked", "{0} is baked to key frames of {1}"), FText::FromString(Animation->GetName()),
			FText::FromString(Report.Rig->GetActorLabel())),
		nullptr);
	return Report.Rig;
}

UMRInputAnimation* MRInputSectionActions::Record(ULevelSequence* Sequence)
{
	FMRInputRecordSequenceOptions Options;
	Options.PackagePath = Sequence
		? MRInputMakeSequence::FindFreePath(Sequence->GetOutermost()->GetName() + TEXT("_Recording"))
		: FString();
	UMRInputAnimation* Animation = nullptr;
	FMRInputError Error;
	UMRInputSequenceLibrary::RecordSequence(nullptr, Sequence, nullptr, Options, Animation, Error);
	if (!Animation)
	{
		MRInputSectionActionsDetail::LogError(Error, Sequence);
		return nullptr;
	}
	FMessageLog(MRInputReport::LogName)
		.Info()
		->AddToken(FUObjectToken::Create(Animation))
		->AddText(FText::Format(
			LOCTEXT("Recorded", "was recorded from {0}; save it to keep it."), FText::FromString(Sequence->GetName())));
	MRInputSectionActionsDetail::Toast(
		FText::Format(LOCTEXT("RecordedToast", "{0} is recorded"), FText::FromString(Animation->GetName())), Animation);
	return Animation;
}

#undef LOCTEXT_NAMESPACE
