package dev.quarry.solver.link;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What each link did: how often it was asked, how often it answered by itself, and its own time.
 */
public final class Statistics {
  private final Map<String, Row> rows = new LinkedHashMap<>();

  /** Counts of one link. */
  public record Row(String link, long queries, long hits, Duration time) {}

  synchronized void register(String link) {
    rows.putIfAbsent(link, new Row(link, 0, 0, Duration.ZERO));
  }

  synchronized void record(String link, boolean hit, long nanos) {
    rows.computeIfPresent(
        link,
        (name, row) ->
            new Row(name, row.queries + 1, row.hits + (hit ? 1 : 0), row.time.plusNanos(nanos)));
  }

  /** One row per link, outermost first. */
  public synchronized List<Row> rows() {
    var outermostFirst = new ArrayList<>(rows.values());
    java.util.Collections.reverse(outermostFirst);
    return List.copyOf(outermostFirst);
  }

  /** The links that answered a query by themselves, outermost first. */
  public List<String> answering() {
    return rows().stream().filter(row -> row.hits() > 0).map(Row::link).toList();
  }
}
