"""Textures and surfaces against a sampler that works lane by lane."""
