package dev.quarry.program.invariant;

/** What every value of a field has in common. */
public sealed interface FieldInvariant {
  /** In words, with the name of the field: {@code name is never null}. */
  String text(String field);

  /** The reference is never null. */
  record NeverNull() implements FieldInvariant {
    @Override
    public String text(String field) {
      return field + " is never null";
    }
  }

  /** The number is one of these; both ends count. */
  record Between(int low, int high) implements FieldInvariant {
    /** Whether a value is one of them. */
    public boolean contains(int value) {
      return low <= value && value <= high;
    }

    @Override
    public String text(String field) {
      if (high == Integer.MAX_VALUE) {
        return field + " is at least " + low;
      }
      return low == Integer.MIN_VALUE
          ? field + " is at most " + high
          : field + " is between " + low + " and " + high;
    }
  }
}
