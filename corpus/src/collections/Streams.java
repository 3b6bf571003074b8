package collections;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Symbolic values in streams. */
final class Streams {
  // explore: open
  // returns: any
  static int sum(int x, int y) {
    return IntStream.of(x, y, 1).sum() == 100 ? 1 : 0;
  }

  // explore: any
  // returns: 0L, 1L, 2L
  static long filtered(int x, int y) {
    return Stream.of(x, y).filter(each -> each > 10).count();
  }

  // explore: any
  // returns: false, true
  static boolean anyMatch(int x) {
    return Stream.of(1, x).anyMatch(each -> each == 7);
  }

  // explore: any
  // returns: 0, 1
  static int mapped(int x) {
    List<Integer> list = Stream.of(x).map(each -> each + 1).collect(Collectors.toList());
    return list.get(0) == 3 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int reduced(int x, int y) {
    return Stream.of(x, y).reduce(0, (a, b) -> 2 * a + b) == 21 ? 1 : 0;
  }
}
