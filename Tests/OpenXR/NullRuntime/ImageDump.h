// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Objects.h"

namespace nullxr
{

/** Memory for an image or a buffer; null where the device has none of that kind. */
VkDeviceMemory AllocateMemory(
	const Vulkan& vulkan, const VkMemoryRequirements& requirements, VkMemoryPropertyFlags flags);

/** Waits for the application's queue, then writes the image as the next PPM file of the folder. */
void DumpImage(const Vulkan& vulkan, VkImage image, VkExtent2D extent);

} // namespace nullxr
