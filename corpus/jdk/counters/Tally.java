package counters;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Counts events by their kind. */
// witness: count("in in out")
// witness: count("in out")
// witness: count("")
public final class Tally {
  public static long count(String events) {
    ConcurrentHashMap<String, LongAdder> tally = new ConcurrentHashMap<>();
    for (String event : events.split(" ")) {
      tally.computeIfAbsent(event, any -> new LongAdder()).increment();
    }
    long in = tally.containsKey("in") ? tally.get("in").sum() : 0;
    long out = tally.containsKey("out") ? tally.get("out").sum() : 0;
    if (in < 0 || in + out > events.length()) {
      return -1; // reach: no
    }
    return in == 2 && out == 1 ? 3 : 0; // reach: true yes, false yes
  }
}
