// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Failure.h"

#include <string>

namespace mria
{

/** The user name and password of Device Portal. Neither printed nor passed to another process. */
struct Credentials
{
	std::string user;
	std::string password;
};

/**
 * From `file` if one is given (user name and password on a line each, readable by its owner only), else from
 * MRIA_DEVICE_USER and MRIA_DEVICE_PASSWORD, else asked for on the terminal without echo.
 */
FileResult<Credentials> FindCredentials(const std::string& file);

} // namespace mria
