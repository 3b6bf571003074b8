package dev.quarry.engine.suite;

import java.util.BitSet;

/**
 * An input that becomes a test.
 *
 * @param candidate the input
 * @param duty the goals that it was chosen for, none if it was for its exception
 */
record Chosen(Candidate candidate, BitSet duty) {}
