/**
 * How experiments print what they measured: tables for people, as aligned text and as Markdown, and
 * the load of the machine beside them. Knows nothing of what is measured. Start with {@link
 * dev.quarry.lab.report.Table}.
 */
@NullMarked
package dev.quarry.lab.report;

import org.jspecify.annotations.NullMarked;
