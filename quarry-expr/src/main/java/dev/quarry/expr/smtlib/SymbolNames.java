package dev.quarry.expr.smtlib;

import java.util.HashSet;
import java.util.Set;

/** Symbols that are legal and different, as close to the wanted names as that allows. */
final class SymbolNames {
  private final Set<String> taken = new HashSet<>();

  /** A new symbol, spelled as in a script. */
  String fresh(String wanted) {
    var clean = new StringBuilder();
    for (char c : wanted.toCharArray()) {
      clean.append(c < ' ' || c > '~' || c == '|' || c == '\\' ? '_' : c);
    }
    String name = clean.toString();
    for (int i = 2; !taken.add(name); i++) {
      name = clean + "!" + i;
    }
    return quoted(name);
  }

  /** A symbol in bars, if it needs them. */
  static String quoted(String symbol) {
    boolean simple =
        !symbol.isEmpty()
            && !Character.isDigit(symbol.charAt(0))
            && symbol.chars().allMatch(Lexer::isSymbolPart);
    return simple ? symbol : "|" + symbol + "|";
  }
}
