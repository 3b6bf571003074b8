package dev.quarry.search.random;

import java.util.ArrayList;
import java.util.List;

/** The rows that came nearest to a goal; of those that are equally near, the latest. */
final class Nearest {
  private static final int MOST = 48;

  private final List<Object[]> rows = new ArrayList<>();
  private long best = Long.MIN_VALUE;
  private int newest;

  List<Object[]> rows() {
    return rows;
  }

  /** Keeps a row if none that is known is nearer. */
  void add(Object[] row, long nearness) {
    if (nearness < best) {
      return;
    }
    if (nearness > best) {
      best = nearness;
      rows.clear();
    }
    if (rows.size() < MOST) {
      rows.add(row);
    } else {
      rows.set(newest++ % MOST, row);
    }
  }
}
