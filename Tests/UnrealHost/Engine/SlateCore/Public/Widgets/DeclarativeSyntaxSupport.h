// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Styling/SlateStyle.h"
#include "Widgets/SWidget.h"

#include <tuple>

/** What every widget takes. */
template <typename InWidgetType>
struct TSlateBaseNamedArgs
{
	using WidgetType = InWidgetType;
	using WidgetArgsType = typename WidgetType::FArguments;

	template <typename LambdaType>
	WidgetArgsType& IsEnabled_Lambda(LambdaType&& Function)
	{
		return Set(_IsEnabled, TAttribute<bool>::CreateLambda(std::forward<LambdaType>(Function)));
	}
	WidgetArgsType& ToolTipText(const TAttribute<FText>& Value) { return Set(_ToolTipText, Value); }

	TAttribute<bool> _IsEnabled;
	TAttribute<FText> _ToolTipText;

private:
	template <typename T>
	WidgetArgsType& Set(T& Member, const T& Value)
	{
		Member = Value;
		return static_cast<WidgetArgsType&>(*this);
	}
};

#define SLATE_BEGIN_ARGS(InWidgetType)                                                                                 \
public:                                                                                                                \
	struct FArguments : public TSlateBaseNamedArgs<InWidgetType>                                                       \
	{                                                                                                                  \
		using WidgetArgsType = FArguments;                                                                             \
		using WidgetType = InWidgetType;                                                                               \
		FArguments()

#define SLATE_END_ARGS()                                                                                               \
	}                                                                                                                  \
	;

#define SLATE_ARGUMENT(ArgType, ArgName)                                                                               \
	ArgType _##ArgName{};                                                                                              \
	WidgetArgsType& ArgName(ArgType InArg)                                                                             \
	{                                                                                                                  \
		_##ArgName = InArg;                                                                                            \
		return *this;                                                                                                  \
	}

#define SLATE_ATTRIBUTE(AttrType, AttrName)                                                                            \
	TAttribute<AttrType> _##AttrName;                                                                                  \
	WidgetArgsType& AttrName(TAttribute<AttrType> InAttribute)                                                         \
	{                                                                                                                  \
		_##AttrName = InAttribute;                                                                                     \
		return *this;                                                                                                  \
	}                                                                                                                  \
	template <typename Class, typename Method, typename... Vars>                                                       \
	WidgetArgsType& AttrName(Class* InUserObject, Method InFunction, Vars... InVars)                                   \
	{                                                                                                                  \
		_##AttrName = TAttribute<AttrType>::Create(                                                                    \
			TAttribute<AttrType>::FGetter::CreateSP(InUserObject, InFunction, InVars...));                             \
		return *this;                                                                                                  \
	}                                                                                                                  \
	template <typename LambdaType>                                                                                     \
	WidgetArgsType& AttrName##_Lambda(LambdaType&& InFunction)                                                         \
	{                                                                                                                  \
		_##AttrName = TAttribute<AttrType>::CreateLambda(std::forward<LambdaType>(InFunction));                        \
		return *this;                                                                                                  \
	}

#define SLATE_EVENT(DelegateType, EventName)                                                                           \
	DelegateType _##EventName;                                                                                         \
	WidgetArgsType& EventName(const DelegateType& InDelegate)                                                          \
	{                                                                                                                  \
		_##EventName = InDelegate;                                                                                     \
		return *this;                                                                                                  \
	}                                                                                                                  \
	template <typename Class, typename Method, typename... Vars>                                                       \
	WidgetArgsType& EventName(Class* InUserObject, Method InFunction, Vars... InVars)                                  \
	{                                                                                                                  \
		_##EventName = DelegateType::CreateSP(InUserObject, InFunction, InVars...);                                    \
		return *this;                                                                                                  \
	}                                                                                                                  \
	template <typename LambdaType, typename... Vars>                                                                   \
	WidgetArgsType& EventName##_Lambda(LambdaType&& InFunction, Vars... InVars)                                        \
	{                                                                                                                  \
		_##EventName = DelegateType::CreateLambda(std::forward<LambdaType>(InFunction), InVars...);                    \
		return *this;                                                                                                  \
	}

#define SLATE_DEFAULT_SLOT(DeclarationType, SlotName)                                                                  \
	TSharedRef<SWidget> _##SlotName = SNullWidget::NullWidget;                                                         \
	DeclarationType& operator[](const TSharedRef<SWidget>& InChild)                                                    \
	{                                                                                                                  \
		_##SlotName = InChild;                                                                                         \
		return *this;                                                                                                  \
	}

/** How it looks, by a style's name for it; the host paints no styles. */
#define SLATE_STYLE_ARGUMENT(ArgType, ArgName)                                                                         \
	WidgetArgsType& ArgName(const ISlateStyle&, const FName&)                                                          \
	{                                                                                                                  \
		return *this;                                                                                                  \
	}

/** Slots added with "+ SPanel::Slot()". */
#define SLATE_SLOT_ARGUMENT(SlotType, SlotName)                                                                        \
	TArray<SlotType> _##SlotName;                                                                                      \
	WidgetArgsType& operator+(const SlotType& InSlot)                                                                  \
	{                                                                                                                  \
		_##SlotName.Add(InSlot);                                                                                       \
		return *this;                                                                                                  \
	}

namespace UE::Host
{
/** Makes the widget once its arguments are complete: "<<=" binds looser than what builds them. */
template <typename WidgetType, typename... RequiredTypes>
struct TWidgetDeclaration
{
	const TCHAR* Type;
	TSharedPtr<WidgetType>* Exposed;
	std::tuple<RequiredTypes...> Required;

	TSharedRef<WidgetType> operator<<=(const typename WidgetType::FArguments& Arguments)
	{
		TSharedRef<WidgetType> Widget = MakeShared<WidgetType>();
		Widget->HostSetType(FName(Type));
		Widget->SetEnabled(Arguments._IsEnabled);
		Widget->SetToolTipText(Arguments._ToolTipText);
		std::apply([&](auto&... Each) { Widget->Construct(Arguments, Each...); }, Required);
		if (Exposed)
		{
			*Exposed = Widget;
		}
		return Widget;
	}
};

template <typename WidgetType, typename... RequiredTypes>
TWidgetDeclaration<WidgetType, RequiredTypes...> DeclareWidget(
	const TCHAR* Type, TSharedPtr<WidgetType>* Exposed, RequiredTypes... Required)
{
	return {Type, Exposed, std::tuple<RequiredTypes...>(Required...)};
}
} // namespace UE::Host

#define SNew(WidgetType, ...)                                                                                          \
	UE::Host::DeclareWidget<WidgetType>(TEXT(#WidgetType), nullptr, ##__VA_ARGS__) <<= WidgetType::FArguments()
#define SAssignNew(ExposeAs, WidgetType, ...)                                                                          \
	UE::Host::DeclareWidget<WidgetType>(TEXT(#WidgetType), &ExposeAs, ##__VA_ARGS__) <<= WidgetType::FArguments()
