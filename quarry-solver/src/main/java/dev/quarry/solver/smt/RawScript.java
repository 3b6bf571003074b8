package dev.quarry.solver.smt;

import dev.quarry.solver.smt.text.Tokens;
import java.util.Set;

/**
 * A complete script somebody else wrote, with its own commands.
 *
 * <p>The answer is that of its last {@code check-sat} (one is added at the end where there is
 * none), with the values of all constants declared before it. Commands that only print are skipped.
 * A core is not computed: {@code Unsat} names all assertions.
 */
public record RawScript(String text) {
  private static final Set<String> BEYOND_BITWUZLA =
      Set.of(
          "Int",
          "Real",
          "String",
          "RegLan",
          "Seq",
          "declare-sort",
          "declare-datatype",
          "declare-datatypes",
          "define-fun-rec",
          "define-funs-rec");

  /** Whether the script mentions integers, strings, data types or other things only Z3 knows. */
  public boolean needsZ3() {
    Tokens tokens = new Tokens(text);
    while (tokens.advance()) {
      if (BEYOND_BITWUZLA.contains(tokens.token())) {
        return true;
      }
    }
    return false;
  }
}
