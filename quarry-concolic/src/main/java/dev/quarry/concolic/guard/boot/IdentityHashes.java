package dev.quarry.concolic.guard.boot;

import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where hash codes of objects that have none of their own come to light in the JDK: they differ
 * from process to process, and so does the order of a hash table that has such objects as keys.
 */
public final class IdentityHashes {
  private static final Inheritance INHERITS = new Inheritance();

  /** The thread that is looking, which must not begin to look again. */
  private static volatile @Nullable Thread looking;

  private IdentityHashes() {}

  /** The hash code of an object, of which the JDK makes another one or a text. */
  public static int of(Object object) {
    int hash = object.hashCode();
    if (Dependence.isNews(Dependence.HASH)
        && !isPlain(object.getClass())
        && hash == System.identityHashCode(object)) {
      Dependence.note(Dependence.HASH);
    }
    return hash;
  }

  /** A hash table is about to be iterated over. */
  public static void iterated(Map<?, ?> table) {
    if (Dependence.isNews(Dependence.TABLE)
        && table.size() > 1
        && Gate.isProgram()
        && looking != Thread.currentThread()
        && isOrderedByIdentity(table)) {
      Dependence.note(Dependence.TABLE);
    }
  }

  private static boolean isOrderedByIdentity(Map<?, ?> table) {
    if (table instanceof IdentityHashMap) {
      return true;
    }
    looking = Thread.currentThread();
    try {
      for (Object key : table.keySet()) {
        if (key != null && !isPlain(key.getClass()) && INHERITS.get(key.getClass())) {
          return true;
        }
      }
      return false;
    } finally {
      looking = null;
    }
  }

  private static boolean isPlain(Class<?> type) {
    return type == String.class || type == Integer.class || type == Long.class;
  }

  /** Whether a class leaves {@code hashCode} to {@link Object}, or to {@link Enum}. */
  public static final class Inheritance extends ClassValue<Boolean> {
    private Inheritance() {}

    @Override
    protected Boolean computeValue(Class<?> type) {
      try {
        Class<?> owner = type.getMethod("hashCode").getDeclaringClass();
        return owner == Object.class || owner == Enum.class;
      } catch (NoSuchMethodException | LinkageError cannotTell) {
        return true;
      }
    }
  }
}
