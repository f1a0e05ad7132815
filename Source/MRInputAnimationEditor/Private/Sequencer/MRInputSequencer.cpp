// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSequencer.h"

#include "CoreGlobals.h"
#include "EngineGlobals.h"
#include "ISequencerModule.h"
#include "Misc/CoreMisc.h"
#include "Modules/ModuleManager.h"
#include "Sequencer/MRInputTrackEditor.h"

namespace MRInputSequencerDetail
{
const FName SequencerName("Sequencer");
FDelegateHandle Handle;
} // namespace MRInputSequencerDetail

void MRInputSequencer::Register()
{
	using namespace MRInputSequencerDetail;

	if (GIsEditor && !IsRunningCommandlet() && !Handle.IsValid())
	{
		Handle = FModuleManager::LoadModuleChecked<ISequencerModule>(SequencerName)
					 .RegisterTrackEditor(FOnCreateTrackEditor::CreateStatic(&FMRInputTrackEditor::Create));
	}
}

void MRInputSequencer::Unregister()
{
	using namespace MRInputSequencerDetail;

	if (ISequencerModule* Module = FModuleManager::GetModulePtr<ISequencerModule>(SequencerName))
	{
		Module->UnRegisterTrackEditor(Handle);
	}
	Handle.Reset();
}
