/** How long work is shown while it goes on; depends on no command. */
@NullMarked
package dev.quarry.cli.progress;

import org.jspecify.annotations.NullMarked;
