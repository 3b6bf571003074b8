/**
 * What every command line of Quarry has in common, whichever commands it offers: how arguments are
 * read, what help looks like, and how failures are told. Knows no command. Start with {@link
 * dev.quarry.cli.launch.Launcher}.
 */
@NullMarked
package dev.quarry.cli.launch;

import org.jspecify.annotations.NullMarked;
