package dev.quarry.spec.language;

import dev.quarry.spec.Pattern;
import java.util.function.IntSupplier;

/** Reads regular expressions: {@code ;} joins, {@code |} chooses, {@code * + ?} repeat. */
final class PatternParser {
  private final Tokens tokens;
  private final IntSupplier event;

  PatternParser(Tokens tokens, IntSupplier event) {
    this.tokens = tokens;
    this.event = event;
  }

  Pattern pattern() {
    Pattern pattern = sequence();
    while (tokens.skip("|")) {
      pattern = new Pattern.Choice(pattern, sequence());
    }
    return pattern;
  }

  private Pattern sequence() {
    Pattern pattern = repeated();
    while (tokens.skip(";")) {
      pattern = new Pattern.Sequence(pattern, repeated());
    }
    return pattern;
  }

  private Pattern repeated() {
    Pattern pattern = single();
    while (true) {
      if (tokens.skip("*")) {
        pattern = new Pattern.Repeated(pattern);
      } else if (tokens.skip("+")) {
        pattern = new Pattern.Sequence(pattern, new Pattern.Repeated(pattern));
      } else if (tokens.skip("?")) {
        pattern = new Pattern.Choice(pattern, new Pattern.Empty());
      } else {
        return pattern;
      }
    }
  }

  private Pattern single() {
    if (tokens.skip("(")) {
      Pattern inner = pattern();
      tokens.expect(")", "close the parenthesis; `;` joins events and `|` chooses.");
      return inner;
    }
    return new Pattern.One(event.getAsInt());
  }
}
