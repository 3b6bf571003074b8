package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Boxes;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * {@code split} of a text at a {@link Delimiter}, by {@code String} or by a compiled pattern: how
 * many parts there are is decided, the parts are parts of the text.
 */
final class SplitRoutine implements Routine {
  private static final int IS_EMPTY = 0;
  private static final int IS_FOUND = 1;
  private static final int IS_END = 2;
  private static final int IS_DELIMITER = 3;

  private final Target target;

  private SplitRoutine(Target target) {
    this.target = target;
  }

  static @Nullable Routine find(CallInfo call, Target target) {
    boolean isSplit =
        call.name().equals("split") && call.descriptor().endsWith("[Ljava/lang/String;");
    return isSplit ? new SplitRoutine(target) : null;
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    var call = new Invocation(run, site, args, shadows);
    call.resolve();
    int texts = args[0] instanceof Pattern ? 1 : 0;
    Expr text = call.content(texts);
    Delimiter delimiter = delimiter(args, call);
    if (text == null || !(args[texts] instanceof String now) || delimiter == null) {
      call.leave();
      return new Symbolic(call.make(target), null);
    }
    call.pinNumbers();
    int limit = args.length > 2 ? call.number(2) : 0;
    Object result = call.make(target);
    Parts parts = new Parts(call, text, now, limit);
    parts.cut(delimiter);
    if (!(result instanceof String[] made) || !parts.areAs(made)) {
      call.leave();
      return new Symbolic(result, null);
    }
    for (int i = 0; i < made.length; i++) {
      Expr content = Symbolic.shadowOf(parts.content(i));
      // A text without delimiters is its only part, the same object.
      boolean isFound = made[i] == now && run.tracked.content(now) != null;
      if (content != null && !isFound) {
        made[i] = (String) Boxes.fresh(made[i]);
        run.tracked.track(made[i], content);
      }
    }
    return new Symbolic(result, null);
  }

  /** Null if it is not known, or depends on inputs. */
  private static @Nullable Delimiter delimiter(@Nullable Object[] args, Invocation call) {
    if (args[0] instanceof Pattern pattern) {
      return pattern.flags() == 0 ? Delimiter.of(pattern.pattern()) : null;
    }
    return args[1] instanceof String regex && call.content(1) == null ? Delimiter.of(regex) : null;
  }

  /** The parts of a text, from left to right. */
  private static final class Parts {
    private final Invocation call;
    private final ExprFactory factory;
    private final Expr text;
    private final String now;
    private final int limit;
    private final List<Expr> contents = new ArrayList<>();
    private final List<String> values = new ArrayList<>();

    Parts(Invocation call, Expr text, String now, int limit) {
      this.call = call;
      this.factory = call.factory();
      this.text = text;
      this.now = now;
      this.limit = limit;
    }

    Expr content(int index) {
      return contents.get(index);
    }

    boolean areAs(String[] made) {
      return values.equals(List.of(made));
    }

    void cut(Delimiter delimiter) {
      if (delimiter.literal() != null) {
        cutAt(delimiter.literal());
      } else {
        cutAtSet(delimiter);
      }
      if (limit == 0 && values.size() > 1) {
        dropEmptyOnes();
      }
    }

    private boolean isFull() {
      return limit > 0 && values.size() == limit - 1;
    }

    /** Where the delimiter stands is as symbolic as the text. */
    private void cutAt(String literal) {
      Expr from = factory.intConst(0);
      int fromNow = 0;
      while (!isFull()) {
        Expr found = factory.apply(Op.STRING_INDEX_OF, text, factory.string(literal), from);
        int foundNow = now.indexOf(literal, fromNow);
        Expr isNowhere = call.isLess(found, factory.intConst(0));
        if (!call.decides(Site.Kind.END, IS_FOUND, foundNow >= 0, factory.not(isNowhere))) {
          break;
        }
        add(from, found, fromNow, foundNow);
        from = factory.apply(Op.INT_ADD, found, factory.intConst(literal.length()));
        fromNow = foundNow + literal.length();
      }
      add(from, factory.apply(Op.STRING_LENGTH, text), fromNow, now.length());
    }

    /** Decided character by character, so positions are those of this run. */
    private void cutAtSet(Delimiter delimiter) {
      int from = 0;
      int at = 0;
      while (!isFull() && !hasEnded(at)) {
        if (isOneOf(delimiter.set(), at)) {
          int end = at + 1;
          while (delimiter.isRepeated() && !hasEnded(end) && isOneOf(delimiter.set(), end)) {
            end++;
          }
          add(factory.intConst(from), factory.intConst(at), from, at);
          from = end;
          at = end;
        } else {
          at++;
        }
      }
      add(factory.intConst(from), factory.apply(Op.STRING_LENGTH, text), from, now.length());
    }

    private boolean hasEnded(int at) {
      Expr length = factory.apply(Op.STRING_LENGTH, text);
      Expr hasEnded = call.isLess(length, factory.intConst(at + 1));
      return call.decides(Site.Kind.END, IS_END, now.length() <= at, hasEnded);
    }

    private boolean isOneOf(String set, int at) {
      Expr character = part(factory.intConst(at), factory.intConst(at + 1));
      return call.decides(
          Site.Kind.END,
          IS_DELIMITER,
          now.substring(at, at + 1).matches(set),
          factory.apply(Op.STRING_MATCHES, character, factory.string(set)));
    }

    private Expr part(Expr from, Expr to) {
      return factory.apply(Op.STRING_SUBSTRING, text, from, to);
    }

    private void add(Expr from, Expr to, int fromNow, int toNow) {
      contents.add(part(from, to));
      values.add(now.substring(fromNow, toNow));
    }

    private void dropEmptyOnes() {
      for (int last = values.size() - 1; last >= 0; last--) {
        Expr isEmpty = factory.apply(Op.STRING_IS_EMPTY, contents.get(last));
        if (!call.decides(Site.Kind.END, IS_EMPTY, values.get(last).isEmpty(), isEmpty)) {
          return;
        }
        contents.remove(last);
        values.remove(last);
      }
    }
  }
}
