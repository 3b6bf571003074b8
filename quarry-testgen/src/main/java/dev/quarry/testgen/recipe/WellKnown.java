package dev.quarry.testgen.recipe;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How types of the JDK are usually made, where their own constructors and factories would not tell
 * or would tell too much. Ways are written as {@code owner.name(…)…} for calls, {@code
 * owner.name(…)…|text} for calls that are given a text, and {@code owner.name:type} for constants.
 */
final class WellKnown {
  private static final Map<String, CollectionKind> COLLECTIONS =
      Map.ofEntries(
          Map.entry("java/util/List", CollectionKind.LIST),
          Map.entry("java/util/Collection", CollectionKind.LIST),
          Map.entry("java/lang/Iterable", CollectionKind.LIST),
          Map.entry("java/util/AbstractList", CollectionKind.LIST),
          Map.entry("java/util/AbstractCollection", CollectionKind.LIST),
          Map.entry("java/util/ArrayList", CollectionKind.LIST),
          Map.entry("java/util/Set", CollectionKind.SET),
          Map.entry("java/util/AbstractSet", CollectionKind.SET),
          Map.entry("java/util/HashSet", CollectionKind.SET),
          Map.entry("java/util/LinkedHashSet", CollectionKind.SET),
          Map.entry("java/util/Map", CollectionKind.MAP),
          Map.entry("java/util/AbstractMap", CollectionKind.MAP),
          Map.entry("java/util/HashMap", CollectionKind.MAP),
          Map.entry("java/util/LinkedHashMap", CollectionKind.MAP),
          Map.entry("java/util/Queue", CollectionKind.QUEUE),
          Map.entry("java/util/Deque", CollectionKind.QUEUE),
          Map.entry("java/util/ArrayDeque", CollectionKind.QUEUE));

  /** Between a call and the text that it is given. */
  static final char GIVEN = '|';

  private static final String FROM_COLLECTION = ".<init>(Ljava/util/Collection;)V";
  private static final String OF_CURRENCY =
      "java/util/Currency.getInstance(Ljava/lang/String;)Ljava/util/Currency;";
  private static final String OF_URI = "java/net/URI.create(Ljava/lang/String;)Ljava/net/URI;";
  private static final String FROM_MAP = ".<init>(Ljava/util/Map;)V";

