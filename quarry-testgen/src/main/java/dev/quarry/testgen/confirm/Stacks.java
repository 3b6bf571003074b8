package dev.quarry.testgen.confirm;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.testgen.replay.Frame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads stack traces of tests. */
public final class Stacks {
  /** Where it is thrown depends on how deep the stack happens to be. */
  public static final String STACK_OVERFLOW = "java.lang.StackOverflowError";

  /** So often a line must be on the stack to be part of what made it overflow. */
  private static final int OFTEN = 3;

  private final ClassPath classPath;

  /**
   * @param classPath of the program, without tests
   */
  public Stacks(ClassPath classPath) {
    this.classPath = classPath;
  }

  /** Whether a frame is of the program: neither of the JDK nor of a test. */
  public boolean isOfProgram(Frame frame) {
    return classPath.find(frame.className()).filter(ClassFile::isOfProgram).isPresent();
  }

  /** From the top down to the last frame of the program. */
  public List<Frame> withoutTest(List<Frame> stack) {
    int end = stack.size();
    while (end > 0 && !isOfProgram(stack.get(end - 1))) {
      end--;
    }
    return stack.subList(0, end);
  }

  /** The frames above the first one of the program. */
  public List<Frame> jdkOnTop(List<Frame> stack) {
    int count = 0;
    while (count < stack.size() && !isOfProgram(stack.get(count))) {
      count++;
    }
    return stack.subList(0, count);
  }

  /** The frames of the program. */
  public List<Frame> ofProgram(List<Frame> stack) {
    return stack.stream().filter(this::isOfProgram).toList();
  }

  /** Where an exception was thrown, as {@code File.java:12}; "" if the program is not on it. */
  public String place(String exception, List<Frame> stack) {
    Optional<Frame> frame =
        exception.equals(STACK_OVERFLOW)
            ? recurring(stack)
            : stack.stream().filter(this::isOfProgram).findFirst();
    return frame.map(Stacks::text).orElse("");
  }

  /** Of the frames that return again and again the first by name: which is on top is chance. */
  private Optional<Frame> recurring(List<Frame> stack) {
    Map<Frame, Integer> counts = new LinkedHashMap<>();
    ofProgram(stack).forEach(frame -> counts.merge(frame, 1, Integer::sum));
    List<Frame> often = new ArrayList<>(counts.keySet());
    often.removeIf(frame -> counts.getOrDefault(frame, 0) < OFTEN);
    return often.stream()
        .min(
            Comparator.comparing(Frame::className)
                .thenComparing(Frame::line)
                .thenComparing(Frame::method));
  }

  /** A frame as {@code File.java:12}. */
  public static String text(Frame frame) {
    String file = frame.file().isEmpty() ? frame.className() : frame.file();
    return frame.line() > 0 ? file + ":" + frame.line() : file;
  }
}
