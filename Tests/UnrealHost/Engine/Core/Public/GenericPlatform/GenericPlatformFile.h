// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"

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

/** The real file system, or a layer over another one. Failures give false or null; nothing is logged. */
class IPlatformFile
{
public:
	virtual ~IPlatformFile() = default;

	static IPlatformFile& GetPlatformPhysical();

	/** Null for the physical one. */
	virtual IPlatformFile* GetLowerLevel() = 0;
	virtual void SetLowerLevel(IPlatformFile* NewLowerLevel) = 0;

	virtual bool FileExists(const TCHAR* Filename) = 0;
	virtual bool IsReadOnly(const TCHAR* Filename) = 0;
	virtual bool SetReadOnly(const TCHAR* Filename, bool bNewReadOnlyValue) = 0;
	virtual IFileHandle* OpenRead(const TCHAR* Filename, bool bAllowWrite = false) = 0;
	virtual IFileHandle* OpenWrite(const TCHAR* Filename, bool bAppend = false, bool bAllowRead = false) = 0;
	virtual bool DirectoryExists(const TCHAR* Directory) = 0;
	/** True when it exists already. */
	virtual bool CreateDirectoryTree(const TCHAR* Directory) = 0;
};
