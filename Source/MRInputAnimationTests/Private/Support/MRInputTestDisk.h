// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "HAL/IPlatformFileCachedWrapper.h"
#include "Templates/Function.h"

#include <atomic>

/**
 * A layer over the engine's files that can be full or slow below one folder, and passes all else on. There is one,
 * which is never destroyed: another thread may still be in it when it is taken away. The engine's own wrapper is its
 * base, so that it need not know what functions a platform file has in which release. Any thread asks it.
 */
class FMRInputTestDisk final : public FCachedReadPlatformFile
{
public:
	/** Puts the disk under the engine while this lives. Game thread; one at a time. */
	class FScope
	{
	public:
		explicit FScope(const FString& Folder);
		~FScope();
		UE_NONCOPYABLE(FScope);

		/** From now on files there whose names end so take that many bytes in all. */
		void SetRoom(int64 Bytes, const FString& InNameEnd = FString());

		/** Called before a file there is opened to be read, by the thread that reads. */
		void SetBeforeRead(TFunction<void()> InBeforeRead);

		/** How many writes found no room. */
		int32 GetRefusedCount() const;
	};

	//~ Begin IPlatformFile interface
	virtual IFileHandle* OpenRead(const TCHAR* Filename, bool bAllowWrite = false) override;
	virtual IFileHandle* OpenWrite(const TCHAR* Filename, bool bAppend = false, bool bAllowRead = false) override;
	//~ End IPlatformFile interface

	/** Takes room for bytes to be written; false if there is too little. */
	bool TakeRoom(int64 Bytes);

private:
	static FMRInputTestDisk& Get();
	bool IsBelowFolder(const FString& Path) const;

	FString Folder;
	FString NameEnd;
	TFunction<void()> BeforeRead;
	std::atomic<int64> Room{MAX_int64};
	std::atomic<int32> Refused{0};
};
