// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "GenericPlatform/GenericPlatformFile.h"
#include "Templates/UniquePtr.h"

/** A handle over another one, which it owns. The engine's keeps what was read; this one passes everything on. */
class FCachedFileHandle : public IFileHandle
{
public:
	FCachedFileHandle(IFileHandle* InFileHandle, bool bInReadable, bool bInWritable)
		: FileHandle(InFileHandle)
		, bWritable(bInWritable)
		, bReadable(bInReadable)
	{
	}

	virtual int64 Tell() override { return FileHandle->Tell(); }
	virtual bool Seek(int64 NewPosition) override { return FileHandle->Seek(NewPosition); }
	virtual bool Read(uint8* Destination, int64 BytesToRead) override
	{
		return bReadable && FileHandle->Read(Destination, BytesToRead);
	}
	virtual bool Write(const uint8* Source, int64 BytesToWrite) override
	{
		return bWritable && FileHandle->Write(Source, BytesToWrite);
	}
	virtual bool Flush(const bool bFullFlush = false) override { return FileHandle->Flush(bFullFlush); }
	virtual int64 Size() override { return FileHandle->Size(); }

protected:
	TUniquePtr<IFileHandle> FileHandle;
	bool bWritable;
	bool bReadable;
};

/** A layer over another platform file, to which everything is passed on. */
class FCachedReadPlatformFile : public IPlatformFile
{
public:
	virtual IPlatformFile* GetLowerLevel() override { return LowerLevel; }
	virtual void SetLowerLevel(IPlatformFile* NewLowerLevel) override { LowerLevel = NewLowerLevel; }

	virtual IFileHandle* OpenRead(const TCHAR* Filename, bool bAllowWrite = false) override
	{
		IFileHandle* Inner = LowerLevel->OpenRead(Filename, bAllowWrite);
		return Inner ? new FCachedFileHandle(Inner, true, false) : nullptr;
	}
	virtual IFileHandle* OpenWrite(const TCHAR* Filename, bool bAppend = false, bool bAllowRead = false) override
	{
		IFileHandle* Inner = LowerLevel->OpenWrite(Filename, bAppend, bAllowRead);
		return Inner ? new FCachedFileHandle(Inner, bAllowRead, true) : nullptr;
	}
	virtual bool FileExists(const TCHAR* Filename) override { return LowerLevel->FileExists(Filename); }
	virtual bool IsReadOnly(const TCHAR* Filename) override { return LowerLevel->IsReadOnly(Filename); }
	virtual bool SetReadOnly(const TCHAR* Filename, bool bNewReadOnlyValue) override
	{
		return LowerLevel->SetReadOnly(Filename, bNewReadOnlyValue);
	}
	virtual bool DirectoryExists(const TCHAR* Directory) override { return LowerLevel->DirectoryExists(Directory); }
	virtual bool CreateDirectoryTree(const TCHAR* Directory) override
	{
		return LowerLevel->CreateDirectoryTree(Directory);
	}

protected:
	IPlatformFile* LowerLevel = nullptr;
};
