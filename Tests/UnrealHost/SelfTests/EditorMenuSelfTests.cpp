// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

// Built with every set of modules; these checks are for the sets that have the editor's.
#if __has_include("ContentBrowserMenuContexts.h") && __has_include("ThumbnailRendering/ThumbnailManager.h")

#include "CanvasTypes.h"
#include "ContentBrowserMenuContexts.h"
#include "Curves/CurveFloat.h"
#include "DetailLayoutBuilder.h"
#include "Editor.h"
#include "Host/HostDetails.h"
#include "Modules/ModuleManager.h"
#include "PropertyEditorModule.h"
#include "SelfTest.h"
#include "ToolMenus.h"
#include "UObject/StrongObjectPtr.h"

namespace EditorMenuSelfTestsDetail
{

const FName MenuName(TEXT("EditorMenuSelfTests.Menu"));
const FName SectionName(TEXT("Section"));

/** Adds an entry in the name of an owner. */
void Extend(FName Owner, FName Entry, FUIAction Action)
{
	const FToolMenuOwnerScoped Scope{FToolMenuOwner(Owner)};
	UToolMenus::Get()
		->ExtendMenu(MenuName)
		->FindOrAddSection(SectionName)
		.AddMenuEntry(Entry, INVTEXT("Label"), INVTEXT("Tip"), FSlateIcon(), Action);
}

class FNothing final : public IDetailCustomization
{
public:
	using IDetailCustomization::CustomizeDetails;
	virtual void CustomizeDetails(IDetailLayoutBuilder& DetailBuilder) override
	{
		DetailBuilder.EditCategory(TEXT("Here")).AddCustomRow(INVTEXT("Row"));
	}
};

} // namespace EditorMenuSelfTestsDetail

HOST_SELF_TEST(AnOwnersEntriesGoAndOthersStay)
{
	using namespace EditorMenuSelfTestsDetail;
	Extend(TEXT("One"), TEXT("First"), FUIAction());
	Extend(TEXT("Two"), TEXT("Second"), FUIAction());
	UToolMenus::UnregisterOwner(FToolMenuOwner(FName(TEXT("One"))));
	UToolMenu* Menu = UToolMenus::Get()->FindMenu(MenuName);
	HOST_EXPECT(Menu && !Menu->FindSection(SectionName)->FindEntry(TEXT("First")));
	HOST_EXPECT(Menu && Menu->FindSection(SectionName)->FindEntry(TEXT("Second")));
	UToolMenus::UnregisterOwner(FToolMenuOwner(FName(TEXT("Two"))));
	HOST_EXPECT(!UToolMenus::Get()->IsMenuRegistered(MenuName));
}

HOST_SELF_TEST(AnEntryThatCannotBeExecutedIsNot)
{
	using namespace EditorMenuSelfTestsDetail;
	int32 Runs = 0;
	bool bCan = false;
	Extend(TEXT("One"), TEXT("Entry"),
		FUIAction(FExecuteAction::CreateLambda([&Runs] { ++Runs; }),
			FCanExecuteAction::CreateLambda([&bCan] { return bCan; })));
	const FToolMenuEntry* Entry =
		UToolMenus::Get()->FindMenu(MenuName)->FindSection(SectionName)->FindEntry(TEXT("Entry"));
	HOST_EXPECT(!Entry->Action.HostExecute(FToolMenuContext()) && Runs == 0);
	bCan = true;
	HOST_EXPECT(Entry->Action.HostExecute(FToolMenuContext()) && Runs == 1);
	UToolMenus::UnregisterOwner(FToolMenuOwner(FName(TEXT("One"))));
}

