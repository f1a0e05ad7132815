// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSequenceDriver.h"

#include "Engine/World.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputPlayerComponent.h"
#include "Playback/MRInputOrigin.h"
#include "Playback/MRInputPlayback.h"
#include "Recording/MRInputLiveInput.h"

#include <limits>

namespace MRInputSequenceDriverDetail
{

/** Whether one section goes on where another ends: but for a float's rounding, which positions have, at one place. */
bool IsSamePlace(double A, double B)
{
	return FMath::Abs(A - B) <= 1e-6 + FMath::Abs(A) * std::numeric_limits<float>::epsilon();
}

} // namespace MRInputSequenceDriverDetail

FMRInputSequenceDriver::FMRInputSequenceDriver(UMRInputPlaybackSubsystem& InPlayback)
	: Playback(InPlayback)
{
}

FMRInputSequenceDriver::~FMRInputSequenceDriver() = default;

FMRInputSequenceDriver& FMRInputSequenceDriver::Get(const UMRInputPlaybackSubsystem& InPlayback)
{
	return *InPlayback.SequenceDriver;
}

FMRInputSequenceLayer* FMRInputSequenceDriver::Find(int32 LayerId)
{
	return Layers.FindByPredicate([LayerId](const FMRInputSequenceLayer& Layer) { return Layer.Id == LayerId; });
}

FMRInputSequenceLayer& FMRInputSequenceDriver::FindOrAdd(int32 LayerId)
{
	FMRInputSequenceLayer* Layer = Find(LayerId);
	if (!Layer)
	{
		Layer = &Layers.AddDefaulted_GetRef();
		Layer->Id = LayerId;
	}
	return *Layer;
}

const FMRInputSequenceLayer* FMRInputSequenceDriver::FindFront() const
{
	const FMRInputSequenceLayer* Front = nullptr;
	for (const FMRInputSequenceLayer& Layer : Layers)
	{
		if (!Front || Layer.GoesBefore(*Front))
		{
			Front = &Layer;
		}
	}
	return Front;
}

bool FMRInputSequenceDriver::IsMine() const
{
	return Playback.Playback.IsValid() && IsDriving(Playback.GetPlaybackId());
}

void FMRInputSequenceDriver::Update(int32 LayerId, const FMRInputSectionStep& Step)
{
	if (Unheard.Contains(Step.Place.Player))
	{
		return;
	}
	FindOrAdd(LayerId).Set(Step, *Playback.GetWorld());
	if (FindFront()->Id == LayerId)
	{
		StepFront(LayerId);
	}
	else
	{
		StepBack(LayerId);
	}
	// What another section has left behind ends with this one's first frame, but not before it could go on from there.
	for (int32 Index = Layers.Num() - 1; Index >= 0; --Index)
	{
		if (Layers.IsValidIndex(Index) && Layers[Index].bIsHeld && Layers[Index].Id != LayerId)
		{
			Remove(Layers[Index].Id);
		}
	}
}

/** The layer has the most weight: the playback is its, or becomes it. */
void FMRInputSequenceDriver::StepFront(int32 LayerId)
{
	// By value: whoever hears of an event may change the layers.
	const FMRInputSequenceLayer Layer = *Find(LayerId);
	const bool bTells = Layer.Way.bTells;
	if (FrontId == LayerId && Layer.bIsChanged)
	{
		FrontId = 0; // what plays is not what the section says any more: nothing goes on from there
	}
	if (FrontId != LayerId || !IsMine())
	{
		FinishBefore(Layer);
		TakeOver(Layer);
	}
	Playback.Options.OriginTransform = Layer.Options.OriginTransform;
	Playback.Options.Rate = Layer.Options.Rate;
	if (!Layer.Leads())
	{
		if (bHasBegun && bTells)
		{
			GoTo(Layer.PositionAt(Layer.FindSwitch()), true);
		}
		Wait(Layer.Position);
		return;
	}
	if (!bHasBegun)
	{
		Begin(LayerId, bTells ? Layer.PositionAt(Layer.FindSwitch()) : Layer.Position);
	}
	else if (Layer.Way.bJumps)
	{
		// A loop of the sequence: the stretch that begins at its start is played all the same.
		GoTo(bTells ? Layer.PositionAt(Layer.Way.From) : Layer.Position, false);
	}
	GoTo(Layer.Position, bTells);
}

/** Another layer goes before it. */
void FMRInputSequenceDriver::StepBack(int32 LayerId)
{
	const FMRInputSequenceLayer Layer = *Find(LayerId);
	if (FrontId != LayerId || !IsMine())
	{
		if (IsMine())
		{
			StepBeside(LayerId);
		}
		return;
	}
	if (bHasBegun && Layer.Way.bTells)
	{
		GoTo(Layer.Leads() ? Layer.Position : Layer.PositionAt(Layer.FindSwitch()), true);
	}
	const FMRInputSequenceLayer* Front = FindFront();
	if (!Front)
	{
		return;
	}
	if (Layer.HasFrameOf(*Front))
	{
		StepFront(Front->Id); // evaluated in this frame already, when it was not in front yet
	}
	else if (!Layer.IsSequenceOf(*Front))
	{
		Show(Front->Id); // one of the same sequence is about to come by itself
	}
}

