package dev.quarry.cli.explore;

import dev.quarry.cli.ending.Counted;
import dev.quarry.concolic.Ending;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.explore.ExploredPath;
import dev.quarry.engine.reason.Reason;
import dev.quarry.input.InputTree;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;

/** The result for people, who wait on the wall whatever limits are counted in. */
final class ExploreText {
  private final PrintWriter out;

  ExploreText(PrintWriter out) {
    this.out = out;
  }

  void print(ExploreResult result, Duration time) {
    out.println(result.entry());
    for (ExploredPath path : result.paths()) {
      out.printf("  %-32s %s%n", ending(path.ending()), InputTree.of(path.input()).text());
    }
    out.println();
    out.printf(
        Locale.ROOT,
        "%s in %s, %.1f s (%.0f %% of it solving); branches %d/%d, lines %d/%d%n",
        Counted.of(result.paths().size(), "path"),
        Counted.of(result.runs(), "run"),
        time.toNanos() / 1e9,
        100.0 * result.solverTime().toNanos() / Math.max(1, time.toNanos()),
        result.branches().covered(),
        result.branches().total(),
        result.lines().covered(),
        result.lines().total());
    if (result.divergences() > 0) {
      out.printf("%d runs left the path predicted for them%n", result.divergences());
    }
    if (result.exhausted()) {
      out.println("exhausted: these are all paths");
      result.assumptions().forEach(reason -> out.printf("  %s%n", reason.what()));
    } else {
      result.obstacles().forEach(this::print);
    }
    out.flush();
  }

  private void print(Reason reason) {
    String where = reason.place().isEmpty() ? "" : " (" + reason.place() + ")";
    out.printf("not exhausted: %s%s%n", reason.what(), where);
    if (reason.code().isAboutProgram()) {
      out.printf("  remedy: %s%n", reason.remedy());
    }
  }

  private static String ending(Ending ending) {
    return switch (ending.kind()) {
      case RETURNED -> "returned " + ending.value();
      case THREW -> "threw " + simple(ending.exception()) + " at " + ending.place();
      case REFUSED, CLASS_MISSING, CLASS_TOO_NEW, LINKAGE, INITIALISER_FAILED, INTERNAL_ERROR ->
          ending.kind().text() + ": " + ending.message();
      default -> ending.kind().text();
    };
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
