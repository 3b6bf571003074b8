package linkage;

/** The launcher passes neither null nor an array with null in it. */
public class LaunchedProgram {
  public static void main(String[] args) {
    if (args == null) {
      throw new IllegalStateException(); // reach: no
    }
    if (args.length == 2 && args[1] == null) {
      throw new IllegalArgumentException(); // reach: no, undecided: arrays of any length
    }
    if (args.length == 1 && args[0].length() == 3) {
      System.out.println(args[0]); // reach: yes
    }
  }
}
