package dev.quarry.symcretic.step;

import dev.quarry.program.BoxTypes;
import java.util.Set;
import org.objectweb.asm.Type;

/** Types of the JDK whose objects hold nothing of the program's and never call it. */
public final class HarmlessTypes {
  private static final Set<String> NAMES =
      Set.of(
          "Ljava/lang/String;",
          "Ljava/lang/StringBuilder;",
          "Ljava/lang/StringBuffer;",
          "Ljava/io/PrintStream;",
          "Ljava/lang/Class;",
          // The verifier's type of null.
          "Lnull;");

  private HarmlessTypes() {}

  /** Whether a type is one, boxes among them. */
  public static boolean isOne(Type type) {
    return NAMES.contains(type.getDescriptor())
        || BoxTypes.primitiveOf(type.getDescriptor()) != null;
  }
}
