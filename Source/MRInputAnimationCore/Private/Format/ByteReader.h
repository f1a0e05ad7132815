// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"
#include "Mria/FloatRules.h"
#include "Mria/Result.h"
#include "Mria/Span.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace mria
{

/**
 * A bounds-checked cursor over little-endian bytes that knows which field it is in. It keeps the first failure and
 * hands out zeros after it, so that parsing code stays straight and asks once, at the end.
 */
class ByteReader
{
public:
	explicit ByteReader(Span<const std::uint8_t> bytes)
		: bytes_(bytes)
	{
	}

	/** While it lives, fields are inside `name`. */
	class Scope
	{
	public:
		Scope(ByteReader& reader, const char* name, std::int32_t index)
			: reader_(reader)
		{
			reader_.path_.Push(name, index);
		}
		~Scope() { reader_.path_.Pop(); }
		Scope(const Scope&) = delete;
		Scope& operator=(const Scope&) = delete;

	private:
		ByteReader& reader_;
	};
	Scope Enter(const char* name, std::int32_t index = FieldPath::kNoIndex) { return Scope(*this, name, index); }

	/** Fields from here on are inside this curve, or in none. Its path is made only if something fails there. */
	void SetCurve(std::optional<CurveId> curve) { curve_ = curve; }

	std::uint8_t U8(const char* field);
	std::int32_t I32(const char* field);
	std::int64_t I64(const char* field);
	float F32(const char* field);

	/**
	 * A count of elements that take at least `elementSize` bytes each; 0 after a failure. A nonsensical count fails
	 * here. A plausible one that does not fit is let through: the element at which the bytes end makes the better
	 * error.
	 */
	std::uint32_t Count(const char* field, std::size_t elementSize);

	/**
	 * `count` records of `size` bytes, each made of 4-byte fields with these names, left where they are. If the bytes
	 * end inside them, the error names the record and field. Null after a failure and for no records.
	 */
	const std::uint8_t* Records(
		const char* name, std::uint32_t count, std::size_t size, Span<const char* const> fields);

	/** A .NET string: its bytes and the size of its length. */
	struct Text
	{
		Span<const std::uint8_t> bytes;
		std::uint8_t lengthSize = 0;
	};
	Text String(const char* field);

	void ExpectEnd();

	std::size_t Offset() const { return offset_; }
	std::size_t Left() const { return bytes_.size() - offset_; }
	const std::optional<Error>& FirstError() const { return error_; }

	/** Records a failure in `field`, unless one came before. */
	void Fail(ErrorCode code, std::size_t offset, const char* field, std::int64_t wanted, std::int64_t found);

private:
	template <typename T>
	T Load(const char* field);

	Span<const std::uint8_t> bytes_;
	std::size_t offset_ = 0;
	std::optional<CurveId> curve_;
	FieldPath path_;
	std::optional<Error> error_;
};

} // namespace mria
