// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputTestStage.h"

#include "MRInputPlaybackSubsystem.h"

void MRInputTestStage::Begin(
	TUniquePtr<FMRInputBareEngine>& Engine, TUniquePtr<FMRInputTestWorld>& World, FMRInputAnimationPtr& Known)
{
	Engine = MakeUnique<FMRInputBareEngine>();
	World = MakeUnique<FMRInputTestWorld>();
	Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
}

void MRInputTestStage::End(
	TUniquePtr<FMRInputBareEngine>& Engine, TUniquePtr<FMRInputTestWorld>& World, FMRInputAnimationPtr& Known)
{
	World.Reset();
	Engine.Reset();
	Known.Reset();
}

TStrongObjectPtr<UMRInputEventLog> MRInputTestStage::Listen(const FMRInputTestWorld& World)
{
	TStrongObjectPtr<UMRInputEventLog> Log(NewObject<UMRInputEventLog>());
	Log->Listen(World.GetPlayback());
	return Log;
}
