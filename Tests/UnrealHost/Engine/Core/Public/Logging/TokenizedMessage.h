// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Internationalization/Text.h"
#include "Templates/SharedPointer.h"

/** How bad a message is; the smaller the worse. */
namespace EMessageSeverity
{
enum Type : int
{
	Error = 1,
	Warning = 3,
	Info = 4,
};
} // namespace EMessageSeverity

namespace EMessageToken
{
enum Type
{
	Object = 4,
	Text = 6,
};
} // namespace EMessageToken

/** One piece of a message: text, or something to click on. */
class IMessageToken
{
public:
	virtual ~IMessageToken() = default;
	virtual EMessageToken::Type GetType() const = 0;
	virtual const FText& ToText() const { return CachedText; }

protected:
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

/** A message made of tokens. Its text is theirs with spaces between. */
class FTokenizedMessage : public TSharedFromThis<FTokenizedMessage>
{
public:
	static TSharedRef<FTokenizedMessage> Create(
		EMessageSeverity::Type InSeverity, const FText& InMessageText = FText());

	FText ToText() const;
	TSharedRef<FTokenizedMessage> AddToken(const TSharedRef<IMessageToken>& InMessageToken);
	TSharedRef<FTokenizedMessage> AddText(const FText& InText) { return AddToken(FTextToken::Create(InText)); }
	EMessageSeverity::Type GetSeverity() const { return Severity; }
	const TArray<TSharedRef<IMessageToken>>& GetMessageTokens() const { return MessageTokens; }

private:
	FTokenizedMessage() = default;

	TArray<TSharedRef<IMessageToken>> MessageTokens;
	EMessageSeverity::Type Severity = EMessageSeverity::Info;
};
