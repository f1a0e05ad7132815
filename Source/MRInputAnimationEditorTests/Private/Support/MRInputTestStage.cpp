// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputTestStage.h"

#include "LevelSequence.h"
#include "MRInputAnimation.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneMRInputTrack.h"
#include "Mria/Writer.h"
#include "Sequencer/MRInputTrackAdding.h"
#include "Support/MRInputGrabRecording.h"
#include "Support/MRInputTestAsset.h"
#include "UObject/Package.h"

FMRInputTestStage::FMRInputTestStage()
	: Sequence(NewObject<ULevelSequence>(GetTransientPackage(), NAME_None, RF_Transactional))
{
	Sequence->Initialize();
	GetScene().SetTickResolutionDirectly(FFrameRate(1000, 1));
	const mria::WrittenRecording Written = mria::WriteRecording(MRInputGrabRecording::Make(), mria::Dialect::Mrtk11);
	Animation.Reset(MRInputTestAsset::Make(
		TArray<uint8>(Written.bytes.data(), static_cast<int32>(Written.bytes.size())), TEXT("Grab")));
}

UMovieScene& FMRInputTestStage::GetScene() const
{
	return *Sequence->GetMovieScene();
}

UMovieSceneMRInputTrack& FMRInputTestStage::GetTrack() const
{
	bool bWasAdded = false;
	return *MRInputTrackAdding::FindOrAddTrack(GetScene(), FGuid(), bWasAdded);
}

UMovieSceneMRInputSection& FMRInputTestStage::AddSection(int32 Start, int32 End) const
{
	UMovieSceneMRInputSection* Section = MRInputTrackAdding::AddSection(GetTrack(), *Animation, FFrameNumber(Start));
	Section->SetRange(TRange<FFrameNumber>(FFrameNumber(Start), FFrameNumber(End)));
	return *Section;
}
