/** Files of other tools. */
@NullMarked
package dev.quarry.report.warning;

import org.jspecify.annotations.NullMarked;
