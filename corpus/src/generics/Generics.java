package generics;

import java.util.Comparator;

/** Type parameters, bridges, varargs, bounded wildcards. */
final class Generics {
  static class Pair<A, B> {
    A first;
    B second;

    Pair(A first, B second) {
      this.first = first;
      this.second = second;
    }

    <C> Pair<C, B> withFirst(C c) {
      return new Pair<>(c, second);
    }
  }

  abstract static class Visitor<R> {
    abstract R visit(int x);
  }

  static final class Doubling extends Visitor<Integer> {
    @Override
    Integer visit(int x) {
      return 2 * x;
    }
  }

  static final class Money implements Comparable<Money> {
    int cents;

    @Override
    public int compareTo(Money other) {
      return Integer.compare(cents, other.cents);
    }
  }

  // explore: exhausted
  // returns: 0, 1
  static int pair(int x) {
    Pair<Integer, String> p = new Pair<>(x, "s");
    return p.first == 1000 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int genericMethod(int x, int y) {
    return larger(x, y) == 50 ? 1 : 0;
  }

  private static <T extends Comparable<T>> T larger(T a, T b) {
    return a.compareTo(b) >= 0 ? a : b;
  }

  // explore: exhausted
  // returns: 0, 1
  static int bridge(int x) {
    Visitor<Integer> v = new Doubling();
    return v.visit(x) == 30 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int replaced(int x) {
    Pair<String, Integer> p = new Pair<>("a", x);
    Pair<Long, Integer> q = p.withFirst(7L);
    return q.first + q.second == 20L ? 1 : 0;
  }

  // explore: exhausted
  // returns: -1, 0, 1
  // throws: NullPointerException
  static int comparable(Money a, Money b) {
    int c = a.compareTo(b);
    return c < 0 ? -1 : c > 0 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int varargs(int x, int y) {
    return sum(x, y, 3) == 33 && sum() == 0 ? 1 : 0;
  }

  private static int sum(int... xs) {
    int s = 0;
    for (int x : xs) {
      s += x;
    }
    return s;
  }

  // explore: exhausted
  // returns: "first", "second"
  static String comparator(int x, int y) {
    Comparator<Integer> c = Comparator.reverseOrder();
    return c.compare(x, y) < 0 ? "first" : "second";
  }

  // explore: exhausted
  // returns: 0
  // throws: ClassCastException
  @SuppressWarnings("unchecked")
  static int heapPollution(boolean b) {
    Pair<?, ?> raw = new Pair<>(b ? "text" : (Object) 5, null);
    int x = ((Pair<Integer, ?>) raw).first;
    return x == 5 ? 0 : 1;
  }
}
