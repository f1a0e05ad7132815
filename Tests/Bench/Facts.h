// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace mria::bench
{

/** What is counted or compared rather than timed. */
struct Facts
{
	double memory = 0.0; ///< Bytes that a sampler holds, in parts of the 1.1 file; the larger of 60 s and 30 min.
	double difference = 0.0; ///< Largest from the reference evaluator, in metres and parts of a unit quaternion.
	std::size_t allocations = 0; ///< Over all frames that were compared.
	double ordinaryError = 0.0; ///< Of Bézier batches whose keys have values from 0 to 1.
	double extremeError = 0.0;
	double cleanKeys = 0.0; ///< That the reducer keeps, in parts of what MRTK's keeps.
	double noisyKeys = 0.0;

	/** Each contender that does not give what the reference gives, with how far it is off. Timing it would mean
	 * nothing. */
	std::vector<std::string> disagreements;
};

Facts FindFacts();

/** Those of the reducer. */
void FindReduceFacts(Facts& facts);

} // namespace mria::bench
