// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Serialization/Archive.h"

/** Passes all on to another archive, but writes names as text and objects as their paths. Custom versions are shared.
 */
struct FObjectAndNameAsStringProxyArchive : public FArchive
{
	FObjectAndNameAsStringProxyArchive(FArchive& InInnerArchive, bool bInLoadIfFindFails);

	using FArchive::operator<<;
	FArchive& operator<<(FName& Value) override;
	FArchive& operator<<(UObject*& Value) override;

	void Serialize(void* Data, int64 Num) override { InnerArchive.Serialize(Data, Num); }
	void Seek(int64 Position) override { InnerArchive.Seek(Position); }
	int64 Tell() override { return InnerArchive.Tell(); }
	int64 TotalSize() override { return InnerArchive.TotalSize(); }

	/** Whether objects that are not in memory are looked for in files. */
	bool bLoadIfFindFails;

private:
	FArchive& InnerArchive;
};