  private static final Map<String, List<String>> WAYS =
      Map.ofEntries(
          way("java/io/Reader", "java/io/StringReader.<init>(Ljava/lang/String;)V"),
          way("java/lang/Readable", "java/io/StringReader.<init>(Ljava/lang/String;)V"),
          way("java/io/BufferedReader", "java/io/BufferedReader.<init>(Ljava/io/Reader;)V"),
          way("java/io/InputStream", "java/io/ByteArrayInputStream.<init>([B)V"),
          way("java/io/OutputStream", "java/io/ByteArrayOutputStream.<init>()V"),
          way("java/io/Writer", "java/io/StringWriter.<init>()V"),
          way("java/io/PrintStream", "java/io/PrintStream.<init>(Ljava/io/OutputStream;)V"),
          way("java/io/PrintWriter", "java/io/PrintWriter.<init>(Ljava/io/Writer;)V"),
          way("java/lang/Appendable", "java/lang/StringBuilder.<init>()V"),
          way("java/lang/StringBuilder", "java/lang/StringBuilder.<init>(Ljava/lang/String;)V"),
          way("java/lang/StringBuffer", "java/lang/StringBuffer.<init>(Ljava/lang/String;)V"),
          way(
              "java/util/Locale",
              "java/util/Locale.ROOT:Ljava/util/Locale;",
              "java/util/Locale.GERMANY:Ljava/util/Locale;"),
          way(
              "java/nio/charset/Charset",
              "java/nio/charset/StandardCharsets.UTF_8:Ljava/nio/charset/Charset;",
              "java/nio/charset/StandardCharsets.US_ASCII:Ljava/nio/charset/Charset;"),
          way("java/util/Date", "java/util/Date.<init>(J)V"),
          way("java/util/Calendar", "java/util/GregorianCalendar.<init>(III)V"),
          way("java/util/GregorianCalendar", "java/util/GregorianCalendar.<init>(III)V"),
          way(
              "java/util/TimeZone",
              "java/util/TimeZone.getTimeZone(Ljava/lang/String;)Ljava/util/TimeZone;"),
          way("java/text/DateFormat", "java/text/SimpleDateFormat.<init>(Ljava/lang/String;)V"),
          way("java/text/NumberFormat", "java/text/DecimalFormat.<init>(Ljava/lang/String;)V"),
          way("java/text/Format", "java/text/DecimalFormat.<init>(Ljava/lang/String;)V"),
          way(
              "java/math/BigInteger",
              "java/math/BigInteger.valueOf(J)Ljava/math/BigInteger;",
              "java/math/BigInteger.<init>(Ljava/lang/String;)V"),
          way(
              "java/math/BigDecimal",
              "java/math/BigDecimal.valueOf(JI)Ljava/math/BigDecimal;",
              "java/math/BigDecimal.<init>(Ljava/lang/String;)V"),
          way("java/util/Random", "java/util/Random.<init>(J)V"),
          way("java/util/UUID", "java/util/UUID.<init>(JJ)V"),
          way(
              "java/util/regex/Pattern",
              "java/util/regex/Pattern.compile(Ljava/lang/String;)Ljava/util/regex/Pattern;"),
          way("java/net/URI", OF_URI + "|http://a", OF_URI),
          way("java/util/Iterator", "java/util/List.iterator()Ljava/util/Iterator;"),
          way("java/util/ListIterator", "java/util/List.listIterator()Ljava/util/ListIterator;"),
          way("java/util/stream/Stream", "java/util/Collection.stream()Ljava/util/stream/Stream;"),
          way(
              "java/util/stream/IntStream",
              "java/util/stream/IntStream.of([I)Ljava/util/stream/IntStream;"),
          way(
              "java/util/stream/LongStream",
              "java/util/stream/LongStream.of([J)Ljava/util/stream/LongStream;"),
          way(
              "java/util/stream/DoubleStream",
              "java/util/stream/DoubleStream.of([D)Ljava/util/stream/DoubleStream;"),
          way(
              "java/util/Enumeration",
              "java/util/Collections.enumeration(Ljava/util/Collection;)Ljava/util/Enumeration;"),
          way(
              "java/util/Optional",
              "java/util/Optional.ofNullable(Ljava/lang/Object;)Ljava/util/Optional;"),
          way(
              "java/util/Map$Entry",
              "java/util/AbstractMap$SimpleEntry.<init>(Ljava/lang/Object;Ljava/lang/Object;)V"),
          way("java/util/LinkedList", "java/util/LinkedList" + FROM_COLLECTION),
          way("java/util/Vector", "java/util/Vector" + FROM_COLLECTION),
          way("java/util/TreeSet", "java/util/TreeSet" + FROM_COLLECTION),
          way("java/util/SortedSet", "java/util/TreeSet" + FROM_COLLECTION),
          way("java/util/NavigableSet", "java/util/TreeSet" + FROM_COLLECTION),
          way("java/util/PriorityQueue", "java/util/PriorityQueue" + FROM_COLLECTION),
          way("java/util/TreeMap", "java/util/TreeMap" + FROM_MAP),
          way("java/util/SortedMap", "java/util/TreeMap" + FROM_MAP),
          way("java/util/NavigableMap", "java/util/TreeMap" + FROM_MAP),
          way("java/util/Hashtable", "java/util/Hashtable" + FROM_MAP),
          way(
              "java/util/concurrent/ConcurrentMap",
              "java/util/concurrent/ConcurrentHashMap" + FROM_MAP),
          way(
              "java/util/concurrent/ConcurrentHashMap",
              "java/util/concurrent/ConcurrentHashMap" + FROM_MAP),
          way(
              "java/util/concurrent/locks/Lock",
              "java/util/concurrent/locks/ReentrantLock.<init>()V"),
          way(
              "java/util/concurrent/locks/ReadWriteLock",
              "java/util/concurrent/locks/ReentrantReadWriteLock.<init>()V"),
          way(
              "java/util/stream/Collector",
              "java/util/stream/Collectors.toList()Ljava/util/stream/Collector;"),
          way("java/time/LocalDate", "java/time/LocalDate.of(III)Ljava/time/LocalDate;"),
          way("java/time/LocalTime", "java/time/LocalTime.of(II)Ljava/time/LocalTime;"),
          way(
              "java/time/LocalDateTime",
              "java/time/LocalDateTime.of(IIIII)Ljava/time/LocalDateTime;"),
          way("java/time/Duration", "java/time/Duration.ofMillis(J)Ljava/time/Duration;"),
          way("java/time/Period", "java/time/Period.of(III)Ljava/time/Period;"),
          way("java/time/Instant", "java/time/Instant.ofEpochMilli(J)Ljava/time/Instant;"),
          way(
              "java/time/Clock",
              "java/time/Clock.fixed(Ljava/time/Instant;Ljava/time/ZoneId;)Ljava/time/Clock;"),
          way("java/time/Year", "java/time/Year.of(I)Ljava/time/Year;"),
          way("java/time/YearMonth", "java/time/YearMonth.of(II)Ljava/time/YearMonth;"),
          way("java/time/MonthDay", "java/time/MonthDay.of(II)Ljava/time/MonthDay;"),
          way(
              "java/time/ZonedDateTime",
              "java/time/ZonedDateTime.ofInstant"
                  + "(Ljava/time/Instant;Ljava/time/ZoneId;)Ljava/time/ZonedDateTime;"),
          way(
              "java/time/OffsetDateTime",
              "java/time/OffsetDateTime.ofInstant"
                  + "(Ljava/time/Instant;Ljava/time/ZoneId;)Ljava/time/OffsetDateTime;"),
          way("java/util/OptionalInt", "java/util/OptionalInt.of(I)Ljava/util/OptionalInt;"),
          way("java/util/OptionalLong", "java/util/OptionalLong.of(J)Ljava/util/OptionalLong;"),
          way(
              "java/util/OptionalDouble",
              "java/util/OptionalDouble.of(D)Ljava/util/OptionalDouble;"),
          way("java/util/Currency", OF_CURRENCY + "|EUR", OF_CURRENCY + "|JPY", OF_CURRENCY),
          way(
              "java/nio/file/Path",
              "java/nio/file/Paths.get(Ljava/lang/String;[Ljava/lang/String;)Ljava/nio/file/Path;"),
          way(
              "java/time/ZoneId",
              "java/time/ZoneOffset.UTC:Ljava/time/ZoneOffset;",
              "java/time/ZoneId.of(Ljava/lang/String;)Ljava/time/ZoneId;|America/New_York"),
          way("java/time/ZoneOffset", "java/time/ZoneOffset.UTC:Ljava/time/ZoneOffset;"));

