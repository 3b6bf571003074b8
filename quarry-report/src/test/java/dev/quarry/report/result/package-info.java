/** Tests of reading results. */
@NullMarked
package dev.quarry.report.result;

import org.jspecify.annotations.NullMarked;
