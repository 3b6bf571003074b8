package types;

import java.util.Arrays;
import java.util.List;

/** Arrays that are passed may be of a subtype, which refuses elements. */
public final class ArrayStores {
  public static int stored(Object[] array, Object value) {
    try {
      array[0] = value;
    } catch (ArrayStoreException refused) {
      return 1; // reach: yes, undecided: arrays of subtypes
    }
    return 0; // reach: yes
  }

  public static int constant(Object[] array) {
    try {
      array[0] = "text";
    } catch (ArrayStoreException refused) {
      return 1; // reach: yes, undecided: arrays of subtypes
    }
    return 0; // reach: yes
  }

  public static int filled(Object[] array, Object value) {
    try {
      Arrays.fill(array, value);
    } catch (ArrayStoreException refused) {
      return 1; // reach: yes, undecided: arrays of subtypes
    }
    return 0; // reach: yes
  }

  public static int copied(Object[] from, Object[] to) {
    try {
      System.arraycopy(from, 0, to, 0, 1);
    } catch (ArrayStoreException refused) {
      return 1; // reach: yes, undecided: arrays of subtypes
    }
    return 0; // reach: yes
  }

  public static int cloned(Object[] array, Object value) {
    Object[] same = array.clone();
    try {
      same[0] = value;
    } catch (ArrayStoreException refused) {
      return 1; // reach: yes, undecided: arrays of subtypes
    }
    return 0; // reach: yes
  }

  public static int longer(Object[] array, Object value) {
    Object[] same = Arrays.copyOf(array, 3);
    try {
      same[2] = value;
    } catch (ArrayStoreException refused) {
      return 1; // reach: yes, undecided: arrays of subtypes
    }
    return 0; // reach: yes
  }

  public static int listed(List<Integer> numbers, Object[] array) {
    try {
      numbers.toArray(array);
    } catch (ArrayStoreException refused) {
      return 1; // reach: yes, undecided: arrays of subtypes
    }
    return 0; // reach: yes
  }

  public static int nested(Object[][] rows, Object value) {
    try {
      rows[0][0] = value;
    } catch (ArrayStoreException refused) {
      return 1; // reach: yes, undecided: arrays of subtypes
    }
    return 0; // reach: yes
  }

  public static int row(Object[][] rows, Object[] row) {
    try {
      rows[0] = row;
    } catch (ArrayStoreException refused) {
      return 1; // reach: yes, undecided: arrays of subtypes
    }
    return 0; // reach: yes
  }

  public static int swapped(Object[] array) {
    try {
      Object first = array[0];
      array[0] = array[1];
      array[1] = first;
    } catch (ArrayStoreException refused) {
      return 1; // reach: no, undecided: arrays of subtypes
    }
    return 0; // reach: yes
  }

  public static int settled(String[] array, String value) {
    try {
      array[0] = value;
    } catch (ArrayStoreException refused) {
      return 1; // reach: no
    }
    return 0; // reach: yes
  }
}
