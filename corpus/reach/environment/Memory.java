package environment;

/** How much is free is not known. */
public final class Memory {
  public static int look() {
    return Runtime.getRuntime().freeMemory() < 100_000 ? 1 : 2; // reach: true yes, false yes
  }
}
