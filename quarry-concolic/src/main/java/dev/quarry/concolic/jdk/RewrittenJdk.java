package dev.quarry.concolic.jdk;

import dev.quarry.concolic.guard.BuiltInGuard;
import dev.quarry.concolic.image.CodeVersion;
import dev.quarry.concolic.image.ImageCache;
import dev.quarry.concolic.image.JdkEdits;
import dev.quarry.concolic.instrument.ClassInstrumenter;
import dev.quarry.concolic.runtime.hooks.ActsForProgram;
import dev.quarry.concolic.runtime.hooks.Branches;
import dev.quarry.concolic.runtime.hooks.Calls;
import dev.quarry.concolic.runtime.hooks.Elements;
import dev.quarry.concolic.runtime.hooks.EnvironmentInputs;
import dev.quarry.concolic.runtime.hooks.Frames;
import dev.quarry.concolic.runtime.hooks.Fuel;
import dev.quarry.concolic.runtime.hooks.Handlers;
import dev.quarry.concolic.runtime.hooks.Lambdas;
import dev.quarry.concolic.runtime.hooks.Library;
import dev.quarry.concolic.runtime.hooks.Markers;
import dev.quarry.concolic.runtime.hooks.Ops;
import dev.quarry.concolic.runtime.hooks.References;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.hooks.RunStop;
import dev.quarry.concolic.runtime.hooks.Stubs;
import dev.quarry.concolic.runtime.path.SiteTable;
import dev.quarry.concolic.runtime.tracer.ArithmeticTracer;
import dev.quarry.concolic.runtime.tracer.Tracer;
import dev.quarry.concolic.runtime.types.FollowedCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A Java image whose own code is followed: the guard is built in, the classes of {@link
 * FollowedClasses} are rewritten, and the hooks that they call lie inside {@code java.base}.
 */
public final class RewrittenJdk implements JdkEdits {
  /** What rewritten code calls and reads. */
  private static final List<Class<?>> HOOKS =
      List.of(
          ActsForProgram.class,
          Branches.class,
          Calls.class,
          Elements.class,
          EnvironmentInputs.class,
          Frames.class,
          Fuel.class,
          Handlers.class,
          Lambdas.class,
          Library.class,
          Markers.class,
          Ops.class,
          References.class,
          RunState.class,
          RunStop.class,
          Stubs.class);

  private final String version;
  private final BuiltInGuard guard;
  private @Nullable RewrittenClasses rewritten;

  private RewrittenJdk(String version, BuiltInGuard guard) {
    this.version = version;
    this.guard = guard;
  }

  /**
   * The image of an installation, if there is one.
   *
   * @param home of the installation
   * @return what {@code JAVA_HOME} would be
   */
  public static Optional<Path> find(ImageCache cache, Path home) {
    try {
      return cache.find(edits(), home);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * The image of the running JDK, made if there is none, which takes a while.
   *
   * @param progress is told what is being done
   * @throws IOException if it can't be made, with the reason
   */
  public static Path make(ImageCache cache, Consumer<String> progress)
      throws IOException, InterruptedException {
    return cache.make(edits(), progress);
  }

  private static RewrittenJdk edits() throws IOException {
    BuiltInGuard guard = BuiltInGuard.edits();
    String code =
        OfThisCode.VERSION.orElseThrow(
            () -> new IOException("The code that rewrites the JDK is in no file."));
    return new RewrittenJdk("follows" + guard.version() + code, guard);
  }

  /** Found out once: the code of a process that runs does not change. */
  private static final class OfThisCode {
    static final Optional<String> VERSION = find();

    private static Optional<String> find() {
      try {
        return Optional.of(
            CodeVersion.of(
                RewrittenJdk.class,
                List.of(
                    RewrittenJdk.class.getPackage(),
                    ClassInstrumenter.class.getPackage(),
                    SiteTable.class.getPackage(),
                    FollowedCode.class.getPackage(),
                    RunState.class.getPackage(),
                    Tracer.class.getPackage())));
      } catch (IOException e) {
        return Optional.empty();
      }
    }
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public List<Class<?>> added() {
    List<Class<?>> all = new ArrayList<>(guard.added());
    all.addAll(HOOKS);
    all.addAll(tracers());
    return all;
  }

  /** The interfaces that hooks tell, and those who do nothing where there is no run. */
  private static List<Class<?>> tracers() {
    List<Class<?>> all = new ArrayList<>(List.of(Tracer.class));
    Arrays.stream(Tracer.class.getRecordComponents())
        .map(RecordComponent::getType)
        .filter(type -> type != Thread.class)
        .forEach(all::add);
    all.add(ArithmeticTracer.class);
    for (Class<?> outer : List.of(Tracer.class, RunState.class)) {
      Optional<Class<?>> found = madeIn(outer, 1);
      for (int i = 2; found.isPresent(); i++) {
        all.add(found.get());
        found = madeIn(outer, i);
      }
    }
    return all;
  }

  /** Classes without a name that are made in another one are numbered. */
  private static Optional<Class<?>> madeIn(Class<?> outer, int number) {
    try {
      return Optional.of(
          Class.forName(outer.getName() + "$" + number, false, outer.getClassLoader()));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }

  @Override
  public boolean covers(String internalName) {
    return guard.covers(internalName) || FollowedClasses.contains(internalName);
  }

  @Override
  public byte[] rewrite(String internalName, byte[] classFile) {
    return FollowedClasses.contains(internalName)
        ? classes().get(internalName)
        : guard.rewrite(internalName, classFile);
  }

  @Override
  public Map<String, byte[]> files() {
    return classes().files();
  }

  private RewrittenClasses classes() {
    RewrittenClasses known = rewritten;
    if (known == null) {
      known = new RewrittenClasses(followed());
      rewritten = known;
    }
    return known;
  }

  /** The class files of all that is followed, the guard built in. */
  private Map<String, byte[]> followed() {
    Map<String, byte[]> all = new TreeMap<>();
    Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
    try (Stream<Path> files = Files.walk(base.resolve("java"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String path = base.relativize(file).toString();
        String name = path.replaceFirst("\\.class$", "");
        if (!name.equals(path) && FollowedClasses.contains(name)) {
          byte[] bytes = Files.readAllBytes(file);
          all.put(name, guard.covers(name) ? guard.rewrite(name, bytes) : bytes);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all;
  }
}