/** The one before may not have been evaluated in this frame yet: what it passes until the switch is its own. */
void FMRInputSequenceDriver::FinishBefore(const FMRInputSequenceLayer& Next)
{
	const FMRInputSequenceLayer* Before = IsMine() ? Find(FrontId) : nullptr;
	const bool bHasItsTime = Before && Before->IsSequenceOf(Next) && !Before->bIsHeld;
	if (!bHasItsTime || !bHasBegun || !Next.Way.bTells || Next.Way.bJumps)
	{
		return;
	}
	const double Until = Before->PositionAt(Next.FindSwitch());
	const bool bRises = (Next.Way.From < Next.Way.To) == (Before->Clip.rate >= 0.0);
	if (bRises ? Until > ShownPosition : Until < ShownPosition) // not back again over what it has told
	{
		GoTo(Until, true);
	}
}

/** Whether the layer only takes up where the one before ends, with the same recording, as after a split. */
// UNCONFIRMED(restored-after-others): the state of a section that has ended is put back after the others are evaluated.
bool FMRInputSequenceDriver::GoesOn(const FMRInputSequenceLayer& Next)
{
	const FMRInputSequenceLayer* Before = IsMine() ? Find(FrontId) : nullptr;
	return Before && bHasBegun && Next.Way.bTells && Next.Leads() && Next.Continues(*Before) &&
		MRInputSequenceDriverDetail::IsSamePlace(Next.PositionAt(Next.Way.From), ShownPosition);
}

/** The playback becomes the layer's: as it is, or anew and not begun. */
void FMRInputSequenceDriver::TakeOver(const FMRInputSequenceLayer& Layer)
{
	UMRInputAnimation* Animation = Layer.Animation.Get();
	const bool bGoesOn = GoesOn(Layer);
	FrontId = Layer.Id;
	if (FMRInputSequenceLayer* Found = Find(FrontId))
	{
		Found->Beside.Reset();
	}
	if (bGoesOn || !Animation)
	{
		return;
	}
	bHasBegun = false;
	Playback.PreparePlayback(*Animation, Layer.Data.ToSharedRef(), Layer.Options);
	*Playback.Origin = Layer.Origin;
	DrivenId = Playback.GetPlaybackId();
}

/** In front without a way of its own: the one before has ended. */
void FMRInputSequenceDriver::Show(int32 LayerId)
{
	const FMRInputSequenceLayer Layer = *Find(LayerId);
	TakeOver(Layer);
	if (!Layer.Leads())
	{
		Wait(Layer.Position);
	}
	else if (!bHasBegun)
	{
		Begin(LayerId, Layer.Position);
	}
}

void FMRInputSequenceDriver::Begin(int32 LayerId, double Position)
{
	const FMRInputSequenceLayer* Layer = Find(LayerId);
	if (!Layer || !IsMine())
	{
		return;
	}
	if (UMRInputPlayerComponent* Component = Layer->Component.Get())
	{
		Component->Follow(DrivenId);
	}
	bHasBegun = true;
	ShownPosition = Position;
	Playback.Playback->BeginAt(Position);
	Playback.AfterChange();
}

void FMRInputSequenceDriver::GoTo(double Position, bool bTells)
{
	if (!IsMine())
	{
		return;
	}
	if (Position != ShownPosition)
	{
		ShownPosition = Position;
		if (bTells)
		{
			Playback.Playback->AdvanceTo(Position);
		}
		else
		{
			Playback.Playback->Seek(Position);
		}
	}
	Playback.AfterChange();
}

void FMRInputSequenceDriver::Wait(double Position)
{
	if (IsMine())
	{
		bHasBegun = false;
		ShownPosition = Position;
		Playback.Playback->WaitAt(Position);
		Playback.AfterChange();
	}
}

void FMRInputSequenceDriver::Leave(int32 LayerId)
{
	Aside.RemoveAll([LayerId](const FMRInputSequenceLayer& Layer) { return Layer.Id == LayerId; });
	FMRInputSequenceLayer* Layer = Find(LayerId);
	if (!Layer)
	{
		return;
	}
	Layer->bIsHeld = true;
	Layer->Speed = 0.0;
	if (Layer->bIsRestored)
	{
		Remove(LayerId);
	}
}

void FMRInputSequenceDriver::Drop(int32 LayerId)
{
	Aside.RemoveAll([LayerId](const FMRInputSequenceLayer& Layer) { return Layer.Id == LayerId; });
	if (Find(LayerId))
	{
		Remove(LayerId);
	}
}

bool FMRInputSequenceDriver::Restore()
{
	const bool bHadAny = Layers.Num() > 0;
	TArray<int32> Held;
	for (FMRInputSequenceLayer& Layer : Layers)
	{
		Layer.bIsRestored = true;
		if (Layer.bIsHeld)
		{
			Held.Insert(Layer.Id, Layer.Id == FrontId ? Held.Num() : 0); // the front one last: none comes after it
		}
	}
	for (const int32 LayerId : Held)
	{
		Remove(LayerId);
	}
	return bHadAny && Layers.Num() == 0;
}

void FMRInputSequenceDriver::Reset()
{
	Layers.Reset();
	Aside.Reset();
	Unheard.Reset();
	FrontId = 0;
	Told = mria::InputState();
}

void FMRInputSequenceDriver::Remove(int32 LayerId)
{
	Layers.RemoveAll([LayerId](const FMRInputSequenceLayer& Layer) { return Layer.Id == LayerId; });
	if (Layers.Num() == 0)
	{
		End();
	}
	else if (FrontId == LayerId)
	{
		Show(FindFront()->Id);
	}
	else if (IsMine())
	{
		Playback.AfterChange(); // without what it added
	}
}

void FMRInputSequenceDriver::End()
{
	const bool bWasMine = IsMine();
	FrontId = 0;
	bHasBegun = false;
	Told = mria::InputState();
	if (bWasMine)
	{
		Playback.Stop();
	}
}
