// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "GenericPlatform/ICursor.h"

/** The cursor a widget wants. */
class FCursorReply
{
public:
	static FCursorReply Unhandled() { return FCursorReply(); }
	static FCursorReply Cursor(EMouseCursor::Type InCursor)
	{
		FCursorReply Reply;
		Reply.MouseCursor = InCursor;
		Reply.bIsHandled = true;
		return Reply;
	}
	bool IsEventHandled() const { return bIsHandled; }
	EMouseCursor::Type GetCursorType() const { return MouseCursor; }

private:
	EMouseCursor::Type MouseCursor = EMouseCursor::Default;
	bool bIsHandled = false;
};
