// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ISequencerTrackEditor.h"
#include "Modules/ModuleInterface.h"

class ISequencer;

DECLARE_DELEGATE_RetVal_OneParam(TSharedRef<ISequencerTrackEditor>, FOnCreateTrackEditor, TSharedRef<ISequencer>);

class ISequencerModule : public IModuleInterface
{
public:
	virtual FDelegateHandle RegisterTrackEditor(FOnCreateTrackEditor InOnCreateTrackEditor) = 0;
	virtual void UnRegisterTrackEditor(FDelegateHandle InHandle) = 0;

	/** For the host's sequencer and for tests. */
	virtual const TArray<FOnCreateTrackEditor>& HostTrackEditors() const = 0;
};
