/**
 * What commands found, as their JSON has it: the one input of reports. A file of an earlier build
 * that lacks a field is read as if the field were empty. Start with {@link
 * dev.quarry.report.result.ResultReader}. Knows nothing of pages.
 */
@NullMarked
package dev.quarry.report.result;

import org.jspecify.annotations.NullMarked;