  /** Packages whose classes are values or containers; others reach outside or are machinery. */
  private static final Set<String> HARMLESS =
      Set.of(
          "java/lang",
          "java/util",
          "java/util/regex",
          "java/util/function",
          "java/util/concurrent",
          "java/util/concurrent/atomic",
          "java/util/concurrent/locks",
          "java/math",
          "java/text",
          "java/time",
          "java/time/chrono",
          "java/time/format",
          "java/time/temporal",
          "java/time/zone",
          "java/io",
          "java/nio",
          "java/nio/charset",
          "java/awt/geom");

  private static final List<String> HARMFUL =
      List.of(
          "java/lang/Thread",
          "java/lang/Process",
          "java/lang/ClassLoader",
          "java/lang/Runtime",
          "java/lang/System",
          "java/lang/Module",
          "java/lang/Package",
          "java/lang/StackWalker",
          "java/util/Timer",
          "java/util/ServiceLoader",
          "java/util/ResourceBundle",
          "java/util/concurrent/Fork",
          "java/util/concurrent/Thread",
          "java/util/concurrent/Scheduled",
          "java/util/concurrent/Executor",
          "java/io/File",
          "java/io/RandomAccess",
          "java/io/Console",
          "java/io/Object",
          "java/io/Piped");

  private WellKnown() {}

  private static Map.Entry<String, List<String>> way(String type, String... ways) {
    return Map.entry(type, List.of(ways));
  }

  /** The collection that stands for a type of the JDK. */
  static Optional<CollectionKind> collection(String name) {
    return Optional.ofNullable(COLLECTIONS.get(name));
  }

  /** How a type of the JDK is made; none if there is nothing special about it. */
  static List<String> ways(String name) {
    return WAYS.getOrDefault(name, List.of());
  }

  /** Whether instances of a class of the JDK may be made for a test. */
  static boolean isHarmless(String name) {
    return HARMLESS.contains(name.substring(0, Math.max(0, name.lastIndexOf('/'))))
        && HARMFUL.stream().noneMatch(name::startsWith);
  }
}
