package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.List;

/** Methods that take regular expressions. */
final class RegexModels {
  private static final String TEXT = "Ljava/lang/String;";

  private RegexModels() {}

  static void declare(Declarations strings) {
    strings
        .exact("matches(" + TEXT + ")Z", (t, a) -> t.apply(Op.STRING_MATCHES, a.get(0), a.get(1)))
        .partly()
        .raises(ThrownNames.PATTERN_SYNTAX, (t, a) -> isMalformed(t, a.get(1)));
    replace(strings, "replaceFirst(" + TEXT + TEXT + ")" + TEXT);
    replace(strings, "replaceAll(" + TEXT + TEXT + ")" + TEXT)
        .nullable(2)
        .raises(ThrownNames.NULL, (t, a) -> a.isNull(2) ? finds(t, strings, a) : t.bool(false));
  }

  /** {@code Pattern.matches}, which takes the regular expression first. */
  static void declare(Table table) {
    table
        .statics("java/util/regex/Pattern")
        .exact(
            "matches(" + TEXT + "Ljava/lang/CharSequence;)Z",
            (t, a) -> t.apply(Op.STRING_MATCHES, a.get(1), a.get(0)))
        .partly()
        .raises(ThrownNames.PATTERN_SYNTAX, (t, a) -> isMalformed(t, a.get(0)));
  }

  private static ModelEntry replace(Declarations strings, String signature) {
    return strings
        .opaque(signature, (t, a) -> a.isNull(2) ? a.get(0) : strings.run(signature, t, a))
        .raises(ThrownNames.PATTERN_SYNTAX, (t, a) -> isMalformed(t, a.get(1)))
        .raises(ThrownNames.INDEX, (t, a) -> fails(t, strings, signature, ThrownNames.INDEX, a))
        .raises(
            ThrownNames.ILLEGAL_ARGUMENT,
            (t, a) -> fails(t, strings, signature, ThrownNames.ILLEGAL_ARGUMENT, a));
  }

  /** Whether something matches: then, and only then, a malformed replacement is noticed. */
  private static Expr finds(TermBuilder t, Declarations strings, ModelledArguments a) {
    var replace = strings.symbol("replaceFirst(" + TEXT + TEXT + ")" + TEXT);
    return t.call(
        JdkFunctions.throwing(replace, ThrownNames.ILLEGAL_ARGUMENT.replace('/', '.')),
        List.of(a.get(0), a.get(1), t.string("\\")));
  }

  /** Whatever text is matched, the expression is compiled first. */
  private static Expr isMalformed(TermBuilder t, Expr regex) {
    var matches = JdkFunctions.instanceSymbol("java.lang.String", "matches", "(" + TEXT + ")Z");
    return t.call(
        JdkFunctions.throwing(matches, ThrownNames.PATTERN_SYNTAX.replace('/', '.')),
        List.of(t.string(""), regex));
  }

  /** A replacement that names a group that does not exist matters only where something matches. */
  private static Expr fails(
      TermBuilder t,
      Declarations strings,
      String signature,
      String exception,
      ModelledArguments a) {
    if (a.isNull(2)) {
      return t.bool(false);
    }
    var method = strings.symbol(signature);
    return t.call(JdkFunctions.throwing(method, exception.replace('/', '.')), a.all());
  }
}
