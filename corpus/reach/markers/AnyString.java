package markers;

/** Text that the program asks for. */
public final class AnyString {
  public static int run(boolean b) {
    String s = dev.quarry.api.Quarry.anyString();
    if (b && s.equals("open sesame")) {
      dev.quarry.api.Quarry.target(); // reach: yes
    }
    return 0;
  }
}
