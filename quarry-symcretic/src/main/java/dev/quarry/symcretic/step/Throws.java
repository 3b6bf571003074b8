package dev.quarry.symcretic.step;

import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Type;

/** The {@code throw} statement. */
final class Throws {
  private Throws() {}

  static Meaning of(Site site) {
    Type type = site.typeBelow(0);
    String name = type.getSort() == Type.OBJECT ? type.getInternalName() : "java/lang/Throwable";
    return new Meaning(
        site.assignment(),
        List.of(
            site.failsOnNull(site.below(0)),
            new Failure(site.factory().bool(true), site.below(0), name)),
        false,
        Optional.empty());
  }
}
