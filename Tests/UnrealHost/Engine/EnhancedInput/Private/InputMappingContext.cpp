// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "InputMappingContext.h"

FEnhancedActionKeyMapping& UInputMappingContext::MapKey(const UInputAction* Action, FKey ToKey)
{
	FEnhancedActionKeyMapping Mapping;
	Mapping.Action = const_cast<UInputAction*>(Action);
	Mapping.Key = ToKey;
	return Mappings[Mappings.Add(Mapping)];
}
