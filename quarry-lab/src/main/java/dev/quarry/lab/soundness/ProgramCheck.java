package dev.quarry.lab.soundness;

import dev.quarry.engine.Session;
import dev.quarry.engine.explore.ExploreLimits;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.reach.LineSearch;
import dev.quarry.engine.reach.SideReport;
import dev.quarry.engine.reason.Reason;
import dev.quarry.engine.run.Workers;
import dev.quarry.lab.soundness.WrongVerdict.Kind;
import dev.quarry.lab.soundness.generate.EntryPoint;
import dev.quarry.lab.soundness.generate.GeneratedProgram;
import dev.quarry.lab.soundness.oracle.PlainProgram;
import dev.quarry.lab.soundness.oracle.PlainRuns;
import dev.quarry.lab.soundness.oracle.Truth;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks about one program, and compares the answers with what plain Java does. */
final class ProgramCheck {
  private final CompiledProgram compiled;
  private final GeneratedProgram program;
  private final PlainProgram plain;
  private final Truth truth;
  private final List<Claim> claims = new ArrayList<>();
  private final List<WrongVerdict> wrong = new ArrayList<>();

  ProgramCheck(CompiledProgram compiled) {
    this.compiled = compiled;
    this.program = compiled.program();
    this.plain = new PlainProgram(program.className(), compiled.classes());
    this.truth = PlainRuns.of(plain, program.entries());
  }

  /** What plain Java does. */
  Truth truth() {
    return truth;
  }

  CompiledProgram compiled() {
    return compiled;
  }

  /** What there is to ask for. */
  LabTargets targets() {
    return new LabTargets(program, truth);
  }

  /** Has an engine decide a target. */
  void ask(Claimant by, LabTarget target, LineSearch search, Workers workers)
      throws InterruptedException {
    long start = System.nanoTime();
    try {
      Optional<SideReport> report =
          search.decide(target.text(), Claims.entries(program), by.engine(), workers);
      String verdict = report.map(found -> found.outcome().text()).orElse(Claim.NO_WAY);
      List<String> reasons = codes(report.map(SideReport::reasons).orElse(List.of()));
      add(new Claim(program.seed(), by, target.text(), verdict, reasons, seconds(start)), target);
    } catch (IOException | RuntimeException | StackOverflowError e) {
      fail(by, target.text(), start, e);
    }
  }

  /** Takes up a claim about a target. */
  void add(Claim claim, LabTarget target) {
    claims.add(claim);
    Claims.check(claim, target.isReached()).ifPresent(wrong::add);
  }

  /** Has all entries explored. */
  void explore(Session session, Workers workers, List<Path> classPath, Duration budget)
      throws InterruptedException {
    for (EntryPoint entry : program.entries()) {
      String name = program.className() + "#" + entry.name();
      long start = System.nanoTime();
      try {
        ExploreOptions options = ExploreOptions.of(classPath, name, ExploreLimits.of(budget));
        ExploreResult result = session.explore(options, workers);
        Claim claim =
            new Claim(
                program.seed(),
                Claimant.EXPLORE,
                name,
                result.exhausted() ? Claim.EXHAUSTED : Claim.UNDECIDED,
                codes(result.obstacles()),
                seconds(start));
        claims.add(claim);
        wrong.addAll(new ExploreCheck(entry, plain, truth).check(claim, result));
      } catch (IOException | RuntimeException | StackOverflowError e) {
        fail(Claimant.EXPLORE, name, start, e);
      }
    }
  }

  static List<String> codes(List<Reason> reasons) {
    return reasons.stream().map(reason -> reason.code().text()).distinct().toList();
  }

  private void fail(Claimant by, String target, long start, Throwable why) {
    String text = String.valueOf(why).replaceAll("\\s+", " ");
    Claim claim =
        new Claim(
            program.seed(),
            by,
            target,
            Claim.UNDECIDED,
            List.of("Failed: " + text),
            seconds(start));
    claims.add(claim);
    wrong.add(Claims.wrong(claim, Kind.FAILURE, text + where(why)));
  }

  private static String where(Throwable why) {
    StackTraceElement[] trace = why.getStackTrace();
    return trace.length == 0 ? "" : " at " + trace[0];
  }

  private static double seconds(long start) {
    return (System.nanoTime() - start) / 1e9;
  }

  /** All that was said, and what of it is wrong. */
  ProgramResult result() {
    return new ProgramResult(
        program.seed(), truth.runs(), truth.lines().size(), truth.executed().size(), claims, wrong);
  }

  /** Whether some call leads to a target that was asked for. */
  boolean isAskable(String target) {
    return claims.stream()
        .anyMatch(claim -> claim.target().equals(target) && !claim.verdict().equals(Claim.NO_WAY));
  }
}
