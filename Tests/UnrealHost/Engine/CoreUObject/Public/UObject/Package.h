// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Class.h"
#include "UObject/Object.h"

struct FSavePackageArgs;
struct FSavePackageResultStruct;

enum EPackageFlags : uint32
{
	PKG_None = 0x00000000,
	PKG_CompiledIn = 0x00000010,
};

/** What assets lie in and what a file holds. */
class UPackage : public UObject
{
	HOST_INTRINSIC_CLASS(UPackage, UObject)

	bool IsDirty() const { return bDirty; }
	void SetDirtyFlag(bool bIsDirty) { bDirty = bIsDirty; }
	void SetPackageFlags(uint32 NewFlags) { PackageFlags |= NewFlags; }
	bool HasAnyPackageFlags(uint32 Flags) const { return (PackageFlags & Flags) != 0; }
	/** The one object of the package's own name, if it has one. */
	UObject* FindAssetInPackage() const;

	/**
	 * Writes the objects of the package with one of Args.TopLevelFlags (Base at any rate) and all that lies inside
	 * them, in a format of the host's own. False, with a log line, when the file cannot be written.
	 */
	static bool SavePackage(
		UPackage* InOuter, UObject* InAsset, const TCHAR* Filename, const FSavePackageArgs& SaveArgs);
	static FSavePackageResultStruct Save(
		UPackage* InOuter, UObject* InAsset, const TCHAR* Filename, const FSavePackageArgs& SaveArgs);

private:
	bool bDirty = false;
	uint32 PackageFlags = PKG_None;
};
