// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "BenchStage.h"

#include "Features/IModularFeatures.h"
#include "GenericPlatform/GenericApplicationMessageHandler.h"
#include "IInputDeviceModule.h"
#include "MRInputPlaybackLibrary.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "Mria/Synth.h"

namespace BenchStageDetail
{

mria::RecorderOptions MakeRecorderOptions()
{
	mria::RecorderOptions Options;
	Options.window = 30.0;
	Options.channels.gaze = true;
	return Options;
}

FMRInputRecordOptions MakeRecordOptions()
{
	FMRInputRecordOptions Options;
	Options.MaxRate = 0.0f;
	Options.WindowSeconds = 30.0f;
	Options.Channels.bGaze = true;
	return Options;
}

} // namespace BenchStageDetail

mria::Recording UE::Host::Bench::MakeMinute(bool bWithMarkers)
{
	mria::SynthOptions Options;
	Options.motion = mria::SynthMotion::TwoHandScale;
	Options.duration = static_cast<float>(Seconds);
	Options.frameRate = static_cast<float>(FrameRate);
	Options.markers = bWithMarkers;
	Options.positionTolerance = 0.001f;
	Options.rotationTolerance = FMath::DegreesToRadians(0.2f);
	return mria::Synthesize(Options);
}

UE::Host::Bench::FStage::FStage(bool bWithMarkers)
	: Animation(MRInputTestRecordings::Make(MakeMinute(bWithMarkers)))
{
	for (IInputDeviceModule* Module : IModularFeatures::Get().GetModularFeatureImplementations<IInputDeviceModule>(
			 IInputDeviceModule::GetModularFeatureName()))
	{
		Module->CreateInputDevice(MakeShared<FGenericApplicationMessageHandler>());
	}
	FMRInputPlayOptions Options;
	Options.LoopMode = EMRInputLoopMode::Loop;
	verify(World.Play(Animation.Get(), Options));
}

void UE::Host::Bench::FStage::FindHands()
{
	const UWorld* Context = &World.Get();
	while (!UMRInputPlaybackLibrary::IsRecordedHandTracked(Context, EMRInputHand::Left) ||
		!UMRInputPlaybackLibrary::IsRecordedHandTracked(Context, EMRInputHand::Right))
	{
		Play();
	}
}

void UE::Host::Bench::FStage::StartRecording()
{
	FMRInputError Error;
	verify(World.Get().GetSubsystem<UMRInputRecorderSubsystem>()->StartRecording(
			   BenchStageDetail::MakeRecordOptions(), Error) == EMRInputResult::Success);
}

UE::Host::Bench::FCoreStage::FCoreStage()
	: Minute(MakeMinute(false))
	, Sampler(Minute)
	, Player(Minute)
	, Recorder(BenchStageDetail::MakeRecorderOptions())
{
	Player.SetLoopMode(mria::LoopMode::Loop);
	Player.Play();
	Frames.resize(static_cast<std::size_t>(Seconds * FrameRate));
	for (mria::Frame& Next : Frames)
	{
		Update();
		Sample();
		Next = Frame;
	}
}

void UE::Host::Bench::FCoreStage::Record()
{
	Recorder.AddFrame(static_cast<double>(NextFrame) / FrameRate, Frames[NextFrame % Frames.size()]);
	++NextFrame;
}
