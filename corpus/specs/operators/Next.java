package operators;

// check: violated, 2 events
// behaviour alternate of operators.Next { formula always (return set -> not next return set) }
//
// check: holds
// behaviour zero of operators.Next { formula always (return set or return get [result == 0]) }

/** Both may be called at any time. */
public class Next {
  public void set(int x) {}

  public int get() {
    return 0;
  }
}
