// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSequenceLibrary.h"

#include "Editor.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "LevelSequence.h"
#include "MRInputAnimation.h"
#include "MRInputMessages.h"
#include "MRInputRigComponent.h"
#include "Sequencer/MRInputBakeActions.h"
#include "Sequencer/MRInputMakeSequence.h"
#include "Sequencer/MRInputRecordBack.h"

namespace MRInputSequenceLibraryDetail
{

UWorld* FindWorld(const UObject* Context)
{
	UWorld* World = GEngine->GetWorldFromContextObject(Context, EGetWorldErrorMode::ReturnNull);
	return World || Context || !GEditor ? World : GEditor->GetEditorWorldContext().World();
}

EMRInputResult ToResult(bool bIsSuccess)
{
	return bIsSuccess ? EMRInputResult::Success : EMRInputResult::Failure;
}

} // namespace MRInputSequenceLibraryDetail

EMRInputResult UMRInputSequenceLibrary::BakeRecording(UObject* WorldContextObject, UMRInputAnimation* Animation,
	ULevelSequence* Sequence, AActor* Rig, const FMRInputBakeOptions& Options, FMRInputBakeReport& Report,
	FMRInputError& Error)
{
	using namespace MRInputSequenceLibraryDetail;
	UWorld* World = Rig ? Rig->GetWorld() : FindWorld(WorldContextObject);
	return ToResult(MRInputBakeActions::Bake({Animation, Sequence, World, Rig, Options}, Report, Error));
}

EMRInputResult UMRInputSequenceLibrary::RecordSequence(UObject* WorldContextObject, ULevelSequence* Sequence,
	AActor* Rig, const FMRInputRecordSequenceOptions& Options, UMRInputAnimation*& Animation, FMRInputError& Error)
{
	using namespace MRInputSequenceLibraryDetail;
	const UMRInputRigComponent* RigComponent = Rig ? Rig->FindComponentByClass<UMRInputRigComponent>() : nullptr;
	if (Rig && !RigComponent)
	{
		Animation = nullptr;
		Error = MRInputMessages::MakeError(EMRInputErrorCode::NothingShown, Rig->GetActorLabel());
		return EMRInputResult::Failure;
	}
	UWorld* World = Rig ? Rig->GetWorld() : FindWorld(WorldContextObject);
	Animation = MRInputRecordBack::Record({Sequence, World, RigComponent, Options}, Error);
	return ToResult(Animation != nullptr);
}

EMRInputResult UMRInputSequenceLibrary::MakeLevelSequence(UObject* WorldContextObject, UMRInputAnimation* Animation,
	const FMRInputMakeSequenceOptions& Options, ULevelSequence*& Sequence, FMRInputBakeReport& Report,
	FMRInputError& Error)
{
	using namespace MRInputSequenceLibraryDetail;
	Sequence = MRInputMakeSequence::Make(Animation, FindWorld(WorldContextObject), Options, Report, Error);
	return ToResult(Sequence != nullptr);
}
