package askedfor;

import java.util.function.IntSupplier;

/** Asked for in a lambda. */
public final class ByLambda {
  public static int run() {
    IntSupplier supplier = () -> dev.quarry.api.Quarry.anyInt() + 1;
    if (supplier.getAsInt() == 41) {
      return 1; // reach: yes
    }
    return 0;
  }
}
