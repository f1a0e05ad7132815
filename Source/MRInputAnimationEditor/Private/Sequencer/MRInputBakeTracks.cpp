// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputBakeTracks.h"

#include "Channels/MovieSceneBoolChannel.h"
#include "Channels/MovieSceneChannelProxy.h"
#include "Channels/MovieSceneDoubleChannel.h"
#include "Components/ActorComponent.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "LevelSequence.h"
#include "MRInputClip.h"
#include "MovieScene.h"
#include "MovieSceneFolder.h"
#include "Sections/MovieScene3DTransformSection.h"
#include "Sections/MovieSceneBoolSection.h"
#include "Tracks/MovieScene3DTransformTrack.h"
#include "Tracks/MovieSceneBoolTrack.h"

namespace MRInputBakeTracksDetail
{

/** The channels of a transform section: see EMovieSceneTransformChannel. */
constexpr int32 FirstScale = FMRInputBakedPose::ChannelCount;
constexpr int32 ChannelCount = 9;

FGuid FindOrAddPossessable(UMovieScene& Scene, const FString& Name, UClass* Class, const FGuid& Parent)
{
	for (int32 Index = 0; Index < Scene.GetPossessableCount(); ++Index)
	{
		const FMovieScenePossessable& Possessable = Scene.GetPossessable(Index);
		// UNCONFIRMED(possessable-class): A possessable's class stays the class of the object it was added for.
		if (Possessable.GetName() == Name && Possessable.GetPossessedObjectClass() == Class &&
			Possessable.GetParent() == Parent)
		{
			return Possessable.GetGuid();
		}
	}
	const FGuid Added = Scene.AddPossessable(Name, Class);
	if (Parent.IsValid())
	{
		Scene.FindPossessable(Added)->SetParent(Parent, &Scene);
	}
	return Added;
}

FGuid Bind(ULevelSequence& Sequence, UObject& Object, const FString& Name, const FGuid& Parent, UObject* Context)
{
	const FGuid Guid = FindOrAddPossessable(*Sequence.GetMovieScene(), Name, Object.GetClass(), Parent);
	// UNCONFIRMED(unbind-without-objects): UnbindPossessableObjects may be called for a binding without objects.
	Sequence.UnbindPossessableObjects(Guid);
	Sequence.BindPossessableObject(Guid, Object, Context);
	return Guid;
}

/** The track's only section, empty and infinite: its first and last keys are held before and after them. */
template <typename SectionType>
SectionType& MakeSection(UMovieSceneTrack& Track)
{
	Track.Modify();
	Track.RemoveAllAnimationData();
	SectionType* Section = CastChecked<SectionType>(Track.CreateNewSection());
	Section->SetRange(TRange<FFrameNumber>::All());
	Track.AddSection(*Section);
	return *Section;
}

UMovieSceneBoolTrack& FindOrAddBoolTrack(UMovieScene& Scene, const FGuid& Binding, FName Property)
{
	for (const FMovieSceneBinding& Bound : AsConst(Scene).GetBindings())
	{
		for (UMovieSceneTrack* Track : Bound.GetTracks())
		{
			UMovieSceneBoolTrack* Found = Cast<UMovieSceneBoolTrack>(Track);
			if (Bound.GetObjectGuid() == Binding && Found && Found->GetPropertyName() == Property)
			{
				return *Found;
			}
		}
	}
	UMovieSceneBoolTrack* Added = Scene.AddTrack<UMovieSceneBoolTrack>(Binding);
	Added->SetPropertyNameAndPath(Property, Property.ToString());
	return *Added;
}

UMovieSceneFolder& FindOrAddFolder(UMovieScene& Scene, FName Name)
{
	// UNCONFIRMED(root-folders-5-1): The result of GetRootFolders can be iterated in 5.1 [compile].
	for (UMovieSceneFolder* Folder : Scene.GetRootFolders())
	{
		if (Folder->GetFolderName() == Name)
		{
			return *Folder;
		}
	}
	UMovieSceneFolder* Added = NewObject<UMovieSceneFolder>(&Scene, NAME_None, RF_Transactional);
	Added->SetFolderName(Name);
	Scene.AddRootFolder(Added);
	return *Added;
}

} // namespace MRInputBakeTracksDetail

