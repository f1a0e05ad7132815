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
	virtual bool ReceivedUserCancel() { return false; }
};
