package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Sort;
import dev.quarry.models.bytecode.Faults;
import dev.quarry.models.bytecode.Instructions;
import java.util.List;
import java.util.Optional;

/** Arithmetic, conversions, comparisons. */
final class Numbers {
  private Numbers() {}

  static Optional<Meaning> of(Site site) {
    int opcode = site.opcode();
    if (!Instructions.computes(opcode)) {
      return Optional.empty();
    }
    int operands = Instructions.operands(opcode).size();
    Expr value =
        operands == 1
            ? Instructions.unary(site.factory(), opcode, site.below(0))
            : Instructions.binary(site.factory(), opcode, site.below(1), site.below(0));
    var assignment =
        site.assignment()
            .set(site.after(site.height() - operands, (Sort.Basic) value.sort()), value);
    return Optional.of(
        Meaning.of(
            assignment,
            Faults.divides(opcode)
                ? List.of(
                    site.fails(
                        Faults.divisorIsZero(site.factory(), site.below(0)),
                        "java/lang/ArithmeticException"))
                : List.of()));
  }
}
