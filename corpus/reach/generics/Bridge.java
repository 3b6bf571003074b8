package generics;

/** A bridge method casts. */
public final class Bridge {
  abstract static class Handler<T> {
    abstract int handle(T t);
  }

  static final class Lengths extends Handler<String> {
    @Override
    int handle(String s) {
      return s.length();
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static int look(boolean wrong, String s) {
    Handler h = new Lengths();
    Object argument = wrong ? Integer.valueOf(4) : s;
    int n = h.handle(argument); // reach: ClassCastException yes
    if (wrong) {
      return 1; // reach: no
    }
    return n == 3 ? 2 : 3; // reach: true yes
  }
}
