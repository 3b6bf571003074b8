package types;

/** A sequence of characters need not be a string. */
public final class SequenceKinds {
  public static int run(CharSequence text) {
    if (text instanceof StringBuilder builder && builder.length() == 3) {
      return 1; // reach: yes, undecided: tests make strings of sequences
    }
    if (text instanceof StringBuffer) {
      return 2; // reach: yes, undecided: tests make strings of sequences
    }
    if (text instanceof String || text == null) {
      return 3; // reach: yes
    }
    return 4; // reach: yes, undecided: character buffers are not made
  }
}
