package dev.quarry.cli.verdict;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quarry.engine.condition.ReachCondition;
import dev.quarry.engine.reach.Outcome;
import dev.quarry.engine.reach.ReachOptions;
import dev.quarry.engine.reach.TargetReport;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Option;

/** When a target is reached: the option that asks for it, and how it is told. */
public final class ConditionArguments {
  @Option(
      names = "--condition",
      description =
          "Tell when it happens, as a Java expression over the entry's parameters, checked by"
              + " running inputs. Takes as long again at most.")
  private boolean condition;

  /** What is to be found out. */
  public ReachOptions.Told told() {
    return condition ? ReachOptions.Told.CONDITION : ReachOptions.Told.REACHED;
  }

  /** For people, if it was asked for. */
  public void print(PrintWriter out, TargetReport report) {
    if (!condition || report.outcome() != Outcome.REACHED) {
      return;
    }
    Optional<ReachCondition> found = report.condition();
    if (found.isEmpty()) {
      out.printf("  when:   No condition was found that runs agree with and Java can say.%n");
      return;
    }
    out.printf("  when:   %s %s%n", found.get().strength().text(), found.get().java());
    out.printf("          %s%n", found.get().check());
  }

  /** For programs: {@code condition} of a target that is reached, if there is one. */
  public static void put(ObjectNode target, TargetReport report) {
    report
        .condition()
        .ifPresent(
            found ->
                target
                    .putObject("condition")
                    .put("java", found.java())
                    .put("strength", found.strength().name().toLowerCase(Locale.ROOT))
                    .put("satisfyingRuns", found.fitting())
                    .put("otherRuns", found.others())
                    .put("otherRunsThatReach", found.strays()));
  }
}
