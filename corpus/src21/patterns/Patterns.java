package patterns;

/** Switches over types and records, taken apart. */
final class Patterns {
  sealed interface Expression permits Literal, Sum, Negation {}

  record Literal(int value) implements Expression {}

  record Sum(Expression left, Expression right) implements Expression {}

  record Negation(Expression inner) implements Expression {}

  enum Level {
    LOW,
    HIGH
  }

  // explore: exhausted
  // returns: "literal", "negation", "sum"
  // throws: NullPointerException
  // paths: 4
  static String typeSwitch(Expression e) {
    return switch (e) {
      case Literal l -> "literal";
      case Sum s -> "sum";
      case Negation n -> "negation";
    };
  }

  // explore: exhausted
  // returns: "big", "null", "other", "small"
  static String guards(Expression e) {
    return switch (e) {
      case null -> "null";
      case Literal l when l.value() > 1000 -> "big";
      case Literal l -> "small";
      default -> "other";
    };
  }

  // explore: exhausted
  // returns: 0, 1, 2
  static int recordPattern(Expression e) {
    if (e instanceof Sum(Literal(int a), Literal(int b))) {
      return a + b == 10 ? 2 : 1;
    }
    return 0;
  }

  // explore: exhausted
  // returns: "double negation", "literal", "other"
  static String nestedSwitch(Expression e) {
    return switch (e) {
      case null -> "other";
      case Negation(Negation(var inner)) -> "double negation";
      case Literal(var value) -> "literal";
      default -> "other";
    };
  }

  // explore: exhausted
  // returns: 'h', 'l'
  // throws: NullPointerException
  static char enumSwitch(Level level) {
    return switch (level) {
      case LOW -> 'l';
      case HIGH -> 'h';
    };
  }

  // explore: any
  // returns: 0, 1, 2, 3
  static int boxes(Integer x) {
    return switch (x) {
      case null -> 0;
      case 7 -> 1;
      case Integer y when y > 100 -> 2;
      case Integer y -> 3;
    };
  }

  // explore: any
  // returns: "empty", "greeting", "none", "text"
  static String strings(String s) {
    return switch (s) {
      case null -> "none";
      case "hello" -> "greeting";
      case String t when t.isEmpty() -> "empty";
      case String t -> "text";
    };
  }
}
