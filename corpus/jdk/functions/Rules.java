package functions;

import java.util.List;
import java.util.function.Predicate;

/** Rules for a password. */
// witness: check("Secret12")
// witness: check("secret12")
// witness: check("S1")
public final class Rules {
  private static final Predicate<String> LONG = text -> text.length() >= 8;
  private static final Predicate<String> DIGIT = text -> text.chars().anyMatch(c -> c == '1');
  private static final Predicate<String> UPPER = text -> text.chars().anyMatch(c -> c == 'S');

  public static String check(String password) {
    Predicate<String> strong = LONG.and(DIGIT).and(UPPER);
    long broken = List.of(LONG, DIGIT, UPPER).stream().filter(r -> !r.test(password)).count();
    if (strong.test(password)) {
      return broken == 0 ? "strong" : "?"; // reach: true yes, false no
    }
    if (LONG.negate().test(password)) {
      return broken == 0 ? "?" : "short"; // reach: true no, false yes
    }
    return "weak"; // reach: yes
  }
}
