// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "HostObjectRegistry.h"
#include "UObject/Class.h"
#include "UObject/UnrealType.h"

namespace PropertyTextDetail
{
class FTextVisitor : public UE::Host::FHostPropertyVisitor
{
public:
	explicit FTextVisitor(FName InName)
		: Name(InName)
	{
	}
	void Visit(const TCHAR* VisitedName, const UE::Host::FHostType& Type, void* Value, uint64) override
	{
		Text = FName(VisitedName) == Name && Type.ToText ? Type.ToText(Value) : Text;
	}

	FString Text;

private:
	FName Name;
};
} // namespace PropertyTextDetail

void FProperty::ExportTextItem_InContainer(
	FString& ValueStr, const void* Container, const void*, UObject*, int32, UObject*) const
{
	PropertyTextDetail::FTextVisitor Visitor(Name);
	void* const Mutable = const_cast<void*>(Container);
	const UStruct* const Type = UE::Host::AsClass(Owner) ? static_cast<UObject*>(Mutable)->GetClass() : Owner;
	Type->HostVisit(Mutable, Visitor);
	ValueStr += Visitor.Text;
}
