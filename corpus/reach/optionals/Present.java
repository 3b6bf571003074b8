package optionals;

/** Present or not. */
public final class Present {
  public static int look(int x) {
    java.util.Optional<Integer> o = x > 10 ? java.util.Optional.of(x) : java.util.Optional.empty();
    if (o.isPresent()) {
      return o.get() < 10 ? 1 : 2; // reach: true no, false yes
    }
    return o.orElse(5) == 5 ? 3 : 4; // reach: true yes, false no
  }
}
