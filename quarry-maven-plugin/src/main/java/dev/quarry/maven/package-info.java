/**
 * Quarry's commands as goals of Maven. A goal says on a command line what the project knows: class
 * path, classes, places for tests. The command runs in a process of its own, as from a shell, and
 * its exit code decides about the build; nothing here knows how inputs are found. Start with {@link
 * dev.quarry.maven.CommandMojo}.
 */
@NullMarked
package dev.quarry.maven;

import org.jspecify.annotations.NullMarked;
