// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Playback/MRInputMixer.h"

#include "CoreGlobals.h"
#include "Devices/MRInputDriverSet.h"
#include "Engine/World.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputAnimationModule.h"
#include "MRInputConvert.h"
#include "MRInputPlayerComponent.h"
#include "Playback/MRInputPlayback.h"
#include "Recording/MRInputLiveInput.h"

namespace MRInputMixerDetail
{

/** Few: the editor's world and those in play. */
TArray<TWeakPtr<FMRInputMixer>>& GetMixers()
{
	static TArray<TWeakPtr<FMRInputMixer>> Mixers;
	return Mixers;
}

/** No player has this number: players are named after their addresses. */
constexpr std::uint64_t NoPlayer = 0;

FMRInputRecordOptions MakeLiveOptions()
{
	FMRInputRecordOptions Options;
	Options.Channels.bGaze = true; // to be blended with, not to be kept
	return Options;
}

double GetSeconds(const mria::LayerReport& Report)
{
	double Seconds = 0.0;
	for (const mria::LayerStretch& Stretch : Report.stretches)
	{
		const double Ticks =
			static_cast<double>(Stretch.to.tick - Stretch.from.tick) + Stretch.to.part - Stretch.from.part;
		Seconds += FMath::Abs(Ticks) * Report.clip.ticks.denominator / Report.clip.ticks.numerator;
	}
	return Seconds;
}

} // namespace MRInputMixerDetail

TSharedRef<FMRInputMixer> FMRInputMixer::MakeFor(UWorld& InWorld)
{
	TArray<TWeakPtr<FMRInputMixer>>& Mixers = MRInputMixerDetail::GetMixers();
	Mixers.RemoveAll([](const TWeakPtr<FMRInputMixer>& Other) { return !Other.IsValid(); });
	const TSharedRef<FMRInputMixer> Made = MakeShared<FMRInputMixer>(InWorld);
	Mixers.Add(Made);
	return Made;
}

TSharedPtr<FMRInputMixer> FMRInputMixer::FindIn(const UWorld* InWorld)
{
	for (const TWeakPtr<FMRInputMixer>& Weak : MRInputMixerDetail::GetMixers())
	{
		const TSharedPtr<FMRInputMixer> Mixer = Weak.Pin();
		if (Mixer && &Mixer->World == InWorld)
		{
			return Mixer;
		}
	}
	return nullptr;
}

FMRInputMixer::FMRInputMixer(UWorld& InWorld)
	: World(InWorld)
{
}

FMRInputMixer::~FMRInputMixer()
{
	CancelDrops();
}

FMRInputMixer::FLayer* FMRInputMixer::Find(const mria::LayerId& Id)
{
	return PlaybackLayer.Id == Id ? &PlaybackLayer
								  : Sections.FindByPredicate([&Id](const FLayer& Layer) { return Layer.Id == Id; });
}

const FMRInputMixer::FLayer& FMRInputMixer::FindClock(const mria::MixResult& Mixed) const
{
	const mria::LayerId& Id = Mixed[mria::MixPart::Clock].leader;
	const FLayer* Section =
		Mixed.hasLayers ? Sections.FindByPredicate([&Id](const FLayer& Layer) { return Layer.Id == Id; }) : nullptr;
	return Section ? *Section : PlaybackLayer;
}

/** The number that identifies a component as a listener in the core. */
std::uint64_t FMRInputMixer::FindListener(UMRInputPlayerComponent* Component)
{
	if (!Component)
	{
		return 0;
	}
	Listeners.RemoveAll([](const FListener& Listener) { return !Listener.Component.IsValid(); });
	const FListener* Found = Listeners.FindByPredicate(
		[Component](const FListener& Listener) { return Listener.Component.Get() == Component; });
	return Found ? Found->Number : Listeners.Add_GetRef({++LastListener, Component}).Number;
}

/** Shared by all layers of a recording: one section may continue another then. */
TSharedPtr<const mria::EventTimeline> FMRInputMixer::FindEvents(const FMRInputRecordingData::FPtr& Data) const
{
	if (const FLayer* Other = Sections.FindByPredicate([&Data](const FLayer& Layer) { return Layer.Data == Data; }))
	{
		return Other->Events;
	}
	const mria::RecordingView& View = Data->GetView();
	return MakeShared<const mria::EventTimeline>(mria::InitialState(View), mria::CollectEvents(View));
}

