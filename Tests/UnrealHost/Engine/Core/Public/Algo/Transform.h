// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/Invoke.h"

namespace Algo
{

/** Adds the result for every element to `Output`, which has an Add. */
template <typename InputType, typename OutputType, typename TransformType>
void Transform(const InputType& Input, OutputType&& Output, TransformType Trans)
{
	for (const auto& Element : Input)
	{
		Output.Add(Invoke(Trans, Element));
	}
}

template <typename InputType, typename OutputType, typename PredicateType, typename TransformType>
void TransformIf(const InputType& Input, OutputType&& Output, PredicateType Pred, TransformType Trans)
{
	for (const auto& Element : Input)
	{
		if (Invoke(Pred, Element))
		{
			Output.Add(Invoke(Trans, Element));
		}
	}
}

} // namespace Algo
