// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Internationalization/Text.h"
#include "Misc/OutputDevice.h"

/** Where importers and the like report to. The host's writes to the log and is never cancelled. */
class FFeedbackContext : public FOutputDevice
{
public:
	using FOutputDevice::Serialize;

	void Serialize(const TCHAR* Text, ELogVerbosity::Type Verbosity, const FName& Category) override;
	virtual bool YesNof(const FText&) { return false; }
	virtual bool ReceivedUserCancel() { return false; }
	void BeginSlowTask(const FText&, bool, bool = false) {}
	void EndSlowTask() {}
	void UpdateProgress(int32, int32) {}
	void StatusUpdate(int32, int32, const FText&) {}
	void StatusForceUpdate(int32, int32, const FText&) {}
	bool IsPlayingInEditor() const { return false; }
};
