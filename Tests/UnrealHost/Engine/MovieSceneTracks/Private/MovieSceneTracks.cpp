// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/SceneComponent.h"
#include "GameFramework/Actor.h"
#include "IMovieScenePlayer.h"
#include "Sections/MovieScene3DTransformSection.h"
#include "Sections/MovieSceneBoolSection.h"
#include "Tracks/MovieScene3DTransformTrack.h"
#include "Tracks/MovieSceneBoolTrack.h"
#include "UObject/UnrealType.h"

namespace MovieSceneTracksDetail
{
USceneComponent* FindComponent(UObject& Object)
{
	const AActor* Actor = Cast<AActor>(&Object);
	return Actor ? Actor->GetRootComponent() : Cast<USceneComponent>(&Object);
}

struct FTransformToken : IMovieScenePreAnimatedToken
{
	explicit FTransformToken(const FTransform& InTransform)
		: Transform(InTransform)
	{
	}

	virtual void RestoreState(UObject& Object, const UE::MovieScene::FRestoreStateParams&) override
	{
		static_cast<USceneComponent&>(Object).SetRelativeTransform(Transform);
	}

	FTransform Transform;
};

struct FTransformTokenProducer : IMovieScenePreAnimatedTokenProducer
{
	virtual IMovieScenePreAnimatedTokenPtr CacheExistingState(UObject& Object) const override
	{
		return FTransformToken(static_cast<USceneComponent&>(Object).GetRelativeTransform());
	}
};
} // namespace MovieSceneTracksDetail

void UMovieScenePropertyTrack::SetPropertyNameAndPath(FName InPropertyName, const FString&)
{
	PropertyName = InPropertyName;
}

const UMovieSceneSection* UMovieScenePropertyTrack::HostFindSection(FFrameTime Time) const
{
	const UMovieSceneSection* Found = nullptr;
	for (const UMovieSceneSection* Section : GetAllSections())
	{
		Found = Section->IsActive() && Section->GetRange().Contains(Time.FloorToFrame()) ? Section : Found;
	}
	return Found;
}

void UMovieSceneBoolTrack::HostAnimate(IMovieScenePlayer&, UObject& Object, FFrameTime Time) const
{
	const UMovieSceneBoolSection* Section = Cast<UMovieSceneBoolSection>(HostFindSection(Time));
	bool bValue = false;
	if (!Section || !Section->GetChannel().Evaluate(Time, bValue))
	{
		return;
	}
	Object.GetClass()->HostVisit(&Object,
		{[&](const TCHAR* Name, const UE::Host::FHostType& Type, void* Value, uint64)
			{
				if (PropertyName == FName(Name) && &Type == &UE::Host::HostTypeOf<bool>())
				{
					*static_cast<bool*>(Value) = bValue;
				}
			}});
}

UMovieScene3DTransformTrack::UMovieScene3DTransformTrack()
{
	PropertyName = FName(TEXT("Transform"));
}

void UMovieScene3DTransformTrack::HostAnimate(IMovieScenePlayer& Player, UObject& Object, FFrameTime Time) const
{
	using namespace MovieSceneTracksDetail;
	USceneComponent* Component = FindComponent(Object);
	const UMovieScene3DTransformSection* Section = Cast<UMovieScene3DTransformSection>(HostFindSection(Time));
	if (Component && Section)
	{
		const TMovieSceneAnimTypeID<FTransformTokenProducer> Type;
		Player.SavePreAnimatedState(*Component, Type, FTransformTokenProducer());
		Component->SetRelativeTransform(Section->HostEvaluate(Time, Component->GetRelativeTransform()));
	}
}

UMovieSceneBoolSection::UMovieSceneBoolSection()
{
	bSupportsInfiniteRange = true;
	BoolCurve.SetDefault(false);
}

EMovieSceneChannelProxyType UMovieSceneBoolSection::CacheChannelProxy()
{
	ChannelProxy = MakeShared<FMovieSceneChannelProxy>(BoolCurve);
	return EMovieSceneChannelProxyType::Static;
}

UMovieScene3DTransformSection::UMovieScene3DTransformSection()
{
	bSupportsInfiniteRange = true;
}

EMovieSceneChannelProxyType UMovieScene3DTransformSection::CacheChannelProxy()
{
	FMovieSceneChannelProxyData Data;
	for (FMovieSceneDoubleChannel* Group : {Translation, Rotation, Scale})
	{
		for (int32 Axis = 0; Axis < 3; ++Axis)
		{
			Data.Add(Group[Axis]);
		}
	}
	ChannelProxy = MakeShared<FMovieSceneChannelProxy>(MoveTemp(Data));
	return EMovieSceneChannelProxyType::Static;
}

double UMovieScene3DTransformSection::HostValue(int32 Channel, FFrameTime Time, double Base) const
{
	const FMovieSceneDoubleChannel* Groups[] = {Translation, Rotation, Scale};
	double Value = Base;
	Groups[Channel / 3][Channel % 3].Evaluate(Time, Value);
	return Value;
}

FTransform UMovieScene3DTransformSection::HostEvaluate(FFrameTime Time, const FTransform& Base) const
{
	const FVector Location = Base.GetLocation();
	const FRotator Turn = Base.Rotator();
	const FVector Size = Base.GetScale3D();
	const FVector NewLocation(
		HostValue(0, Time, Location.X), HostValue(1, Time, Location.Y), HostValue(2, Time, Location.Z));
	const FRotator NewTurn(HostValue(4, Time, Turn.Pitch), HostValue(5, Time, Turn.Yaw), HostValue(3, Time, Turn.Roll));
	const FVector NewSize(HostValue(6, Time, Size.X), HostValue(7, Time, Size.Y), HostValue(8, Time, Size.Z));
	return FTransform(NewTurn, NewLocation, NewSize);
}