void FMRInputMixer::SetContent(FLayer& Layer, const FMRInputLayerContent& Content)
{
	const FMRInputRecordingData::FPtr Data = FMRInputAccess::GetData(*Content.Animation);
	const bool bIsMoved = Layer.Data != Data || Layer.Options.Origin != Content.Options.Origin ||
		Layer.Options.Floor != Content.Options.Floor;
	if (Layer.Data != Data)
	{
		Layer.Events = FindEvents(Data);
	}
	Layer.Animation = Content.Animation;
	Layer.Component = Content.Component;
	Layer.Data = Data;
	Layer.Options = Content.Options;
	const FMRInputChannels& Channels = Layer.Options.Channels;
	Layer.Source = {&Data->GetSampler(Layer.Options.bAsStored), Layer.Events.Get()};
	if (&Layer != &PlaybackLayer) // which shows everything, though devices get its channels only
	{
		Layer.Output.parts = {Channels.bHead, {Channels.bLeftHand, Channels.bRightHand}, Channels.bGaze};
	}
	Layer.Output.pressesKeys = Channels.bKeys;
	Layer.Output.drivesDevices = Layer.Options.bDriveDevices;
	Layer.Output.listener = FindListener(Content.Component);
	if (bIsMoved)
	{
		Layer.Origin.Start(Layer.Options, World, FMRInputDriverSet::GetTrackingToWorld(&World),
			MRInputConvert::GetWorldToMeters(World), Data->GetView());
	}
}

void FMRInputMixer::SetPlayback(const FMRInputLayerContent& Content)
{
	PlaybackLayer.Data.Reset(); // so that the origin is taken again
	SetContent(PlaybackLayer, Content);
	PlaybackLayer.NextPlaybackId = ++NewestId;
	PlaybackLayer.Id = {MRInputMixerDetail::NoPlayer, 0, static_cast<std::uint64_t>(NewestId)};
	bIsPlaybackMoved = true;
}

void FMRInputMixer::ReportPlayback(const FMRInputPlayback& Playback, mria::Span<const mria::PlayerEvent> Passed)
{
	Mixer.Report(mria::PlaybackReport{
		PlaybackLayer.Id, PlaybackLayer.Source, PlaybackLayer.Output, &Playback.GetPlayer(), Passed});
}

void FMRInputMixer::Report(mria::LayerReport Report, const FMRInputLayerContent& Content)
{
	FLayer* Layer = Find(Report.id);
	if (!Layer)
	{
		Layer = &Sections.AddDefaulted_GetRef();
		Layer->Id = Report.id;
	}
	SetContent(*Layer, Content);
	Layer->bIsHeld = false;
	Layer->bEndsWithSection = false;
	Report.source = Layer->Source;
	Report.output = Layer->Output;
	Mixer.Report(Report);
	StepSeconds = FMath::Max(StepSeconds, MRInputMixerDetail::GetSeconds(Report));
}

void FMRInputMixer::Hold(const mria::LayerId& Id)
{
	FLayer* Layer = Find(Id);
	if (!Layer)
	{
		return;
	}
	Layer->bIsHeld = true;
	if (Layer->bEndsWithSection)
	{
		Mixer.Drop(Id);
		Apply();
		return;
	}
	Mixer.Hold(Id);
}

void FMRInputMixer::Advance(std::uint64_t Player)
{
	const bool bIsSameFrame = FramePlayer == Player && FrameNumber == GFrameCounter;
	FrameSeconds = StepSeconds + (bIsSameFrame ? FrameSeconds : 0.0);
	StepSeconds = 0.0;
	FramePlayer = Player;
	FrameNumber = GFrameCounter;
	// By the world's time, since the sequence may be inside another, and its player play at any pace. The editor's
	// world need not tick while Sequencer plays.
	// UNCONFIRMED(world-step-moves-sequence): In a game a sequence is moved by the world's step.
	const double WorldSeconds = World.IsGameWorld() ? static_cast<double>(World.GetDeltaSeconds()) : 0.0;
	Mixer.Advance(Player, WorldSeconds > 0.0 ? WorldSeconds : FrameSeconds, bIsSameFrame);
	OnChanged.ExecuteIfBound();
}

