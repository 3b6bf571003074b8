package dev.quarry.cli.cover;

import dev.quarry.cli.ending.Counted;
import dev.quarry.engine.cover.ClassCoverage;
import dev.quarry.engine.cover.CoverResult;
import dev.quarry.engine.cover.OpenBranch;
import dev.quarry.engine.cover.OpenBranch.Standing;
import dev.quarry.engine.coverage.Count;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The result for people. */
final class CoverText {
  private static final int LINES_SHOWN = 5;
  private static final int NOTES_SHOWN = 3;
  private static final int CLASSES_SHOWN = 3;

  /** Budgets may be overdrawn by so much before anybody wonders. */
  private static final double LONGER = 1.2;

  private static final double MORE_SECONDS = 2;

  private final PrintWriter out;
  private final boolean withProofs;

  /**
   * @param withProofs whether proofs were asked for
   */
  CoverText(PrintWriter out, boolean withProofs) {
    this.out = out;
    this.withProofs = withProofs;
  }

  void print(CoverResult result) {
    int width = result.classes().stream().mapToInt(type -> type.name().length()).max().orElse(0);
    int column = Math.max(width, "class".length());
    row(column, "class", "branches", withProofs ? "proved" : "", "lines", "tests");
    for (ClassCoverage type : result.classes()) {
      row(
          column,
          type.name(),
          text(type.branches()),
          proved(type.proved()),
          text(type.lines()),
          type.tests() + "");
    }
    if (result.classes().size() > 1) {
      row(
          column,
          "in all",
          text(result.branches()),
          proved(result.proved()),
          text(result.lines()),
          result.tests() + "");
    }
    out.println();
    List<ClassCoverage> waiting =
        result.classes().stream().filter(ClassCoverage::hadNoTurn).toList();
    result.classes().stream()
        .filter(type -> waiting.size() < 2 || !waiting.contains(type))
        .forEach(this::details);
    if (waiting.size() > 1) {
      withoutTurn(waiting);
    }
    out.println(summary(result));
    out.flush();
  }

  private void row(
      int width, String name, String branches, String proved, String lines, String tests) {
    out.println(
        String.format(
                "%-" + width + "s  %-16s%s  %-16s  %s",
                name,
                branches,
                withProofs ? String.format("  %6s", proved) : "",
                lines,
                tests)
            .stripTrailing());
  }

  private static String text(Count count) {
    return "%d/%d %s".formatted(count.covered(), count.total(), percent(count));
  }

  private static String percent(Count count) {
    return count.total() == 0
        ? ""
        : String.format(Locale.ROOT, "(%.1f %%)", 100.0 * count.covered() / count.total());
  }

  private String proved(int count) {
    return withProofs ? Integer.toString(count) : "";
  }

  private void details(ClassCoverage type) {
    boolean any = false;
    for (Standing standing : Standing.values()) {
      List<OpenBranch> some =
          type.open().stream().filter(branch -> branch.standing() == standing).toList();
      if (!some.isEmpty()) {
        out.printf("%s, %s: %s%n", type.name(), meaning(standing), byLine(some));
        any = true;
      }
    }
    for (int i = 0; i < Math.min(NOTES_SHOWN, type.notes().size()); i++) {
      out.printf("%s: %s%n", type.name(), type.notes().get(i));
      any = true;
    }
    if (type.notes().size() > NOTES_SHOWN) {
      out.printf("%s: %d more notes, see --json%n", type.name(), type.notes().size() - NOTES_SHOWN);
    }
    type.measured()
        .ifPresent(
            measured -> {
              out.printf(
                  "%s, JaCoCo's count: branches %s, lines %s%n",
                  type.name(),
                  text(CoverJson.sum(measured.branches().values())),
                  text(CoverJson.sum(measured.lines().values())));
              measured.failures().forEach(failure -> out.printf("  %s%n", failure.sentence()));
            });
    if (any || type.measured().isPresent()) {
      out.println();
    }
  }

  /** Their open branches are all they have, and nobody tried. */
  private void withoutTurn(List<ClassCoverage> classes) {
    Map<String, List<String>> names = new LinkedHashMap<>();
    for (ClassCoverage type : classes) {
      names
          .computeIfAbsent(String.join(" ", type.notes()), any -> new ArrayList<>())
          .add(type.name());
    }
    names.forEach(
        (note, some) ->
            out.printf(
                "%s: %s%n%n",
                shown(some, some.size() - CLASSES_SHOWN > 1 ? CLASSES_SHOWN : some.size()), note));
  }

  private static String shown(List<String> all, int most) {
    return String.join(", ", all.subList(0, most))
        + (most < all.size() ? " and %d more classes".formatted(all.size() - most) : "");
  }

  private static String meaning(Standing standing) {
    return switch (standing) {
      case OPEN -> "not covered";
      case WITHOUT_TEST -> "covered by runs, but not by tests";
      case PROVED -> "proved to be unreachable";
    };
  }

  /** The lines with most branches first. */
  private static String byLine(List<OpenBranch> branches) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    branches.forEach(branch -> counts.merge(branch.place(), 1, Integer::sum));
    List<String> shown =
        counts.entrySet().stream()
            .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
            .limit(LINES_SHOWN)
            .map(line -> line.getKey() + (line.getValue() == 1 ? "" : " (" + line.getValue() + ")"))
            .toList();
    int more = counts.size() - shown.size();
    String others = more == 1 ? " and one more line" : " and %d more lines".formatted(more);
    return String.join(", ", shown) + (more > 0 ? others : "");
  }

  /** What took longer than the budgets. */
  private static String besides(double seconds, double searching) {
    return seconds <= LONGER * searching + MORE_SECONDS
        ? ""
        : String.format(
            Locale.ROOT,
            " (%.1f s looking for inputs, the rest preparing and writing tests)",
            searching);
  }

  private String summary(CoverResult result) {
    Count branches = result.branches();
    String reachable = "";
    if (withProofs) {
      Count left = new Count(branches.covered(), branches.total() - result.proved());
      reachable = ", of what is reachable " + text(left);
    }
    double seconds = result.time().toNanos() / 1e9;
    return String.format(
        Locale.ROOT,
        "branches %s%s; %s in %s; %.1f s%s, %s, %s",
        text(branches).strip(),
        reachable,
        Counted.of(result.tests(), "test"),
        result.output(),
        seconds,
        besides(seconds, result.effort().seconds()),
        Counted.of(result.effort().randomRuns(), "random run"),
        Counted.of(result.effort().concolicRuns(), "concolic run"));
  }
}
