package dev.quarry.solver.walk;

import dev.quarry.expr.Expr;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.OpaqueFunctions;
import java.util.ArrayList;
import java.util.List;

/** The functions of a query, and beside them the distances that error expressions call. */
final class WalkFunctions implements OpaqueFunctions {
  private static final String OWNER = StringDistance.class.getName() + '.';

  static final OpaqueSymbol EQUAL = distance("equal", Sort.STRING, Sort.STRING);
  static final OpaqueSymbol EQUAL_IGNORING_CASE =
      distance("equalIgnoringCase", Sort.STRING, Sort.STRING);
  static final OpaqueSymbol STARTS_WITH =
      distance("startsWith", Sort.STRING, Sort.STRING, Sort.INT);
  static final OpaqueSymbol ENDS_WITH = distance("endsWith", Sort.STRING, Sort.STRING);
  static final OpaqueSymbol CONTAINS = distance("contains", Sort.STRING, Sort.STRING);
  static final OpaqueSymbol MATCHES = distance("matches", Sort.STRING, Sort.STRING);
  static final OpaqueSymbol IS_INT = distance("isInt", Sort.STRING, Sort.INT);
  static final OpaqueSymbol IS_LONG = distance("isLong", Sort.STRING, Sort.INT);
  static final OpaqueSymbol BLANK = distance("blank", Sort.STRING);

  private final OpaqueFunctions others;

  WalkFunctions(OpaqueFunctions others) {
    this.others = others;
  }

  @Override
  public Object call(OpaqueSymbol function, Object... arguments) {
    if (!function.name().startsWith(OWNER)) {
      return others.call(function, arguments);
    }
    String first = (String) arguments[0];
    return switch (function.name().substring(OWNER.length(), function.name().indexOf('('))) {
      case "equal" -> StringDistance.equal(first, (String) arguments[1]);
      case "equalIgnoringCase" -> StringDistance.equalIgnoringCase(first, (String) arguments[1]);
      case "startsWith" ->
          StringDistance.startsWith(first, (String) arguments[1], (Integer) arguments[2]);
      case "endsWith" -> StringDistance.endsWith(first, (String) arguments[1]);
      case "contains" -> StringDistance.contains(first, (String) arguments[1]);
      case "matches" -> StringDistance.matches(first, (String) arguments[1]);
      case "isInt" -> StringDistance.isInt(first, (Integer) arguments[1]);
      case "isLong" -> StringDistance.isLong(first, (Integer) arguments[1]);
      case "blank" -> StringDistance.blank(first);
      default -> others.call(function, arguments);
    };
  }

  /** Whether a node calls one of the distances. */
  static boolean isDistance(Expr node) {
    return node instanceof OpaqueCall call && call.function().name().startsWith(OWNER);
  }

  private static OpaqueSymbol distance(String method, Sort.Basic... parameters) {
    var descriptor = new StringBuilder("(");
    List<Sort> sorts = new ArrayList<>();
    for (Sort.Basic parameter : parameters) {
      descriptor.append(parameter.descriptor());
      sorts.add(parameter);
    }
    return new OpaqueSymbol(OWNER + method + descriptor + ")D", sorts, Sort.DOUBLE);
  }
}