void FMRInputMixer::Apply()
{
	Mixer.Advance(MRInputMixerDetail::NoPlayer, 0.0);
	OnChanged.ExecuteIfBound();
}

void FMRInputMixer::DropLater(const mria::LayerId& Id)
{
	DroppedLater.Add(Id);
	if (DroppedLater.Num() == 1 && FMRInputAnimationModule::GetPtr())
	{
		const auto DropNow = [this](float)
		{
			for (const mria::LayerId& Dropped : DroppedLater)
			{
				Mixer.Drop(Dropped);
			}
			DroppedLater.Reset();
			Apply();
			return false;
		};
		DropTicker = FTSTicker::GetCoreTicker().AddTicker(FTickerDelegate::CreateLambda(DropNow));
	}
}

void FMRInputMixer::CancelDrops()
{
	FTSTicker::RemoveTicker(DropTicker);
	DropTicker.Reset();
	DroppedLater.Reset();
}

void FMRInputMixer::DropSections()
{
	CancelDrops();
	Mixer.DropAll();
}

void FMRInputMixer::Restore()
{
	const bool bIsAnyHeld = Sections.ContainsByPredicate([](const FLayer& Layer) { return Layer.bIsHeld; });
	for (FLayer& Layer : Sections)
	{
		Layer.bEndsWithSection = !bIsAnyHeld; // restored before they are torn down
	}
	if (bIsAnyHeld)
	{
		Mixer.DropHeld();
		Apply();
	}
}

void FMRInputMixer::BeginSolo(std::uint64_t Player)
{
	Solo = Player;
	Mixer.SetSolo(Player);
	Apply();
}

void FMRInputMixer::EndSolo()
{
	for (const FLayer& Layer : Sections)
	{
		if (Solo.IsSet() && Layer.Id.player == Solo.GetValue())
		{
			Mixer.Drop(Layer.Id);
		}
	}
	Solo.Reset();
	Mixer.SetSolo(std::nullopt);
	Apply();
}

void FMRInputMixer::Reset()
{
	MRInputMixerDetail::GetMixers().RemoveAll(
		[this](const TWeakPtr<FMRInputMixer>& Other) { return Other.Pin().Get() == this; });
	CancelDrops();
	OnChanged.Unbind();
	Mixer.Reset();
	Events.Reset();
	Sections.Reset();
	PlaybackLayer = FLayer();
	Snapshots = {};
}

/** At most two of the three snapshots are held, so one is always free. */
std::size_t FMRInputMixer::FindUnread() const
{
	FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr();
	std::size_t Index = Shown;
	while (Module && Module->GetFrameSource().IsHeld(Snapshots[Index]))
	{
		Index = (Index + 1) % Snapshots.size();
	}
	return Index;
}

void FMRInputMixer::Finish()
{
	const std::size_t Next = FindUnread();
	FMRInputSnapshot& Snapshot = Snapshots[Next];
	const std::uint64_t RolesBefore = Snapshot.Mixed.roles;
	SetOrigins(Snapshot);
	Mixer.Finish(Mixer.NeedsLive() ? ReadLive() : nullptr, Snapshot.Mixed);
	if (Snapshot.Mixed.roles != RolesBefore) // in most frames they stay
	{
		FillSnapshot(Snapshot);
	}
	Shown = Next;
	if (!Snapshot.Mixed.events.empty())
	{
		AddEvents();
	}
	if (Sections.Num() > 0)
	{
		Sections.RemoveAll([this](const FLayer& Layer) { return !Mixer.Contains(Layer.Id); });
	}
}

