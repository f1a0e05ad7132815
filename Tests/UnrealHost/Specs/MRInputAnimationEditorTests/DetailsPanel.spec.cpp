// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "DetailWidgetRow.h"
#include "Details/MRInputDetails.h"
#include "Details/MRInputRepairs.h"
#include "Details/MRInputSummary.h"
#include "Editor.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "Host/HostDetails.h"
#include "InputCoreTypes.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Modules/ModuleManager.h"
#include "PropertyEditorModule.h"
#include "Strip/MRInputScrubActor.h"
#include "Strip/SMRInputStrip.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputTestAsset.h"
#include "Support/MRInputTestUndo.h"
#include "Support/MRInputTestWidgets.h"
#include "UObject/StrongObjectPtr.h"
#include "Widgets/Input/SButton.h"
#include "Widgets/Text/STextBlock.h"

BEGIN_DEFINE_SPEC(FMRInputDetailsPanelSpec, "MRInputAnimation.Editor.DetailsPanel",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestUndo> Undo;
TStrongObjectPtr<UMRInputAnimation> Animation;
TSharedPtr<UE::Host::FDetailPanel> Panel;
TSharedPtr<UE::Host::FDetailLayout> Layout;
TSharedPtr<IDetailCustomization> Details;

void DefineLook();
void DefineClicks();

/** Lays the panel out as the editor does. */
void Show(const TArray<UObject*>& Objects);
void ShowSample(const TCHAR* Name);
/** Number of rebuilds so far. */
int32 CountRefreshes();
TArray<TSharedRef<SWidget>> FindAll(FName Category, const TCHAR* Type);
FString GetTexts(FName Category);
TSharedRef<SMRInputStrip> GetStrip();
TSharedPtr<SButton> FindButton(const TCHAR* Label);
END_DEFINE_SPEC(FMRInputDetailsPanelSpec)

void FMRInputDetailsPanelSpec::Show(const TArray<UObject*>& Objects)
{
	Layout = MakeShared<UE::Host::FDetailLayout>(Objects, Panel.ToSharedRef());
	Details = FModuleManager::GetModuleChecked<FPropertyEditorModule>(TEXT("PropertyEditor"))
				  .HostMakeLayout(TEXT("MRInputAnimation"));
	if (TestTrue(TEXT("registered"), Details.IsValid()))
	{
		Details->CustomizeDetails(TSharedPtr<IDetailLayoutBuilder>(Layout));
	}
}

void FMRInputDetailsPanelSpec::ShowSample(const TCHAR* Name)
{
	Animation.Reset(MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(Name)));
	Show({Animation.Get()});
}

int32 FMRInputDetailsPanelSpec::CountRefreshes()
{
	Panel->Tick();
	return Panel->NumRefreshes;
}

TArray<TSharedRef<SWidget>> FMRInputDetailsPanelSpec::FindAll(FName Category, const TCHAR* Type)
{
	TArray<TSharedRef<SWidget>> Widgets;
	if (const TSharedPtr<UE::Host::FDetailCategory> Found = Layout->Categories.FindRef(Category))
	{
		for (const TSharedPtr<FDetailWidgetRow>& Row : Found->Rows)
		{
			for (const TSharedPtr<SWidget>& Widget :
				{Row->NameWidget.Widget, Row->ValueWidget.Widget, Row->WholeRowWidget.Widget})
			{
				if (Widget)
				{
					Widgets.Append(MRInputTestWidgets::FindAll(Widget.ToSharedRef(), Type));
				}
			}
		}
	}
	return Widgets;
}

FString FMRInputDetailsPanelSpec::GetTexts(FName Category)
{
	FString Texts;
	for (const TSharedRef<SWidget>& Widget : FindAll(Category, TEXT("STextBlock")))
	{
		Texts += StaticCastSharedRef<STextBlock>(Widget)->GetText().ToString() + TEXT("\n");
	}
	return Texts;
}

TSharedRef<SMRInputStrip> FMRInputDetailsPanelSpec::GetStrip()
{
	return StaticCastSharedRef<SMRInputStrip>(FindAll(TEXT("Recording"), TEXT("SMRInputStrip"))[0]);
}

TSharedPtr<SButton> FMRInputDetailsPanelSpec::FindButton(const TCHAR* Label)
{
	for (const TSharedRef<SWidget>& Widget : FindAll(TEXT("Findings"), TEXT("SButton")))
	{
		const TSharedRef<SButton> Button = StaticCastSharedRef<SButton>(Widget);
		if (Button->HostText().ToString() == Label)
		{
			return Button;
		}
	}
	return nullptr;
}

