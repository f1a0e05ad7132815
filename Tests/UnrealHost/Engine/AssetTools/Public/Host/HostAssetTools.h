// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

namespace UE::Host
{

/** What ExportAssetsWithDialog was last called with. */
TArray<TWeakObjectPtr<UObject>>& ExportDialogObjects();

} // namespace UE::Host
