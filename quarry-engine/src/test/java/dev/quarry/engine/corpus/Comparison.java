package dev.quarry.engine.corpus;

import dev.quarry.concolic.Ending;
import dev.quarry.engine.corpus.Expectation.Completeness;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.explore.ExploredPath;
import dev.quarry.program.ledger.Assumption;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What an exploration found, against what it was to find. */
final class Comparison {
  private static final Pattern CLASS = Pattern.compile("([a-z]\\w*\\.)+[A-Z][\\w$]*");

  private final CorpusEntry entry;
  private final Expectation expected;
  private final ExploreResult found;
  private final List<String> differences = new ArrayList<>();

  private Comparison(CorpusEntry entry, ExploreResult found) {
    this.entry = entry;
    this.expected = entry.expectation();
    this.found = found;
  }

  /** One sentence for each expectation that was not met. */
  static List<String> differences(CorpusEntry entry, ExploreResult found) {
    Comparison comparison = new Comparison(entry, found);
    comparison.compare();
    return comparison.differences;
  }

  private void compare() {
    completeness();
    expected.returned().ifPresent(values -> same("returned", values, returned()));
    same("thrown", expected.thrown(), thrown());
    endings();
    paths();
    if (expected.coversBranches()
        && found.entryBranches().covered() < found.entryBranches().total()) {
      differences.add("branches covered: " + found.entryBranches());
    }
    for (int line : expected.lines()) {
      String place = entry.source() + ":" + line;
      if (endings(Ending.Kind.THREW).noneMatch(ending -> ending.place().equals(place))) {
        differences.add("nothing is thrown at " + place);
      }
    }
  }

  private void completeness() {
    if (expected.completeness() == Completeness.EXHAUSTED && !found.exhausted()) {
      differences.add(
          "not exhausted: " + found.ledger().obstacles().stream().map(Assumption::what).toList());
    }
    if (expected.completeness() == Completeness.OPEN && found.exhausted()) {
      differences.add("exhausted, but it has more paths than were explored");
    }
  }

  private void paths() {
    long count = found.paths().stream().filter(path -> isOrdinary(path.ending().kind())).count();
    if (expected.paths().isPresent() && expected.paths().getAsInt() != count) {
      differences.add("paths: expected " + expected.paths().getAsInt() + ", found " + count);
    }
  }

  /**
   * Endings are exact, but for assumptions, which are nobody's news; and an exploration that need
   * not be complete may cut runs off as it likes.
   */
  private void endings() {
    Set<Ending.Kind> kinds =
        found.paths().stream()
            .map(path -> path.ending().kind())
            .filter(kind -> !isOrdinary(kind) && kind != Ending.Kind.ASSUMPTION_FAILED)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Ending.Kind.class)));
    if (expected.completeness() != Completeness.EXHAUSTED) {
      kinds.retainAll(expected.endings());
    }
    Set<Ending.Kind> wanted = EnumSet.noneOf(Ending.Kind.class);
    wanted.addAll(expected.endings());
    wanted.remove(Ending.Kind.ASSUMPTION_FAILED);
    same("other endings", texts(wanted), texts(kinds));
  }

  private static Set<String> texts(Set<Ending.Kind> kinds) {
    return kinds.stream().map(Ending.Kind::text).collect(Collectors.toSet());
  }

  private static boolean isOrdinary(Ending.Kind kind) {
    return kind == Ending.Kind.RETURNED || kind == Ending.Kind.THREW;
  }

  private Set<String> returned() {
    return endings(Ending.Kind.RETURNED).map(this::value).collect(Collectors.toSet());
  }

  /** Expectations say {@code void} for no value, and leave out where a class is. */
  private String value(Ending ending) {
    if (entry.method().descriptor().endsWith(")V")) {
      return "void";
    }
    return CLASS.matcher(ending.value()).matches() ? simpleName(ending.value()) : ending.value();
  }

  private Set<String> thrown() {
    return endings(Ending.Kind.THREW)
        .map(ending -> simpleName(ending.exception()))
        .collect(Collectors.toSet());
  }

  private Stream<Ending> endings(Ending.Kind kind) {
    return found.paths().stream().map(ExploredPath::ending).filter(each -> each.kind() == kind);
  }

  private static String simpleName(String type) {
    return type.substring(1 + Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')));
  }

  private void same(String what, Set<String> wanted, Set<String> got) {
    Set<String> missing = new TreeSet<>(wanted);
    missing.removeAll(got);
    Set<String> surplus = new TreeSet<>(got);
    surplus.removeAll(wanted);
    if (!missing.isEmpty()) {
      differences.add(what + ", never seen: " + missing);
    }
    if (!surplus.isEmpty()) {
      differences.add(what + ", not expected: " + surplus);
    }
  }
}
