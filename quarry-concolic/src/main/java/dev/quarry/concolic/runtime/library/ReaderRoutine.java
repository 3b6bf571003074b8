package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.heap.ArrayShadow;
import dev.quarry.concolic.runtime.heap.ReaderShadow;
import dev.quarry.concolic.runtime.heap.Tracked;
import dev.quarry.concolic.runtime.hooks.Elements;
import dev.quarry.concolic.runtime.hooks.Ops;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Boxes;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import java.io.BufferedReader;
import java.io.StringReader;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Readers of a text, plain and buffered: what they give are its characters, wherever it ends is
 * decided. How many characters there are is fixed when a reader gives fewer than it was asked for.
 */
public final class ReaderRoutine implements Routine {
  private enum Operation {
    READ,
    READ_ARRAY,
    READ_LINE,
    SKIP,
    MARK,
    RESET,
    OTHER
  }

  private static final int TEXT = 0;
  private static final int PART = 1;
  private static final int LINE = 2;
  private static final int LINE_FEED = 3;

  private final Operation operation;
  private final Target target;

  private ReaderRoutine(Operation operation, Target target) {
    this.operation = operation;
    this.target = target;
  }

  static @Nullable Routine find(CallInfo call, @Nullable Class<?> receiver, Target target) {
    if (receiver != StringReader.class && receiver != BufferedReader.class) {
      return null;
    }
    Operation operation =
        switch (call.name() + call.descriptor()) {
          case "read()I" -> Operation.READ;
          case "read([C)I", "read([CII)I" -> Operation.READ_ARRAY;
          case "readLine()Ljava/lang/String;" -> Operation.READ_LINE;
          case "skip(J)J" -> Operation.SKIP;
          case "mark(I)V" -> Operation.MARK;
          case "reset()V" -> Operation.RESET;
          case "ready()Z", "markSupported()Z", "close()V" -> Operation.OTHER;
          default -> null;
        };
    return operation == null ? null : new ReaderRoutine(operation, target);
  }

  /** Whether a call makes a reader of a text, or one that reads from another. */
  public static boolean isConstructor(CallInfo call) {
    return call.name().equals("<init>")
        && switch (call.owner()) {
          case "java/io/StringReader" -> true;
          case "java/io/BufferedReader" -> call.descriptor().equals("(Ljava/io/Reader;)V");
          default -> false;
        };
  }

  /** Before such a constructor. */
  public static void constructing(Invocation call) {
    call.resolve();
    ReaderShadow before = call.isNull(0) ? null : call.run().tracked.reader(call.arg(0));
    if (before != null && before.isTaken()) {
      call.leave();
    }
  }

  /** After it. */
  public static void constructed(Invocation call, Object made) {
    Tracked tracked = call.run().tracked;
    Expr content = call.content(0);
    ReaderShadow before = tracked.reader(call.arg(0));
    if (call.arg(0) instanceof String text && content != null) {
      tracked.track(made, new ReaderShadow(content, text));
    } else if (before != null) {
      tracked.track(made, before.take());
    }
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    var call = new Invocation(run, site, args, shadows);
    call.resolve();
    call.pinNumbers();
    if (operation == Operation.READ_ARRAY && !call.isNull(1)) {
      call.pinLength(call.arg(1));
    }
    ReaderShadow reader = run.tracked.reader(call.arg(0));
    if (reader != null && reader.isTaken()) {
      call.leave();
      reader = null;
    }
    Object value = call.make(target);
    if (operation == Operation.READ_ARRAY) {
      fill(call, reader, count(value));
    }
    return reader == null ? new Symbolic(value, null) : follow(call, reader, value);
  }

  private static int count(@Nullable Object value) {
    return ((Number) Objects.requireNonNull(value)).intValue();
  }

  private Symbolic follow(Invocation call, ReaderShadow reader, @Nullable Object value) {
    switch (operation) {
      case READ:
        return character(call, reader, value);
      case READ_LINE:
        return line(call, reader, value);
      case SKIP:
        pinLength(call, reader);
        reader.moveTo(reader.position() + count(value));
        break;
      case MARK:
        reader.mark();
        break;
      case RESET:
        reader.reset();
        break;
      default:
        break;
    }
    return new Symbolic(value, null);
  }

