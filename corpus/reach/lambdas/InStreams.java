package lambdas;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What functions make of elements, and what streams do with it; nothing that goes in is an input. */
public final class InStreams {
  public static int joined(int x) {
    String text = Stream.of("a").map(s -> s + x).collect(Collectors.joining());
    return text.equals("a5") ? 1 : 2; // reach: true yes, false yes, undecided: streams look at texts
  }

  public static int distinct(int x) {
    long count = Stream.of("a", "b").map(s -> s.equals("a") ? "n" + x : "n5").distinct().count();
    return count == 1 ? 1 : 2; // reach: true yes, false yes, undecided: streams look at texts
  }

  public static int set(int x) {
    int size =
        Stream.of("a", "b").map(s -> s.equals("a") ? x : 5).collect(Collectors.toSet()).size();
    return size == 1 ? 1 : 2; // reach: true yes, false yes, undecided: streams compare
  }

  public static int list(int x) {
    List<String> list = Stream.of("a").map(s -> s + x).collect(Collectors.toList());
    if (list.get(0).equals("a5")) {
      return 1; // reach: yes, undecided: streams
    }
    if (list.get(0).startsWith("b")) {
      return 2; // reach: no, undecided: streams
    }
    return 3; // reach: yes, undecided: streams
  }
}
