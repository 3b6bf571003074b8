package types;

import java.util.ArrayList;

/** A list of the program has elements. */
public final class OwnList {
  public static final class Names extends ArrayList<String> {
    private static final long serialVersionUID = 1;
  }
  public static int run(Names names) {
    if (names != null && names.size() == 2) {
      return 1; // reach: yes, undecided: what the JDK keeps in it is not filled
    }
    return 0;
  }
}