void FMRInputDetailsPanelSpec::Define()
{
	BeforeEach(
		[this]
		{
			Undo = MakeUnique<FMRInputTestUndo>();
			Animation.Reset(MRInputTestAsset::Make(MRInputEditorTestFiles::MakeFaulty()));
			Panel = MakeShared<UE::Host::FDetailPanel>();
		});
	AfterEach(
		[this]
		{
			Details.Reset();
			Layout.Reset();
			Panel.Reset();
			Undo.Reset();
			Animation.Reset();
		});
	DefineLook();
	DefineClicks();
}

void FMRInputDetailsPanelSpec::DefineLook()
{
	It("shows the strip, the content and the findings",
		[this]
		{
			Show({Animation.Get()});
			TestEqual(TEXT("strip"), FindAll(TEXT("Recording"), TEXT("SMRInputStrip")).Num(), 1);
			TestTrue(TEXT("summary"), GetTexts(TEXT("Recording")).Contains(TEXT("Duration\n")));
			for (const TCHAR* Name : {TEXT("Recording"), TEXT("Findings")})
			{
				TestTrue(Name, Layout->Categories[Name]->Priority == ECategoryPriority::Important);
			}
			TestTrue(TEXT("findings"), GetTexts(TEXT("Findings")).Contains(TEXT("Warning\n")));
			TestTrue(TEXT("their places"),
				FindAll(TEXT("Findings"), TEXT("SHorizontalBox"))
					.ContainsByPredicate([](const TSharedRef<SWidget>& Line)
						{ return Line->GetToolTipText().ToString().Contains(TEXT("ThumbProximalJoint")); }));
			TestTrue(TEXT("one"), FindButton(TEXT("Unify Signs")).IsValid());
			TestTrue(TEXT("all"), FindButton(TEXT("Repair All")).IsValid());
		});
	It("shows that a valid recording has no findings",
		[this]
		{
			ShowSample(TEXT("PressButton"));
			TestEqual(TEXT("buttons"), FindAll(TEXT("Findings"), TEXT("SButton")).Num(), 0);
		});
	It("lists markers",
		[this]
		{
			ShowSample(TEXT("PinchDrag"));
			const TArray<FMRInputMarker> Markers = Animation->GetMarkers();
			TestEqual(TEXT("rows"), FindAll(TEXT("Markers"), TEXT("SButton")).Num(), Markers.Num());
			for (const FMRInputMarker& Marker : Markers)
			{
				TestTrue(Marker.Name, GetTexts(TEXT("Markers")).Contains(Marker.Name));
			}
		});
	It("shows how many recordings are selected, and nothing for an empty one",
		[this]
		{
			const TStrongObjectPtr<UMRInputAnimation> Empty(NewObject<UMRInputAnimation>());
			Show({Animation.Get(), Empty.Get()});
			TestTrue(TEXT("two"), GetTexts(TEXT("Recording")).StartsWith(TEXT("2 ")));
			Show({Empty.Get()});
			TestTrue(TEXT("empty"), GetTexts(TEXT("Recording")).StartsWith(TEXT("Contains no recording")));
		});
}

