// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Input/Events.h"

/** Distinguishes operations by name, without RTTI. */
#define DRAG_DROP_OPERATOR_TYPE(TYPE, BASE)                                                                            \
	static const FString& GetTypeId()                                                                                  \
	{                                                                                                                  \
		static FString Type = TEXT(#TYPE);                                                                             \
		return Type;                                                                                                   \
	}                                                                                                                  \
	virtual bool IsOfTypeImpl(const FString& Type) const override                                                      \
	{                                                                                                                  \
		return GetTypeId() == Type || BASE::IsOfTypeImpl(Type);                                                        \
	}

class FDragDropOperation : public TSharedFromThis<FDragDropOperation>
{
public:
	virtual ~FDragDropOperation() = default;
	virtual bool IsOfTypeImpl(const FString&) const { return false; }
	template <typename OperationType>
	bool IsOfType() const
	{
		return IsOfTypeImpl(OperationType::GetTypeId());
	}
};

class FDragDropEvent : public FPointerEvent
{
public:
	FDragDropEvent(const FPointerEvent& InMouseEvent, const TSharedPtr<FDragDropOperation>& InContent)
		: FPointerEvent(InMouseEvent)
		, Content(InContent)
	{
	}

	/** Null if it is another kind. */
	template <typename OperationType>
	TSharedPtr<OperationType> GetOperationAs() const
	{
		return Content.IsValid() && Content->IsOfType<OperationType>() ? StaticCastSharedPtr<OperationType>(Content)
																	   : nullptr;
	}

private:
	TSharedPtr<FDragDropOperation> Content;
};
