package dev.quarry.testgen.confirm;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What came of some drafts: each is confirmed or dropped.
 *
 * @param <D> the drafts
 */
public final class Tried<D extends Draft> {
  private final Built<D> built;
  private final Map<D, Replays> confirmed;
  private final Map<D, Ended> dropped;

  Tried(Built<D> built, Map<D, Replays> confirmed, Map<D, Ended> dropped) {
    this.built = built;
    this.confirmed = new LinkedHashMap<>(confirmed);
    this.dropped = new LinkedHashMap<>(dropped);
  }

  /** The same with all that were dropped before. */
  Tried<D> with(Map<D, Ended> others) {
    return new Tried<>(built, confirmed, others);
  }

  /** What was built last; drafts that compile may have been dropped since. */
  public Built<D> built() {
    return built;
  }

  /** Those that nothing is wrong with, in the order in which they were given. */
  public List<D> confirmed() {
    return List.copyOf(confirmed.keySet());
  }

  /** What fresh JVMs showed of a confirmed draft. */
  public Replays seen(D draft) {
    return confirmed.getOrDefault(draft, Replays.NONE);
  }

  /** How the others ended. */
  public Map<D, Ended> dropped() {
    return dropped;
  }
}
