// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Delegates/DelegateCombinations.h"
#include "Internationalization/Text.h"
#include "Templates/SharedPointer.h"

/** How bad a message is; the smaller the worse. */
namespace EMessageSeverity
{
enum Type : int
{
	Error = 1,
	PerformanceWarning = 2,
	Warning = 3,
	Info = 4,
};
} // namespace EMessageSeverity

namespace EMessageToken
{
enum Type
{
	Action,
	Actor,
	AssetName,
	Image,
	Object,
	Severity,
	Text,
	URL,
};
} // namespace EMessageToken

class IMessageToken;
DECLARE_DELEGATE_OneParam(FOnMessageTokenActivated, const TSharedRef<IMessageToken>&);

/** One piece of a message: text, or something to click on. */
class IMessageToken
{
public:
	virtual ~IMessageToken() = default;
	virtual EMessageToken::Type GetType() const = 0;
	virtual const FText& ToText() const { return CachedText; }
	virtual const FOnMessageTokenActivated& GetOnMessageTokenActivated() const { return MessageTokenActivated; }

protected:
	FOnMessageTokenActivated MessageTokenActivated;
	FText CachedText;
};

class FTextToken : public IMessageToken
{
public:
	static TSharedRef<FTextToken> Create(const FText& InMessage) { return MakeShareable(new FTextToken(InMessage)); }
	virtual EMessageToken::Type GetType() const override { return EMessageToken::Text; }

private:
	explicit FTextToken(const FText& InMessage) { CachedText = InMessage; }
};

/** A link to an asset by its name, such as "/Game/Folder/Name". */
class FAssetNameToken : public IMessageToken
{
public:
	static TSharedRef<FAssetNameToken> Create(const FString& InAssetName, const FText& InMessage = FText())
	{
		return MakeShareable(new FAssetNameToken(InAssetName, InMessage));
	}
	virtual EMessageToken::Type GetType() const override { return EMessageToken::AssetName; }
	const FString& GetAssetName() const { return AssetName; }

private:
	FAssetNameToken(const FString& InAssetName, const FText& InMessage)
		: AssetName(InAssetName)
	{
		CachedText = InMessage.IsEmpty() ? FText::FromString(InAssetName) : InMessage;
	}

	FString AssetName;
};

DECLARE_DELEGATE(FOnActionTokenExecuted);

/** Something to do about the message, at a click. */
class FActionToken : public IMessageToken
{
public:
	static TSharedRef<FActionToken> Create(const FText& InActionName, const FText& InActionDescription,
		const FOnActionTokenExecuted& InAction, bool bInSingleUse = false)
	{
		return MakeShareable(new FActionToken(InActionName, InActionDescription, InAction, bInSingleUse));
	}
	virtual EMessageToken::Type GetType() const override { return EMessageToken::Action; }
	void ExecuteAction();
	bool CanExecuteAction() const { return !(bSingleUse && bActionExecuted) && Action.IsBound(); }
	const FText& GetActionDescription() const { return Description; }

private:
	FActionToken(const FText& InName, const FText& InDescription, const FOnActionTokenExecuted& InAction, bool bOnce)
		: Description(InDescription)
		, Action(InAction)
		, bSingleUse(bOnce)
	{
		CachedText = InName;
	}

	FText Description;
	FOnActionTokenExecuted Action;
	bool bSingleUse = false;
	bool bActionExecuted = false;
};

/** A message made of tokens. Its text is theirs with spaces between. */
class FTokenizedMessage : public TSharedFromThis<FTokenizedMessage>
{
public:
	static TSharedRef<FTokenizedMessage> Create(
		EMessageSeverity::Type InSeverity, const FText& InMessageText = FText());

	FText ToText() const;
	TSharedRef<FTokenizedMessage> AddToken(const TSharedRef<IMessageToken>& InMessageToken);
	TSharedRef<FTokenizedMessage> AddText(const FText& InText) { return AddToken(FTextToken::Create(InText)); }
	void SetSeverity(EMessageSeverity::Type InSeverity) { Severity = InSeverity; }
	EMessageSeverity::Type GetSeverity() const { return Severity; }
	const TArray<TSharedRef<IMessageToken>>& GetMessageTokens() const { return MessageTokens; }
	static FText GetSeverityText(EMessageSeverity::Type InSeverity);

private:
	FTokenizedMessage() = default;

	TArray<TSharedRef<IMessageToken>> MessageTokens;
	EMessageSeverity::Type Severity = EMessageSeverity::Info;
};
