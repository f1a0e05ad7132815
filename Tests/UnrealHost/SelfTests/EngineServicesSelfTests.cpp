// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Camera/CameraComponent.h"
#include "Camera/CameraTypes.h"
#include "Components/InstancedStaticMeshComponent.h"
#include "Curves/CurveFloat.h"
#include "Engine/CurveTable.h"
#include "EngineSelfTestGame.h"
#include "Host/HostEngine.h"
#include "Host/HostRuntime.h"
#include "Host/HostXRHooks.h"
#include "Interfaces/IPluginManager.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "SelfTest.h"

namespace EngineServicesSelfTestsDetail
{
bool Near(float A, double B, double Tolerance = 1.0e-6)
{
	return FMath::IsNearlyEqual(static_cast<double>(A), B, Tolerance);
}

FRichCurve Cubic(float LeaveTangent, float ArriveTangent)
{
	FRichCurve Curve;
	Curve.SetKeys({FRichCurveKey(1.0f, 2.0f, 0.0f, LeaveTangent, RCIM_Cubic),
		FRichCurveKey(3.0f, 6.0f, ArriveTangent, 0.0f, RCIM_Cubic)});
	return Curve;
}
} // namespace EngineServicesSelfTestsDetail

HOST_SELF_TEST(RichCurvesInterpolate)
{
	using namespace EngineServicesSelfTestsDetail;
	FRichCurve Curve = Cubic(1.0f, -1.0f);
	// Hermite at the middle: mean of the values plus an eighth of the duration times the tangents' difference.
	HOST_EXPECT(Near(Curve.Eval(2.0f), 4.0 + 2.0 / 8.0 * 2.0));
	Curve.Keys[0].InterpMode = RCIM_Linear;
	HOST_EXPECT(Near(Curve.Eval(1.5f), 3.0));
	Curve.Keys[0].InterpMode = RCIM_Constant;
	HOST_EXPECT(Curve.Eval(2.9f) == 2.0f && Curve.Eval(3.0f) == 6.0f);
	HOST_EXPECT(FRichCurve().Eval(1.0f, 7.0f) == 7.0f);
}

HOST_SELF_TEST(WeightedRichCurvesFollowTheirHandles)
{
	using namespace EngineServicesSelfTestsDetail;
	FRichCurve Third = Cubic(0.5f, 2.0f);
	FRichCurve Weighted = Third;
	Weighted.Keys[0].TangentWeightMode = RCTWM_WeightedBoth;
	Weighted.Keys[1].TangentWeightMode = RCTWM_WeightedBoth;
	Weighted.Keys[0].LeaveTangentWeight = 2.0f / 3.0f * FMath::Sqrt(1.25f);
	Weighted.Keys[1].ArriveTangentWeight = 2.0f / 3.0f * FMath::Sqrt(5.0f);
	for (float Time = 1.0f; Time <= 3.0f; Time += 0.125f)
	{
		HOST_EXPECT(Near(Weighted.Eval(Time), Third.Eval(Time), 2.0e-6));
	}
	// Flat handles over the whole segment: a step in the middle, where time hardly moves with the parameter.
	Weighted = Cubic(0.0f, 0.0f);
	Weighted.Keys[0].TangentWeightMode = RCTWM_WeightedLeave;
	Weighted.Keys[0].LeaveTangentWeight = 2.0f;
	Weighted.Keys[1].TangentWeightMode = RCTWM_WeightedArrive;
	Weighted.Keys[1].ArriveTangentWeight = 2.0f;
	HOST_EXPECT(Near(Weighted.Eval(2.0f), 4.0, 1.0e-3));
	// At u = 1/4 time is 1 + 2 * (3 * 9/64 + 1/64) and the value 2 + 4 * (3 * 3/64 + 1/64).
	HOST_EXPECT(Near(Weighted.Eval(1.0f + 2.0f * 28.0f / 64.0f), 2.0 + 4.0 * 10.0 / 64.0));
}

