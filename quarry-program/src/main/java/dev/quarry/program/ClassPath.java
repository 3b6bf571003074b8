package dev.quarry.program;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Where the classes of a program are: directories and jars, of which an earlier one hides the
 * classes of a later one, and behind them the running JDK. Reads a class when it is first asked
 * for. Safe for use by several threads; whoever made it closes it.
 */
public final class ClassPath implements AutoCloseable {
  /** Where applications are packed that bring loaders of their own. */
  private static final List<String> PACKED = List.of("BOOT-INF/classes/", "WEB-INF/classes/");

  /** Tests have lambdas. */
  private static final int OLDEST_RELEASE = 8;

  private final List<ClassSource> program;
  private final ClassSource jdk = new RuntimeImage();
  private final Map<String, Optional<ClassFile>> known = new ConcurrentHashMap<>();
  private final Object listsLock = new Object();
  private @Nullable List<String> names;
  private @Nullable ProgramClasses all;

  /** 0 until somebody asks. */
  private int release;

  private ClassPath(List<ClassSource> program) {
    this.program = program;
  }

  /**
   * Directories and jars, in the order of search.
   *
   * @throws ProgramException if one of them is missing or can't be opened
   */
  public static ClassPath of(List<Path> entries) {
    List<ClassSource> sources = new ArrayList<>();
    try {
      for (Path entry : entries) {
        sources.add(ClassSources.open(entry));
      }
    } catch (ProgramException e) {
      closeAll(sources);
      throw e;
    }
    return new ClassPath(List.copyOf(sources));
  }

  /**
   * Classes of the JDK in the place of a program.
   *
   * @param classes class files by internal names
   */
  public static ClassPath ofJdk(Map<String, byte[]> classes) {
    return new ClassPath(List.of(new GivenClasses(classes)));
  }

  /** The form of {@code java -cp}: entries with the platform's separator, {@code lib/*} too. */
  public static ClassPath parse(String text) {
    return of(entries(text));
  }

  /**
   * The directories and jars that such a form means.
   *
   * @throws ProgramException if the directory of {@code lib/*} is missing
   */
  public static List<Path> entries(String text) {
    List<Path> entries = new ArrayList<>();
    for (String entry : text.split(File.pathSeparator, -1)) {
      entries.addAll(ClassSources.expand(entry));
    }
    return List.copyOf(entries);
  }

  /** The class with this binary or internal name, if there is one. */
  public Optional<ClassFile> find(String name) {
    String internal = Names.internal(name);
    Optional<ClassFile> cached = known.get(internal);
    if (cached == null) {
      cached = load(internal);
      known.put(internal, cached);
    }
    return cached;
  }

  /**
   * The class with this binary or internal name.
   *
   * @throws ProgramException if there is none, naming classes that may have been meant
   */
  public ClassFile get(String name) {
    return find(name).orElseThrow(() -> notFound(Names.binary(name)));
  }

  /**
   * Makes a class known that the virtual machine would make when the program runs. It is found by
   * its name like others, but listed nowhere. The first definition of a name stays.
   *
   * @param name internal
   * @param of whose code makes it
   */
  public ClassFile define(String name, byte[] bytes, ClassFile of) {
    return known
        .compute(
            name,
            (any, found) ->
                found != null && found.isPresent()
                    ? found
                    : Optional.of(
                        ClassFileReader.read(
                            () -> bytes, name, new MadeClasses(), of.isOfProgram())))
        .orElseThrow();
  }

  /** The internal names of all classes on the class path, without the JDK's, sorted; unread. */
  public List<String> programClasses() {
    synchronized (listsLock) {
      if (names == null) {
        names = listNames();
      }
      return names;
    }
  }

  /** All classes on the class path, without the JDK's. */
  public ProgramClasses readAll() {
    synchronized (listsLock) {
      if (all == null) {
        all = ProgramClasses.of(this);
      }
      return all;
    }
  }

  /**
   * The Java release that the project has: of the newest class in directories, where compilers put
   * them. Jars may be older than what uses them. At least 8, and the running one if nothing says
   * otherwise.
   */
  public int release() {
    synchronized (listsLock) {
      if (release == 0) {
        release = findRelease();
      }
      return release;
    }
  }

  /** The same of some directories and jars. */
  public static int release(List<Path> entries) {
    try (ClassPath path = of(entries)) {
      return path.release();
    }
  }

  private int findRelease() {
    int running = Runtime.version().feature();
    int newest =
        program.stream()
            .map(ClassSources::release)
            .filter(OptionalInt::isPresent)
            .mapToInt(OptionalInt::getAsInt)
            .max()
            .orElse(running);
    return Math.max(OLDEST_RELEASE, Math.min(newest, running));
  }

  @Override
  public void close() {
    closeAll(program);
  }

  private Optional<ClassFile> load(String internal) {
    for (ClassSource source : program) {
      Optional<ClassFile> found = load(internal, source, true);
      if (found.isPresent()) {
        return found;
      }
    }
    return load(internal, jdk, false);
  }

  private static Optional<ClassFile> load(String name, ClassSource source, boolean ofProgram) {
    return ClassSources.read(source, name)
        .map(
            first ->
                ClassFileReader.read(new Rereading(source, name, first), name, source, ofProgram));
  }

  private List<String> listNames() {
    Set<String> all = new LinkedHashSet<>();
    for (ClassSource source : program) {
      all.addAll(ClassSources.names(source));
    }
    return all.stream().sorted().toList();
  }

  private ProgramException notFound(String name) {
    List<String> near = ClassSources.meant(name, programClasses());
    for (String directory : PACKED) {
      if (near.contains(directory.replace('/', '.') + name)) {
        return new ProgramException(
            Problem.CLASS_NOT_FOUND,
            "The class `%s` is packed in `%s` of an application; unpack that jar, and put its directory `%s` and the jars in it on the class path."
                .formatted(name, directory, directory));
      }
    }
    return new ProgramException(
        Problem.CLASS_NOT_FOUND,
        "There is no class `"
            + name
            + "` on the class path; "
            + (near.isEmpty()
                ? "add the directory or jar that holds it."
                : "did you mean " + Names.enumerate(near) + "?"));
  }

  private static void closeAll(List<ClassSource> sources) {
    for (ClassSource source : sources) {
      try {
        source.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
