// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Gltf.h"

#include <tiny_gltf.h>

#include <cstring>
#include <sstream>
#include <string>
#include <utility>

namespace mria::bench
{

namespace GltfDetail
{
/** One animated property: curves that share their key times. */
struct Property
{
	CurveId first;
	std::size_t width;
	bool startsNode;
};

std::vector<Property> PropertiesOf()
{
	std::vector<Property> properties;
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		properties.push_back({PoseCurve(pose, PoseComponent::PositionX), 3, true});
		properties.push_back({PoseCurve(pose, PoseComponent::RotationX), 4, false});
	}
	properties.push_back({GazeCurve(RayComponent::OriginX), 3, true});
	properties.push_back({GazeCurve(RayComponent::DirectionX), 3, true});
	return properties;
}

int AddAccessor(tinygltf::Model& model, const std::vector<float>& values, std::size_t width)
{
	constexpr int kTypes[] = {0, TINYGLTF_TYPE_SCALAR, 0, TINYGLTF_TYPE_VEC3, TINYGLTF_TYPE_VEC4};
	std::vector<unsigned char>& data = model.buffers[0].data;

	tinygltf::BufferView view;
	view.buffer = 0;
	view.byteOffset = data.size();
	view.byteLength = values.size() * sizeof(float);
	data.resize(data.size() + view.byteLength);
	std::memcpy(data.data() + view.byteOffset, values.data(), view.byteLength);
	model.bufferViews.push_back(view);

	tinygltf::Accessor accessor;
	accessor.bufferView = static_cast<int>(model.bufferViews.size()) - 1;
	accessor.componentType = TINYGLTF_COMPONENT_TYPE_FLOAT;
	accessor.type = kTypes[width];
	accessor.count = values.size() / width;
	if (width == 1 && !values.empty())
	{
		accessor.minValues = {static_cast<double>(values.front())};
		accessor.maxValues = {static_cast<double>(values.back())};
	}
	model.accessors.push_back(accessor);
	return static_cast<int>(model.accessors.size()) - 1;
}

std::vector<float> TimesOf(const RecordingView& recording, const Property& property)
{
	const CurveView& curve = recording.curves[property.first];
	std::vector<float> times;
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		times.push_back(curve.Time(i));
	}
	return times;
}

std::vector<float> ValuesOf(const RecordingView& recording, const Property& property)
{
	std::vector<float> values;
	for (std::size_t i = 0; i < recording.curves[property.first].size(); ++i)
	{
		for (std::size_t c = 0; c < property.width; ++c)
		{
			values.push_back(recording.curves[property.first + c].Value(i));
		}
	}
	return values;
}

void AddProperty(tinygltf::Model& model, const RecordingView& recording, const Property& property)
{
	if (property.startsNode)
	{
		tinygltf::Node node;
		node.name = CurveName(property.first);
		model.nodes.push_back(node);
	}
	tinygltf::Animation& animation = model.animations[0];
	tinygltf::AnimationSampler sampler;
	sampler.input = AddAccessor(model, TimesOf(recording, property), 1);
	sampler.output = AddAccessor(model, ValuesOf(recording, property), property.width);
	sampler.interpolation = "LINEAR";
	animation.samplers.push_back(sampler);

	tinygltf::AnimationChannel channel;
	channel.sampler = static_cast<int>(animation.samplers.size()) - 1;
	channel.target_node = static_cast<int>(model.nodes.size()) - 1;
	channel.target_path = property.width == 4 ? "rotation" : "translation";
	animation.channels.push_back(channel);
}

bool LoadModel(Span<const std::uint8_t> bytes, tinygltf::Model& model)
{
	tinygltf::TinyGLTF loader;
	std::string error;
	std::string warning;
	return loader.LoadBinaryFromMemory(&model, &error, &warning, bytes.data(), static_cast<unsigned int>(bytes.size()));
}

bool Holds(const tinygltf::Model& model, int accessor, const std::vector<float>& wanted)
{
	const tinygltf::BufferView& view =
		model.bufferViews[static_cast<std::size_t>(model.accessors[static_cast<std::size_t>(accessor)].bufferView)];
	return view.byteLength == wanted.size() * sizeof(float) &&
		std::memcmp(model.buffers[0].data.data() + view.byteOffset, wanted.data(), view.byteLength) == 0;
}
} // namespace GltfDetail

std::vector<std::uint8_t> WriteGlb(const RecordingView& recording)
{
	tinygltf::Model model;
	model.asset.version = "2.0";
	model.buffers.resize(1);
	model.animations.resize(1);
	for (const GltfDetail::Property& property : GltfDetail::PropertiesOf())
	{
		GltfDetail::AddProperty(model, recording, property);
	}
	std::ostringstream out;
	tinygltf::TinyGLTF writer;
	writer.WriteGltfSceneToStream(&model, out, false, true);
	const std::string bytes = out.str();
	return {bytes.begin(), bytes.end()};
}

std::size_t LoadGlb(Span<const std::uint8_t> bytes)
{
	tinygltf::Model model;
	return GltfDetail::LoadModel(bytes, model) ? model.animations[0].channels.size() : 0;
}

bool HoldsRecording(Span<const std::uint8_t> glb, const RecordingView& recording)
{
	tinygltf::Model model;
	const std::vector<GltfDetail::Property> properties = GltfDetail::PropertiesOf();
	if (!GltfDetail::LoadModel(glb, model) || model.animations[0].channels.size() != properties.size())
	{
		return false;
	}
	for (std::size_t i = 0; i < properties.size(); ++i)
	{
		const tinygltf::AnimationSampler& sampler = model.animations[0].samplers[i];
		if (!GltfDetail::Holds(model, sampler.input, GltfDetail::TimesOf(recording, properties[i])) ||
			!GltfDetail::Holds(model, sampler.output, GltfDetail::ValuesOf(recording, properties[i])))
		{
			return false;
		}
	}
	return true;
}

} // namespace mria::bench
