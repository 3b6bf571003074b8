package dev.quarry.models.environment;

import dev.quarry.models.environment.EnvironmentCall.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The table of methods whose results the machine or the moment decides. */
public final class EnvironmentCalls {
  /** Files and their attributes. */
  private static final String FILES = "java/nio/file/Files";

  private static final String SYSTEM = "java/lang/System";
  private static final String FILE = "java/io/File";
  private static final String RUNTIME = "java/lang/Runtime";
  private static final String STRING = "Ljava/lang/String;";

  /** By owner, name and descriptor, or by owner and name where all descriptors are meant. */
  private static final Map<String, EnvironmentCall> TABLE = table();

  private EnvironmentCalls() {}

  /** What is known of a method, given by internal names; empty if it is none. */
  public static Optional<EnvironmentCall> find(String owner, String name, String descriptor) {
    EnvironmentCall exact = TABLE.get(owner + '.' + name + descriptor);
    if (exact == null) {
      exact = TABLE.get(owner + '.' + name);
    }
    if (exact == null && owner.equals(FILES)) {
      exact = unknown("Files." + name + "()");
    }
    if (exact == null && isParallel(owner, name)) {
      exact = unknown("A parallel stream");
    }
    if (exact == null && isNow(owner, name, descriptor)) {
      exact = unknown(simple(owner) + ".now()");
    }
    return Optional.ofNullable(exact);
  }

  /** Which element comes first is decided by the scheduler. */
  private static boolean isParallel(String owner, String name) {
    return name.equals("parallelStream")
        || name.equals("parallel") && owner.startsWith("java/util/stream/");
  }

  /** What a clock that is passed in says is its own business. */
  private static boolean isNow(String owner, String name, String descriptor) {
    return name.equals("now")
        && owner.startsWith("java/time/")
        && !descriptor.contains("java/time/Clock;");
  }

  private static Map<String, EnvironmentCall> table() {
    Map<String, EnvironmentCall> table = new HashMap<>();
    readings(table);
    draws(table);
    names(table);
    files(table);
    times(table);
    platform(table);
    collected(table);
    byReflection(table);
    defaults(table);
    return Map.copyOf(table);
  }

  private static void readings(Map<String, EnvironmentCall> table) {
    reading(table, SYSTEM, "currentTimeMillis", "()J", Domain.ANY);
    reading(table, SYSTEM, "nanoTime", "()J", Domain.ANY);
    reading(table, "java/lang/Math", "random", "()D", Domain.FRACTION);
    reading(table, "java/lang/StrictMath", "random", "()D", Domain.FRACTION);
    reading(table, RUNTIME, "availableProcessors", "()I", Domain.POSITIVE);
    for (String name : List.of("freeMemory", "totalMemory", "maxMemory")) {
      reading(table, RUNTIME, name, "()J", Domain.COUNT);
    }
  }

  private static void draws(Map<String, EnvironmentCall> table) {
    for (String owner :
        List.of(
            "java/util/Random",
            "java/security/SecureRandom",
            "java/util/concurrent/ThreadLocalRandom")) {
      for (String method : List.of("nextInt()I", "nextInt(I)I", "nextLong()J", "nextBoolean()Z")) {
        draw(table, owner, method, Domain.ANY);
      }
      draw(table, owner, "nextDouble()D", Domain.FRACTION);
      draw(table, owner, "nextFloat()F", Domain.FRACTION);
    }
    String any = "java/util/random/RandomGenerator";
    unknown(table, any, "getDefault", "of", "nextInt", "nextLong", "nextBoolean", "nextDouble");
    unknown(table, any, "nextFloat", "nextGaussian", "nextExponential", "nextBytes");
  }

  private static void draw(
      Map<String, EnvironmentCall> table, String owner, String method, Domain domain) {
    String text = simple(owner) + "." + method.substring(0, method.indexOf('(')) + "()";
    table.put(owner + '.' + method, new EnvironmentCall(Role.DRAW, text, domain));
  }

