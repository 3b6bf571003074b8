package operators;

// check: violated, 1 events
// behaviour begun of operators.Plus { pattern return begin+ ; return end }

/** Can be ended before it begins. */
public class Plus {
  public void begin() {}

  public void end() {}
}
