// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Serialization/Archive.h"

/** An archive over bytes in memory; names are written as text. */
class FMemoryArchive : public FArchive
{
public:
	using FArchive::operator<<;

	void Seek(int64 InPos) final { Offset = InPos; }
	int64 Tell() final { return Offset; }
	FArchive& operator<<(FName& Name) override;

protected:
	int64 Offset = 0;
};
