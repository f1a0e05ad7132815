// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editor.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "MRInputAnimation.h"
#include "MRInputGhostHandsComponent.h"
#include "Misc/AutomationTest.h"
#include "Strip/MRInputScrubGhosts.h"
#include "Strip/SMRInputStrip.h"
#include "Support/MRInputEditorTestFiles.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputScrubGhostsSpec, "MRInputAnimation.Editor.ScrubGhosts",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TStrongObjectPtr<UMRInputAnimation> Animation;
TUniquePtr<FMRInputScrubGhosts> Ghosts;
UWorld* World = nullptr;
UWorld* WorldBefore = nullptr;

void DefineShowing();
void DefineGoing();
int32 CountActors() const
{
	return World->PersistentLevel->Actors.Num();
}
END_DEFINE_SPEC(FMRInputScrubGhostsSpec)

void FMRInputScrubGhostsSpec::Define()
{
	BeforeEach(
		[this]
		{
			Animation.Reset(NewObject<UMRInputAnimation>(GetTransientPackage()));
			FMRInputError Error;
			Animation->SetBytes(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), TEXT("test"), Error);
			// A level of its own, in a package that can be dirty.
			WorldBefore = GEditor->GetEditorWorldContext().World();
			UPackage* Package = CreatePackage(TEXT("/Game/MRInputScrubGhosts"));
			World = UWorld::CreateWorld(EWorldType::Editor, false, TEXT("MRInputScrubGhosts"), Package);
			Package->SetDirtyFlag(false);
			GEditor->GetEditorWorldContext().SetCurrentWorld(World);
			Ghosts = MakeUnique<FMRInputScrubGhosts>();
		});
	AfterEach(
		[this]
		{
			Ghosts.Reset();
			GEditor->GetEditorWorldContext().SetCurrentWorld(WorldBefore);
			World->DestroyWorld(false);
			World = nullptr;
			Animation.Reset();
		});
	DefineShowing();
	DefineGoing();
}

void FMRInputScrubGhostsSpec::DefineShowing()
{
	It("are shown once in the level, at the scrubbed time",
		[this]
		{
			const int32 Before = CountActors();
			Ghosts->Show(*Animation, 0.5);
			AActor* First = Ghosts->GetActor();
			Ghosts->Show(*Animation, 0.75);
			if (TestNotNull(TEXT("actor"), First))
			{
				TestTrue(TEXT("the same"), Ghosts->GetActor() == First);
				TestEqual(TEXT("one more"), CountActors(), Before + 1);
				const auto* Component = First->FindComponentByClass<UMRInputGhostHandsComponent>();
				TestTrue(TEXT("time"), Component && Component->GetTime() == 0.75f);
				TestTrue(TEXT("recording"), Component && Component->Animation == Animation.Get());
				TestFalse(TEXT("moves by itself"), Component && Component->bAutoPlay);
			}
		});

	It("leave the level as it was: not changed, not saved, not selected, not in undo",
		[this]
		{
			Ghosts->Show(*Animation, 0.5);
			TestFalse(TEXT("changed by showing"), World->GetPackage()->IsDirty());
			const AActor* Actor = Ghosts->GetActor();
			TestFalse(TEXT("to be clicked at"), Actor && Actor->IsSelectable());
			TestTrue(TEXT("never saved"), Actor && Actor->HasAnyFlags(RF_Transient));
			TestFalse(TEXT("in undo"), Actor && Actor->HasAnyFlags(RF_Transactional));
			TArray<UActorComponent*> Components;
			Actor->GetComponents(Components);
			TestTrue(TEXT("components"), Components.Num() > 0);
			for (const UActorComponent* Component : Components)
			{
				TestFalse(TEXT("component in undo"), Component->HasAnyFlags(RF_Transactional));
			}
			Ghosts->Hide();
			TestFalse(TEXT("changed by hiding"), World->GetPackage()->IsDirty());
			World->GetPackage()->SetDirtyFlag(true);
			Ghosts->Show(*Animation, 0.5);
			TestTrue(TEXT("changed before"), World->GetPackage()->IsDirty());
		});

	It("are in the persistent level, whatever the current level is",
		[this]
		{
			ULevel* Streamed = NewObject<ULevel>(World, TEXT("MRInputStreamed"));
			Streamed->OwningWorld = World;
			World->SetCurrentLevel(Streamed);
			Ghosts->Show(*Animation, 0.5);
			TestTrue(TEXT("level"), Ghosts->GetActor() && Ghosts->GetActor()->GetOuter() == World->PersistentLevel);
			World->SetCurrentLevel(World->PersistentLevel);
		});

	It("are shown again by a strip that continues where another was, if they were",
		[this]
		{
			const int32 Before = CountActors();
			const TSharedRef<mria::TimeViewState> ViewState = MakeShared<mria::TimeViewState>();
			const auto Make = [this, &ViewState]
			{ return SNew(SMRInputStrip).Animation(Animation.Get()).ShowsGhosts(true).ViewState(ViewState); };
			TSharedPtr<SMRInputStrip> Strip = Make();
			Strip = Make();
			TestEqual(TEXT("never scrubbed"), CountActors(), Before);
			Strip->JumpTo(0.5);
			Strip.Reset();
			Strip = Make();
			TestEqual(TEXT("scrubbed before"), CountActors(), Before + 1);
			Strip.Reset();
			TestEqual(TEXT("closed"), CountActors(), Before);
		});

	It("are shown by a strip that enables them, while it exists",
		[this]
		{
			const int32 Before = CountActors();
			TSharedPtr<SMRInputStrip> Strip = SNew(SMRInputStrip).Animation(Animation.Get()).ShowsGhosts(true);
			TestEqual(TEXT("before scrubbing"), CountActors(), Before);
			Strip->JumpTo(0.5);
			TestEqual(TEXT("scrubbing"), CountActors(), Before + 1);
			Strip.Reset();
			TestEqual(TEXT("closed"), CountActors(), Before);
		});
}