HOST_SELF_TEST(RichCurvesExtrapolate)
{
	using namespace EngineServicesSelfTestsDetail;
	FRichCurve Curve;
	Curve.AddKey(0.0f, 1.0f);
	Curve.AddKey(2.0f, 5.0f);
	HOST_EXPECT(Curve.Eval(-1.0f) == 1.0f && Curve.Eval(9.0f) == 5.0f);
	const auto At = [&Curve](ERichCurveExtrapolation Mode, float Time)
	{
		Curve.PreInfinityExtrap = Mode;
		Curve.PostInfinityExtrap = Mode;
		return Curve.Eval(Time);
	};
	HOST_EXPECT(Near(At(RCCE_Cycle, 2.5f), 2.0) && Near(At(RCCE_Cycle, -0.5f), 4.0));
	HOST_EXPECT(Near(At(RCCE_CycleWithOffset, 4.5f), 10.0) && Near(At(RCCE_CycleWithOffset, -0.5f), 0.0));
	HOST_EXPECT(Near(At(RCCE_Oscillate, 2.5f), 4.0) && Near(At(RCCE_Oscillate, -0.5f), 2.0));
	HOST_EXPECT(Near(At(RCCE_Linear, 3.0f), 7.0) && Near(At(RCCE_Linear, -1.0f), -1.0));
}

HOST_SELF_TEST(KeysKeepTheirHandles)
{
	FRichCurve Curve;
	const FKeyHandle Late = Curve.AddKey(2.0f, 20.0f);
	const FKeyHandle Early = Curve.AddKey(1.0f, 10.0f);
	HOST_EXPECT(Curve.Keys[0].Value == 10.0f && Curve.GetKeyValue(Late) == 20.0f);
	Curve.SetKeyTime(Early, 3.0f);
	HOST_EXPECT(Curve.Keys[1].Value == 10.0f && Curve.GetKeyTime(Early) == 3.0f);
	Curve.DeleteKey(Early);
	HOST_EXPECT(!Curve.IsKeyHandleValid(Early) && Curve.IsKeyHandleValid(Late) && Curve.GetNumKeys() == 1);
	HOST_EXPECT(Curve.UpdateOrAddKey(2.0f, 4.0f) == Late && Curve.Keys[0].Value == 4.0f);
}

HOST_SELF_TEST(CurveTablesHoldRows)
{
	UCurveTable* Table = NewObject<UCurveTable>();
	Table->AddRichCurve(TEXT("A")).AddKey(1.0f, 2.0f);
	HOST_EXPECT(Table->FindRichCurve(TEXT("A"), FString())->Eval(0.0f) == 2.0f);
	HOST_EXPECT(Table->FindRichCurve(TEXT("B"), FString(), false) == nullptr);
	const UCurveTable* Copy = DuplicateObject<UCurveTable>(Table, Table->GetOuter());
	HOST_EXPECT(*Copy->FindRichCurve(TEXT("A"), FString()) == *Table->FindRichCurve(TEXT("A"), FString()));
	CollectGarbage(RF_NoFlags);
}

HOST_SELF_TEST(InstancesMoveInEitherSpace)
{
	FEngineSelfTestGame Test;
	ASelfTestActor* Actor = Test.World->SpawnActor<ASelfTestActor>(FVector(50.0, 0.0, 0.0), FRotator::ZeroRotator);
	UInstancedStaticMeshComponent* Mesh = NewObject<UInstancedStaticMeshComponent>(Actor);
	Mesh->SetupAttachment(Actor->Root);
	Mesh->RegisterComponent();
	Mesh->SetNumCustomDataFloats(2);
	const TArray<FTransform> Two = {FTransform(FVector(1.0, 0.0, 0.0)), FTransform(FVector(2.0, 0.0, 0.0))};
	HOST_EXPECT(Mesh->AddInstances(Two, true) == TArray<int32>({0, 1}));
	FTransform Found;
	HOST_EXPECT(Mesh->GetInstanceTransform(1, Found, true) && Found.GetLocation().Equals(FVector(52.0, 0.0, 0.0)));
	HOST_EXPECT(Mesh->BatchUpdateInstancesTransforms(0, Two, true, true, false));
	HOST_EXPECT(Mesh->GetInstanceTransform(0, Found) && Found.GetLocation().Equals(FVector(-49.0, 0.0, 0.0)));
	HOST_EXPECT(!Mesh->BatchUpdateInstancesTransforms(1, Two) && !Mesh->SetCustomDataValue(0, 2, 1.0f));
	HOST_EXPECT(Mesh->SetCustomDataValue(1, 1, 3.0f) && Mesh->PerInstanceSMCustomData[3] == 3.0f);
	Mesh->ClearInstances();
	HOST_EXPECT(Mesh->GetInstanceCount() == 0);
}

