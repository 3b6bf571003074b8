/** {@code quarry doctor}: what Quarry finds on this machine, and what is limited here. */
@NullMarked
package dev.quarry.cli.doctor;

import org.jspecify.annotations.NullMarked;
