/**
 * The symbolic execution tree: what all runs so far decided, and the {@link
 * dev.quarry.search.tree.Way} of ways nobody has taken yet.
 *
 * <p>Start with {@link dev.quarry.search.tree.ExecutionTree}, which all workers share; {@code
 * MergeWalk} is how one run's report becomes part of it, {@code WayTable} how entries change their
 * state. The order in which entries are picked is a {@link dev.quarry.search.tree.Searcher}'s
 * business. Nothing here may depend on solvers, workers or the engine; of the concolic engine only
 * its vocabulary is known.
 *
 * <p>After Kähkönen, "Automated Test Generation for Software Components" (Helsinki University of
 * Technology, 2009); branch bounds after Bester, "Bug-finding and Test Case Generation for Java
 * Programs by Symbolic Execution" (Stellenbosch, 2013).
 */
@NullMarked
package dev.quarry.search.tree;

import org.jspecify.annotations.NullMarked;