  /** Decides whether the text has ended before a position, and says whether it has now. */
  private static boolean hasEnded(Invocation call, ReaderShadow reader, int detail, int at) {
    ExprFactory factory = call.factory();
    Expr condition = call.isLess(reader.length(factory), factory.intConst(at));
    return call.decides(Site.Kind.END, detail, reader.lengthNow() < at, condition);
  }

  private static void pinLength(Invocation call, ReaderShadow reader) {
    ExprFactory factory = call.factory();
    call.pin(reader.length(factory), factory.intConst(reader.lengthNow()));
  }

  private static Symbolic character(Invocation call, ReaderShadow reader, @Nullable Object value) {
    int at = reader.position();
    if (hasEnded(call, reader, TEXT, at + 1)) {
      return new Symbolic(value, null);
    }
    reader.moveTo(at + 1);
    return new Symbolic(value, Ops.symbolic(reader.character(call.factory(), at)));
  }

  /** What is known of the characters that were read into an array. */
  private static void fill(Invocation call, @Nullable ReaderShadow reader, int count) {
    char[] array = (char[]) call.arg(1);
    int from = call.count() == 2 ? 0 : call.number(2);
    int asked = call.count() == 2 ? array.length : call.number(3);
    if (asked == 0 || (reader == null && call.run().tracked.array(array) == null)) {
      return;
    }
    int at = reader == null ? 0 : reader.position();
    if (reader != null && !hasEnded(call, reader, TEXT, at + 1)) {
      if (count < asked) {
        pinLength(call, reader);
      } else {
        hasEnded(call, reader, PART, at + count);
      }
      reader.moveTo(at + count);
    }
    ArrayShadow shadow = Elements.shadowOf(call.run(), array);
    for (int i = 0; i < count; i++) {
      Expr character =
          reader == null ? null : Ops.symbolic(reader.character(call.factory(), at + i));
      shadow.put(call.factory(), from + i, character);
    }
  }

  private static Symbolic line(Invocation call, ReaderShadow reader, @Nullable Object value) {
    int from = reader.position();
    if (hasEnded(call, reader, TEXT, from + 1) || value == null) {
      return new Symbolic(value, null);
    }
    int to = from;
    while (!hasEnded(call, reader, PART, to + 1) && !isEndOfLine(call, reader, to)) {
      to++;
    }
    reader.moveTo(next(call, reader, to));
    Expr content = Ops.symbolic(reader.part(call.factory(), from, to));
    if (content == null) {
      return new Symbolic(value, null);
    }
    Object line = Boxes.fresh(value);
    call.run().tracked.track(line, content);
    return new Symbolic(line, content);
  }

  private static boolean isEndOfLine(Invocation call, ReaderShadow reader, int at) {
    char now = reader.charNow(at);
    Expr isEnd = call.factory().or(List.of(is(call, reader, at, '\n'), is(call, reader, at, '\r')));
    return call.decides(Site.Kind.END, LINE, now == '\n' || now == '\r', isEnd);
  }

  private static Expr is(Invocation call, ReaderShadow reader, int at, char character) {
    ExprFactory factory = call.factory();
    return factory.eq(reader.character(factory, at), factory.intConst(character));
  }

  private static boolean decideIs(Invocation call, ReaderShadow reader, int at, char character) {
    boolean now = reader.charNow(at) == character;
    return call.decides(Site.Kind.END, LINE_FEED, now, is(call, reader, at, character));
  }

  /** Where the next line begins, after a line that ends at a position. */
  private static int next(Invocation call, ReaderShadow reader, int end) {
    if (end == reader.lengthNow()) {
      return end;
    }
    int next = end + 1;
    boolean isTwo =
        decideIs(call, reader, end, '\r')
            && !hasEnded(call, reader, PART, next + 1)
            && decideIs(call, reader, next, '\n');
    return isTwo ? next + 1 : next;
  }
}