HOST_SELF_TEST(DynamicEntriesAreMadeWithTheContextEachTimeAMenuOpens)
{
	using namespace EditorMenuSelfTestsDetail;
	{
		const FToolMenuOwnerScoped Scope{FToolMenuOwner(FName(TEXT("One")))};
		UToolMenus::Get()
			->ExtendMenu(MenuName)
			->FindOrAddSection(SectionName)
			.AddDynamicEntry(TEXT("Dynamic"),
				FNewToolMenuSectionDelegate::CreateLambda(
					[](FToolMenuSection& Section)
					{
						const auto* Context = Section.FindContext<UContentBrowserAssetContextMenuContext>();
						for (int32 Index = 0; Context && Index < Context->SelectedAssets.Num(); ++Index)
						{
							Section.AddMenuEntry(
								*FString::FromInt(Index), INVTEXT("Asset"), INVTEXT(""), FSlateIcon(), FUIAction());
						}
					}));
	}
	const TStrongObjectPtr<UContentBrowserAssetContextMenuContext> Context(
		NewObject<UContentBrowserAssetContextMenuContext>());
	for (int32 Num = 0; Num < 3; ++Num)
	{
		Context->SelectedAssets.SetNum(Num);
		UToolMenu* Opened = UToolMenus::Get()->GenerateMenu(MenuName, FToolMenuContext(Context.Get()));
		HOST_EXPECT(Opened->FindSection(SectionName)->Blocks.Num() == Num);
	}
	HOST_EXPECT(UToolMenus::Get()->FindMenu(MenuName)->FindSection(SectionName)->Blocks.Num() == 1);
	UToolMenus::UnregisterOwner(FToolMenuOwner(FName(TEXT("One"))));
	HOST_EXPECT(!UToolMenus::Get()->GenerateMenu(MenuName, FToolMenuContext()));
}

HOST_SELF_TEST(ADetailsLayoutIsMadeForItsClassAndKeepsItsRows)
{
	FPropertyEditorModule& Module = FModuleManager::LoadModuleChecked<FPropertyEditorModule>(TEXT("PropertyEditor"));
	const FName ClassName(TEXT("CurveFloat"));
	Module.RegisterCustomClassLayout(ClassName,
		FOnGetDetailCustomizationInstance::CreateLambda(
			[]() -> TSharedRef<IDetailCustomization> { return MakeShared<EditorMenuSelfTestsDetail::FNothing>(); }));
	const TSharedPtr<UE::Host::FDetailLayout> Layout =
		MakeShared<UE::Host::FDetailLayout>(TArray<UObject*>{NewObject<UCurveFloat>()});
	Module.HostMakeLayout(ClassName)->CustomizeDetails(TSharedPtr<IDetailLayoutBuilder>(Layout));
	HOST_EXPECT(Layout->Categories.FindRef(TEXT("Here"))->Rows.Num() == 1);
	Module.UnregisterCustomClassLayout(ClassName);
	HOST_EXPECT(!Module.HostMakeLayout(ClassName));
}

HOST_SELF_TEST(ADetailsPanelDoesWhatIsDeferredOnceAndInItsNextFrame)
{
	UE::Host::FDetailPanel Panel;
	int32 Done = 0;
	Panel.EnqueueDeferredAction(FSimpleDelegate::CreateLambda([&Done] { ++Done; }));
	HOST_EXPECT(Done == 0);
	Panel.Tick();
	Panel.Tick();
	HOST_EXPECT(Done == 1);
}

HOST_SELF_TEST(ACanvasKeepsWhatIsDrawn)
{
	FCanvas Canvas;
	FCanvasLineItem Line(FVector2D(1.0, 2.0), FVector2D(3.0, 4.0));
	Line.LineThickness = 2.5f;
	Canvas.DrawItem(Line);
	FCanvasTileItem Tile(FVector2D(0.0, 0.0), FVector2D(8.0, 9.0), FLinearColor::Red);
	Canvas.DrawItem(Tile);
	HOST_EXPECT(Canvas.HostItems().Num() == 2 && Canvas.HostItems()[0].HostThickness() == 2.5f);
	HOST_EXPECT(Canvas.HostItems()[0].HostExtent() == FVector2D(3.0, 4.0));
	HOST_EXPECT(Canvas.HostItems()[1].HostColor() == FLinearColor::Red);
}

HOST_SELF_TEST(APlaySessionIsAskedForUntilItIsTakenBack)
{
	HOST_EXPECT(!GEditor->IsPlaySessionRequestQueued());
	GEditor->RequestPlaySession(FRequestPlaySessionParams());
	HOST_EXPECT(GEditor->IsPlaySessionRequestQueued() && !GEditor->IsPlaySessionInProgress());
	GEditor->CancelRequestPlaySession();
	HOST_EXPECT(!GEditor->IsPlaySessionRequestQueued());
}

#endif
