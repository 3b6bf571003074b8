package dev.quarry.concolic.runtime.types;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What a class says about its instances with the annotations of {@code dev.quarry.api}. Those are
 * kept in the class file only, so it is read again here.
 */
final class ClassNotes {
  private static final String INITIALISER = "Ldev/quarry/api/Initialiser;";
  private static final String INVARIANT = "Ldev/quarry/api/Invariant;";
  private static final String REP_OK = "repOk";

  private final @Nullable String initialiser;
  private final List<String> invariants;

  private ClassNotes(@Nullable String initialiser, List<String> invariants) {
    this.initialiser = initialiser;
    this.invariants = invariants;
  }

  /** Of a class; a class file that can't be found has no notes but a {@code repOk} method. */
  static ClassNotes read(ClassLoader loader, Class<?> type) {
    String file = type.getName().replace('.', '/') + ".class";
    try (InputStream in = loader.getResourceAsStream(file)) {
      if (in != null) {
        ClassNode node = new ClassNode();
        new ClassReader(in.readAllBytes())
            .accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        return of(node);
      }
    } catch (IOException | IllegalArgumentException e) {
      // The class is loaded, so its file was good once; its notes are lost, not the class.
    }
    return new ClassNotes(null, List.of(REP_OK));
  }

  private static ClassNotes of(ClassNode node) {
    String initialiser = null;
    for (AnnotationNode note : notNull(node.invisibleAnnotations)) {
      if (note.desc.equals(INITIALISER)) {
        initialiser = String.valueOf(note.values.get(1));
      }
    }
    List<String> invariants = new ArrayList<>();
    for (MethodNode method : node.methods) {
      boolean fits = method.desc.equals("()" + Type.BOOLEAN_TYPE.getDescriptor());
      if (fits && (method.name.equals(REP_OK) || isInvariant(method))) {
        invariants.add(method.name);
      }
    }
    return new ClassNotes(initialiser, invariants);
  }

  private static boolean isInvariant(MethodNode method) {
    return notNull(method.invisibleAnnotations).stream().anyMatch(a -> a.desc.equals(INVARIANT));
  }

  private static List<AnnotationNode> notNull(@Nullable List<AnnotationNode> list) {
    return list == null ? List.of() : list;
  }

  /** The method that fills an instance; null if its fields are inputs. */
  @Nullable Method initialiser(Class<?> type) {
    return initialiser == null ? null : find(type, initialiser);
  }

  /** The methods that hold for every instance, of the class and of its superclasses. */
  List<Method> invariants(Class<?> type) {
    List<Method> methods = new ArrayList<>();
    for (String name : invariants) {
      Method method = find(type, name);
      if (method != null && method.getReturnType() == boolean.class) {
        methods.add(method);
      }
    }
    return methods;
  }

  private static @Nullable Method find(Class<?> type, String name) {
    try {
      Method method = type.getDeclaredMethod(name);
      method.setAccessible(true);
      return method;
    } catch (NoSuchMethodException | LinkageError e) {
      return null;
    }
  }
}
