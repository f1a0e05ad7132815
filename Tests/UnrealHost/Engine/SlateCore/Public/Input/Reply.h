// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

class SWidget;

/** What a widget says to an event. */
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
	TSharedPtr<SWidget> GetMouseCaptor() const { return MouseCaptor; }
	bool ShouldReleaseMouse() const { return bReleaseMouseCapture; }

private:
	explicit FReply(bool bInIsHandled)
		: bIsHandled(bInIsHandled)
	{
	}

	TSharedPtr<SWidget> MouseCaptor;
	bool bIsHandled;
	bool bReleaseMouseCapture = false;
};
