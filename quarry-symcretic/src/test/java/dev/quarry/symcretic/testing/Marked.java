package dev.quarry.symcretic.testing;

/** An interface for casts. */
public interface Marked {}
