package dev.quarry.expr.strings;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.BasicAutomata;
import dk.brics.automaton.BasicOperations;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Reads the regular part of the syntax of {@link Pattern} into automata. Whatever is not regular,
 * or depends on more than the units matched, is refused; never read as something else.
 */
final class RegexParser {
  private static final int UNLIMITED = -1;

  private final RegexScanner scanner;
  private final RegexClasses classes;
  private final AutomatonSize size = new AutomatonSize();
  private int depth;

  /**
   * A regular language over code units.
   *
   * @param automaton deterministic and minimal
   * @param admitsSurrogates whether some class contains surrogates, which the JDK reads as pairs
   */
  record Language(Automaton automaton, boolean admitsSurrogates) {}

  private RegexParser(String regex) {
    this.scanner = new RegexScanner(regex);
    this.classes = new RegexClasses(scanner);
  }

  /** The language of the strings that match as a whole. */
  static Language parse(String regex) {
    try {
      Pattern.compile(regex);
    } catch (PatternSyntaxException e) {
      throw new NotLowerable("\"" + regex + "\" is not a regular expression");
    }
    var parser = new RegexParser(regex);
    Automaton automaton = parser.alternatives();
    if (!parser.scanner.atEnd()) {
      throw parser.scanner.refused("an unmatched parenthesis");
    }
    parser.size.checkDeterministic(automaton);
    automaton.determinize();
    automaton.minimize();
    return new Language(automaton, parser.classes.admitSurrogates());
  }

  private Automaton alternatives() {
    List<Automaton> branches = new ArrayList<>();
    do {
      branches.add(sequence());
    } while (scanner.accept('|'));
    return branches.size() == 1 ? branches.get(0) : BasicOperations.union(branches);
  }

  private Automaton sequence() {
    List<Automaton> items = new ArrayList<>();
    if (depth == 0) {
      skipStartAnchor();
    }
    while (!scanner.atEnd() && !scanner.sees('|') && !scanner.sees(')')) {
      if (depth == 0 && acceptEndAnchor()) {
        if (!scanner.atEnd() && !scanner.sees('|')) {
          throw scanner.refused("an anchor in the middle");
        }
      } else if (scanner.accept("\\Q")) {
        quoted(items);
      } else {
        items.add(quantified(atom()));
      }
    }
    return items.isEmpty() ? BasicAutomata.makeEmptyString() : BasicOperations.concatenate(items);
  }

  /** Matching is of the whole string, so anchors at its ends say nothing new. */
  private void skipStartAnchor() {
    if (scanner.accept('^') || scanner.accept("\\A")) {
      refuseQuantifier();
    }
  }

  private boolean acceptEndAnchor() {
    boolean anchor = scanner.accept('$') || scanner.accept("\\z") || scanner.accept("\\Z");
    if (anchor) {
      refuseQuantifier();
    }
    return anchor;
  }

  private void refuseQuantifier() {
    if (!scanner.atEnd() && "*+?{".indexOf(scanner.peek()) >= 0) {
      throw scanner.refused("a repeated anchor");
    }
  }

  private void quoted(List<Automaton> items) {
    while (!scanner.atEnd() && !scanner.accept("\\E")) {
      items.add(one(classes.literal(scanner.next())));
      boolean last = scanner.accept("\\E");
      if (last) {
        items.add(quantified(items.remove(items.size() - 1)));
        return;
      }
    }
  }

  private Automaton atom() {
    char c = scanner.next();
    return switch (c) {
      case '(' -> group();
      case '[' -> one(classes.bracketed());
      case '.' -> one(classes.dot());
      case '\\' -> one(classes.escaped());
      case '^', '$' -> throw scanner.refused("an anchor in the middle");
      case '*', '+', '?', '{' -> throw scanner.refused("a quantifier of nothing");
      default -> one(classes.literal(c));
    };
  }

  private Automaton group() {
    if (scanner.accept('?') && !scanner.accept(':')) {
      groupName();
    }
    depth++;
    Automaton inner = alternatives();
    depth--;
    if (!scanner.accept(')')) {
      throw scanner.refused("an unmatched parenthesis");
    }
    return inner;
  }

  private void groupName() {
    if (!scanner.accept('<') || scanner.sees('=') || scanner.sees('!')) {
      throw scanner.refused("look-around, flags or atomic groups");
    }
    while (scanner.next() != '>') {
      // A name makes no difference to the language.
    }
  }

  private Automaton quantified(Automaton atom) {
    if (scanner.atEnd()) {
      return atom;
    }
    if (scanner.accept('*')) {
      return repeated(atom, 0, UNLIMITED);
    }
    if (scanner.accept('+')) {
      return repeated(atom, 1, UNLIMITED);
    }
    if (scanner.accept('?')) {
      return repeated(atom, 0, 1);
    }
    return scanner.accept('{') ? counted(atom) : atom;
  }

  private Automaton counted(Automaton atom) {
    int min = scanner.number();
    int max = min;
    if (scanner.accept(',')) {
      max = scanner.sees('}') ? UNLIMITED : scanner.number();
    }
    if (!scanner.accept('}')) {
      throw scanner.refused("an unfinished quantifier");
    }
    return repeated(atom, min, max);
  }

  private Automaton repeated(Automaton atom, int min, int max) {
    if (scanner.accept('+')) {
      throw scanner.refused("a possessive quantifier");
    }
    // A reluctant quantifier tries in another order, which a match of the whole does not see.
    scanner.accept('?');
    if (!scanner.atEnd() && "*+?{".indexOf(scanner.peek()) >= 0) {
      throw scanner.refused("a quantifier of a quantifier");
    }
    size.checkRepetition(atom, Math.max(min, max));
    return max == UNLIMITED
        ? BasicOperations.repeat(atom, min)
        : BasicOperations.repeat(atom, min, max);
  }

  private static Automaton one(UnitSet units) {
    List<Automaton> ranges = new ArrayList<>();
    for (UnitSet.Range range : units.ranges()) {
      ranges.add(BasicAutomata.makeCharRange((char) range.from(), (char) range.to()));
    }
    if (ranges.isEmpty()) {
      return BasicAutomata.makeEmpty();
    }
    Automaton union = ranges.size() == 1 ? ranges.get(0) : BasicOperations.union(ranges);
    union.minimize();
    return union;
  }
}
