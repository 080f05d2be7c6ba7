"""Campaigns of random programs."""
