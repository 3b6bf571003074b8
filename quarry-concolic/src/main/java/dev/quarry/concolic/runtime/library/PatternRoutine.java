package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.heap.InputReference;
import dev.quarry.concolic.runtime.heap.MatcherShadow;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.path.Truth;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * Matchers of compiled patterns, which keep the symbolic text they were made for by their identity.
 * A search is a match with anything around it; a second search on the same matcher begins where the
 * first one ended, and is an approximation. A group of what was matched is a part of the text:
 * where it stands is fixed.
 */
final class PatternRoutine implements Routine {
  private static final String ANYTHING = "[\\s\\S]*";

  /** A group around an expression with one of these in it may mean something else. */
  private static final Pattern NOT_TO_BE_WRAPPED = Pattern.compile("\\\\[QG]|\\(\\?[a-zA-Z]*x");

  private enum Operation {
    MATCHER,
    MATCHES,
    LOOKING_AT,
    FIND,
    GROUP
  }

  private final Operation operation;
  private final Target target;

  private PatternRoutine(Operation operation, Target target) {
    this.operation = operation;
    this.target = target;
  }

  static @Nullable Routine find(CallInfo call, Target target) {
    Operation operation =
        switch (call.owner() + "." + call.name() + call.descriptor()) {
          case "java/util/regex/Pattern.matcher(Ljava/lang/CharSequence;)"
                  + "Ljava/util/regex/Matcher;" ->
              Operation.MATCHER;
          case "java/util/regex/Matcher.matches()Z" -> Operation.MATCHES;
          case "java/util/regex/Matcher.lookingAt()Z" -> Operation.LOOKING_AT;
          case "java/util/regex/Matcher.find()Z" -> Operation.FIND;
          case "java/util/regex/Matcher.group()Ljava/lang/String;",
              "java/util/regex/Matcher.group(I)Ljava/lang/String;",
              "java/util/regex/Matcher.group(Ljava/lang/String;)Ljava/lang/String;" ->
              Operation.GROUP;
          default -> null;
        };
    return operation == null ? null : new PatternRoutine(operation, target);
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    return args[0] instanceof Pattern pattern
        ? matcher(run, site, pattern, args, shadows)
        : operation == Operation.GROUP
            ? new MatchedGroup(new Invocation(run, site, args, shadows)).get(target)
            : match(run, site, args, shadows);
  }

  private Symbolic matcher(
      Run run, int site, Pattern pattern, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    InputReference text = run.inputs.behind(shadows[1]);
    if (text != null) {
      run.inputs.resolve(site, text, Site.Kind.NULL);
    }
    Expr content = run.inputs.content(args[1], shadows[1]);
    String now = pattern.flags() == 0 && args[1] instanceof String string ? string : null;
    if (content != null && now == null) {
      run.escapes.leave(site, args, shadows);
    }
    Object matcher = target.call(args);
    if (content != null && now != null && matcher != null) {
      run.tracked.track(matcher, content);
      run.tracked.track(matcher, new MatcherShadow(now));
    }
    return new Symbolic(matcher, null);
  }

  private Symbolic match(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    Expr content = run.tracked.content(args[0]);
    String regex = args[0] instanceof Matcher matcher ? regex(matcher.pattern().pattern()) : null;
    boolean isFirst = content == null || run.tracked.isFirstUse(args[0]);
    if (content == null || regex == null || (operation == Operation.FIND && !isFirst)) {
      run.escapes.leave(site, args, shadows);
      matched(run, args[0], null);
      return new Symbolic(target.call(args), null);
    }
    Object value = target.call(args);
    matched(run, args[0], regex);
    ExprFactory factory = run.factory();
    Expr matches = factory.apply(Op.STRING_MATCHES, content, factory.string(regex));
    return new Symbolic(value, Symbolic.shadowOf(Truth.toInt(factory, matches)));
  }

  private static void matched(Run run, @Nullable Object matcher, @Nullable String regex) {
    MatcherShadow shadow = matcher == null ? null : run.tracked.matcher(matcher);
    if (shadow != null) {
      shadow.matched(regex);
    }
  }

  /** What a whole text matches; null if that is not known. */
  private @Nullable String regex(String pattern) {
    if (operation == Operation.MATCHES) {
      return pattern;
    }
    String wrapped = "(?:" + pattern + ")" + ANYTHING;
    String whole = operation == Operation.FIND ? ANYTHING + "?" + wrapped : wrapped;
    try {
      Pattern.compile(whole);
      return NOT_TO_BE_WRAPPED.matcher(pattern).find() ? null : whole;
    } catch (PatternSyntaxException e) {
      return null;
    }
  }
}
