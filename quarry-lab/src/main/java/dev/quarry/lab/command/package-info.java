/**
 * The {@code lab} command: reads options and prints; what is measured is the business of the
 * experiments. How commands look and end is the product's, {@link dev.quarry.cli.launch}. Start
 * with {@link dev.quarry.lab.command.Lab}.
 */
@NullMarked
package dev.quarry.lab.command;

import org.jspecify.annotations.NullMarked;
