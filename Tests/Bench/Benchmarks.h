// SPDX-License-Identifier: MIT
#pragma once

namespace mria::bench
{

/** Each registers the benchmarks of its kind; what they work on is made when they first run. */
void RegisterLoads();
void RegisterFrames();
void RegisterBezier();

} // namespace mria::bench
