package dev.quarry.symcretic.step;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.Names;
import java.util.Optional;
import java.util.Set;

/**
 * Which methods of the JDK are followed like those of the program. Strings, boxes, mathematics and
 * the virtual machine's own classes never are: their insides are native code, caches and encodings,
 * and models say what they mean.
 */
final class JdkCode {
  private static final Set<String> PACKAGES =
      Set.of(
          "java/util",
          "java/util/function",
          "java/time",
          "java/time/chrono",
          "java/time/temporal",
          "java/time/zone",
          "java/math",
          "jdk/internal/util");

  /** Of packages that are not followed: interfaces with methods of their own. */
  private static final Set<String> CLASSES = Set.of("java/lang/Iterable", "java/lang/Comparable");

  /** What asks the machine, a clock or a generator, or works on memory. */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "java/util/Random",
          "java/util/SplittableRandom",
          "java/util/UUID",
          "java/util/Locale",
          "java/util/Currency",
          "java/util/TimeZone",
          "java/util/Timer",
          "java/util/Properties",
          "java/util/ServiceLoader",
          "java/util/ResourceBundle",
          "java/util/Formatter",
          "java/util/Scanner",
          "java/util/WeakHashMap",
          "java/util/IdentityHashMap",
          "java/time/Clock",
          "jdk/internal/util/StaticProperty",
          "jdk/internal/util/SystemProps");

  private final Codes codes;
  private final int size;

  /**
   * @param size how many instructions a method may have to be followed
   */
  JdkCode(Codes codes, int size) {
    this.codes = codes;
    this.size = size;
  }

  /** Whether a method is followed, one of the program's or of the JDK's. */
  boolean isFollowed(MethodShape method) {
    if (!method.hasCode()) {
      return false;
    }
    MethodId id = method.id();
    Optional<ClassFile> owner = codes.hierarchy().find(id.ownerInternal());
    return owner.isPresent()
        && (owner.get().isOfProgram()
            || isOpen(owner.get().name())
                && codes.find(id).filter(code -> code.body().size() <= size).isPresent());
  }

  /** Whether the code of a class of the JDK is looked at. */
  static boolean isOpen(String owner) {
    int inner = owner.indexOf('$');
    String outer = inner < 0 ? owner : owner.substring(0, inner);
    return !LEFT_OUT.contains(outer)
        && (PACKAGES.contains(Names.packageOf(outer)) || CLASSES.contains(outer));
  }
}
