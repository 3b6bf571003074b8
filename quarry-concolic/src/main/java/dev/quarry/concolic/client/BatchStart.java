package dev.quarry.concolic.client;

import dev.quarry.concolic.batch.BatchReport;

/**
 * What came of a batch that may end before its last row.
 *
 * @param report of the runs that were made
 * @param isLost whether the next one took too long or ended the process
 */
public record BatchStart(BatchReport report, boolean isLost) {}