HOST_SELF_TEST(CamerasFollowTheHeadsetWhenLocked)
{
	FEngineSelfTestGame Test;
	ASelfTestActor* Actor = Test.World->SpawnActor<ASelfTestActor>(FVector(0.0, 0.0, 100.0), FRotator::ZeroRotator);
	UCameraComponent* Camera = NewObject<UCameraComponent>(Actor);
	Camera->SetupAttachment(Actor->Root);
	Camera->RegisterComponent();
	UE::Host::FXRHooks& Hooks = UE::Host::GetXRHooks();
	const UE::Host::FXRHooks Before = Hooks;
	Hooks.IsHeadTrackingAllowed = [](UWorld&) { return true; };
	Hooks.UpdateCamera =
		[](UCameraComponent& Asked, const FTransform& ParentToWorld, float, UE::Host::FHostXRCameraAnswer& Answer)
	{
		HOST_EXPECT(ParentToWorld.GetLocation().Equals(FVector(0.0, 0.0, 100.0)));
		Answer.bHasPose = Asked.bLockToHmd;
		Answer.Position = FVector(5.0, 0.0, 0.0);
		Answer.FieldOfView = 70.0f;
	};
	FMinimalViewInfo View;
	Actor->CalcCamera(0.1f, View);
	HOST_EXPECT(View.Location.Equals(FVector(5.0, 0.0, 100.0)) && View.FOV == 70.0f);
	Camera->bLockToHmd = false;
	Camera->ResetRelativeTransform();
	Camera->GetCameraView(0.1f, View);
	HOST_EXPECT(View.Location.Equals(FVector(0.0, 0.0, 100.0)));
	Hooks = Before;
}

HOST_SELF_TEST(AsyncActionsLiveUntilTheyAreDone)
{
	FEngineSelfTestGame Test;
	const TWeakObjectPtr<USelfTestAsyncAction> Action = NewObject<USelfTestAsyncAction>();
	Action->RegisterWithGameInstance(Test.World);
	CollectGarbage(RF_NoFlags);
	HOST_EXPECT(Action.IsValid() && Action->IsActive());
	if (!Action.IsValid())
	{
		return;
	}
	Action->Cancel();
	HOST_EXPECT(!Action->ShouldBroadcastDelegates());
	CollectGarbage(RF_NoFlags);
	HOST_EXPECT(!Action.IsValid());
}

HOST_SELF_TEST(TimersFire)
{
	FTimerManager Timers;
	int32 Once = 0;
	int32 Looped = 0;
	FTimerHandle OnceHandle;
	FTimerHandle LoopHandle;
	Timers.SetTimer(
		OnceHandle, [&Once] { ++Once; }, 1.0f, false);
	Timers.SetTimer(
		LoopHandle, [&Looped] { ++Looped; }, 0.5f, true);
	Timers.SetTimerForNextTick([&Once] { Once += 10; });
	Timers.Tick(0.75f);
	HOST_EXPECT(Once == 10 && Looped == 1 && Timers.IsTimerActive(OnceHandle));
	Timers.Tick(0.75f);
	HOST_EXPECT(Once == 11 && Looped == 3 && !Timers.IsTimerActive(OnceHandle));
	Timers.ClearTimer(LoopHandle);
	Timers.Tick(5.0f);
	HOST_EXPECT(Looped == 3 && !LoopHandle.IsValid());
}

HOST_SELF_TEST(TheEngineTicksWorldsWithAContext)
{
	FEngineSelfTestGame Test;
	USelfTestComponent* Part = Test.World->SpawnActor<ASelfTestActor>()->Part;
	UE::Host::TickEngine(0.1);
	HOST_EXPECT(Part->Ticks == 1);
	Test.World->SetShouldTick(false);
	UE::Host::TickEngine(0.1);
	HOST_EXPECT(Part->Ticks == 1);
}

HOST_SELF_TEST(PluginsAreFoundWithTheirDescriptor)
{
	const FString Dir = FPaths::ProjectDir() / TEXT("SelfTestPlugin");
	const FString Text = TEXT("{\n\"FileVersion\": 3,\n\"Version\": 7,\n\"VersionName\": \"1.2.3\",\n\"Modules\": []}");
	HOST_EXPECT(FFileHelper::SaveStringToFile(Text, *(Dir / TEXT("SelfTestPlugin.uplugin"))));
	UE::Host::SetPluginBaseDir(TEXT("SelfTestPlugin"), Dir);
	const TSharedPtr<IPlugin> Plugin = IPluginManager::Get().FindPlugin(TEXT("SelfTestPlugin"));
	HOST_EXPECT(Plugin.IsValid() && Plugin->GetContentDir() == Dir / TEXT("Content"));
	HOST_EXPECT(Plugin->GetDescriptor().VersionName == TEXT("1.2.3") && Plugin->GetDescriptor().Version == 7);
	HOST_EXPECT(!IPluginManager::Get().FindPlugin(TEXT("NoSuchPlugin")).IsValid());
}
