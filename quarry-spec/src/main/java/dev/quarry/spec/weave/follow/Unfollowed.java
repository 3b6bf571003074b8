package dev.quarry.spec.weave.follow;

/** Objects whose own methods tell monitors what happens, so that nobody has to follow them. */
public interface Unfollowed {}
