// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "CoreTypes.h"
#include "GenericPlatform/GenericApplicationMessageHandler.h"
#include "Input/Events.h"
#include "Input/Reply.h"
#include "Layout/Geometry.h"
#include "Misc/Attribute.h"
#include "Rendering/DrawElements.h"

struct EVisibility
{
	static const EVisibility Hidden;
};
inline const EVisibility EVisibility::Hidden{};

class FCursorReply
{
public:
	static FCursorReply Unhandled() { return FCursorReply(); }
	static FCursorReply Cursor(EMouseCursor::Type InCursor)
	{
		FCursorReply Reply;
		Reply.MouseCursor = InCursor;
		Reply.bIsHandled = true;
		return Reply;
	}
	bool IsEventHandled() const { return bIsHandled; }
	EMouseCursor::Type GetCursorType() const { return MouseCursor; }

private:
	EMouseCursor::Type MouseCursor = EMouseCursor::Default;
	bool bIsHandled = false;
};

class FPaintArgs
{
};

class FWidgetStyle
{
};

class FSlateRect
{
public:
	FSlateRect() = default;
	FSlateRect(float InLeft, float InTop, float InRight, float InBottom)
		: Left(InLeft)
		, Top(InTop)
		, Right(InRight)
		, Bottom(InBottom)
	{
	}
	float Left = 0.0f;
	float Top = 0.0f;
	float Right = 0.0f;
	float Bottom = 0.0f;
};

enum class EInvalidateWidgetReason : uint8
{
	None = 0,
	Layout = 1 << 0,
	Paint = 1 << 1
};

enum class EWidgetClipping : uint8
{
	Inherit,
	ClipToBounds
};

class SWidget;

class FChildren
{
public:
	int32 Num() const { return Widgets.Num(); }
	TSharedRef<SWidget> GetChildAt(int32 Index) const { return Widgets[Index].ToSharedRef(); }
	/** For the host's panels. */
	TArray<TSharedPtr<SWidget>> Widgets;
};

/** Anything on the screen. Made with SNew only. */
class SWidget : public TSharedFromThis<SWidget>
{
public:
	virtual ~SWidget() = default;

	virtual int32 OnPaint(const FPaintArgs& Args, const FGeometry& AllottedGeometry, const FSlateRect& MyCullingRect,
		FSlateWindowElementList& OutDrawElements, int32 LayerId, const FWidgetStyle& InWidgetStyle,
		bool bParentEnabled) const = 0;
	virtual FVector2D ComputeDesiredSize(float LayoutScaleMultiplier) const = 0;
	virtual FChildren* GetChildren() = 0;

	virtual FReply OnMouseButtonDown(const FGeometry&, const FPointerEvent&) { return FReply::Unhandled(); }
	virtual FReply OnMouseButtonUp(const FGeometry&, const FPointerEvent&) { return FReply::Unhandled(); }
	virtual FReply OnMouseButtonDoubleClick(const FGeometry&, const FPointerEvent&) { return FReply::Unhandled(); }
	virtual FReply OnMouseMove(const FGeometry&, const FPointerEvent&) { return FReply::Unhandled(); }
	virtual FReply OnMouseWheel(const FGeometry&, const FPointerEvent&) { return FReply::Unhandled(); }
	virtual FReply OnKeyDown(const FGeometry&, const FKeyEvent&) { return FReply::Unhandled(); }
	virtual FReply OnKeyUp(const FGeometry&, const FKeyEvent&) { return FReply::Unhandled(); }
	virtual FReply OnPreviewKeyDown(const FGeometry&, const FKeyEvent&) { return FReply::Unhandled(); }
	virtual bool SupportsKeyboardFocus() const { return false; }
	virtual void OnMouseCaptureLost(const FCaptureLostEvent&) {}
	virtual FCursorReply OnCursorQuery(const FGeometry&, const FPointerEvent&) const
	{
		return FCursorReply::Unhandled();
	}

	void Invalidate(EInvalidateWidgetReason) {}
	void SetClipping(EWidgetClipping) {}
	void SetVisibility(TAttribute<EVisibility>) {}
	bool IsEnabled() const { return Enabled.Get(true); }
	void SetEnabled(TAttribute<bool> InEnabled) { Enabled = InEnabled; }
	FText GetToolTipText() const { return ToolTipText.Get(); }
	void SetToolTipText(const TAttribute<FText>& InText) { ToolTipText = InText; }
	FName GetType() const { return Type; }
	FString GetTypeAsString() const { return Type.ToString(); }
	void HostSetType(FName InType) { Type = InType; }

protected:
	SWidget() = default;
	template <typename WidgetType>
	static TSharedRef<WidgetType> SharedThis(WidgetType* This)
	{
		return StaticCastSharedRef<WidgetType>(static_cast<SWidget*>(This)->AsShared());
	}

private:
	FName Type;
	TAttribute<bool> Enabled;
	TAttribute<FText> ToolTipText;
};

/** A widget without others inside. */
class SLeafWidget : public SWidget
{
public:
	virtual FChildren* GetChildren() final { return &NoChildren; }

private:
	FChildren NoChildren;
};

class SCompoundWidget : public SWidget
{
public:
	virtual FChildren* GetChildren() override { return &Children; }
	virtual FVector2D ComputeDesiredSize(float LayoutScaleMultiplier) const override;
	virtual int32 OnPaint(const FPaintArgs& Args, const FGeometry& AllottedGeometry, const FSlateRect& MyCullingRect,
		FSlateWindowElementList& OutDrawElements, int32 LayerId, const FWidgetStyle& InWidgetStyle,
		bool bParentEnabled) const override;

protected:
	struct FChildSlot
	{
		explicit FChildSlot(FChildren& InChildren)
			: Children(InChildren)
		{
		}
		FChildSlot& operator[](const TSharedRef<SWidget>& InWidget)
		{
			Children.Widgets.Reset();
			Children.Widgets.Add(InWidget);
			return *this;
		}

	private:
		FChildren& Children;
	};

	FChildren Children;
	FChildSlot ChildSlot{Children};
};

/** Nothing to see. */
class SNullWidgetType final : public SLeafWidget
{
public:
	virtual int32 OnPaint(const FPaintArgs&, const FGeometry&, const FSlateRect&, FSlateWindowElementList&,
		int32 LayerId, const FWidgetStyle&, bool) const override
	{
		return LayerId;
	}
	virtual FVector2D ComputeDesiredSize(float) const override { return FVector2D(0.0, 0.0); }
};

struct SNullWidget
{
	static TSharedRef<SWidget> NullWidget;
};
