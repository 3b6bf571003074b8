package dev.quarry.solver.smt.text;

import java.util.List;

/**
 * A top-level command of a script.
 *
 * @param name its first word, empty for {@code ()}
 * @param line 1-based line where it starts
 * @param column 1-based column where it starts
 */
public record Command(String text, String name, int line, int column) {

  /**
   * The name declared by {@code declare-const} or by {@code declare-fun} without arguments; else
   * empty.
   */
  public String declaredConstant() {
    if (!name.equals("declare-const") && !name.equals("declare-fun")) {
      return "";
    }
    List<String> parts = Lists.elements(text);
    boolean constant =
        parts.size() >= 3
            && (name.equals("declare-const") || Lists.elements(parts.get(2)).isEmpty());
    return constant ? parts.get(1) : "";
  }
}
