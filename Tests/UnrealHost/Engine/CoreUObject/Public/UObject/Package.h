// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

struct FSavePackageArgs;

/** What assets lie in and what a file holds. */
class UPackage : public UObject
{
	HOST_REFLECTED_CLASS(UPackage, UObject, )

	bool IsDirty() const { return bDirty; }
	void SetDirtyFlag(bool bIsDirty) { bDirty = bIsDirty; }
	/** The one object of the package's own name, if it has one. */
	UObject* FindAssetInPackage() const;

	/**
	 * Writes the objects of the package with one of Args.TopLevelFlags (Base at any rate) and all that lies inside
	 * them, in a format of the host's own. False, with a log line, when the file cannot be written.
	 */
	static bool SavePackage(
		UPackage* InOuter, UObject* InAsset, const TCHAR* Filename, const FSavePackageArgs& SaveArgs);

	/** Holds the types of a module; never garbage. */
	bool bHostIsCompiledIn = false;

private:
	bool bDirty = false;
};
