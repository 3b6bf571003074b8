package dev.quarry.concolic.runtime.types;

import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The classes that input collections of the JDK have. */
public final class StandardCollections {
  private static final Map<Class<?>, Class<?>> STANDARD =
      Map.ofEntries(
          Map.entry(Iterable.class, ArrayList.class),
          Map.entry(Collection.class, ArrayList.class),
          Map.entry(AbstractCollection.class, ArrayList.class),
          Map.entry(List.class, ArrayList.class),
          Map.entry(AbstractList.class, ArrayList.class),
          Map.entry(ArrayList.class, ArrayList.class),
          Map.entry(LinkedList.class, LinkedList.class),
          Map.entry(Queue.class, LinkedList.class),
          Map.entry(Deque.class, LinkedList.class),
          Map.entry(ArrayDeque.class, ArrayDeque.class),
          Map.entry(Set.class, LinkedHashSet.class),
          Map.entry(AbstractSet.class, LinkedHashSet.class),
          Map.entry(HashSet.class, HashSet.class),
          Map.entry(LinkedHashSet.class, LinkedHashSet.class),
          Map.entry(Map.class, LinkedHashMap.class),
          Map.entry(AbstractMap.class, LinkedHashMap.class),
          Map.entry(HashMap.class, HashMap.class),
          Map.entry(LinkedHashMap.class, LinkedHashMap.class));

  private static final Set<Class<?>> MADE = Set.copyOf(STANDARD.values());

  private StandardCollections() {}

  /** The class of inputs of a collection type; null for other types. */
  public static @Nullable Class<?> standardClass(Class<?> declared) {
    return STANDARD.get(declared);
  }

  /** Whether input collections are of this class. */
  public static boolean isStandard(Class<?> type) {
    return MADE.contains(type);
  }

  /** An empty one. */
  public static Object make(Class<?> type) throws ReflectiveOperationException {
    return type.getDeclaredConstructor().newInstance();
  }
}