void FMRInputScrubGhostsSpec::DefineGoing()
{
	It("go when they are hidden, a game starts, the map changes or their owner goes",
		[this]
		{
			const int32 Before = CountActors();
			const TFunction<void()> Ends[] = {[this] { Ghosts->Hide(); },
				[] { FEditorDelegates::PreBeginPIE.Broadcast(false); },
				[] { FEditorDelegates::MapChange.Broadcast(0); }, [this] { Ghosts.Reset(); }};
			for (const TFunction<void()>& End : Ends)
			{
				Ghosts->Show(*Animation, 0.5);
				TestEqual(TEXT("shown"), CountActors(), Before + 1);
				End();
				TestEqual(TEXT("gone"), CountActors(), Before);
			}
		});

	It("go when their world is cleaned up, and stay for another's end",
		[this]
		{
			const int32 Before = CountActors();
			Ghosts->Show(*Animation, 0.5);
			UWorld::CreateWorld(EWorldType::Editor, false)->DestroyWorld(false);
			TestEqual(TEXT("another's"), CountActors(), Before + 1);
			World->CleanupWorld();
			TestEqual(TEXT("theirs"), CountActors(), Before);
		});

	It("go with the user to another world, and from a strip that is given another recording",
		[this]
		{
			const int32 Before = CountActors();
			Ghosts->Show(*Animation, 0.5);
			GEditor->GetEditorWorldContext().SetCurrentWorld(WorldBefore);
			Ghosts->Show(*Animation, 0.5);
			TestEqual(TEXT("left the first"), CountActors(), Before);
			TestTrue(TEXT("in the second"), Ghosts->GetActor() && Ghosts->GetActor()->GetWorld() == WorldBefore);
			GEditor->GetEditorWorldContext().SetCurrentWorld(World);
			const TSharedRef<SMRInputStrip> Strip = SNew(SMRInputStrip).Animation(Animation.Get()).ShowsGhosts(true);
			Strip->JumpTo(0.5);
			TestEqual(TEXT("of a strip"), CountActors(), Before + 1);
			Strip->SetAnimation(nullptr);
			TestEqual(TEXT("gone"), CountActors(), Before);
		});

	It("do not come while a game runs",
		[this]
		{
			GEditor->PlayWorld = World;
			Ghosts->Show(*Animation, 0.5);
			TestNull(TEXT("actor"), Ghosts->GetActor());
			GEditor->PlayWorld = nullptr;
		});
}

#endif
