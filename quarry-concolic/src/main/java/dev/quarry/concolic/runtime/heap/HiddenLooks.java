package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.TraceContext;
import dev.quarry.concolic.runtime.types.JdkClasses;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.Collector;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Calls of the JDK's collections that look into what they are given or hold, though they seem to
 * hand it on: hash tables and orders compare their elements, collectors fill hash tables and texts,
 * and the order of a hash table depends on the hash codes in it.
 */
final class HiddenLooks {
  /** What hash tables, sorted collections and heaps do without comparing. */
  private static final Set<String> QUIET =
      Set.of(
          "size",
          "isEmpty",
          "clear",
          "iterator",
          "forEach",
          "values",
          "keySet",
          "entrySet",
          "navigableKeySet",
          "descendingKeySet",
          "descendingMap",
          "descendingSet",
          "descendingIterator",
          "stream",
          "parallelStream",
          "spliterator",
          "toArray",
          "first",
          "last",
          "firstKey",
          "lastKey",
          "firstEntry",
          "lastEntry",
          "pollFirst",
          "pollLast",
          "pollFirstEntry",
          "pollLastEntry",
          "peek",
          "element",
          "comparator",
          "removeIf",
          "replaceAll",
          "getClass");

  /** What gives the same in whatever order a hash table is. */
  private static final Set<String> WITHOUT_ORDER =
      Set.of(
          "size",
          "isEmpty",
          "clear",
          "add",
          "addAll",
          "put",
          "putAll",
          "get",
          "getOrDefault",
          "contains",
          "containsKey",
          "containsValue",
          "containsAll",
          "remove",
          "equals",
          "hashCode",
          "getClass");

  /** What streams do with their elements. */
  private static final Set<String> LATER = Set.of("sorted", "distinct", "max", "min");

  private static final Set<String> STATIC =
      Set.of(
          "java/util/Set.of",
          "java/util/Set.copyOf",
          "java/util/Map.of",
          "java/util/Map.ofEntries",
          "java/util/Map.copyOf",
          "java/util/Collections.disjoint",
          "java/util/Collections.replaceAll",
          "java/util/Collections.indexOfSubList",
          "java/util/Collections.lastIndexOfSubList",
          "java/util/Arrays.mismatch");

  /** Of lists and deques. */
  private static final Set<String> SEARCHING =
      Set.of("search", "removeLastOccurrence", "addIfAbsent", "addAllAbsent");

  /** How the names of classes end whose constructors compare elements that they are given. */
  private static final List<String> COMPARING =
      List.of("Set", "Map", "Hashtable", "PriorityQueue", "PriorityBlockingQueue");

  /** What is further inside of collections may depend on inputs. */
  private static final int DEEPEST = 3;

  private final Tracked tracked;
  private final TraceContext context;

  HiddenLooks(Tracked tracked, TraceContext context) {
    this.tracked = tracked;
    this.context = context;
  }

  /** Whether a call compares what it is given or what its receiver holds. */
  boolean compares(CallInfo call, @Nullable Object[] args) {
    String key = call.owner() + '.' + call.name();
    if (!call.owner().startsWith("java/util/")) {
      return false;
    }
    if (call.name().equals("<init>")) {
      return COMPARING.stream().anyMatch(call.owner()::endsWith);
    }
    if (key.equals("java/util/Collections.addAll")) {
      return args[0] != null && keepsCompared(args[0]);
    }
    if (!call.isVirtual() || args[0] == null) {
      return STATIC.contains(key);
    }
    return SEARCHING.contains(call.name())
        || !QUIET.contains(call.name()) && keepsCompared(args[0]);
  }

  /** Whether a collection compares its elements, and not by code of the program. */
  private boolean keepsCompared(Object receiver) {
    if (receiver instanceof SortedMap<?, ?> map) {
      return !isOfProgram(map.comparator());
    }
    if (receiver instanceof SortedSet<?> set) {
      return !isOfProgram(set.comparator());
    }
    if (receiver instanceof PriorityQueue<?> queue) {
      return !isOfProgram(queue.comparator());
    }
    if (receiver instanceof PriorityBlockingQueue<?> queue) {
      return !isOfProgram(queue.comparator());
    }
    return receiver instanceof Map || receiver instanceof Set;
  }

  /** Whether comparisons are calls of rewritten code. */
  boolean isOfProgram(@Nullable Comparator<?> comparator) {
    return comparator != null && context.isRewritten(comparator.getClass());
  }

  /** Whether an object, or what is in it, depends on inputs. */
  boolean isTouched(@Nullable Object object) {
    return isTouched(object, 0);
  }

