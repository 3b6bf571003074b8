package linkage;

/** Errors that a program makes itself are exceptions like any other. */
public class Caught {
  public static int own(int x) {
    try {
      if (x == 3) {
        throw new NoSuchMethodError("own");
      }
    } catch (LinkageError e) {
      return 1; // reach: yes
    }
    return 0; // reach: yes
  }
}
