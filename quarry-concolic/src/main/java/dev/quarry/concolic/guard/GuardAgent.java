package dev.quarry.concolic.guard;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites the JDK's choke points when the worker starts. Named by the manifest of the jar that
 * {@link GuardJar} packs.
 */
public final class GuardAgent {
  private GuardAgent() {}

  /** Called by the JVM before {@code main}. */
  public static void premain(String arguments, Instrumentation instrumentation)
      throws UnmodifiableClassException {
    openOptionals(instrumentation);
    rewrite(ChokePoints.table(), instrumentation);
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

    private static boolean isOfTheJdk(@Nullable ClassLoader loader) {
      return loader == null
          || loader == ClassLoader.getPlatformClassLoader()
          || loader == ClassLoader.getSystemClassLoader();
    }
  }
}
