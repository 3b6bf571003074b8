package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.runtime.hooks.RunEnded;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.program.ledger.AssumptionCode;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Whether objects that are equal are also one. Nobody knows that of strings and boxes that are
 * inputs, of what methods of the JDK return, or of an input and an object that the program keeps.
 */
public final class Identities {
  private final Run run;

  /** The input builder that was looked at first; null if none was. */
  private @Nullable Object builder;

  public Identities(Run run) {
    this.run = run;
  }

  boolean isInput(Object object) {
    return run.inputs.known(object) != null;
  }

  /** Whether two strings with the same content, one of which depends on inputs, are one. */
  boolean areOne(int site, String a, String b) {
    chance(site, "two strings");
    if (isShared(a) && isShared(b)) {
      // As a test passes them: as literals.
      return true;
    }
    throw new RunEnded(
        Ending.of(
            Ending.Kind.ASSUMPTION_FAILED,
            "Whether two equal strings are one object is not known."));
  }

  private boolean isShared(String text) {
    return isInput(text) || (run.tracked.content(text) == null && text.intern() == text);
  }

  /** Two boxes are compared. */
  void boxes(int site, Object a, Object b) {
    if (isInput(a) || isInput(b)) {
      chance(site, "two boxes");
    }
  }

  /** Two inputs are compared that are never made as one. */
  void inputs(int site, InputReference left, InputReference right) {
    Object a = left.value();
    Object b = right.value();
    if (a != null && b != null && !(Materials.hasIdentity(a) && Materials.hasIdentity(b))) {
      chance(site, "two inputs");
    }
  }

  /** An input is compared with an object that is none; that may be one that others can pass. */
  void withOther(int site, InputReference reference, Object other) {
    boolean isNull = reference.value() == null && reference.isResolved();
    if (isNull || !reference.declared().isInstance(other)) {
      return;
    }
    boolean isValue = ValueType.of(other.getClass()) != null || other instanceof Class;
    if (isValue || isKept(site, reference.declared(), other)) {
      chance(site, "an input and an object that the program keeps");
    }
  }

  /** An input builder is used; another one may be the same. */
  void builder(int site, Object used) {
    Object first = builder;
    if (first == null) {
      builder = used;
    } else if (first != used) {
      chance(site, "two builders");
    }
  }

  /** Arguments, the receiver first, go to code of others: a map may compare them by identity. */
  public void looked(int site, @Nullable Object[] args) {
    if (args.length < 2 || args[0] == null || !comparesByIdentity(args[0])) {
      return;
    }
    for (int i = 1; i < args.length; i++) {
      Object key = args[i];
      if (key != null && (isInput(key) || isValue(key))) {
        chance(site, "a key and an input");
      }
    }
  }

  /** Inputs may be among the keys as well, or in a collection of them. */
  private static boolean isValue(Object key) {
    return key instanceof Collection
        || key instanceof Map
        || ValueType.of(key.getClass()) != null && !(key instanceof Enum);
  }

  /** A map that does, its views, and a set that may be made of one. */
  private static boolean comparesByIdentity(Object collection) {
    String name = collection.getClass().getName();
    return collection instanceof IdentityHashMap
        || name.startsWith("java.util.IdentityHashMap$")
        || name.equals("java.util.Collections$SetFromMap");
  }

  private void chance(int site, String what) {
    run.assumed(site, AssumptionCode.IDENTITY, what);
  }

  /**
   * Whether a static field near the place of the comparison has the object, or an array with it.
   */
  private boolean isKept(int site, Class<?> declared, Object object) {
    String owner = Sites.info(site).location().method().owner();
    return isKeptBy(declared, object)
        || isKeptBy(object.getClass(), object)
        || isKeptBy(load(owner), object)
        || isKeptBy(load(top(owner)), object);
  }

  private static String top(String owner) {
    int nested = owner.indexOf('$', owner.lastIndexOf('.') + 2);
    return nested < 0 ? owner : owner.substring(0, nested);
  }

  private @Nullable Class<?> load(String name) {
    try {
      return Class.forName(name, false, run.context().loader());
    } catch (ClassNotFoundException | LinkageError e) {
      return null;
    }
  }

  private boolean isKeptBy(@Nullable Class<?> type, Object object) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      if (run.context().isOfProgram(each) && hasField(each, object)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasField(Class<?> type, Object object) {
    for (Field field : type.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
        try {
          field.setAccessible(true);
          Object kept = field.get(null);
          if (kept == object || has(kept, object)) {
            return true;
          }
        } catch (IllegalAccessException | RuntimeException | LinkageError e) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean has(@Nullable Object kept, Object object) {
    if (!(kept instanceof Object[])) {
      return false;
    }
    for (int i = 0; i < Array.getLength(kept); i++) {
      if (Array.get(kept, i) == object) {
        return true;
      }
    }
    return false;
  }
}