void FMRInputDetailsPanelSpec::DefineClicks()
{
	It("repairs by one click, shows the result, and the old state after undo",
		[this]
		{
			const TArray<uint8> Before = Animation->GetBytes();
			Show({Animation.Get()});
			TestTrue(TEXT("clicked"), FindButton(TEXT("Unify Signs"))->HostClick().IsEventHandled());
			TestTrue(TEXT("repaired"), Animation->GetBytes() != Before);
			TestEqual(TEXT("not while the button is clicked"), Panel->NumRefreshes, 0);
			TestTrue(TEXT("rebuilt"), CountRefreshes() > 0);
			Show({Animation.Get()});
			TestFalse(TEXT("offered no more"), FindButton(TEXT("Unify Signs")).IsValid());
			TestTrue(TEXT("the other still is"), FindButton(TEXT("Start at 0")).IsValid());
			const int32 NumBeforeUndo = CountRefreshes();
			TestTrue(TEXT("undone"), GEditor->UndoTransaction(false) && Animation->GetBytes() == Before);
			TestTrue(TEXT("rebuilt after undo"), CountRefreshes() > NumBeforeUndo);
		});
	It("repairs all in one step",
		[this]
		{
			const TArray<uint8> Before = Animation->GetBytes();
			Show({Animation.Get()});
			FindButton(TEXT("Repair All"))->HostClick();
			Show({Animation.Get()});
			TestFalse(TEXT("nothing is left to repair"), FindButton(TEXT("Repair All")).IsValid());
			TestTrue(TEXT("one step"), GEditor->UndoTransaction(false) && Animation->GetBytes() == Before);
		});
	It("jumps to a marker",
		[this]
		{
			ShowSample(TEXT("PinchDrag"));
			const TSharedRef<SMRInputStrip> Strip = GetStrip();
			const TArray<TSharedRef<SWidget>> Buttons = FindAll(TEXT("Markers"), TEXT("SButton"));
			StaticCastSharedRef<SButton>(Buttons[1])->HostClick();
			TestEqual(TEXT("time"), Strip->GetTime(), static_cast<double>(Animation->GetMarkers()[1].Time), 1e-4);
			const TArray<TObjectPtr<AActor>>& Actors =
				GEditor->GetEditorWorldContext().World()->PersistentLevel->Actors;
			TestTrue(TEXT("ghosts"),
				Actors.ContainsByPredicate(
					[](const AActor* Actor) { return Actor && Actor->IsA<AMRInputScrubActor>(); }));
		});
	It("keeps zoom and playhead over a repair, in the panel where they were set",
		[this]
		{
			Show({Animation.Get()});
			const double Start = Animation->GetStartTime();
			const FGeometry Geometry = FGeometry::MakeRoot(FVector2D(400.0, 110.0), FSlateLayoutTransform());
			GetStrip()->JumpTo(Start + 0.5);
			GetStrip()->OnMouseWheel(
				Geometry, MRInputTestWidgets::MakePointer(FVector2D(100.0, 60.0), EKeys::Invalid, 5.0f));
			const mria::TimeView Before = GetStrip()->GetView();
			FindButton(TEXT("Start at 0"))->HostClick();
			Show({Animation.Get()});
			TestEqual(TEXT("start"), GetStrip()->GetView().start, Before.start - Start, 1e-4);
			TestEqual(TEXT("length"), GetStrip()->GetView().Length(), Before.Length(), 1e-4);
			TestEqual(TEXT("playhead"), GetStrip()->GetTime(), 0.5, 1e-4);
			const TStrongObjectPtr<UMRInputAnimation> Other(
				MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag"))));
			Show({Other.Get()});
			TestEqual(TEXT("of another recording"), GetStrip()->GetTime(), double(Other->GetStartTime()), 1e-4);
			const TSharedPtr<UE::Host::FDetailPanel> First = Panel;
			Panel = MakeShared<UE::Host::FDetailPanel>();
			Show({Animation.Get()});
			TestTrue(TEXT("another panel"), GetStrip()->GetView().Length() > 2.0 * Before.Length());
			TestEqual(TEXT("its playhead"), GetStrip()->GetTime(), 0.0);
		});
	It("stays as it is when something else is undone",
		[this]
		{
			Show({Animation.Get()});
			const TStrongObjectPtr<UMRInputAnimation> Other(
				MRInputTestAsset::Make(MRInputEditorTestFiles::MakeFaulty()));
			FMRInputError Error;
			TestTrue(TEXT("repaired"), MRInputRepairs::Apply(*Other, mria::RepairSet(), Error));
			TestTrue(TEXT("undone"), GEditor->UndoTransaction(false));
			TestEqual(TEXT("refreshes"), CountRefreshes(), 0);
		});
	It("stays as it is when something else about the asset changes",
		[this]
		{
			Show({Animation.Get()});
			Animation->PostEditChange();
			TestEqual(TEXT("refreshes"), CountRefreshes(), 0);
		});
	It("limits the number of listed markers",
		[this]
		{
			Animation.Reset(
				MRInputTestAsset::Make(MRInputEditorTestFiles::MakeMarked(MRInputSummary::MostMarkers + 7)));
			Show({Animation.Get()});
			TestEqual(TEXT("listed"), FindAll(TEXT("Markers"), TEXT("SButton")).Num(), MRInputSummary::MostMarkers);
			TestTrue(TEXT("says so"), GetTexts(TEXT("Markers")).Contains(TEXT("and 7 more")));
		});
	It("receives no notifications after it is closed",
		[this]
		{
			Show({Animation.Get()});
			Details.Reset();
			FMRInputError Error;
			TestTrue(TEXT("repaired"), MRInputRepairs::Apply(*Animation, mria::RepairSet(), Error));
			GEditor->UndoTransaction(false);
			TestEqual(TEXT("refreshes"), CountRefreshes(), 0);
		});
}
