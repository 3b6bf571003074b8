/**
 * Programs that exist only as functions from inputs to decisions, and an exploration of them in one
 * thread: what the tests of tree and strategies run on. Start with {@link
 * dev.quarry.search.synthetic.Explorer}.
 */
@NullMarked
package dev.quarry.search.synthetic;

import org.jspecify.annotations.NullMarked;