void FMRInputMixer::SetOrigins(FMRInputSnapshot& Snapshot)
{
	Snapshot.TrackingToWorld = FMRInputDriverSet::GetTrackingToWorld(&World);
	Snapshot.WorldToMeters = MRInputConvert::GetWorldToMeters(World);
	const auto SetOrigin = [&](const FLayer& Layer)
	{ Mixer.SetOrigin(Layer.Id, Layer.Origin.Get(Layer.Options, Snapshot.TrackingToWorld, Snapshot.WorldToMeters)); };
	if (bIsPlaybackMoved || PlaybackLayer.Options.Origin == EMRInputOrigin::World)
	{
		bIsPlaybackMoved = false;
		SetOrigin(PlaybackLayer);
	}
	for (const FLayer& Layer : Sections)
	{
		SetOrigin(Layer);
	}
}

/** What the real devices have now, or null without any. */
const mria::Frame* FMRInputMixer::ReadLive()
{
	FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr();
	if (!Module)
	{
		return nullptr;
	}
	if (!Live)
	{
		Live = MakeUnique<FMRInputLiveInput>(MRInputMixerDetail::MakeLiveOptions());
	}
	const FMRInputFrameSource::FHidden Hidden(Module->GetFrameSource());
	Live->Read(World, LiveFrame);
	return &LiveFrame;
}

void FMRInputMixer::FillSnapshot(FMRInputSnapshot& Snapshot)
{
	using mria::MixPart;
	const mria::MixResult& Mixed = Snapshot.Mixed;
	const FLayer& Clock = FindClock(Mixed);
	const FMRInputChannels Passed = &Clock == &PlaybackLayer ? PlaybackLayer.Options.Channels : FMRInputChannels();
	Snapshot.Channels.bHead = Passed.bHead && Mixed[MixPart::Head].isShown;
	Snapshot.Channels.bLeftHand = Passed.bLeftHand && Mixed[MixPart::LeftHand].isShown;
	Snapshot.Channels.bRightHand = Passed.bRightHand && Mixed[MixPart::RightHand].isShown;
	Snapshot.Channels.bGaze = Passed.bGaze && Mixed[MixPart::Gaze].isShown;
	Snapshot.Channels.bKeys = Mixed.pressesKeys;
	for (const MixPart Part : {MixPart::Head, MixPart::LeftHand, MixPart::RightHand})
	{
		FillSource(Part, Snapshot);
	}
}

void FMRInputMixer::FillSource(mria::MixPart Part, FMRInputSnapshot& Snapshot)
{
	const mria::MixedPart& From = Snapshot.Mixed[Part];
	const FLayer* Layer = From.isLed ? Find(From.leader) : nullptr;
	FMRInputSnapshot::FSource& Source = Snapshot.Sources[static_cast<std::size_t>(Part)];
	Source.Data = Layer ? Layer->Data : nullptr;
	Source.Sampler = Layer ? Layer->Source.sampler : nullptr;
}

void FMRInputMixer::AddEvents()
{
	static const mria::RecordingView Nothing;
	for (const mria::MixEvent& From : GetMixed().events)
	{
		FLayer* Layer = Find(From.layer); // null for playback that another has replaced
		if (From.event.kind == mria::PlayerEventKind::Started && Layer)
		{
			ClockId = Layer->NextPlaybackId != 0 ? Layer->NextPlaybackId : ++NewestId;
			Layer->NextPlaybackId = 0;
		}
		const FListener* Listener = Listeners.FindByPredicate(
			[&From](const FListener& Other) { return From.listener != 0 && Other.Number == From.listener; });
		FMRInputMixedEvent& Event = Events.AddDefaulted_GetRef();
		Event.Event = MRInputConvert::ToEvent(From.event, Layer ? Layer->Data->GetView() : Nothing);
		Event.Event.PlaybackId = ClockId;
		Event.Component = Listener ? Listener->Component : nullptr;
		Event.bPressesKeys = Layer && Layer->PressesKeys(Event.Event.Hand);
	}
}

EMRInputPlayStatus FMRInputMixer::GetStatus() const
{
	const mria::MixResult& Mixed = GetMixed();
	if (!Mixed.hasLayers)
	{
		return EMRInputPlayStatus::Stopped;
	}
	const bool bIsPaused = Mixed.status == mria::PlayStatus::Paused;
	const EMRInputPlayStatus Led = bIsPaused ? EMRInputPlayStatus::Paused : EMRInputPlayStatus::Playing;
	return Mixed[mria::MixPart::Clock].isLed ? Led : EMRInputPlayStatus::Waiting;
}
