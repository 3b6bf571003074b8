package collections;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;

/** Values that the JDK looks at in what it is given, however deep they are, by whatever type it is called. */
public final class DeepInside {
  public static int text(int x) {
    List<?> lists = List.of(List.of(List.of(List.of(List.of(x)))));
    return lists.toString().equals("[[[[[5]]]]]") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }

  public static int equal(int x) {
    List<?> lists = List.of(List.of(List.of(List.of(List.of(x)))));
    return lists.equals(List.of(List.of(List.of(List.of(List.of(5)))))) ? 1 : 2; // reach: true yes, false yes, undecided: equality in the JDK
  }

  public static int hash(int x) {
    List<?> lists = List.of(List.of(List.of(List.of(List.of(x)))));
    return lists.hashCode() == 160 ? 1 : 2; // reach: true yes, false yes, undecided: hash codes in the JDK
  }

  public static int grid(int x) {
    Object[] grid = {new Object[] {new Object[] {new Object[] {new Object[] {x}}}}};
    return Arrays.deepToString(grid).equals("[[[[[5]]]]]") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }

  /** As an interface: then what is called is the method of Object. */
  public static int map(int x) {
    Map<String, Integer> map = new TreeMap<>();
    map.put("a", x);
    return map.toString().equals("{a=5}") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }

  public static int list(int x) {
    List<Integer> list = new ArrayList<>();
    list.add(x);
    return list.toString().equals("[5]") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }

  public static int object(int x) {
    Object list = new ArrayList<>(List.of(x));
    return list.hashCode() == 36 ? 1 : 2; // reach: true yes, false yes, undecided: hash codes in the JDK
  }

  public static int reference(int x) {
    return new AtomicReference<>(x).toString().equals("5") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }

  public static int thrown(int x) {
    RuntimeException thrown = new IllegalStateException("m" + x);
    return thrown.toString().endsWith(" m5") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }

  public static int cause(int x) {
    RuntimeException thrown = new RuntimeException(new IllegalStateException("m" + x));
    return thrown.getMessage().endsWith(" m5") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }
}
