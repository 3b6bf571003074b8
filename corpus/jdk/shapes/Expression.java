package shapes;

/** A small expression tree. */
// witness: simplify(new Sum(new Constant(0), new Constant(4)))
// witness: simplify(new Constant(4))
// witness: simplify(new Sum(new Constant(1), new Constant(4)))
public final class Expression {
  public sealed interface Expr permits Constant, Sum {}

  public record Constant(int value) implements Expr {}

  public record Sum(Expr left, Expr right) implements Expr {}

  public static String simplify(Expr expr) {
    if (expr instanceof Sum sum) {
      if (sum.left() instanceof Constant number && number.value() == 0) {
        return "right side"; // reach: yes
      }
      return sum.left().equals(new Constant(0)) ? "?" : "sum"; // reach: true no, false yes
    }
    if (expr instanceof Constant number) {
      return String.valueOf(number.value()); // reach: yes
    }
    return expr == null ? "nothing" : "?"; // reach: false no
  }
}
