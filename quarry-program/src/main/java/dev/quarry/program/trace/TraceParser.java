package dev.quarry.program.trace;

import dev.quarry.program.Problem;
import dev.quarry.program.ProgramException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the stack traces in a text: lines that begin with whatever a logger puts there, frames with
 * modules and jars, causes with frames left out, suppressed exceptions, messages of several lines,
 * line breaks written as {@code \n}.
 */
public final class TraceParser {
  private final List<LoggedException> found = new ArrayList<>();
  private final List<Section> sections = new ArrayList<>();
  private Optional<TraceLine.Header> header = Optional.empty();
  private final StringBuilder message = new StringBuilder();

  /** The column of the suppressed exception that is being read; its lines are further right. */
  private int suppressed = Integer.MAX_VALUE;

  /** One exception of a trace, as far as it was read. */
  private record Section(String exception, String message, List<TraceFrame> frames) {}

  private TraceParser() {}

  /**
   * All stack traces of a text, in its order.
   *
   * @return at least one
   * @throws ProgramException if there is none
   */
  public static List<LoggedException> parse(String text) {
    TraceParser parser = new TraceParser();
    lines(text).forEach(parser::take);
    parser.end();
    if (parser.found.isEmpty()) {
      throw new ProgramException(
          Problem.TARGET_SYNTAX,
          "There is no stack trace in the text; it should have a line with the class of an"
              + " exception, such as `java.lang.IllegalStateException: message`, and below it lines"
              + " such as `at com.acme.Foo.bar(Foo.java:42)`.");
    }
    return List.copyOf(parser.found);
  }

  private static List<String> lines(String text) {
    boolean isEscaped = text.contains("\\n\\tat ") || text.contains("\\r\\n\\tat ");
    String plain = isEscaped ? text.replace("\\r", "").replace("\\n", "\n") : text;
    return (isEscaped ? plain.replace("\\t", "\t") : plain).lines().toList();
  }

  private void take(String line) {
    Optional<TraceFrame> frame = TraceLine.frame(line);
    int more = TraceLine.more(line);
    if (frame.isPresent()) {
      frame(frame.get(), TraceLine.column(line));
    } else if (more >= 0) {
      leftOut(more, TraceLine.column(line));
    } else {
      text(line);
    }
  }

  private void frame(TraceFrame frame, int column) {
    openSection();
    if (!sections.isEmpty() && column <= suppressed) {
      last().frames().add(frame);
    }
  }

  /** A cause has its last frames in common with what it caused. */
  private void leftOut(int count, int column) {
    openSection();
    if (sections.size() > 1 && column <= suppressed) {
      List<TraceFrame> above = sections.get(sections.size() - 2).frames();
      last().frames().addAll(above.subList(Math.max(0, above.size() - count), above.size()));
    }
  }

  private Section last() {
    return sections.get(sections.size() - 1);
  }

  private void text(String line) {
    Optional<TraceLine.Header> next = TraceLine.header(line);
    if (next.isPresent() && next.get().certainty() >= header.map(h -> h.certainty()).orElse(0)) {
      header = next;
      message.setLength(0);
      message.append(next.get().message());
    } else if (header.isPresent()) {
      message.append('\n').append(line);
    }
  }

  private void openSection() {
    header.ifPresent(this::open);
    header = Optional.empty();
  }

  private void open(TraceLine.Header begun) {
    switch (begun.kind()) {
      case SUPPRESSED -> suppressed = Math.min(suppressed, begun.column());
      case CAUSE -> {
        if (begun.column() < suppressed) {
          suppressed = Integer.MAX_VALUE;
          add(begun);
        }
      }
      case FIRST -> {
        end();
        add(begun);
      }
    }
  }

  private void add(TraceLine.Header begun) {
    sections.add(new Section(begun.exception(), message.toString(), new ArrayList<>()));
  }

  private void end() {
    Optional<LoggedException> cause = Optional.empty();
    for (int i = sections.size() - 1; i >= 0; i--) {
      Section section = sections.get(i);
      cause =
          Optional.of(
              new LoggedException(section.exception(), section.message(), section.frames(), cause));
    }
    cause.ifPresent(found::add);
    sections.clear();
    suppressed = Integer.MAX_VALUE;
  }
}