FString MRInputBakeTracks::FindFreeLabel(UMovieScene& Scene, const FString& Wanted)
{
	const auto IsBound = [&Scene](const FString& Label)
	{
		for (int32 Index = 0; Index < Scene.GetPossessableCount(); ++Index)
		{
			const FString& Name = Scene.GetPossessable(Index).GetName();
			if (Name == Label || Name.StartsWith(Label + TEXT("_")))
			{
				return true;
			}
		}
		return false;
	};
	FString Label = Wanted;
	for (int32 Number = 2; IsBound(Label); ++Number)
	{
		Label = Wanted + FString::FromInt(Number);
	}
	return Label;
}

FGuid MRInputBakeTracks::BindActor(ULevelSequence& Sequence, AActor& Actor)
{
	return MRInputBakeTracksDetail::Bind(Sequence, Actor, Actor.GetActorLabel(), FGuid(), Actor.GetWorld());
}

FGuid MRInputBakeTracks::BindComponent(ULevelSequence& Sequence, UActorComponent& Component, const FGuid& ActorBinding)
{
	return MRInputBakeTracksDetail::Bind(Sequence, Component, Component.GetName(), ActorBinding, Component.GetOwner());
}

void MRInputBakeTracks::PutInFolder(UMovieScene& Scene, int32 FirstNew, const FString& Name)
{
	TArray<FGuid> Actors;
	for (int32 Index = FirstNew; Index < Scene.GetPossessableCount(); ++Index)
	{
		const FMovieScenePossessable& Possessable = Scene.GetPossessable(Index);
		if (!Possessable.GetParent().IsValid())
		{
			Actors.Add(Possessable.GetGuid());
		}
	}
	if (Actors.Num() > 0)
	{
		UMovieSceneFolder& Folder = MRInputBakeTracksDetail::FindOrAddFolder(Scene, FName(*Name));
		Folder.Modify();
		for (const FGuid& Actor : Actors)
		{
			Folder.AddChildObjectBinding(Actor);
		}
	}
}

void MRInputBakeTracks::WritePose(UMovieScene& Scene, const FGuid& Binding, FMRInputBakedPose& Pose)
{
	using namespace MRInputBakeTracksDetail;
	UMovieScene3DTransformTrack* Track = Scene.FindTrack<UMovieScene3DTransformTrack>(Binding);
	Track = Track ? Track : Scene.AddTrack<UMovieScene3DTransformTrack>(Binding);
	UMovieScene3DTransformSection& Section = MakeSection<UMovieScene3DTransformSection>(*Track);

	const TArrayView<FMovieSceneDoubleChannel*> Channels =
		Section.GetChannelProxy().GetChannels<FMovieSceneDoubleChannel>();
	check(Channels.Num() >= ChannelCount);
	for (int32 Channel = 0; Channel < FirstScale; ++Channel)
	{
		// Only the keys; the other properties of a channel belong to its section.
		FMovieSceneDoubleChannel& Baked = Pose.Channels[Channel];
		const TArrayView<const FFrameNumber> Times = Baked.GetTimes();
		const TArrayView<const FMovieSceneDoubleValue> Values = Baked.GetValues();
		Channels[Channel]->Set(TArray<FFrameNumber>(Times.GetData(), Times.Num()),
			TArray<FMovieSceneDoubleValue>(Values.GetData(), Values.Num()));
		Baked = FMovieSceneDoubleChannel();
	}
	for (int32 Channel = FirstScale; Channel < ChannelCount; ++Channel)
	{
		Channels[Channel]->SetDefault(1.0);
	}
}

void MRInputBakeTracks::WriteFlag(UMovieScene& Scene, const FGuid& Binding, FName Property, const mria::FlagKeys& Flag)
{
	using namespace MRInputBakeTracksDetail;
	UMovieSceneBoolSection& Section = MakeSection<UMovieSceneBoolSection>(FindOrAddBoolTrack(Scene, Binding, Property));
	FMovieSceneBoolChannel* Channel = Section.GetChannelProxy().GetChannel<FMovieSceneBoolChannel>(0);
	check(Channel);
	for (std::size_t Key = 0; Key < Flag.ticks.size(); ++Key)
	{
		Channel->GetData().AddKey(MRInputClip::ToFrame(Flag.ticks[Key]), Flag.values[Key]);
	}
}

FName MRInputBakeTracks::GetProperty(const mria::FlagKeys& Flag)
{
	if (Flag.hand == mria::Hand::Left)
	{
		return Flag.isPinch ? FName(TEXT("bLeftPinched")) : FName(TEXT("bLeftTracked"));
	}
	return Flag.isPinch ? FName(TEXT("bRightPinched")) : FName(TEXT("bRightTracked"));
}
