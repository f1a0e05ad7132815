// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Details/MRInputSummary.h"
#include "IDetailCustomization.h"
#include "Input/Reply.h"
#include "UObject/WeakObjectPtrTemplates.h"

class IDetailCategoryBuilder;
class IPropertyUtilities;
class SMRInputStrip;
class SWidget;
class UMRInputAnimation;
struct FPropertyChangedEvent;

namespace mria
{
struct TimeViewState;
}

/**
 * The details panel of a recording: the strip, its content, the findings with a button for each repair, and its
 * markers. Rebuilt when the recording changes, also by undo. For several recordings it only shows their number. Game
 * thread.
 */
class FMRInputDetails : public IDetailCustomization
{
public:
	static TSharedRef<IDetailCustomization> MakeInstance();

	//~ Begin IDetailCustomization interface
	virtual void CustomizeDetails(IDetailLayoutBuilder& DetailBuilder) override;
	//~ End IDetailCustomization interface

private:
	void AddRecording(IDetailCategoryBuilder& Category);
	void AddStrip(IDetailCategoryBuilder& Category, const TSharedRef<mria::TimeViewState>& ViewState);
	void AddFindings(IDetailLayoutBuilder& DetailBuilder);
	void AddFinding(IDetailCategoryBuilder& Category, const FMRInputFindingGroup& Group);
	void AddMarkers(IDetailLayoutBuilder& DetailBuilder);

	/** A button that runs a repair. */
	TSharedRef<SWidget> MakeRepairButton(const FText& Label, const FText& ToolTip, const mria::RepairSet& Repairs);
	FReply HandleRepair(mria::RepairSet Repairs);

	/** Moves the strip's playhead to a time and shows the hands at that time. */
	FReply HandleJump(float Time);
	void HandleObjectChanged(UObject* Object, FPropertyChangedEvent& Event);
	/**
	 * Refreshes in the next frame, but only if the recording itself has changed, since a long one takes a noticeable
	 * time.
	 */
	void RefreshIfChanged();
	void Refresh();

	TWeakObjectPtr<UMRInputAnimation> Animation;
	/** The data that the panel shows. */
	FMRInputRecordingData::FPtr Shown;
	TWeakPtr<IPropertyUtilities> Panel;
	TSharedPtr<SMRInputStrip> Strip;
};
