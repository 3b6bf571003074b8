/**
 * Makes later starts faster: runs examples, and archives what the virtual machines loaded for them.
 * Start with {@link dev.quarry.cli.prepare.PrepareCommand}.
 */
@NullMarked
package dev.quarry.cli.prepare;

import org.jspecify.annotations.NullMarked;
