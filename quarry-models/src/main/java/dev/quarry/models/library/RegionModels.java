package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import org.jspecify.annotations.Nullable;

/** {@link String#regionMatches}. */
final class RegionModels {
  private RegionModels() {}

  static void declare(Declarations strings) {
    strings
        .exact(
            "regionMatches(ILjava/lang/String;II)Z",
            (t, a) -> matches(t, region(a, 1), t.bool(false)))
        .nullable(2)
        .raises(ThrownNames.NULL, (t, a) -> needsOther(t, region(a, 1), t.bool(false)));
    strings
        .exact(
            "regionMatches(ZILjava/lang/String;II)Z",
            (t, a) -> matches(t, region(a, 2), t.truth(a.get(1))))
        .nullable(3)
        .raises(ThrownNames.NULL, (t, a) -> needsOther(t, region(a, 2), t.truth(a.get(1))));
  }

  /**
   * Whether this JDK checks places before it looks at the other string, also where case matters. If
   * so, that string may be null.
   */
  private static boolean checksPlacesFirst() {
    try {
      return !"".regionMatches(-1, absent(), 0, 0);
    } catch (NullPointerException looksFirst) {
      return false;
    }
  }

  @SuppressWarnings("NullAway") // what happens with null is the question
  private static String absent() {
    return null;
  }

  private static Region region(ModelledArguments a, int first) {
    return new Region(
        a.get(0), a.get(first), a.find(first + 1), a.get(first + 2), a.get(first + 3));
  }

  private static Expr matches(TermBuilder t, Region region, Expr ignoresCase) {
    if (region.other == null) {
      return t.bool(false);
    }
    Expr mine = part(t, region.text, region.offset, region.length);
    Expr others = part(t, region.other, region.otherOffset, region.length);
    Expr alike = t.apply(Op.STRING_EQ_IGNORE_CASE, mine, others);
    return t.all(
        hasPlaces(t, region),
        reaches(t, region.otherOffset, region.length, region.other),
        t.ite(ignoresCase, alike, t.eq(mine, others)));
  }

  /** Whether the other string is looked at, and is null. */
  private static Expr needsOther(TermBuilder t, Region region, Expr ignoresCase) {
    if (region.other != null) {
      return t.bool(false);
    }
    Expr looksFirst = t.all(t.not(ignoresCase), t.bool(!checksPlacesFirst()));
    return t.any(looksFirst, hasPlaces(t, region));
  }

  private record Region(
      Expr text, Expr offset, @Nullable Expr other, Expr otherOffset, Expr length) {}

  /** What can be said without the other string. */
  private static Expr hasPlaces(TermBuilder t, Region region) {
    return t.all(
        t.not(t.isNegative(region.offset)),
        t.not(t.isNegative(region.otherOffset)),
        reaches(t, region.offset, region.length, region.text));
  }

  /** The sum of offset and length may not fit into an int. */
  private static Expr reaches(TermBuilder t, Expr offset, Expr length, Expr text) {
    return t.le(t.add(t.toLong(offset), t.toLong(length)), t.toLong(t.length(text)));
  }

  /** Empty for a negative length, for which regions match. */
  private static Expr part(TermBuilder t, Expr text, Expr offset, Expr length) {
    return t.substring(text, offset, t.add(offset, length));
  }
}
