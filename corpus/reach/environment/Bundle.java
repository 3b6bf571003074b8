package environment;

import java.util.ListResourceBundle;
import java.util.ResourceBundle;

/** Texts by a name: which there are, and for which locale, is not the program's; a class of them is begun. */
public final class Bundle {
  static int begun;

  public static final class Texts extends ListResourceBundle {
    static {
      begun = 9;
    }

    @Override
    protected Object[][] getContents() {
      return new Object[][] {{"a", "b"}};
    }
  }

  public static int look() {
    ResourceBundle.getBundle("environment.Bundle$Texts");
    if (begun == 9) {
      return 1; // reach: yes, undecided: bundles
    }
    return 2;
  }
}