  private static void names(Map<String, EnvironmentCall> table) {
    String named = "(" + STRING + ")" + STRING;
    String orElse = "(" + STRING + STRING + ")" + STRING;
    add(table, SYSTEM, "getenv", named, Role.NAMED, "System.getenv");
    add(table, SYSTEM, "getProperty", named, Role.NAMED, "System.getProperty");
    add(table, SYSTEM, "getProperty", orElse, Role.NAMED_OR_ELSE, "System.getProperty");
    String flag = "(" + STRING + ")Z";
    add(table, "java/lang/Boolean", "getBoolean", flag, Role.FLAG, "System.getProperty");
    unknown(table, "java/lang/Integer", "getInteger");
    unknown(table, "java/lang/Long", "getLong");
    table.put(SYSTEM + ".getenv()Ljava/util/Map;", unknown("System.getenv()"));
    unknown(table, SYSTEM, "getProperties", "console");
  }

  private static void files(Map<String, EnvironmentCall> table) {
    for (String name :
        List.of(
            "exists", "isFile", "isDirectory", "isHidden", "canRead", "canWrite", "canExecute")) {
      reading(table, FILE, name, "()Z", Domain.ANY);
    }
    for (String name :
        List.of("length", "lastModified", "getFreeSpace", "getTotalSpace", "getUsableSpace")) {
      reading(table, FILE, name, "()J", Domain.COUNT);
    }
    unknown(table, FILE, "list", "listFiles", "listRoots", "getAbsolutePath", "getAbsoluteFile");
    unknown(table, FILE, "getCanonicalPath", "getCanonicalFile", "createNewFile", "delete");
    unknown(table, FILE, "toURI", "toURL");
    unknown(table, "java/nio/file/Path", "toAbsolutePath", "toRealPath", "toUri");
    unknown(table, FILE, "mkdir", "mkdirs", "renameTo", "createTempFile", "setLastModified");
    String options = "(Ljava/nio/file/Path;[Ljava/nio/file/LinkOption;)Z";
    for (String name : List.of("exists", "notExists", "isDirectory", "isRegularFile")) {
      reading(table, FILES, name, options, Domain.ANY);
    }
    String path = "(Ljava/nio/file/Path;)Z";
    for (String name : List.of("isReadable", "isWritable", "isExecutable", "isSymbolicLink")) {
      reading(table, FILES, name, path, Domain.ANY);
    }
    for (String owner :
        List.of(
            "java/io/FileInputStream",
            "java/io/FileReader",
            "java/io/FileOutputStream",
            "java/io/FileWriter",
            "java/io/RandomAccessFile",
            "java/util/zip/ZipFile",
            "java/util/jar/JarFile")) {
      unknown(table, owner, "<init>");
    }
    table.put("java/util/Scanner.<init>(Ljava/io/File;)V", unknown("new Scanner(File)"));
    unknown(table, "java/nio/channels/FileChannel", "open");
  }

  private static void times(Map<String, EnvironmentCall> table) {
    table.put("java/util/Date.<init>()V", unknown("new Date()"));
    for (String descriptor : List.of("()V", "(Ljava/util/TimeZone;)V", "(Ljava/util/Locale;)V")) {
      table.put(
          "java/util/GregorianCalendar.<init>" + descriptor, unknown("new GregorianCalendar()"));
    }
    unknown(table, "java/util/Calendar", "getInstance");
    unknown(table, "java/util/TimeZone", "getDefault");
    unknown(table, "java/time/ZoneId", "systemDefault");
    unknown(table, "java/time/Clock", "systemDefaultZone");
    unknown(table, "java/time/InstantSource", "system");
  }

