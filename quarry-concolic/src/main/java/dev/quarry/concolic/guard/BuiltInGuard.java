package dev.quarry.concolic.guard;

import dev.quarry.concolic.guard.boot.ReplayAgent;
import dev.quarry.concolic.guard.boot.Sightings;
import dev.quarry.concolic.image.CodeVersion;
import dev.quarry.concolic.image.ImageCache;
import dev.quarry.concolic.image.JdkEdits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The guard as part of a Java image: the choke points are rewritten once for all, and not at each
 * start.
 */
public final class BuiltInGuard implements JdkEdits {
  private final String version;
  private final JdkRewriter rewriter = new JdkRewriter(ChokePoints.table());

  private BuiltInGuard(String version) {
    this.version = version;
  }

  /**
   * The guarded image of an installation, if there is one.
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
   * The guarded image of the running JDK, made if there is none, which takes a while.
   *
   * @param progress is told what is being done
   * @throws IOException if it can't be made, with the reason
   */
  public static Path make(ImageCache cache, Consumer<String> progress)
      throws IOException, InterruptedException {
    return cache.make(edits(), progress);
  }

  /**
   * What is different in a guarded image.
   *
   * @throws IOException if nobody knows the guard's own code
   */
  public static BuiltInGuard edits() throws IOException {
    return OfThisCode.EDITS.orElseThrow(
        () -> new IOException("The code of the guard is in no file."));
  }

  /** Made once: the code of a process that runs does not change. */
  private static final class OfThisCode {
    static final Optional<BuiltInGuard> EDITS = make();

    private static Optional<BuiltInGuard> make() {
      try {
        String version =
            CodeVersion.of(
                BuiltInGuard.class,
                List.of(BuiltInGuard.class.getPackage(), ImageCache.class.getPackage()));
        return Optional.of(new BuiltInGuard(version));
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
    return Stream.concat(
            GuardJar.BOOT_CLASSES.stream(), Stream.of(ReplayAgent.class, Sightings.class))
        .toList();
  }

  @Override
  public boolean covers(String internalName) {
    return rewriter.covers(internalName);
  }

  @Override
  public byte[] rewrite(String internalName, byte[] classFile) {
    return rewriter.rewrite(internalName, classFile);
  }
}
