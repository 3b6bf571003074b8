package operators;

// check: violated, 1 events
// behaviour menu of operators.Choice { pattern (return tea | return coffee) ; return pay? ; return leave* }

/** Somebody pays at once. */
public class Choice {
  public void tea() {}

  public void coffee() {}

  public void pay() {}

  public void leave() {}
}
