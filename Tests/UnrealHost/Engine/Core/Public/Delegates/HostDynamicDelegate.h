// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Delegates/HostScriptDelegate.h"

/** Delegates that Blueprint can bind to, for up to eight parameters; each parameter has a type and a name. */
#define HOST_DECLARE_DYNAMIC(Name, Ret, ...)                                                                           \
	class Name : public UE::Host::TDynamicDelegate<Ret(__VA_ARGS__)>                                                   \
	{                                                                                                                  \
	}
#define HOST_DECLARE_DYNAMIC_MULTICAST(Name, ...)                                                                      \
	class Name : public UE::Host::TDynamicMulticastDelegate<void(__VA_ARGS__)>                                         \
	{                                                                                                                  \
	}

#define DECLARE_DYNAMIC_MULTICAST_DELEGATE(Name) HOST_DECLARE_DYNAMIC_MULTICAST(Name)
#define DECLARE_DYNAMIC_DELEGATE_OneParam(Name, P1, N1) HOST_DECLARE_DYNAMIC(Name, void, P1 N1)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(Name, P1, N1) HOST_DECLARE_DYNAMIC_MULTICAST(Name, P1 N1)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(Name, P1, N1, P2, N2)                                             \
	HOST_DECLARE_DYNAMIC_MULTICAST(Name, P1 N1, P2 N2)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_ThreeParams(Name, P1, N1, P2, N2, P3, N3)                                   \
	HOST_DECLARE_DYNAMIC_MULTICAST(Name, P1 N1, P2 N2, P3 N3)

/** `Function` is written &Class::Method; the name after the last colon must be a UFUNCTION. */
#define AddDynamic(Object, Function) HostAddDynamic(Object, Function, UE::Host::MethodName(TEXT(#Function)))
#define AddUniqueDynamic(Object, Function) HostAddUniqueDynamic(Object, Function, UE::Host::MethodName(TEXT(#Function)))
#define RemoveDynamic(Object, Function) HostRemoveDynamic(Object, Function, UE::Host::MethodName(TEXT(#Function)))
