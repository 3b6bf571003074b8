package optionals;

/** To take out what is not there. */
public final class EmptyGet {
  public static int look(java.util.Optional<String> o) {
    if (o.isEmpty()) {
      o.get(); // reach: NoSuchElementException yes
      return 1; // reach: no
    }
    return 2; // reach: yes
  }
}
