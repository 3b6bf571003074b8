package askedfor;

/** Asked for by an initialiser. */
public final class AsInitialised {
  public static final int SIZE = dev.quarry.api.Quarry.anyInt();
  public static int run() {
    return SIZE == 12 ? 1 : 2; // reach: true yes, false yes, undecided: what initialisers ask for is not followed
  }
}
