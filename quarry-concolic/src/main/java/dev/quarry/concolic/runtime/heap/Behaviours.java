package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.library.Routines;
import dev.quarry.concolic.runtime.path.CallInfo;
import java.util.Collection;
import java.util.Map;
import java.util.Set;

/**
 * Which calls tell the JDK's implementations of a type apart. By contract, all lists answer {@code
 * size} and {@code get} alike; whether they can be added to, and whether they can be asked for
 * null, is theirs to say.
 */
final class Behaviours {
  /** Methods that all collections and maps of the JDK have, and that never change them. */
  private static final Set<String> READING =
      Set.of(
          "size",
          "isEmpty",
          "get",
          "getOrDefault",
          "iterator",
          "listIterator",
          "descendingIterator",
          "contains",
          "containsKey",
          "containsValue",
          "containsAll",
          "indexOf",
          "lastIndexOf",
          "keySet",
          "values",
          "entrySet",
          "forEach",
          "stream",
          "parallelStream",
          "spliterator",
          "toArray",
          "subList",
          "equals",
          "hashCode",
          "toString",
          "peek",
          "peekFirst",
          "peekLast",
          "element",
          "getFirst",
          "getLast",
          "getKey",
          "getValue",
          "hasNext",
          "hasPrevious",
          "next",
          "previous",
          "nextIndex",
          "previousIndex",
          "forEachRemaining");

  /** Those that some collections and maps refuse to be asked with null. */
  private static final Set<String> ASKING =
      Set.of(
          "get",
          "getOrDefault",
          "contains",
          "containsKey",
          "containsValue",
          "containsAll",
          "indexOf",
          "lastIndexOf");

  private static final Set<String> OF_TEXTS =
      Set.of("length", "charAt", "toString", "subSequence", "isEmpty", "chars", "codePoints");

  /** Methods of which strings, boxes and plain objects have every answer. */
  private static final Set<String> ANSWERED =
      Set.of(
          "equals",
          "hashCode",
          "toString",
          "compareTo",
          "intValue",
          "longValue",
          "doubleValue",
          "floatValue",
          "shortValue",
          "byteValue");

  /** Methods of {@code Collections} that change what they are given. */
  private static final Set<String> CHANGING =
      Set.of(
          "sort", "reverse", "shuffle", "swap", "fill", "rotate", "replaceAll", "addAll", "copy");

  private Behaviours() {}

  static boolean isContainer(Class<?> type) {
    return Iterable.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
  }

  /** Whether all classes of the JDK that are of a type do the same when the method is called. */
  static boolean isAlike(Class<?> type, CallInfo call) {
    if (type.isArray()) {
      return !call.name().equals("getClass");
    }
    if (isContainer(type)) {
      return InputCollections.isStandard(type) || READING.contains(call.name());
    }
    return type == CharSequence.class && OF_TEXTS.contains(call.name());
  }

  /** Whether the classes that are tried have every answer to a call. */
  static boolean isAnswered(CallInfo call) {
    return ANSWERED.contains(call.name());
  }

  /** Whether some containers refuse to be asked with null. */
  static boolean refusesNull(Class<?> type, CallInfo call) {
    return isContainer(type)
        && !InputCollections.isStandard(type)
        && ASKING.contains(call.name())
        && call.descriptor().startsWith("(Ljava/lang/Object;");
  }

  /** Whether a call changes what an iterator, a view or an entry of the JDK's comes from. */
  static boolean isChangeThrough(Object receiver, CallInfo call) {
    Class<?> type = receiver.getClass();
    return Routines.isOfJdk(type)
        && type.getEnclosingClass() != null
        && (receiver instanceof java.util.Iterator
            || receiver instanceof Map.Entry
            || receiver instanceof Collection
            || receiver instanceof Map)
        && !READING.contains(call.name());
  }

  /** Whether a method may change a container that it is given, or may do more with it than read. */
  static boolean changesArguments(CallInfo call) {
    boolean isKnown =
        call.owner().startsWith("java/util/") || call.owner().startsWith("java/lang/");
    return !isKnown
        || (call.owner().equals("java/util/Collections") && CHANGING.contains(call.name()));
  }
}
