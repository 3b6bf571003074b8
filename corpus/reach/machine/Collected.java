package machine;

import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.WeakHashMap;

/** What the garbage collector takes away. */
public final class Collected {
  private Collected() {}

  public static int weak(int x) {
    WeakReference<Object> reference = new WeakReference<>(new Object());
    System.gc();
    if (reference.get() == null) {
      return 1; // reach: yes, undecided: when memory is collected
    }
    return x; // reach: yes, undecided: when memory is collected
  }

  public static int map(String key) {
    Map<Object, String> map = new WeakHashMap<>();
    map.put(new Object(), key);
    System.gc();
    if (map.isEmpty()) {
      return 1; // reach: yes, undecided: when memory is collected
    }
    return 2; // reach: yes, undecided: when memory is collected
  }

  public static int soft(int x) {
    SoftReference<int[]> reference = new SoftReference<>(new int[] {x});
    int[] array = reference.get();
    if (array == null) {
      return 1; // reach: yes, undecided: when memory is collected
    }
    return array[0]; // reach: yes
  }
}
