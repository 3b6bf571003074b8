package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.heap.MatcherShadow;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.types.Boxes;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.models.library.GroupPlace;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A call of {@code Matcher.group}. Where the group stands is fixed to where it is in this run, by a
 * function that gives its content for any text; what a solver sees of that is which parts of the
 * text the parts of the expression match.
 */
final class MatchedGroup {
  private static final OpaqueSymbol REPLACE =
      JdkFunctions.instanceSymbol(
          "java.lang.String",
          "replaceAll",
          "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;");
  private static final Pattern REFERENCE = Pattern.compile("\\\\[1-9k]");
  private static final int BEFORE = 0;
  private static final int INSIDE = 1;
  private static final int AFTER = 2;
  private static final int CONTENT = 3;

  private final Invocation call;
  private final ExprFactory factory;

  MatchedGroup(Invocation call) {
    this.call = call;
    this.factory = call.factory();
  }

  Symbolic get(Target target) throws Throwable {
    Object receiver = call.arg(0);
    Expr text = call.run().tracked.content(receiver);
    MatcherShadow shadow = call.run().tracked.matcher(receiver);
    call.pinNumbers();
    if (text == null || shadow == null || shadow.regex() == null || isNamedByInput()) {
      call.leave();
      return new Symbolic(call.make(target), null);
    }
    Object value = call.make(target);
    Expr content =
        value instanceof String now ? content(text, shadow, (Matcher) receiver, now) : null;
    if (content == null) {
      call.leave();
      return new Symbolic(value, null);
    }
    Object group = Boxes.fresh(Objects.requireNonNull(value));
    call.run().tracked.track(group, content);
    return new Symbolic(group, content);
  }

  /** Null if what the group has in it can't be said. */
  private @Nullable Expr content(
      Expr text, MatcherShadow shadow, Matcher matcher, String groupNow) {
    String now = shadow.now();
    String pattern = matcher.pattern().pattern();
    String regex = Objects.requireNonNull(shadow.regex());
    if (isAll() && regex.equals(pattern)) {
      return text;
    }
    String wrapped = "(?:" + pattern + ")";
    int at = regex.indexOf(wrapped);
    String prefix = at < 0 ? "" : regex.substring(0, at);
    String suffix = at < 0 ? "" : regex.substring(at + wrapped.length());
    if (isAll() && REFERENCE.matcher(pattern).find()) {
      // Its groups would get other numbers.
      return null;
    }
    String whole = "\\A(?:" + (isAll() ? prefix + "(" + pattern + ")" + suffix : regex) + ")\\z";
    String group =
        isAll() ? "$1" : call.arg(1) instanceof String name ? "${" + name + "}" : "$" + call.arg(1);
    if (!now.replaceAll(whole, group).equals(groupNow)) {
      // Something else was matched since.
      return null;
    }
    int from = start(matcher);
    int to = from + groupNow.length();
    GroupPlace place = isAll() ? new GroupPlace("", pattern, "") : place(pattern);
    if (place == null && groupNow.isEmpty()) {
      // In another text it may take no part in the match, which gives null.
      return null;
    }
    if (place != null) {
      fix(BEFORE, text, now, 0, from, prefix + place.before());
      fix(INSIDE, text, now, from, to, place.inside());
      fix(AFTER, text, now, to, now.length(), place.after() + suffix);
    }
    Expr content = part(text, from, factory.intConst(to));
    Expr wanted =
        factory.call(REPLACE, List.of(text, factory.string(whole), factory.string(group)));
    call.decides(Site.Kind.PIN, CONTENT, true, factory.apply(Op.STRING_EQ, wanted, content));
    return content;
  }

  private boolean isNamedByInput() {
    return call.count() > 1 && call.arg(1) instanceof String && call.content(1) != null;
  }

  private boolean isAll() {
    return call.count() == 1 || call.arg(1).equals(0);
  }

  private int start(Matcher matcher) {
    return isAll()
        ? matcher.start()
        : call.arg(1) instanceof String name ? matcher.start(name) : matcher.start(call.number(1));
  }

  private @Nullable GroupPlace place(String pattern) {
    return call.arg(1) instanceof Integer number ? GroupPlace.of(pattern, number) : null;
  }

  private Expr part(Expr text, int from, Expr to) {
    return factory.apply(Op.STRING_SUBSTRING, text, factory.intConst(from), to);
  }

  /** What the expression's part matches is here in this run, and has to be. */
  private void fix(int detail, Expr text, String now, int from, int to, String regex) {
    if (now.substring(from, to).matches(regex)) {
      Expr end = to == now.length() ? factory.apply(Op.STRING_LENGTH, text) : factory.intConst(to);
      Expr matches = factory.apply(Op.STRING_MATCHES, part(text, from, end), factory.string(regex));
      call.decides(Site.Kind.PIN, detail, true, matches);
    }
  }
}
