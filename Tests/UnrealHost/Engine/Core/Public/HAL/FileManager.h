// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"
#include "Misc/DateTime.h"

class FArchive;

enum EFileWrite
{
	FILEWRITE_None = 0x00,
	FILEWRITE_AllowRead = 0x10,
	FILEWRITE_Silent = 0x20
};

enum EFileRead
{
	FILEREAD_Silent = 0x02,
	FILEREAD_AllowWrite = 0x04
};

/** Files as archives, and the operations on whole files. Any thread. */
class IFileManager
{
public:
	virtual ~IFileManager() = default;
	static IFileManager& Get();

	/** Null when it cannot be opened; the caller deletes it. A writer makes missing folders and replaces the file. */
	virtual FArchive* CreateFileReader(const TCHAR* Filename, uint32 ReadFlags = 0) = 0;
	virtual FArchive* CreateFileWriter(const TCHAR* Filename, uint32 WriteFlags = 0) = 0;

	virtual bool FileExists(const TCHAR* Filename) = 0;
	virtual bool DirectoryExists(const TCHAR* InDirectory) = 0;
	virtual int64 FileSize(const TCHAR* Filename) = 0;
	virtual bool IsReadOnly(const TCHAR* Filename) = 0;

	/** A missing file is a failure only with RequireExists. */
	virtual bool Delete(
		const TCHAR* Filename, bool RequireExists = false, bool EvenReadOnly = false, bool Quiet = false) = 0;
	virtual bool Move(const TCHAR* Dest, const TCHAR* Src, bool Replace = true, bool EvenIfReadOnly = false,
		bool Attributes = false, bool bDoNotRetryOrError = false) = 0;
	virtual bool MakeDirectory(const TCHAR* Path, bool Tree = false) = 0;
	virtual bool DeleteDirectory(const TCHAR* Path, bool RequireExists = false, bool Tree = false) = 0;

	/** Names, without their path, that match a wildcard ("Dir/ *.bin" without the space). */
	virtual void FindFiles(TArray<FString>& FileNames, const TCHAR* Filename, bool Files, bool Directories) = 0;
	/** Full paths that match a wildcard such as "*.bin". */
	virtual void FindFilesRecursive(TArray<FString>& FileNames, const TCHAR* StartDirectory, const TCHAR* Filename,
		bool Files, bool Directories, bool bClearFileNames = true) = 0;

	/** UTC; FDateTime::MinValue() for what does not exist. */
	virtual FDateTime GetTimeStamp(const TCHAR* Path) = 0;
};
