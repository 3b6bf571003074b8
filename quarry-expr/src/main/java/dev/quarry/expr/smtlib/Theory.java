package dev.quarry.expr.smtlib;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** All symbols that mean something without being declared. */
final class Theory {
  private static final Map<String, SmtOperator> OPERATORS = operators();

  private static final Map<String, String> ROUNDING_MODES =
      Map.of(
          "roundNearestTiesToEven", "RNE",
          "roundNearestTiesToAway", "RNA",
          "roundTowardPositive", "RTP",
          "roundTowardNegative", "RTN",
          "roundTowardZero", "RTZ");

  private static final Set<String> BINDERS =
      Set.of("let", "forall", "exists", "match", "par", "!", "_", "as", "true", "false", "lambda");

  /** Symbols of theories that Quarry leaves to solvers. */
  private static final Pattern BEYOND =
      Pattern.compile(
          "[-+*/]|<|<=|>|>=|div|mod|abs|to_real|to_int|is_int|repeat|divisible|map|as-array"
              + "|(str|re|seq|set|bag|ff|int|ubv|sbv)[._].*|bv2nat|nat2bv|int2bv|bv2int"
              + "|bv[sun]\\w*o|to_ieee_bv|fp\\.to_ieee_bv");

  private Theory() {}

  private static Map<String, SmtOperator> operators() {
    var table = new LinkedHashMap<String, SmtOperator>();
    CoreOperators.addTo(table);
    BitVectorOperators.addTo(table);
    FloatOperators.addTo(table);
    ArrayOperators.addTo(table);
    QuarryOperators.addTo(table);
    return Collections.unmodifiableMap(table);
  }

  static Optional<SmtOperator> operator(String symbol) {
    return Optional.ofNullable(OPERATORS.get(symbol));
  }

  /** The short name of a rounding mode, if the symbol is one. */
  static Optional<String> roundingMode(String symbol) {
    return ROUNDING_MODES.containsValue(symbol)
        ? Optional.of(symbol)
        : Optional.ofNullable(ROUNDING_MODES.get(symbol));
  }

  /** Whether the symbol belongs to a theory Quarry has no expressions for. */
  static boolean isBeyondQuarry(String symbol) {
    return BEYOND.matcher(symbol).matches();
  }

  /** Whether a script may not declare the symbol. */
  static boolean reserves(String symbol) {
    return OPERATORS.containsKey(symbol)
        || BINDERS.contains(symbol)
        || roundingMode(symbol).isPresent()
        || isBeyondQuarry(symbol);
  }

  static Set<String> operatorNames() {
    return OPERATORS.keySet();
  }
}
