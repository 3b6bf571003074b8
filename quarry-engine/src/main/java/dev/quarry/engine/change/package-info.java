/**
 * What was changed since a revision, according to git: lines of source files, and the branches that
 * are on them or lead to them. Runs git as a child process, in the user's directory; never touches
 * the network. Start with {@link dev.quarry.engine.change.Changes}.
 */
@NullMarked
package dev.quarry.engine.change;

import org.jspecify.annotations.NullMarked;
