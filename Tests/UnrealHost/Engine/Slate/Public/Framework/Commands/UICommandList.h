// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Framework/Commands/UIAction.h"
#include "Templates/SharedPointer.h"

/** Commands and what they do; the host's holds none. */
class FUICommandList : public TSharedFromThis<FUICommandList>
{
public:
	virtual ~FUICommandList() = default;
};
