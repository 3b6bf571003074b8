/**
 * What the commands that ask an engine have in common: the options of a session, and how its
 * exceptions are told to users. Knows no command.
 */
@NullMarked
package dev.quarry.cli.session;

import org.jspecify.annotations.NullMarked;
