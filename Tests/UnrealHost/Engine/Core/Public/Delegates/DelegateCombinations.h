// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Delegates/Delegate.h"
#include "Delegates/HostMulticastDelegate.h"
#include "Delegates/HostScriptDelegate.h"

/** The macros that name delegate types, for up to eight parameters. An event is a multicast delegate with an owner. */
#define HOST_DECLARE_DELEGATE(Name, Ret, ...) using Name = TDelegate<Ret(__VA_ARGS__)>
#define HOST_DECLARE_MULTICAST(Name, ...) using Name = TMulticastDelegate<void(__VA_ARGS__)>
#define HOST_DECLARE_EVENT(Owner, Name, ...)                                                                           \
	class Name : public TMulticastDelegate<void(__VA_ARGS__)>                                                          \
	{                                                                                                                  \
		friend class Owner;                                                                                            \
	}

#define DECLARE_DELEGATE(Name) HOST_DECLARE_DELEGATE(Name, void)
#define DECLARE_DELEGATE_RetVal(Ret, Name) HOST_DECLARE_DELEGATE(Name, Ret)
#define DECLARE_MULTICAST_DELEGATE(Name) HOST_DECLARE_MULTICAST(Name)
#define DECLARE_EVENT(Owner, Name) HOST_DECLARE_EVENT(Owner, Name)
#define DECLARE_DELEGATE_OneParam(Name, P1) HOST_DECLARE_DELEGATE(Name, void, P1)
#define DECLARE_DELEGATE_RetVal_OneParam(Ret, Name, P1) HOST_DECLARE_DELEGATE(Name, Ret, P1)
#define DECLARE_MULTICAST_DELEGATE_OneParam(Name, P1) HOST_DECLARE_MULTICAST(Name, P1)
#define DECLARE_EVENT_OneParam(Owner, Name, P1) HOST_DECLARE_EVENT(Owner, Name, P1)
#define DECLARE_MULTICAST_DELEGATE_TwoParams(Name, P1, P2) HOST_DECLARE_MULTICAST(Name, P1, P2)
#define DECLARE_EVENT_TwoParams(Owner, Name, P1, P2) HOST_DECLARE_EVENT(Owner, Name, P1, P2)
#define DECLARE_DELEGATE_ThreeParams(Name, P1, P2, P3) HOST_DECLARE_DELEGATE(Name, void, P1, P2, P3)
#define DECLARE_MULTICAST_DELEGATE_ThreeParams(Name, P1, P2, P3) HOST_DECLARE_MULTICAST(Name, P1, P2, P3)
#define DECLARE_EVENT_ThreeParams(Owner, Name, P1, P2, P3) HOST_DECLARE_EVENT(Owner, Name, P1, P2, P3)
#define DECLARE_MULTICAST_DELEGATE_FiveParams(Name, P1, P2, P3, P4, P5) HOST_DECLARE_MULTICAST(Name, P1, P2, P3, P4, P5)

DECLARE_DELEGATE(FSimpleDelegate);
DECLARE_MULTICAST_DELEGATE(FSimpleMulticastDelegate);

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
