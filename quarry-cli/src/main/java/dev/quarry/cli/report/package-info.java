/**
 * The HTML report: {@code --html} and {@code --json-file} of commands that find something, and
 * {@code quarry report}, which joins what several left. Both go by way of the JSON that commands
 * print. Knows no other command.
 */
@NullMarked
package dev.quarry.cli.report;

import org.jspecify.annotations.NullMarked;
