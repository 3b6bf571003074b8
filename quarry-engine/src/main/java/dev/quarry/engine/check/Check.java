package dev.quarry.engine.check;

import dev.quarry.concolic.guard.ReplayGuard;
import dev.quarry.engine.reason.Reason;
import dev.quarry.engine.run.ScratchDirectory;
import dev.quarry.engine.scope.ClassUnderTest;
import dev.quarry.engine.scope.Scope;
import dev.quarry.program.ClassPath;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.spec.Specification;
import dev.quarry.spec.SpecificationException;
import dev.quarry.spec.language.AnnotationReader;
import dev.quarry.spec.weave.Changes;
import dev.quarry.spec.weave.EventLog;
import dev.quarry.spec.weave.Weaver;
import dev.quarry.spec.weave.Woven;
import dev.quarry.testgen.confirm.TestFiles;
import dev.quarry.testgen.recipe.CallSequence;
import dev.quarry.testgen.recipe.Value;
import dev.quarry.testgen.source.JavaText;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks one specification after the other. */
public final class Check {
  private final CheckParts parts;
  private final CheckOptions options;
  private final CheckProgress progress;

  public Check(CheckParts parts, CheckProgress progress) {
    this.parts = parts;
    this.options = parts.options();
    this.progress = progress;
  }

  /**
   * Checks all specifications.
   *
   * @throws SpecificationException if one does not fit the program, or there is none
   * @throws dev.quarry.program.ProgramException if the program or the scope can't be used
   * @throws IOException if there is no place for woven classes, or no worker
   */
  public CheckResult run() throws IOException, InterruptedException {
    long start = System.nanoTime();
    List<String> warnings = new ArrayList<>();
    try (ClassPath classPath = ClassPath.of(options.setting().classPath())) {
      List<ClassUnderTest> classes = Scope.of(classPath, options.scope(), warnings);
      List<Specification> specifications = specifications(classes, classPath);
      ClassHierarchy hierarchy = new ClassHierarchy(classPath);
      TestFiles files = TestFiles.in(options.tests().directory());
      List<SpecificationReport> reports = new ArrayList<>();
      for (Specification specification : specifications) {
        progress.begins(reports.size(), specifications.size(), specification);
        reports.add(check(specification, specifications, classes, hierarchy, files));
      }
      return new CheckResult(reports, warnings, Duration.ofNanos(System.nanoTime() - start));
    }
  }

  private List<Specification> specifications(List<ClassUnderTest> classes, ClassPath classPath) {
    List<Specification> found = new ArrayList<>(options.specifications());
    for (ClassUnderTest type : classes) {
      found.addAll(AnnotationReader.of(classPath.get(type.name())));
    }
    if (found.isEmpty()) {
      throw new SpecificationException(
          "There is no specification: no class that is named carries @Usage or @Behaviour; name a"
              + " file with --spec.");
    }
    return found;
  }

  private SpecificationReport check(
      Specification specification,
      List<Specification> all,
      List<ClassUnderTest> classes,
      ClassHierarchy hierarchy,
      TestFiles files)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    Subjects subjects = new Subjects(hierarchy, specification);
    List<Subjects.Subject> meant = subjects.of(classes);
    List<Path> classPath = options.setting().classPath();
    try (ScratchDirectory scratch = ScratchDirectory.create()) {
      // The rules of others are assumed to be kept while this one is looked at.
      List<Specification> woven =
          Stream.concat(
                  Stream.of(specification),
                  all.stream()
                      .filter(other -> other != specification)
                      .filter(other -> other.kind() == Specification.Kind.USAGE))
              .toList();
      Changes changes = new Changes(hierarchy, meant.stream().map(Subjects.Subject::name).toList());
      Woven quiet = new Weaver(hierarchy, EventLog.NOT_KEPT).weave(woven, changes);
      if (meant.isEmpty()) {
        return nothingToCall(specification, start);
      }
      List<Path> path = WovenFiles.write(quiet, scratch.path().resolve("woven"), classPath);
      SpecificationSearch.Found found =
          new SpecificationSearch(
                  parts, hierarchy, quiet, path, subjects, changes, scratch.drivers())
              .run(meant);
      if (found.violation().isEmpty()) {
        boolean holds = found.ledger().proof().isPresent();
        List<Reason> reasons =
            holds
                ? found.reasons()
                : found.reasons().stream().filter(Reason::forbidsProof).toList();
        return new SpecificationReport(
            specification,
            holds ? Verdict.HOLDS : Verdict.UNDECIDED,
            List.of(),
            "",
            Optional.empty(),
            "",
            reasons,
            found.runs(),
            since(start));
      }
      Woven telling = new Weaver(hierarchy, EventLog.KEPT).weave(woven);
      List<Path> tellingPath =
          WovenFiles.write(telling, scratch.path().resolve("telling"), classPath);
      Confirmation.Confirmed confirmed =
          new Confirmation(
                  hierarchy,
                  options.setting().classPath(),
                  tellingPath,
                  options.tests(),
                  ReplayGuard.arguments(scratch.guard(), options.setting().allowed()))
              .confirm(telling.monitors().get(0), found.owner(), found.violation().get(), files);
      return violated(specification, found, confirmed, start);
    }
  }

  private static SpecificationReport violated(
      Specification specification,
      SpecificationSearch.Found found,
      Confirmation.Confirmed confirmed,
      long start) {
    boolean isConfirmed = !confirmed.events().isEmpty();
    String input = found.violation().map(Check::text).orElse("");
    List<Reason> reasons =
        isConfirmed
            ? List.of()
            : List.of(
                new Reason(
                    AssumptionCode.NOT_CONFIRMED,
                    AssumptionCode.NOT_CONFIRMED
                        .sentence()
                        .formatted(found.owner(), input, confirmed.note()),
                    ""));
    return new SpecificationReport(
        specification,
        isConfirmed ? Verdict.VIOLATED : Verdict.UNDECIDED,
        confirmed.events(),
        input,
        confirmed.test(),
        confirmed.note(),
        reasons,
        found.runs(),
        since(start));
  }

  /** The calls as one line of Java. */
  private static String text(CallSequence sequence) {
    String object = sequence.object().map(JavaText::of).orElse("");
    return Stream.concat(
            object.isEmpty() ? Stream.of() : Stream.of(object),
            sequence.calls().stream().map(Check::text))
        .collect(Collectors.joining("; "));
  }

  private static String text(Value.Call call) {
    return call.callee().name()
        + call.arguments().stream().map(JavaText::of).collect(Collectors.joining(", ", "(", ")"));
  }

  private static SpecificationReport nothingToCall(Specification specification, long start) {
    Reason reason =
        new Reason(
            AssumptionCode.CALLS_LEFT_OUT,
            specification.kind() == Specification.Kind.USAGE
                ? "No class that is named calls the methods that it is about."
                : "No class that is named has this behaviour and a method to call.",
            "");
    return new SpecificationReport(
        specification,
        Verdict.UNDECIDED,
        List.of(),
        "",
        Optional.empty(),
        "",
        List.of(reason),
        0,
        since(start));
  }

  private static Duration since(long start) {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
