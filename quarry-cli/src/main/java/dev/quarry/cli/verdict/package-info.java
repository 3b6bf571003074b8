/** How verdicts of all commands tell what they rest on. */
@NullMarked
package dev.quarry.cli.verdict;

import org.jspecify.annotations.NullMarked;
