package dev.quarry.concolic.instrument;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * JDK methods that rewritten code does not call itself: those that would answer differently in
 * every run, those that initialise classes, and those through which a program would see what the
 * rewriting added. Only static methods and methods of final classes are here, so that the owner
 * named by an instruction decides. What the JDK calls on behalf of a program is the guard's
 * business.
 */
public final class Substitutions {
  private static final String ENVIRONMENT = "dev/quarry/concolic/runtime/environment/Environment";
  private static final String SYSTEM = "java/lang/System";
  private static final String THREAD = "java/lang/Thread";
  private static final String LOADER = "java/lang/ClassLoader";
  private static final String CLASS = "java/lang/Class";

  private static final Map<String, Substitute> TABLE = table();

  /**
   * A static method to call instead.
   *
   * @param descriptor the replaced method's, for an instance method with the receiver in front
   */
  public record Substitute(String owner, String name, String descriptor) {}

  private Substitutions() {}

  /** What to call instead of a method, given by internal names. */
  public static Optional<Substitute> find(String owner, String name, String descriptor) {
    return Optional.ofNullable(TABLE.get(owner + '.' + name + descriptor));
  }

  private static Map<String, Substitute> table() {
    Map<String, Substitute> table = new HashMap<>();
    addStatic(table, SYSTEM, "currentTimeMillis", "()J");
    addStatic(table, SYSTEM, "nanoTime", "()J");
    addStatic(table, THREAD, "sleep", "(J)V");
    addStatic(table, THREAD, "sleep", "(JI)V");
    addStatic(table, THREAD, "sleep", "(Ljava/time/Duration;)V");
    add(table, "java/util/concurrent/TimeUnit", "sleep", "(J)V");
    addStatic(table, LOADER, "getSystemClassLoader", "()Ljava/lang/ClassLoader;");
    addStatic(table, LOADER, "getSystemResource", "(Ljava/lang/String;)Ljava/net/URL;");
    addStatic(table, LOADER, "getSystemResources", "(Ljava/lang/String;)Ljava/util/Enumeration;");
    addStatic(
        table, LOADER, "getSystemResourceAsStream", "(Ljava/lang/String;)Ljava/io/InputStream;");
    addStatic(table, CLASS, "forName", "(Ljava/lang/String;)Ljava/lang/Class;");
    addStatic(
        table, CLASS, "forName", "(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;");
    add(table, CLASS, "getDeclaredFields", "()[Ljava/lang/reflect/Field;");
    add(table, CLASS, "getFields", "()[Ljava/lang/reflect/Field;");
    add(table, CLASS, "getDeclaredMethods", "()[Ljava/lang/reflect/Method;");
    add(table, CLASS, "getMethods", "()[Ljava/lang/reflect/Method;");
    add(table, CLASS, "getDeclaredConstructors", "()[Ljava/lang/reflect/Constructor;");
    add(table, CLASS, "getConstructors", "()[Ljava/lang/reflect/Constructor;");
    add(table, "java/lang/reflect/Field", "getModifiers", "()I");
    add(table, "java/lang/reflect/Constructor", "getModifiers", "()I");
    return Map.copyOf(table);
  }

  private static void addStatic(
      Map<String, Substitute> table, String owner, String name, String descriptor) {
    table.put(owner + '.' + name + descriptor, new Substitute(ENVIRONMENT, name, descriptor));
  }

  private static void add(
      Map<String, Substitute> table, String owner, String name, String descriptor) {
    String withReceiver = "(L" + owner + ";" + descriptor.substring(1);
    table.put(owner + '.' + name + descriptor, new Substitute(ENVIRONMENT, name, withReceiver));
  }
}
