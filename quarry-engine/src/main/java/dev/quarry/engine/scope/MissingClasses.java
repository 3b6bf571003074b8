package dev.quarry.engine.scope;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;

/**
 * Classes that the code under test mentions and that are nowhere: a module or a jar was forgotten.
 */
public final class MissingClasses {
  private static final int MOST_NAMED = 3;

  /** The tag of classes in the constant pool. */
  private static final int CLASS = 7;

  private MissingClasses() {}

  /** A sentence that names some of them, with who mentions them; empty if none is missing. */
  public static Optional<String> warning(ClassPath classPath, List<ClassUnderTest> classes) {
    Map<String, String> missing = new TreeMap<>();
    for (ClassUnderTest type : classes) {
      for (String name : mentioned(classPath.get(type.name()))) {
        if (!missing.containsKey(name) && classPath.find(name).isEmpty()) {
          missing.put(name, type.name());
        }
      }
    }
    if (missing.isEmpty()) {
      return Optional.empty();
    }
    List<String> named = new ArrayList<>();
    missing.forEach(
        (name, by) -> named.add("`%s` (mentioned by `%s`)".formatted(Names.binary(name), by)));
    int more = named.size() - MOST_NAMED;
    return Optional.of(
        "Not on the class path: %s%s. What needs %s can't be run; add the module or jar with -cp."
            .formatted(
                String.join(", ", named.subList(0, Math.min(MOST_NAMED, named.size()))),
                more > 0 ? " and %d more".formatted(more) : "",
                missing.size() == 1 ? "it" : "them"));
  }

  /** Internal names of the classes that its code and its declaration name; annotations are not. */
  private static Set<String> mentioned(ClassFile type) {
    ClassReader reader = new ClassReader(type.bytes());
    char[] buffer = new char[reader.getMaxStringLength()];
    Set<String> names = new TreeSet<>();
    for (int i = 1; i < reader.getItemCount(); i++) {
      int item = reader.getItem(i);
      if (item > 0 && reader.readByte(item - 1) == CLASS) {
        Type named = Type.getObjectType(reader.readUTF8(item, buffer));
        Type element = named.getSort() == Type.ARRAY ? named.getElementType() : named;
        if (element.getSort() == Type.OBJECT) {
          names.add(element.getInternalName());
        }
      }
    }
    return names;
  }
}
