package dev.quarry.engine.reproduce;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.reach.CallString;
import dev.quarry.engine.reach.Likely;
import dev.quarry.engine.reach.Passage;
import dev.quarry.program.Problem;
import dev.quarry.program.ProgramException;
import dev.quarry.program.targets.Goal;
import dev.quarry.program.trace.LoggedException;
import dev.quarry.program.trace.TraceFrame;
import dev.quarry.testgen.confirm.Stacks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A logged exception with the frames of it, and of its causes, that the program has. */
final class TraceInProgram {
  private final Subject subject;
  private final List<LoggedException> chain = new ArrayList<>();
  private final List<List<FrameInProgram>> frames = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();

  /**
   * @throws ProgramException if it has none, or they do not fit and have to
   */
  TraceInProgram(Subject subject, ReproduceOptions options) {
    this.subject = subject;
    var finder = new FrameFinder(subject, options.matching());
    for (LoggedException one : options.trace().chain()) {
      List<FrameInProgram> own = finder.of(one);
      if (!own.isEmpty()) {
        chain.add(one);
        frames.add(own);
      } else if (chain.isEmpty()) {
        warnings.add(
            "No frame of `%s` is of a class on the class path, so its cause is looked for."
                .formatted(one.exception()));
      }
    }
    if (chain.isEmpty()) {
      throw noFrames(options.trace());
    }
    check(finder.mismatches(), options.matching());
    chain.forEach(one -> checkException(one.exception()));
  }

  private static ProgramException noFrames(LoggedException trace) {
    String classes =
        trace.frames().stream()
            .map(TraceFrame::className)
            .distinct()
            .limit(3)
            .collect(Collectors.joining("`, `", "`", "`"));
    return new ProgramException(
        Problem.TARGET_NOT_FOUND,
        trace.frames().isEmpty()
            ? "The stack trace has no frames."
            : "No frame of the stack trace is of a class on the class path; it has frames of "
                + classes
                + ". Put the program on -cp.");
  }

  private void check(Set<String> mismatches, LineMatching matching) {
    if (mismatches.isEmpty()) {
      return;
    }
    if (matching == LineMatching.BY_LINE) {
      throw new ProgramException(
          Problem.TARGET_NOT_FOUND,
          "The stack trace does not fit the classes, which may be of another version. "
              + String.join(" ", mismatches)
              + " Put the version on -cp that the trace is from, or go by names of methods with"
              + " --fuzzy.");
    }
    warnings.addAll(mismatches);
  }

  private void checkException(String exception) {
    if (exception.equals(Stacks.STACK_OVERFLOW)) {
      throw new ProgramException(
          Problem.TARGET_NOT_FOUND,
          "Where a stack overflows is chance, so the frames of a StackOverflowError tell nothing."
              + " Look for it with quarry crash.");
    }
    if (subject.hierarchy().find(exception).isEmpty()) {
      throw new ProgramException(
          Problem.CLASS_NOT_FOUND,
          "The exception's class `%s` is neither on the class path nor in the JDK. Put it on -cp."
              .formatted(exception));
    }
  }

  /** The exception that leaves the program. */
  LoggedException trace() {
    return chain.get(0);
  }

  /** Its frames of the program, innermost first. */
  List<FrameInProgram> frames() {
    return frames.get(0);
  }

  List<String> warnings() {
    return List.copyOf(warnings);
  }

  /** Where the first exception of all comes about. */
  List<Goal> goals() {
    int root = chain.size() - 1;
    return new ThrowingGoals(subject, chain.get(root).exception()).of(frames.get(root).get(0));
  }

  /** What the messages of all its exceptions, and the code of all its frames, tell about inputs. */
  Likely likely() {
    List<FrameInProgram> all = frames.stream().flatMap(List::stream).toList();
    return new FrameConstants(subject, all)
        .likely(Mentioned.in(chain.stream().map(LoggedException::message).toList()));
  }

  /** What is asked for if so many frames are wanted; those that causes share go as well. */
  CallString through(int count) {
    int dropped = frames().size() - count;
    Optional<CallString> cause = Optional.empty();
    for (int i = chain.size() - 1; i > 0; i--) {
      int own = frames.get(i).size();
      cause = Optional.of(string(i, Math.max(1, own - Math.min(dropped, shared(i))), cause));
    }
    return string(0, count, cause);
  }

  /** How many of its outermost frames a cause has in common with the exception that leaves. */
  private int shared(int index) {
    List<FrameInProgram> own = frames.get(index);
    int count = 0;
    while (count < Math.min(own.size(), frames().size())
        && fromEnd(own, count).frame().equals(fromEnd(frames(), count).frame())) {
      count++;
    }
    return count;
  }

  private static FrameInProgram fromEnd(List<FrameInProgram> frames, int index) {
    return frames.get(frames.size() - 1 - index);
  }

  private CallString string(int index, int count, Optional<CallString> cause) {
    List<Passage> passages =
        frames.get(index).stream().limit(count).map(FrameInProgram::passage).toList();
    return new CallString(chain.get(index).exception(), passages, cause);
  }

  /** What came of all frames if so many of the program's were shown. */
  List<FrameReport> reports(int matched) {
    List<FrameReport> reports = new ArrayList<>();
    int own = 0;
    int number = 0;
    for (TraceFrame frame : trace().frames()) {
      number++;
      FrameReport.State state = FrameReport.State.OTHER;
      if (own < frames().size() && frames().get(own).number() == number) {
        state = own < matched ? FrameReport.State.MATCHED : FrameReport.State.MISSED;
        own++;
      }
      reports.add(new FrameReport(frame, state));
    }
    return reports;
  }
}
