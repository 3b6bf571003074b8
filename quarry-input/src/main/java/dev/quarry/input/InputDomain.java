package dev.quarry.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What may stand where an input of a type is wanted: which classes of the JDK stand in for types
 * that are more general, and how large things get. The one table for runs, for the backward engine,
 * for random inputs and for recipes. Types and classes are known by their internal names.
 *
 * <p>Classes of the program are not listed: whoever has the program adds those that fit.
 */
public final class InputDomain {
  /** The longest input array. */
  public static final int LONGEST_ARRAY = 100;

  /** The largest input collection. */
  public static final int LARGEST_COLLECTION = 3;

  /** The longest array of primitives that is drawn at random; most are much shorter. */
  public static final int LONGEST_DRAWN_ARRAY = 10;

  /** The longest array of references that is drawn at random, each of which is an input. */
  public static final int LONGEST_DRAWN_REFERENCES = 4;

  private static final String STRING = "java/lang/String";
  private static final String INTEGER = "java/lang/Integer";
  private static final String LONG = "java/lang/Long";
  private static final String DOUBLE = "java/lang/Double";

  /** What a general type's inputs are, with nothing else known of the program. */
  private static final List<String> USUAL = List.of(STRING, INTEGER);

  /** All values that stand in for others, the usual ones first. */
  private static final List<String> VALUES =
      List.of(
          STRING,
          INTEGER,
          DOUBLE,
          LONG,
          "java/lang/Boolean",
          "java/lang/Character",
          "java/lang/Float",
          "java/lang/Short",
          "java/lang/Byte",
          "java/lang/StringBuilder",
          "java/lang/StringBuffer");

  private static final Map<String, StandIns> GENERAL = new LinkedHashMap<>();
  private static final Map<String, String> COLLECTIONS = new LinkedHashMap<>();

  static {
    GENERAL.put("java/lang/Object", new StandIns(USUAL, VALUES));
    GENERAL.put("java/lang/Comparable", new StandIns(USUAL, VALUES));
    GENERAL.put("java/io/Serializable", new StandIns(USUAL, VALUES));
    GENERAL.put(
        "java/lang/CharSequence",
        new StandIns(
            List.of(STRING), List.of(STRING, "java/lang/StringBuilder", "java/lang/StringBuffer")));
    GENERAL.put(
        "java/lang/Number",
        new StandIns(
            List.of(INTEGER, DOUBLE, LONG),
            List.of(
                INTEGER, DOUBLE, LONG, "java/lang/Float", "java/lang/Short", "java/lang/Byte")));
    collections(
        "ArrayList",
        "java/lang/Iterable",
        "java/util/Collection",
        "java/util/AbstractCollection",
        "java/util/List",
        "java/util/AbstractList",
        "java/util/ArrayList");
    collections("LinkedList", "java/util/LinkedList", "java/util/Queue", "java/util/Deque");
    collections("ArrayDeque", "java/util/ArrayDeque");
    collections(
        "LinkedHashSet", "java/util/Set", "java/util/AbstractSet", "java/util/LinkedHashSet");
    collections("HashSet", "java/util/HashSet");
    collections(
        "LinkedHashMap", "java/util/Map", "java/util/AbstractMap", "java/util/LinkedHashMap");
    collections("HashMap", "java/util/HashMap");
  }

  /**
   * The classes of values that stand in for a general type.
   *
   * @param always those that do in any case, the usual one first
   * @param all those, and others that do where the program mentions them
   */
  public record StandIns(List<String> always, List<String> all) {
    static final StandIns NONE = new StandIns(List.of(), List.of());

    public StandIns {
      always = List.copyOf(always);
      all = List.copyOf(all);
    }

    /** Those that do in any case, and of the others those that are asked for. */
    public List<String> asked(Iterable<String> mentioned) {
      List<String> asked = new ArrayList<>(always);
      for (String name : mentioned) {
        if (all.contains(name) && !asked.contains(name)) {
          asked.add(name);
        }
      }
      return asked;
    }
  }

  private InputDomain() {}

  private static void collections(String made, String... types) {
    for (String type : types) {
      COLLECTIONS.put(type, "java/util/" + made);
    }
  }

  /** Whether values of the JDK stand in for a type. */
  public static boolean isGeneral(String type) {
    return GENERAL.containsKey(type);
  }

  /** The classes of values that stand in for a type; none if it is no general one. */
  public static StandIns standIns(String type) {
    return GENERAL.getOrDefault(type, StandIns.NONE);
  }

  /** The values that stand in for general types in any case. */
  public static List<String> usualValues() {
    return USUAL;
  }

  /** The class of collections that inputs of a type are; empty for other types. */
  public static Optional<String> collection(String type) {
    return Optional.ofNullable(COLLECTIONS.get(type));
  }

  /** The collections that inputs can be, by the types they stand in for. */
  public static Map<String, String> collections() {
    return Map.copyOf(COLLECTIONS);
  }
}
