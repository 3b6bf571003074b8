package operators;

// check: holds
// behaviour bits of operators.Logic { formula always ((return f [result] and not return f [!result]) or (return f [!result] and not return f [result])) }
//
// check: violated, 1 events
// behaviour either of operators.Logic { formula always (return f(a, b) [a > b || a < b] or return f [result]) }

/** Equal arguments. */
public class Logic {
  public boolean f(int a, int b) {
    return a == b && a != 6;
  }
}
