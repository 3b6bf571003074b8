package environment;

/** What the program has set itself, it knows. */
public final class SetProperty {
  public static int look() {
    System.setProperty("quarry.corpus.set", "on");
    String value = System.getProperty("quarry.corpus.set");
    return "on".equals(value) ? 1 : 2; // reach: true yes, false no, undecided: another thread
  }
}
