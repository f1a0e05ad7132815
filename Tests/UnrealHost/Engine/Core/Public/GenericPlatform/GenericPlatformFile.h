// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/UnrealString.h"
#include "Misc/DateTime.h"
#include "Templates/Function.h"

/** An open file; closed when it is destroyed. */
class IFileHandle
{
public:
	virtual ~IFileHandle() = default;
	virtual int64 Tell() = 0;
	virtual bool Seek(int64 NewPosition) = 0;
	virtual bool Read(uint8* Destination, int64 BytesToRead) = 0;
	virtual bool Write(const uint8* Source, int64 BytesToWrite) = 0;
	virtual bool Flush(const bool bFullFlush = false) = 0;
	virtual int64 Size() = 0;
};

struct FFileStatData
{
	FDateTime ModificationTime;
	int64 FileSize = -1;
	bool bIsDirectory = false;
	bool bIsReadOnly = false;
	bool bIsValid = false;
};

/** The real file system, or a layer over another one. Failures give false, null or -1; nothing is logged. */
class IPlatformFile
{
public:
	/** Called for each entry; false from it ends the walk, which then gives false. */
	class FDirectoryVisitor
	{
	public:
		virtual ~FDirectoryVisitor() = default;
		virtual bool Visit(const TCHAR* FilenameOrDirectory, bool bIsDirectory) = 0;
	};

	virtual ~IPlatformFile() = default;

	static IPlatformFile& GetPlatformPhysical();

	/** Null for the physical one. */
	virtual IPlatformFile* GetLowerLevel() = 0;
	virtual void SetLowerLevel(IPlatformFile* NewLowerLevel) = 0;

	virtual bool FileExists(const TCHAR* Filename) = 0;
	/** -1 for what is no file. */
	virtual int64 FileSize(const TCHAR* Filename) = 0;
	virtual bool DeleteFile(const TCHAR* Filename) = 0;
	virtual bool IsReadOnly(const TCHAR* Filename) = 0;
	virtual bool SetReadOnly(const TCHAR* Filename, bool bNewReadOnlyValue) = 0;
	/** Note the order; an existing target is a failure. */
	virtual bool MoveFile(const TCHAR* To, const TCHAR* From) = 0;
	virtual FDateTime GetTimeStamp(const TCHAR* Filename) = 0;
	virtual FFileStatData GetStatData(const TCHAR* FilenameOrDirectory) = 0;
	virtual IFileHandle* OpenRead(const TCHAR* Filename, bool bAllowWrite = false) = 0;
	virtual IFileHandle* OpenWrite(const TCHAR* Filename, bool bAppend = false, bool bAllowRead = false) = 0;

	virtual bool DirectoryExists(const TCHAR* Directory) = 0;
	/** True when it exists already. */
	virtual bool CreateDirectory(const TCHAR* Directory) = 0;
	virtual bool CreateDirectoryTree(const TCHAR* Directory) = 0;
	/** Empty directories only. */
	virtual bool DeleteDirectory(const TCHAR* Directory) = 0;
	virtual bool DeleteDirectoryRecursively(const TCHAR* Directory) = 0;

	/** Entries come sorted by name, as full paths below Directory. */
	virtual bool IterateDirectory(const TCHAR* Directory, FDirectoryVisitor& Visitor) = 0;
	bool IterateDirectory(const TCHAR* Directory, TFunctionRef<bool(const TCHAR*, bool)> Visitor);
	bool IterateDirectoryRecursively(const TCHAR* Directory, FDirectoryVisitor& Visitor);
	bool IterateDirectoryRecursively(const TCHAR* Directory, TFunctionRef<bool(const TCHAR*, bool)> Visitor);
};
