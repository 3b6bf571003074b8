package dev.quarry.engine.explore;

import dev.quarry.concolic.Ending;
import dev.quarry.expr.Model;

/**
 * One path of the entry, and a run that took it.
 *
 * @param input what the run was given
 * @param ending how it ended
 */
public record ExploredPath(Model input, Ending ending) {}
