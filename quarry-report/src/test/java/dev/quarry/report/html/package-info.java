/** Tests of the report, from what commands printed about the shipped examples, and in a browser. */
@NullMarked
package dev.quarry.report.html;

import org.jspecify.annotations.NullMarked;
