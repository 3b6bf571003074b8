package dev.quarry.concolic.batch;

import java.util.List;

/**
 * What came of a batch.
 *
 * @param runs how many runs were made, one for each row from the first on
 * @param listed the runs that the {@link Listing} asks for, in the order of their rows; all others
 *     returned and executed nothing new
 */
public record BatchReport(int runs, List<ListedRun> listed) {
  public BatchReport {
    listed = List.copyOf(listed);
  }
}
