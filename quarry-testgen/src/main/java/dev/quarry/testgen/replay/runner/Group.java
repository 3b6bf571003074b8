package dev.quarry.testgen.replay.runner;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Methods of one class that are run one way: frameworks look at a whole class for each that they
 * are asked to run.
 *
 * @param way how
 * @param className whose
 * @param numbers of the methods, by their names
 */
record Group(ReplayMain.Way way, String className, Map<String, String> numbers) {
  /** Puts together what is together in a list; a method that is listed twice is run twice. */
  static List<Group> of(List<String> lines) {
    List<Group> groups = new ArrayList<>();
    for (String line : lines) {
      List<String> fields = Line.fields(line);
      ReplayMain.Way way = ReplayMain.Way.valueOf(fields.get(1));
      Group last = groups.isEmpty() ? null : groups.get(groups.size() - 1);
      if (last == null || !last.takes(way, fields.get(2), fields.get(3))) {
        last = new Group(way, fields.get(2), new LinkedHashMap<>());
        groups.add(last);
      }
      last.numbers.put(fields.get(3), fields.get(0));
    }
    return groups;
  }

  private boolean takes(ReplayMain.Way other, String otherClass, String method) {
    return way == other && className.equals(otherClass) && !numbers.containsKey(method);
  }
}
