package dev.quarry.engine.reproduce;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.reach.Passage;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.TypedFrames;
import dev.quarry.program.trace.LoggedException;
import dev.quarry.program.trace.TraceFrame;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/** Finds the frames of a trace in the program, and says where the two do not fit. */
final class FrameFinder {
  /** Runs do not tell of more. */
  private static final int MOST_FRAMES = 50;

  private static final String LAMBDA = "lambda$";
  private static final String ACCESS = "access$";

  private final Subject subject;
  private final LineMatching matching;
  private final Set<String> mismatches = new LinkedHashSet<>();

  FrameFinder(Subject subject, LineMatching matching) {
    this.subject = subject;
    this.matching = matching;
  }

  /** What does not fit, each as a sentence; frames that don't are taken by their methods. */
  Set<String> mismatches() {
    return mismatches;
  }

  /** The frames of the program, innermost first. */
  List<FrameInProgram> of(LoggedException trace) {
    List<FrameInProgram> found = new ArrayList<>();
    Optional<TraceFrame> inner = Optional.empty();
    int number = 0;
    for (TraceFrame frame : trace.frames()) {
      number++;
      Optional<ClassFile> owner =
          subject.program().classPath().find(frame.className()).filter(ClassFile::isOfProgram);
      if (owner.isPresent() && found.size() < MOST_FRAMES) {
        found.add(
            new FrameInProgram(number, frame, inner, passage(number, frame, inner, owner.get())));
      }
      inner = Optional.of(frame);
    }
    return found;
  }

  private Passage passage(
      int number, TraceFrame frame, Optional<TraceFrame> inner, ClassFile owner) {
    List<MethodBody> named =
        subject.program().bodies(owner).stream()
            .filter(body -> body.id().name().equals(frame.method()))
            .toList();
    if (named.isEmpty()) {
      mismatches.add(
          "Frame %d, `%s`: `%s` has no method `%s`."
              .formatted(number, frame, owner.binaryName(), frame.method()));
      return new Passage(owner.binaryName(), Set.of(), Set.of());
    }
    if (matching == LineMatching.BY_LINE && frame.hasLine()) {
      List<MethodBody> on =
          named.stream().filter(body -> body.lines().contains(frame.line())).toList();
      if (on.isEmpty()) {
        mismatches.add(
            "Frame %d, `%s`: `%s` has no code on line %d."
                .formatted(number, frame, frame.method(), frame.line()));
      } else {
        return new Passage(
            owner.binaryName(), ids(on), lines(number, frame, calledName(inner), on));
      }
    }
    Set<Integer> lines = new TreeSet<>();
    named.forEach(body -> lines.addAll(body.lines()));
    return new Passage(owner.binaryName(), ids(named), lines);
  }

  private static Set<MethodId> ids(List<MethodBody> bodies) {
    Set<MethodId> ids = new LinkedHashSet<>();
    bodies.forEach(body -> ids.add(body.id()));
    return ids;
  }

  /**
   * The name that a call of the inner frame has; empty if it is not called by its name, or perhaps
   * not directly.
   */
  private Optional<String> calledName(Optional<TraceFrame> inner) {
    return inner
        .filter(frame -> subject.program().classPath().find(frame.className()).isPresent())
        .map(TraceFrame::method)
        .filter(name -> !name.startsWith(LAMBDA) && !name.startsWith(ACCESS))
        .filter(name -> !name.equals("<clinit>"));
  }

  /**
   * The line itself if the call is there; otherwise those of its statement, because compilers
   * differ in which line of a statement a call is on.
   */
  private Set<Integer> lines(
      int number, TraceFrame frame, Optional<String> called, List<MethodBody> bodies) {
    Set<Integer> exact = Set.of(frame.line());
    if (called.isEmpty() || bodies.stream().anyMatch(body -> calls(body, exact, called.get()))) {
      return exact;
    }
    Set<Integer> statement = new TreeSet<>();
    bodies.forEach(body -> statement.addAll(statement(body, frame.line())));
    if (bodies.stream().noneMatch(body -> calls(body, statement, called.get()))) {
      mismatches.add(
          "Frame %d, `%s`: there is no call of `%s` on line %d."
              .formatted(number, frame, called.get(), frame.line()));
    }
    return statement;
  }

  /** Whether the lines call something of this name, or something that is not called by name. */
  private static boolean calls(MethodBody body, Set<Integer> lines, String name) {
    for (int i = 0; i < body.size(); i++) {
      AbstractInsnNode node = body.instruction(i);
      if (lines.contains(body.line(i)) && node instanceof MethodInsnNode call) {
        if (call.name.equals(name) || call.name.startsWith(ACCESS)) {
          return true;
        }
        // What the JDK calls back is not called by name, nor is what a method reference stands for.
        if (Names.binary(call.owner).startsWith("java.")
            || call.getOpcode() == Opcodes.INVOKEINTERFACE) {
          return true;
        }
      }
    }
    return false;
  }

  /** The lines between the places before and behind where nothing is on the stack. */
  private Set<Integer> statement(MethodBody body, int line) {
    List<@Nullable Frame<BasicValue>> frames = TypedFrames.of(body, subject.hierarchy());
    Set<Integer> lines = new TreeSet<>();
    for (int i = 0; i < body.size(); i++) {
      if (body.line(i) == line) {
        for (int back = i; back >= 0; back--) {
          lines.add(body.line(back));
          if (isEmpty(frames, back)) {
            break;
          }
        }
        for (int on = i + 1; on < body.size() && !isEmpty(frames, on); on++) {
          lines.add(body.line(on));
        }
      }
    }
    return lines;
  }

  private static boolean isEmpty(List<@Nullable Frame<BasicValue>> frames, int number) {
    Frame<BasicValue> frame = frames.get(number);
    return frame == null || frame.getStackSize() == 0;
  }
}
