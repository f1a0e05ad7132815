// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editor/Transactor.h"

#include "HostTransactionBuffer.h"

UTransactor::UTransactor()
	: Buffer(MakeShared<UE::Host::FTransactionBuffer>())
{
}

UTransactor::~UTransactor() = default;

void UTransactor::SetUndoBarrier()
{
	Buffer->SetBarrier();
}

void UTransactor::RemoveUndoBarrier()
{
	Buffer->RemoveBarrier();
}
