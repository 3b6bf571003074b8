package dev.quarry.concolic.worker;

import dev.quarry.concolic.runtime.types.TypeWorld;
import dev.quarry.program.ClassFile;
import dev.quarry.program.ProgramException;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/**
 * The concrete types of a program, from its class files. Of the subtypes of a type of the JDK,
 * which may be all classes there are, it names the ones nearest to the entry: whoever looks at a
 * class loads and rewrites it.
 */
final class ProgramTypes implements TypeWorld {
  private static final int MOST_OF_JDK_TYPE = 24;

  /** The tag of a class in a constant pool. */
  private static final int CLASS_ENTRY = 7;

  private final ClassHierarchy hierarchy;
  private final Map<String, List<String>> known = new ConcurrentHashMap<>();
  private final Map<String, Boolean> others = new ConcurrentHashMap<>();
  private volatile String home = "";
  private volatile @Nullable Set<String> mentioned;

  ProgramTypes(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** The class that others are near to from now on, by its binary name. */
  void near(String owner) {
    if (!owner.equals(home)) {
      home = owner;
      known.clear();
      mentioned = null;
    }
  }

  @Override
  public List<String> concreteSubtypes(String type) {
    return known.computeIfAbsent(type, this::find);
  }

  @Override
  public boolean hasOthers(String type) {
    return others.computeIfAbsent(type.replace('.', '/'), this::findOthers);
  }

  private boolean findOthers(String type) {
    return hierarchy.concreteTypes(type).stream()
            .anyMatch(file -> file.isOfProgram() && file.isEnum())
        || (hierarchy.find(type).filter(ClassFile::isInterface).isPresent()
            && hierarchy.classPath().readAll().files().stream()
                .anyMatch(file -> makesLambda(file, type)));
  }

  /** By what stands in the class file: it makes lambdas, and one call site gives out the type. */
  private static boolean makesLambda(ClassFile file, String type) {
    String text = new String(file.bytes(), StandardCharsets.ISO_8859_1);
    return text.contains("java/lang/invoke/LambdaMetafactory") && text.contains(")L" + type + ";");
  }

  @Override
  public boolean mentions(String type) {
    Set<String> names = mentioned;
    if (names == null) {
      names = new HashSet<>();
      for (String name : hierarchy.classPath().programClasses()) {
        if (remoteness(name.replace('/', '.')) == 0) {
          addMentioned(name, names);
        }
      }
      mentioned = names;
    }
    return names.contains(type.replace('.', '/'));
  }

  private void addMentioned(String name, Set<String> names) {
    try {
      addMentioned(hierarchy.classPath().get(name), names);
    } catch (ProgramException e) {
      // A class that can't be read can't be loaded, and so says nothing.
      return;
    }
  }

  /** The names of classes in a constant pool. */
  private static void addMentioned(ClassFile file, Set<String> names) {
    ClassReader reader = new ClassReader(file.bytes());
    char[] buffer = new char[reader.getMaxStringLength()];
    for (int i = 1; i < reader.getItemCount(); i++) {
      int offset = reader.getItem(i);
      if (offset > 0 && reader.readByte(offset - 1) == CLASS_ENTRY) {
        names.add(reader.readUTF8(offset, buffer));
      }
    }
  }

  private List<String> find(String type) {
    String internal = type.replace('.', '/');
    List<String> names =
        hierarchy.concreteTypes(internal).stream()
            .filter(file -> file.isOfProgram() && !file.isEnum())
            .map(ClassFile::binaryName)
            .toList();
    return names.size() <= MOST_OF_JDK_TYPE
            || hierarchy.find(internal).filter(ClassFile::isOfProgram).isPresent()
        ? names
        : names.stream()
            .sorted(Comparator.comparingInt(this::remoteness))
            .limit(MOST_OF_JDK_TYPE)
            .toList();
  }

  /** 0 for the entry's class and what is nested with it, 1 for its package, 2 elsewhere. */
  private int remoteness(String name) {
    if (top(name).equals(top(home))) {
      return 0;
    }
    return inPackage(name).equals(inPackage(home)) ? 1 : 2;
  }

  private static String inPackage(String name) {
    return name.substring(0, name.lastIndexOf('.') + 1);
  }

  private static String top(String name) {
    int nested = name.indexOf('$', name.lastIndexOf('.') + 2);
    return nested < 0 ? name : name.substring(0, nested);
  }
}
