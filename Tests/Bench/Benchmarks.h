// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

namespace mria::bench
{

/** Each registers the benchmarks of its kind; what they work on is made when they first run. */
void RegisterLoads();
void RegisterFrames();
void RegisterColdFrames(); ///< With other work in between, which empties the near caches.
void RegisterBezier();
void RegisterReduce();
void RegisterRecords();

/** Records an hour in some seconds, and prints what it took: a table in Markdown. */
void ReportHour();

} // namespace mria::bench
