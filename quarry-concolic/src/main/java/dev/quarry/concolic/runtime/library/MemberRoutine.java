package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.bytecode.Faults;
import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * A call of a collection of the JDK that looks for an element or a key, or takes an index. The
 * search is decided element by element, an index is fixed, and then the call is made as it is:
 * elements keep their shadows by identity.
 */
final class MemberRoutine implements Routine {
  private static final Set<String> BY_KEY =
      Set.of(
          "get",
          "containsKey",
          "put",
          "remove",
          "getOrDefault",
          "putIfAbsent",
          "computeIfAbsent",
          "computeIfPresent",
          "compute",
          "merge",
          "replace");

  /** Which compare the value that is there as well. */
  private static final Set<String> COMPARING_VALUES =
      Set.of(
          "remove(Ljava/lang/Object;Ljava/lang/Object;)Z",
          "replace(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Z");

  private static final Set<String> BY_ELEMENT =
      Set.of("contains", "indexOf", "lastIndexOf", "remove", "removeFirstOccurrence");
  private static final Set<String> IN_SET = Set.of("add", "contains", "remove");

  /** Of sorted sets and maps: where a key would stand says what they give. */
  private static final Set<String> BY_ORDER =
      Set.of(
          "ceiling",
          "floor",
          "higher",
          "lower",
          "ceilingKey",
          "floorKey",
          "higherKey",
          "lowerKey",
          "ceilingEntry",
          "floorEntry",
          "higherEntry",
          "lowerEntry");

  private static final Set<String> BY_INDEX = Set.of("get", "set", "remove", "add", "charAt");

  private final Search search;
  private final Target target;

  private enum Search {
    KEY,
    VALUE,
    ELEMENT,
    LAST_ELEMENT,
    INDEX
  }

  private MemberRoutine(Search search, Target target) {
    this.search = search;
    this.target = target;
  }

  static @Nullable Routine find(CallInfo call, Class<?> receiver, Target target) {
    Search search = search(call.name(), call.descriptor(), receiver);
    return search == null ? null : new MemberRoutine(search, target);
  }

  private static @Nullable Search search(String name, String descriptor, Class<?> receiver) {
    boolean takesObject = descriptor.startsWith("(Ljava/lang/Object;");
    boolean takesIndex = descriptor.startsWith("(I");
    if (takesObject && BY_ORDER.contains(name)) {
      return SortedMap.class.isAssignableFrom(receiver)
          ? Search.KEY
          : SortedSet.class.isAssignableFrom(receiver) ? Search.ELEMENT : null;
    }
    if (Map.class.isAssignableFrom(receiver) && takesObject) {
      if (COMPARING_VALUES.contains(name + descriptor)) {
        return null;
      }
      return BY_KEY.contains(name)
          ? Search.KEY
          : name.equals("containsValue") ? Search.VALUE : null;
    }
    if (Set.class.isAssignableFrom(receiver) && takesObject) {
      return IN_SET.contains(name) ? Search.ELEMENT : null;
    }
    if (AbstractQueue.class.isAssignableFrom(receiver) && !name.equals("contains")) {
      // A heap compares what is left.
      return null;
    }
    if (Collection.class.isAssignableFrom(receiver) && takesObject) {
      return !BY_ELEMENT.contains(name)
          ? null
          : name.equals("lastIndexOf") ? Search.LAST_ELEMENT : Search.ELEMENT;
    }
    return List.class.isAssignableFrom(receiver) && takesIndex && BY_INDEX.contains(name)
        ? Search.INDEX
        : null;
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    for (Expr shadow : shadows) {
      run.inputs.resolve(site, shadow);
    }
    run.identities.looked(site, args);
    if (search == Search.INDEX) {
      fix(run, site, args, shadows[1]);
    } else {
      run.escapes.settle(site, args[1], shadows[1]);
      look(run, site, args, shadows[1]);
    }
    for (int i = 2; i < args.length; i++) {
      run.escapes.settle(site, args[i], shadows[i]);
    }
    return new Symbolic(target.call(args), null);
  }

  private void look(Run run, int site, @Nullable Object[] args, @Nullable Expr shadow) {
    Object receiver = args[0];
    Object value = args[1];
    if (receiver instanceof SortedMap<?, ?> sorted && search == Search.KEY) {
      run.members.decideOrder(site, sorted.keySet(), sorted.comparator(), value, shadow);
    } else if (receiver instanceof SortedSet<?> sorted) {
      run.members.decideOrder(site, sorted, sorted.comparator(), value, shadow);
    } else if (receiver instanceof Map<?, ?> map) {
      run.members.decide(site, search == Search.KEY ? map.keySet() : map.values(), value, shadow);
    } else if (receiver instanceof Collection<?> elements) {
      run.members.decide(
          site, search == Search.LAST_ELEMENT ? reversed(elements) : elements, value, shadow);
    }
  }

  private static List<Object> reversed(Collection<?> elements) {
    List<Object> list = new ArrayList<>(elements);
    Collections.reverse(list);
    return list;
  }

  /** An index is out of bounds, or it is the one of this run. */
  private static void fix(Run run, int site, @Nullable Object[] args, @Nullable Expr shadow) {
    if (shadow == null || !(args[0] instanceof List<?> list) || !(args[1] instanceof Integer at)) {
      return;
    }
    ExprFactory factory = run.factory();
    boolean isAdd = args.length > 2 && Sites.info(site).isCallOf("add");
    int bound = isAdd ? list.size() + 1 : list.size();
    boolean outside = at < 0 || at >= bound;
    run.trace()
        .fault(
            site,
            Site.Kind.RAISE,
            outside,
            Faults.indexIsOutOfBounds(factory, shadow, factory.intConst(bound)));
    if (!outside) {
      run.pin(site, shadow, factory.intConst(at));
    }
  }
}
