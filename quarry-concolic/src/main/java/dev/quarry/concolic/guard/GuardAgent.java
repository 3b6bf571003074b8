package dev.quarry.concolic.guard;

import dev.quarry.concolic.guard.PreparedClasses.Prepared;
import dev.quarry.concolic.guard.boot.Gate;
import java.io.IOException;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites the JDK's choke points when the worker starts, or puts classes in their place that were
 * rewritten before. Named by the manifest of the jar that {@link GuardJar} packs.
 */
public final class GuardAgent {
  /** A system property: the file of a {@link PreparedGuard}; there need not be one. */
  public static final String PREPARED = "dev.quarry.worker.prepared";

  private GuardAgent() {}

  /** Called by the JVM's launcher before it loads the main class. */
  public static void agentmain(String arguments, Instrumentation instrumentation)
      throws UnmodifiableClassException, ClassNotFoundException {
    openOptionals(instrumentation);
    String file = System.clearProperty(PREPARED);
    PreparedClasses prepared = file == null ? null : read(Path.of(file));
    if (prepared == null) {
      rewrite(ChokePoints.table(), instrumentation);
    } else {
      replace(prepared, instrumentation);
    }
    Gate.stands();
  }

  /** What was prepared; null if it can't be read. */
  private static @Nullable PreparedClasses read(Path file) {
    try {
      return PreparedClasses.read(file);
    } catch (IOException e) {
      System.err.println("What " + file + " has prepared can't be used: " + e.getMessage());
      return null;
    }
  }

  /** Replaces the classes of the JDK that are loaded, and from now on those that will be. */
  private static void replace(PreparedClasses prepared, Instrumentation instrumentation)
      throws UnmodifiableClassException, ClassNotFoundException {
    instrumentation.addTransformer(new Replacer(prepared));
    Map<String, Prepared> byName = new HashMap<>();
    for (String name : prepared.names()) {
      byName.put(name.replace('/', '.'), prepared.get(name));
    }
    List<ClassDefinition> loaded = new ArrayList<>();
    for (Class<?> type : instrumentation.getAllLoadedClasses()) {
      Prepared found = type.getClassLoader() == null ? byName.get(type.getName()) : null;
      if (found != null) {
        connect(type.getModule(), instrumentation);
        loaded.add(new ClassDefinition(type, found.rewritten()));
      }
    }
    instrumentation.redefineClasses(loaded.toArray(ClassDefinition[]::new));
  }

  /** Lets classes of a module call the guard, as transformers do. */
  private static void connect(Module module, Instrumentation instrumentation) {
    Module guard = Gate.class.getModule();
    if (!module.canRead(guard)) {
      instrumentation.redefineModule(module, Set.of(guard), Map.of(), Map.of(), Set.of(), Map.of());
    }
  }

  /** Rewrites the classes of the JDK that are loaded, and from now on those that will be. */
  static void rewrite(ChokePoints.Table table, Instrumentation instrumentation)
      throws UnmodifiableClassException {
    JdkRewriter rewriter = new JdkRewriter(table);
    // Loads what answering takes, before there is anything to ask.
    rewriter.covers("java/util/Map$Entry");
    instrumentation.addTransformer(new Transformer(rewriter), true);
    List<Class<?>> loaded = new ArrayList<>();
    for (Class<?> type : instrumentation.getAllLoadedClasses()) {
      if (type.getClassLoader() == null && rewriter.covers(type.getName().replace('.', '/'))) {
        loaded.add(type);
      }
    }
    instrumentation.retransformClasses(loaded.toArray(Class<?>[]::new));
  }

  /** Lets Quarry, and not the program, fill optionals. */
  private static void openOptionals(Instrumentation instrumentation) {
    instrumentation.redefineModule(
        Optional.class.getModule(),
        Set.of(),
        Map.of(),
        Map.of(Optional.class.getPackageName(), Set.of(GuardAgent.class.getModule())),
        Set.of(),
        Map.of());
  }

  /** Passes the classes of the JDK to the rewriter and leaves all others alone. */
  private record Transformer(JdkRewriter rewriter) implements ClassFileTransformer {
    @Override
    public byte @Nullable [] transform(
        @Nullable ClassLoader loader,
        @Nullable String name,
        @Nullable Class<?> redefined,
        @Nullable ProtectionDomain domain,
        byte[] classFile) {
      if (name == null || !rewriter.covers(name) || !isOfTheJdk(loader)) {
        return null;
      }
      try {
        return rewriter.rewrite(name, classFile);
      } catch (RuntimeException | LinkageError e) {
        // The JVM would swallow it and leave a hole in the guard.
        System.err.println("The guard can't rewrite " + name + ".");
        e.printStackTrace();
        Runtime.getRuntime().halt(GuardJar.EXIT_UNGUARDED);
        return null;
      }
    }
  }

  /** Gives classes of the JDK that are loaded the form that was prepared for them. */
  private record Replacer(PreparedClasses prepared) implements ClassFileTransformer {
    @Override
    public byte @Nullable [] transform(
        @Nullable ClassLoader loader,
        @Nullable String name,
        @Nullable Class<?> redefined,
        @Nullable ProtectionDomain domain,
        byte[] classFile) {
      Prepared found = name == null ? null : prepared.get(name);
      // Only the guard redefines classes, and those have their form already.
      if (found == null || redefined != null || !isOfTheJdk(loader)) {
        return null;
      }
      if (!found.isMadeOf(classFile)) {
        System.err.println("The guard has prepared another " + name + ".");
        Runtime.getRuntime().halt(GuardJar.EXIT_UNGUARDED);
      }
      return found.rewritten();
    }
  }

  private static boolean isOfTheJdk(@Nullable ClassLoader loader) {
    return loader == null
        || loader == ClassLoader.getPlatformClassLoader()
        || loader == ClassLoader.getSystemClassLoader();
  }
}
