// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputCustomVersion.h"

#include "Serialization/CustomVersion.h"

const FGuid FMRInputCustomVersion::Guid(0xCADE06E5, 0x03224DA7, 0x8B4FB948, 0x19D689D9);

namespace MRInputCustomVersionDetail
{
FCustomVersionRegistration Registration(
	FMRInputCustomVersion::Guid, FMRInputCustomVersion::LatestVersion, TEXT("MRInputAnimation"));
} // namespace MRInputCustomVersionDetail
