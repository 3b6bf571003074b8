package dev.quarry.symcretic.search;

import dev.quarry.program.Location;
import java.util.LinkedHashMap;
import java.util.Map;

/** What keeps a search from being a proof: bounds that were hit, things not taken exactly. */
final class Losses {
  private final Map<String, Location> places = new LinkedHashMap<>();

  void add(String what, Location place) {
    places.putIfAbsent(what, place);
  }

  boolean isEmpty() {
    return places.isEmpty();
  }

  /** Each with the first place where it happened. */
  Map<String, Location> all() {
    return places;
  }
}
