# The version of the core and of the tool; that of the plugin is in MRInputAnimation.uplugin.
set(MRIA_VERSION 0.1.0)
