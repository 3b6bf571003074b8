package found;

import java.io.Serializable;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;

/** A lambda that is cast to serializable is of that type, too, though only a flag says so. */
public final class SerializableLambda {
  private SerializableLambda() {}

  public static int own(int x) {
    IntSupplier supplier = (IntSupplier & Serializable) () -> x;
    if (supplier.getAsInt() == 7) {
      return 1; // reach: yes
    }
    return 0; // reach: yes
  }

  public static int marked(int x) {
    IntSupplier supplier = (IntSupplier & Serializable & Cloneable) () -> x;
    if (supplier instanceof Cloneable && supplier instanceof Serializable) {
      return 1; // reach: yes
    }
    return 0; // reach: no
  }

  public static int ofTheJdk(int x) {
    Comparator<Map.Entry<String, Integer>> byValue = Map.Entry.comparingByValue();
    if (x == 3 && byValue != null) {
      return 1; // reach: yes
    }
    return 0; // reach: yes
  }

  public static int best(List<Integer> numbers) {
    Comparator<Map.Entry<String, Integer>> byValue = Map.Entry.comparingByValue();
    if (numbers.size() == 2
        && byValue.compare(Map.entry("a", numbers.get(0)), Map.entry("b", numbers.get(1))) > 0) {
      return 1; // reach: yes
    }
    return 0; // reach: yes
  }
}
