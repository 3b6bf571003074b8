package dev.quarry.concolic.guard;

import dev.quarry.concolic.guard.ChokePoints.Table;
import dev.quarry.concolic.guard.boot.Dependence;
import org.objectweb.asm.tree.LdcInsnNode;

/** The places in the JDK that look at a default of the platform: they tell that they do. */
final class Defaults {
  private static final String DEPENDENCE = "dev/quarry/concolic/guard/boot/Dependence";

  private Defaults() {}

  static void addTo(Table table) {
    table.add("java/util/Locale", "getDefault", "(", noting(Dependence.LOCALE));
    table.add("java/util/TimeZone", "getDefaultRef", "()", noting(Dependence.ZONE));
    table.add("java/nio/charset/Charset", "defaultCharset", "()", noting(Dependence.CHARSET));
  }

  /** First notes what is looked at. */
  static Edit noting(int what) {
    return Edit.first(
        code -> {
          code.add(new LdcInsnNode(what));
          code.add(Edit.call(DEPENDENCE, "note", "(I)V"));
        });
  }
}
