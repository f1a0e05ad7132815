// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Entry.h"

namespace nullxr
{

/** Which device an application must use (the first one), and nothing that it must enable on it. */
namespace VulkanSetupDetail
{
XrResult GetNoExtensions(XrInstance, XrSystemId, std::uint32_t capacity, std::uint32_t* count, char* buffer)
{
	return CopyOut(std::string_view("", 1), capacity, count, buffer);
}

XrResult GetRequirements(XrInstance instance, XrSystemId, XrGraphicsRequirementsVulkanKHR* out)
{
	out->minApiVersionSupported = XR_MAKE_VERSION(1, 0, 0);
	out->maxApiVersionSupported = XR_MAKE_VERSION(1, 3, 0);
	return Get().instances.Find(instance) ? XR_SUCCESS : XR_ERROR_HANDLE_INVALID;
}

XrResult FirstDevice(VkInstance vulkan, VkPhysicalDevice* out)
{
	std::uint32_t count = 1;
	const VkResult result = vkEnumeratePhysicalDevices(vulkan, &count, out);
	return (result == VK_SUCCESS || result == VK_INCOMPLETE) && count == 1 ? XR_SUCCESS : XR_ERROR_RUNTIME_FAILURE;
}

XrResult GetDevice(XrInstance, XrSystemId, VkInstance vulkan, VkPhysicalDevice* out)
{
	return FirstDevice(vulkan, out);
}

XrResult GetDevice2(XrInstance, const XrVulkanGraphicsDeviceGetInfoKHR* info, VkPhysicalDevice* out)
{
	return FirstDevice(info->vulkanInstance, out);
}

XrResult CreateVulkanInstance(
	XrInstance, const XrVulkanInstanceCreateInfoKHR* info, VkInstance* vulkan, VkResult* result)
{
	const auto create =
		reinterpret_cast<PFN_vkCreateInstance>(info->pfnGetInstanceProcAddr(nullptr, "vkCreateInstance"));
	*result = create(info->vulkanCreateInfo, info->vulkanAllocator, vulkan);
	return XR_SUCCESS;
}

XrResult CreateVulkanDevice(XrInstance, const XrVulkanDeviceCreateInfoKHR* info, VkDevice* device, VkResult* result)
{
	*result = vkCreateDevice(info->vulkanPhysicalDevice, info->vulkanCreateInfo, info->vulkanAllocator, device);
	return XR_SUCCESS;
}
} // namespace VulkanSetupDetail

void AddVulkanEntries(Entries& entries)
{
	using namespace VulkanSetupDetail;
	const char* first = XR_KHR_VULKAN_ENABLE_EXTENSION_NAME;
	entries.push_back(MakeEntry<GetNoExtensions>("xrGetVulkanInstanceExtensionsKHR", first));
	entries.push_back(MakeEntry<GetNoExtensions>("xrGetVulkanDeviceExtensionsKHR", first));
	entries.push_back(MakeEntry<GetDevice>("xrGetVulkanGraphicsDeviceKHR", first));
	entries.push_back(MakeEntry<GetRequirements>("xrGetVulkanGraphicsRequirementsKHR", first));
	const char* second = XR_KHR_VULKAN_ENABLE2_EXTENSION_NAME;
	entries.push_back(MakeEntry<CreateVulkanInstance>("xrCreateVulkanInstanceKHR", second));
	entries.push_back(MakeEntry<CreateVulkanDevice>("xrCreateVulkanDeviceKHR", second));
	entries.push_back(MakeEntry<GetDevice2>("xrGetVulkanGraphicsDevice2KHR", second));
	entries.push_back(MakeEntry<GetRequirements>("xrGetVulkanGraphicsRequirements2KHR", second));
}

} // namespace nullxr
