package types;

import java.util.List;

/** By contract an index out of bounds is one exception; classes of the JDK throw subclasses of it. */
public final class OutsideOfSequence {
  public static int text(CharSequence text, int index) {
    try {
      return text.charAt(index) == 'x' ? 1 : 0;
    } catch (StringIndexOutOfBoundsException ofStrings) {
      return 2; // reach: yes
    } catch (IndexOutOfBoundsException ofBuffers) {
      return 3; // reach: yes, undecided: which sequence
    }
  }

  public static int list(List<Integer> list, int index) {
    try {
      return list.get(index);
    } catch (ArrayIndexOutOfBoundsException ofArrays) {
      return 2; // reach: yes, undecided: which list
    } catch (IndexOutOfBoundsException ofOthers) {
      return 3; // reach: yes
    }
  }
}