  /** Whether something in an object depends on inputs. */
  boolean isInside(Object object) {
    return elements(object).stream().anyMatch(element -> isTouched(element, 1));
  }

  private boolean isTouched(@Nullable Object object, int depth) {
    if (object == null) {
      return false;
    }
    if (tracked.content(object) != null || tracked.array(object) != null) {
      return true;
    }
    if (depth > DEEPEST) {
      return object instanceof Map.Entry || !elements(object).isEmpty();
    }
    if (object instanceof Map.Entry<?, ?> entry) {
      return isTouched(entry.getKey(), depth + 1) || isTouched(entry.getValue(), depth + 1);
    }
    return elements(object).stream().anyMatch(element -> isTouched(element, depth + 1));
  }

  private static Collection<?> elements(Object object) {
    if (object instanceof Throwable thrown) {
      return Messages.parts(thrown);
    }
    if (!JdkClasses.contains(object.getClass())) {
      return List.of();
    }
    if (object instanceof Map<?, ?> map) {
      List<@Nullable Object> both = new ArrayList<>(map.keySet());
      both.addAll(map.values());
      return both;
    }
    if (object instanceof Object[] array) {
      return Arrays.asList(array);
    }
    if (object instanceof Optional<?> optional) {
      return optional.stream().toList();
    }
    if (object instanceof AtomicReference<?> reference) {
      return Collections.singletonList(reference.get());
    }
    if (object instanceof AtomicReferenceArray<?> array) {
      return IntStream.range(0, array.length()).<Object>mapToObj(array::get).toList();
    }
    return object instanceof Collection<?> collection ? collection : List.of();
  }

  /**
   * Whether a call collects a stream into something that compares or reads elements. What is in the
   * stream nobody knows.
   */
  static boolean collects(CallInfo call, @Nullable Object[] args) {
    return call.name().equals("collect")
        && call.owner().startsWith("java/util/stream/")
        && args.length == 2
        && args[1] instanceof Collector<?, ?, ?> collector
        && !isPlain(collector);
  }

  /** Whether a stream will compare or read its elements, whatever functions make of them. */
  static boolean looksLater(CallInfo call, @Nullable Object[] args) {
    return call.owner().startsWith("java/util/stream/")
        && (LATER.contains(call.name()) || collects(call, args));
  }

  /** Whether what a collector of the JDK fills is a list or adds up numbers. */
  private static boolean isPlain(Collector<?, ?, ?> collector) {
    if (!collector.getClass().getName().equals("java.util.stream.Collectors$CollectorImpl")
        || collector.supplier().getClass().getClassLoader() != null) {
      return false;
    }
    Object container = collector.supplier().get();
    String name = container.getClass().getName();
    return container instanceof ArrayList
        || container.getClass().isArray()
        || name.endsWith("SummaryStatistics")
        || name.endsWith("OptionalBox");
  }

  /** Whether what comes of a call depends on the order of a hash table with symbolic keys. */
  boolean orders(CallInfo call, @Nullable Object[] args) {
    boolean hasReceiver = call.isVirtual();
    for (int i = 0; i < args.length; i++) {
      boolean isAsked = !(hasReceiver && i == 0 && WITHOUT_ORDER.contains(call.name()));
      if (isAsked && args[i] != null && isInHashOrder(args[i])) {
        return true;
      }
    }
    return false;
  }

  boolean isInHashOrder(Object collection) {
    if (collection instanceof Map<?, ?> map) {
      return isHashed(map) && map.size() > 1 && map.keySet().stream().anyMatch(this::isTouched);
    }
    return collection instanceof Set<?> set
        && isHashed(set)
        && set.size() > 1
        && set.stream().anyMatch(this::isTouched);
  }

  private static boolean isHashed(Object collection) {
    if (collection instanceof LinkedHashMap || collection instanceof LinkedHashSet) {
      return false;
    }
    String name = collection.getClass().getName();
    return collection instanceof HashMap
        || collection instanceof HashSet
        || name.startsWith("java.util.HashMap$")
        || name.startsWith("java.util.Hashtable")
        || name.startsWith("java.util.WeakHashMap")
        || name.startsWith("java.util.Properties")
        || name.startsWith("java.util.concurrent.ConcurrentHashMap")
        || name.startsWith("java.util.Collections$Unmodifiable")
        || name.startsWith("java.util.Collections$Synchronized")
        || name.startsWith("java.util.Collections$Checked")
        || name.startsWith("java.util.Collections$SetFromMap");
  }
}
