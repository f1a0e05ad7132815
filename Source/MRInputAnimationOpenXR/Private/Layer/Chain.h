// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api/OpenXrApi.h"

namespace mria::openxr
{

/** The first struct of that type in a chain, or null. */
template <typename Struct>
Struct* FindInChain(void* first, XrStructureType type)
{
	for (auto* link = static_cast<XrBaseOutStructure*>(first); link; link = link->next)
	{
		if (link->type == type)
		{
			return reinterpret_cast<Struct*>(link);
		}
	}
	return nullptr;
}

/** Removes a struct that the runtime does not know from the chain for its lifetime. */
class UnlinkedStruct
{
public:
	/** `head` is the struct that the chain hangs on. Does nothing unless `isUnknown`. */
	UnlinkedStruct(void* head, XrStructureType type, bool isUnknown)
	{
		auto* before = static_cast<XrBaseOutStructure*>(head);
		while (isUnknown && before->next && !link_)
		{
			if (before->next->type == type)
			{
				before_ = before;
				link_ = before->next;
				before->next = link_->next;
			}
			else
			{
				before = before->next;
			}
		}
	}
	~UnlinkedStruct()
	{
		if (link_)
		{
			before_->next = link_;
		}
	}
	UnlinkedStruct(const UnlinkedStruct&) = delete;
	UnlinkedStruct& operator=(const UnlinkedStruct&) = delete;

private:
	XrBaseOutStructure* before_ = nullptr;
	XrBaseOutStructure* link_ = nullptr;
};

} // namespace mria::openxr
