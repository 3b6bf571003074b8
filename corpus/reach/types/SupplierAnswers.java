package types;

import java.util.function.Supplier;

/** A Supplier may answer null, or throw. */
public final class SupplierAnswers {
  public static int run(Supplier<String> supplier) {
    if (supplier == null) {
      return 0;
    }
    String text;
    try {
      text = supplier.get();
    } catch (RuntimeException e) {
      return 1; // reach: yes, undecided: stubs throw nothing
    }
    if (text == null) {
      return 2; // reach: yes
    }
    return text.equals("a") ? 3 : 4; // reach: true yes
  }
}
