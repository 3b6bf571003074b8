package dev.quarry.search.tree;

import dev.quarry.concolic.Site;

/**
 * One element of a path as strategies see it: where, and which way.
 *
 * @param site where
 * @param outcome which way
 */
public record Step(Site site, int outcome) {}
