package dev.quarry.expr.strings;

import java.util.Map;

/** The parts of a regular expression that match one char. */
final class RegexClasses {
  private static final UnitSet LINE_ENDS = UnitSet.of("\n\r\u0085\u2028\u2029");
  private static final UnitSet DIGITS = UnitSet.range('0', '9');
  private static final UnitSet LOWER = UnitSet.range('a', 'z');
  private static final UnitSet UPPER = UnitSet.range('A', 'Z');
  private static final UnitSet ALPHA = LOWER.or(UPPER);
  private static final UnitSet WORD = ALPHA.or(DIGITS).or(UnitSet.of("_"));
  private static final UnitSet SPACE = UnitSet.of(" \t\n\u000B\f\r");
  private static final UnitSet GRAPH = UnitSet.range('!', '~');

  /** The POSIX classes of {@link java.util.regex.Pattern}, which are ASCII. */
  private static final Map<String, UnitSet> POSIX =
      Map.ofEntries(
          Map.entry("Lower", LOWER),
          Map.entry("Upper", UPPER),
          Map.entry("ASCII", UnitSet.range(0, 0x7F)),
          Map.entry("Alpha", ALPHA),
          Map.entry("Digit", DIGITS),
          Map.entry("Alnum", ALPHA.or(DIGITS)),
          Map.entry("Punct", GRAPH.complement().or(ALPHA).or(DIGITS).complement()),
          Map.entry("Graph", GRAPH),
          Map.entry("Print", UnitSet.range(' ', '~')),
          Map.entry("Blank", UnitSet.of(" \t")),
          Map.entry("Cntrl", UnitSet.range(0, 0x1F).or(UnitSet.of("\u007F"))),
          Map.entry("XDigit", DIGITS.or(UnitSet.range('a', 'f')).or(UnitSet.range('A', 'F'))),
          Map.entry("Space", SPACE));

  private final RegexScanner scanner;
  private boolean surrogates;

  RegexClasses(RegexScanner scanner) {
    this.scanner = scanner;
  }

  /** Whether a class seen so far contains surrogates. */
  boolean admitSurrogates() {
    return surrogates;
  }

  UnitSet dot() {
    return noted(LINE_ENDS.complement());
  }

  UnitSet literal(char c) {
    if (Character.isSurrogate(c)) {
      throw scanner.refused("a surrogate");
    }
    return UnitSet.range(c, c);
  }

  /** What follows a backslash outside brackets. */
  UnitSet escaped() {
    UnitSet shorthand = shorthand();
    return noted(shorthand != UnitSet.EMPTY ? shorthand : literal(escapedChar()));
  }

  private UnitSet noted(UnitSet set) {
    surrogates |= set.intersects(UnitSet.SURROGATES);
    return set;
  }

  /** The class a letter stands for; empty, with nothing read, if it is no class. */
  private UnitSet shorthand() {
    char c = scanner.peek();
    UnitSet set =
        switch (c) {
          case 'd' -> DIGITS;
          case 'D' -> DIGITS.complement();
          case 'w' -> WORD;
          case 'W' -> WORD.complement();
          case 's' -> SPACE;
          case 'S' -> SPACE.complement();
          case 'p', 'P' -> posix();
          default -> UnitSet.EMPTY;
        };
    if ("dDwWsS".indexOf(c) >= 0) {
      scanner.next();
    }
    return set;
  }

  private UnitSet posix() {
    boolean negated = scanner.next() == 'P';
    if (!scanner.accept('{')) {
      throw scanner.refused("a Unicode category");
    }
    var name = new StringBuilder();
    while (!scanner.accept('}')) {
      name.append(scanner.next());
    }
    UnitSet set = POSIX.get(name.toString());
    if (set == null) {
      throw scanner.refused("the class " + name);
    }
    return negated ? set.complement() : set;
  }

  private char escapedChar() {
    char c = scanner.next();
    switch (c) {
      case 't':
        return '\t';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 'f':
        return '\f';
      case 'a':
        return '\u0007';
      case 'e':
        return '\u001B';
      case 'u':
        return (char) scanner.hex(4);
      case 'x':
        return (char) scanner.hex(2);
      default:
        if (c >= 0x80 || Character.isLetterOrDigit(c)) {
          throw scanner.refused("\\" + c);
        }
        return c;
    }
  }

  /** What follows an opening bracket, up to the closing one. */
  UnitSet bracketed() {
    boolean negated = scanner.accept('^');
    UnitSet set = UnitSet.EMPTY;
    if (scanner.sees(']')) {
      throw scanner.refused("a class that begins with a bracket");
    }
    while (!scanner.accept(']')) {
      set = set.or(member());
    }
    return noted(negated ? set.complement() : set);
  }

  private UnitSet member() {
    if (scanner.sees('[') || scanner.sees("&&") || scanner.sees("\\Q")) {
      throw scanner.refused("a class within a class");
    }
    boolean escape = scanner.accept('\\');
    UnitSet shorthand = escape ? shorthand() : UnitSet.EMPTY;
    if (shorthand != UnitSet.EMPTY) {
      return shorthand;
    }
    char from = memberChar(escape);
    if (!scanner.sees('-') || scanner.sees("-]")) {
      return UnitSet.range(from, from);
    }
    scanner.next();
    if (scanner.sees('[') || scanner.sees("&&")) {
      throw scanner.refused("a class within a class");
    }
    return UnitSet.range(from, memberChar(scanner.accept('\\')));
  }

  private char memberChar(boolean escape) {
    char c = escape ? escapedChar() : scanner.next();
    literal(c);
    return c;
  }
}
