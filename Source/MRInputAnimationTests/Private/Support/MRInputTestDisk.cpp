// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputTestDisk.h"

#include "HAL/PlatformFileManager.h"
#include "Misc/Paths.h"

namespace MRInputTestDiskDetail
{

/** UNCONFIRMED(cached-handle): FCachedFileHandle is made of a handle, readable and writable. [compile] */
class FHandle final : public FCachedFileHandle
{
public:
	FHandle(IFileHandle* Inner, FMRInputTestDisk& InDisk)
		: FCachedFileHandle(Inner, false, true)
		, Disk(InDisk)
	{
	}

	virtual bool Write(const uint8* Source, int64 BytesToWrite) override
	{
		return Disk.TakeRoom(BytesToWrite) && FCachedFileHandle::Write(Source, BytesToWrite);
	}

private:
	FMRInputTestDisk& Disk;
};

} // namespace MRInputTestDiskDetail

FMRInputTestDisk& FMRInputTestDisk::Get()
{
	static FMRInputTestDisk* const Disk = new FMRInputTestDisk();
	return *Disk;
}

FMRInputTestDisk::FScope::FScope(const FString& Folder)
{
	FMRInputTestDisk& Disk = Get();
	FPlatformFileManager& Manager = FPlatformFileManager::Get();
	Disk.Folder = FPaths::ConvertRelativePathToFull(Folder);
	Disk.SetLowerLevel(&Manager.GetPlatformFile());
	Manager.SetPlatformFile(Disk);
}

FMRInputTestDisk::FScope::~FScope()
{
	FMRInputTestDisk& Disk = Get();
	FPlatformFileManager::Get().SetPlatformFile(*Disk.GetLowerLevel());
	Disk.BeforeRead = nullptr;
	Disk.Room = MAX_int64;
	Disk.Refused = 0;
}

void FMRInputTestDisk::FScope::SetRoom(int64 Bytes, const FString& InNameEnd)
{
	Get().NameEnd = InNameEnd;
	Get().Room = Bytes;
}

void FMRInputTestDisk::FScope::SetBeforeRead(TFunction<void()> InBeforeRead)
{
	Get().BeforeRead = MoveTemp(InBeforeRead);
}

int32 FMRInputTestDisk::FScope::GetRefusedCount() const
{
	return Get().Refused;
}

IFileHandle* FMRInputTestDisk::OpenRead(const TCHAR* Filename, bool bAllowWrite)
{
	if (IsBelowFolder(Filename) && BeforeRead)
	{
		BeforeRead();
	}
	return GetLowerLevel()->OpenRead(Filename, bAllowWrite);
}

IFileHandle* FMRInputTestDisk::OpenWrite(const TCHAR* Filename, bool bAppend, bool bAllowRead)
{
	IFileHandle* Inner = GetLowerLevel()->OpenWrite(Filename, bAppend, bAllowRead);
	const bool bIsFaulty = Inner && IsBelowFolder(Filename) && FString(Filename).EndsWith(NameEnd);
	return bIsFaulty ? new MRInputTestDiskDetail::FHandle(Inner, *this) : Inner;
}

bool FMRInputTestDisk::TakeRoom(int64 Bytes)
{
	const bool bFits = Room >= Bytes;
	Room -= bFits ? Bytes : 0;
	Refused += bFits ? 0 : 1;
	return bFits;
}

bool FMRInputTestDisk::IsBelowFolder(const FString& Path) const
{
	return FPaths::ConvertRelativePathToFull(Path).StartsWith(Folder);
}