  private static void platform(Map<String, EnvironmentCall> table) {
    unknown(table, "java/util/Locale", "getDefault", "getAvailableLocales");
    unknown(table, "java/nio/charset/Charset", "defaultCharset", "availableCharsets");
    unknown(table, SYSTEM, "identityHashCode");
    unknown(table, "java/util/UUID", "randomUUID");
    unknown(table, "java/net/InetAddress", "getLocalHost");
    unknown(table, "java/net/NetworkInterface", "getNetworkInterfaces");
    unknown(table, "java/lang/ProcessHandle", "current", "allProcesses");
    unknown(table, "java/lang/Thread", "interrupted", "isInterrupted", "getName", "getId");
    unknown(table, "java/lang/Thread", "threadId", "getPriority", "activeCount", "getThreadGroup");
    unknown(table, "java/lang/Thread", "getAllStackTraces", "holdsLock");
    unknown(table, "java/lang/Thread", "isDaemon", "isVirtual", "getState", "toString");
    unknown(table, "java/lang/Thread", "getContextClassLoader");
    unknown(table, "java/lang/ProcessBuilder", "environment");
    unknown(table, "java/lang/Thread", "getStackTrace");
    unknown(table, "java/lang/Throwable", "getStackTrace");
    for (String writer : List.of("(Ljava/io/PrintStream;)V", "(Ljava/io/PrintWriter;)V")) {
      table.put(
          "java/lang/Throwable.printStackTrace" + writer, unknown("Throwable.printStackTrace()"));
    }
    unknown(table, "java/lang/StackWalker", "walk", "forEach", "getCallerClass");
    unknown(table, "java/util/ResourceBundle", "getBundle");
    unknown(table, RUNTIME, "version");
    unknown(table, "java/lang/Runtime$Version", "feature");
    for (String bean : List.of("Runtime", "Memory", "Thread", "OperatingSystem", "ClassLoading")) {
      unknown(table, "java/lang/management/ManagementFactory", "get" + bean + "MXBean");
    }
  }

  /** When memory is collected, nobody knows. */
  private static void collected(Map<String, EnvironmentCall> table) {
    for (String kind : List.of("Reference", "SoftReference", "WeakReference", "PhantomReference")) {
      unknown(table, "java/lang/ref/" + kind, "get", "refersTo", "isEnqueued", "enqueue");
    }
    unknown(table, "java/lang/ref/ReferenceQueue", "poll", "remove");
    unknown(table, "java/util/WeakHashMap", "<init>");
  }

  /** What is read by names or from a stream comes by ways that nobody follows. */
  private static void byReflection(Map<String, EnvironmentCall> table) {
    for (String type :
        List.of("", "Boolean", "Byte", "Char", "Short", "Int", "Long", "Float", "Double")) {
      unknown(table, "java/lang/reflect/Field", "get" + type);
    }
    unknown(table, "java/io/ObjectInputStream", "readObject", "readUnshared");
  }

  private static void defaults(Map<String, EnvironmentCall> table) {
    add(table, SYSTEM, "lineSeparator", "()" + STRING, Role.DEFAULT, "The line separator");
    String assertions = "The setting of assertions (enabled)";
    add(table, "java/lang/Class", "desiredAssertionStatus", "()Z", Role.DEFAULT, assertions);
    String locale = "The default locale";
    add(table, "java/lang/String", "toUpperCase", "()" + STRING, Role.DEFAULT, locale);
    add(table, "java/lang/String", "toLowerCase", "()" + STRING, Role.DEFAULT, locale);
  }

  private static void reading(
      Map<String, EnvironmentCall> table,
      String owner,
      String name,
      String descriptor,
      Domain domain) {
    String text = simple(owner) + "." + name + "()";
    table.put(owner + '.' + name + descriptor, new EnvironmentCall(Role.READING, text, domain));
  }

  private static void add(
      Map<String, EnvironmentCall> table,
      String owner,
      String name,
      String descriptor,
      Role role,
      String text) {
    table.put(owner + '.' + name + descriptor, new EnvironmentCall(role, text, Domain.ANY));
  }

  private static void unknown(Map<String, EnvironmentCall> table, String owner, String... names) {
    for (String name : names) {
      boolean isMade = name.equals("<init>");
      String text = isMade ? "new " + simple(owner) + "()" : simple(owner) + "." + name + "()";
      table.put(owner + '.' + name, unknown(text));
    }
  }

  private static EnvironmentCall unknown(String text) {
    return new EnvironmentCall(Role.UNKNOWN, text, Domain.ANY);
  }

  private static String simple(String owner) {
    return owner.substring(Math.max(owner.lastIndexOf('/'), owner.lastIndexOf('$')) + 1);
  }
}
