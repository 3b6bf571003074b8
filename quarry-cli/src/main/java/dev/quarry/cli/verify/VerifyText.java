package dev.quarry.cli.verify;

import dev.quarry.cli.ending.Counted;
import dev.quarry.cli.verdict.ConditionArguments;
import dev.quarry.engine.verify.Judgement;
import dev.quarry.engine.verify.Verdict;
import dev.quarry.engine.verify.VerifyResult;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The result for people. */
final class VerifyText {
  private final PrintWriter out;
  private final ConditionArguments condition;

  VerifyText(PrintWriter out, ConditionArguments condition) {
    this.out = out;
    this.condition = condition;
  }

  void print(List<Verified> all, VerifyResult result) {
    all.stream().filter(one -> one.judgement().verdict() != Verdict.NOT_ASKED).forEach(this::print);
    printNotAsked(all);
    out.printf(
        Locale.ROOT,
        "%s in %.1f s: %d confirmed, %d refuted, %d undecided, %d not asked%n",
        Counted.of(all.size(), "warning"),
        result.time().toNanos() / 1e9,
        result.count(Verdict.CONFIRMED),
        result.count(Verdict.REFUTED),
        result.count(Verdict.UNDECIDED),
        result.count(Verdict.NOT_ASKED));
    out.flush();
  }

  private void print(Verified one) {
    Judgement judgement = one.judgement();
    out.printf(
        "%s  %s  %s%n", one.warning().place(), one.warning().rule(), judgement.verdict().text());
    print("says:  ", one.warning().message());
    print("input: ", VerdictWords.input(judgement));
    print("test:  ", VerdictWords.test(judgement));
    judgement.shown().ifPresent(report -> condition.print(out, report));
    print("proof: ", VerdictWords.proof(judgement));
    print("open:  ", judgement.reason());
    out.println();
  }

  private void print(String mark, String text) {
    if (!text.isEmpty()) {
      out.printf("  %s %s%n", mark, text.replaceAll("\\s+", " "));
    }
  }

  private void printNotAsked(List<Verified> all) {
    Map<String, Integer> rules = new TreeMap<>();
    all.stream()
        .filter(one -> one.judgement().verdict() == Verdict.NOT_ASKED)
        .forEach(one -> rules.merge(one.warning().rule(), 1, Integer::sum));
    if (!rules.isEmpty()) {
      out.println("not asked, because no rule says what they claim (see --rules):");
      rules.forEach((rule, count) -> out.printf("  %4d  %s%n", count, rule));
      out.println();
    }
  }
}
