package askedfor;

import java.util.function.IntSupplier;

/** Asked for through a method reference. */
public final class ByReference {
  public static int run() {
    IntSupplier supplier = dev.quarry.api.Quarry::anyInt;
    if (supplier.getAsInt() == 41) {
      return 1; // reach: yes
    }
    return 0;
  }
}
