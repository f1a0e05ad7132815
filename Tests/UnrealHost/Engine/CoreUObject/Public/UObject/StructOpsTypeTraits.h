// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

/** What a USTRUCT does itself instead of member by member. Only Serialize and AddStructReferencedObjects are heeded. */
template <typename CPPSTRUCT>
struct TStructOpsTypeTraitsBase2
{
	enum
	{
		WithSerializer = false,
		WithAddStructReferencedObjects = false,
	};
};

template <typename CPPSTRUCT>
struct TStructOpsTypeTraits : TStructOpsTypeTraitsBase2<CPPSTRUCT>
{
};
