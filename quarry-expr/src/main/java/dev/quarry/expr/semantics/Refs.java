package dev.quarry.expr.semantics;

import dev.quarry.expr.Ref;
import dev.quarry.expr.TypeSet;

/** Identity of references and membership of types. */
public final class Refs {
  private Refs() {}

  public static boolean eq(Ref a, Ref b) {
    return a.id() == b.id();
  }

  public static boolean typeEq(String a, String b) {
    return a.equals(b);
  }

  public static boolean subtype(String type, TypeSet types) {
    return types.contains(type);
  }
}
