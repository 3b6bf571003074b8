package dev.quarry.expr.strings;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * Upper and lower case for the units of Latin-1, unit by unit. The few of them that become two
 * units are left out of the domain, as is all beyond Latin-1 where the neighbours may matter. The
 * tables come from the running JDK.
 */
enum CaseMapping {
  LOWER(Character::toLowerCase, CaseMapping::lowersAlone),
  UPPER(Character::toUpperCase, CaseMapping::uppersAlone),
  /** What {@link String#equalsIgnoreCase(String)} compares. */
  FOLD(unit -> Character.toLowerCase(Character.toUpperCase(unit)), unit -> true);

  private static final int LAST = 0xFF;

  private final IntUnaryOperator mapping;
  private final UnitSet domain;

  /** The units that change, by how much they do. */
  private final Map<Integer, UnitSet> changes = new TreeMap<>();

  CaseMapping(IntUnaryOperator mapping, IntPredicate admitted) {
    this.mapping = mapping;
    this.domain = UnitSet.where(0xFF, admitted);
    for (int unit = 0; unit <= 0xFF; unit++) {
      int change = mapping.applyAsInt(unit) - unit;
      if (change != 0) {
        changes.merge(change, UnitSet.range(unit, unit), UnitSet::or);
      }
    }
  }

  private static boolean lowersAlone(int unit) {
    String text = String.valueOf((char) unit).toLowerCase(Locale.ROOT);
    return text.length() == 1 && text.charAt(0) == Character.toLowerCase(unit);
  }

  private static boolean uppersAlone(int unit) {
    String text = String.valueOf((char) unit).toUpperCase(Locale.ROOT);
    return text.length() == 1 && text.charAt(0) == Character.toUpperCase(unit);
  }

  /** The units for which this mapping is exact. */
  UnitSet domain() {
    return domain;
  }

  /** The mapped unit. */
  Expr apply(LoweringTerms terms, Expr unit) {
    if (unit instanceof Constant constant && isPlain(constant.asInt())) {
      return terms.num(mapping.applyAsInt(constant.asInt()));
    }
    Expr result = unit;
    for (var change : changes.entrySet()) {
      Expr changed = terms.add(unit, change.getKey());
      result = terms.ite(change.getValue().contains(terms, unit), changed, result);
    }
    return result;
  }

  /** The need that this mapping is exact for a string; a known unit is always folded exactly. */
  Needs needs(LoweringTerms terms, Assuming assuming, SymString s) {
    List<Expr> conditions =
        s.units().stream()
            .map(
                unit ->
                    this == FOLD && unit instanceof Constant known && isPlain(known.asInt())
                        ? terms.bool(true)
                        : domain.contains(terms, unit))
            .toList();
    return assuming.that(
        terms.all(conditions), "Chars whose case is changed are in Latin-1 (and not \u00df)");
  }

  private static boolean isPlain(int unit) {
    return unit <= LAST || !Character.isSurrogate((char) unit);
  }
}
