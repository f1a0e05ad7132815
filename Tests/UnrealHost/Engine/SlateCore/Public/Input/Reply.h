// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Input/Events.h"

class SWidget;

class FReply
{
public:
	static FReply Handled() { return FReply(true); }
	static FReply Unhandled() { return FReply(false); }
	bool IsEventHandled() const { return bIsHandled; }
	FReply& CaptureMouse(TSharedRef<SWidget> InMouseCaptor)
	{
		MouseCaptor = InMouseCaptor;
		return *this;
	}
	FReply& ReleaseMouseCapture()
	{
		bReleaseMouseCapture = true;
		return *this;
	}
	FReply& SetUserFocus(TSharedRef<SWidget> GiveMeFocus, EFocusCause = EFocusCause::SetDirectly, bool = false)
	{
		FocusRecipient = GiveMeFocus;
		return *this;
	}
	TSharedPtr<SWidget> GetUserFocusRecepient() const { return FocusRecipient; }
	TSharedPtr<SWidget> GetMouseCaptor() const { return MouseCaptor; }
	bool ShouldReleaseMouse() const { return bReleaseMouseCapture; }

private:
	explicit FReply(bool bInIsHandled)
		: bIsHandled(bInIsHandled)
	{
	}

	TSharedPtr<SWidget> MouseCaptor;
	TSharedPtr<SWidget> FocusRecipient;
	bool bIsHandled;
	bool bReleaseMouseCapture = false;
};
