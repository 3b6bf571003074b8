package dev.quarry.concolic.guard;

import dev.quarry.concolic.guard.boot.Gate;
import dev.quarry.concolic.guard.boot.ReplayAgent;
import dev.quarry.concolic.guard.boot.Sightings;
import dev.quarry.concolic.guard.boot.Switches;
import dev.quarry.concolic.watch.AnsweredInputs;
import dev.quarry.concolic.watch.WatchPoint;
import dev.quarry.concolic.watch.WatchRewriter;
import dev.quarry.process.ClassPlaces;
import dev.quarry.program.Branch;
import java.io.File;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.commons.AnalyzerAdapter;
import org.objectweb.asm.tree.ClassNode;

/**
 * Guards a JVM that runs tests. Refuses the same as in a worker, but leaves time and chance alone:
 * a test must hold with the real ones.
 *
 * <p>Whoever runs the tests finds, among the system properties, a function from {@code Boolean} to
 * {@code String} under {@link #PROPERTY}: true tells it that a test begins, and false that it
 * ended, to which it answers with what it refused, or nothing; and null that there are no more.
 * Nothing is refused before the first test, nor below the directory that the process was started
 * in. If points of the program are watched, he also finds a consumer under {@link #WITNESS}, which
 * takes an {@code IntConsumer} that is told the number of every point that is passed.
 */
public final class ReplayGuard {
  /** Under which system property the function is. */
  public static final String PROPERTY = "dev.quarry.replay.guard";

  /** Under which system property whoever wants to be told of watched points leaves himself. */
  public static final String WITNESS = "dev.quarry.replay.witness";

  /** A system property that names the file with the watched points. */
  private static final String WATCHED = "dev.quarry.replay.watched";

  /** A system property that lists the input classes. */
  private static final String INPUT_CLASSES = "dev.quarry.replay.inputs";

  private ReplayGuard() {}

  /**
   * The arguments for the JVM.
   *
   * @param directory where the agent's jar is written; must stay as long as the JVM runs
   * @param allowed what is not refused
   */
  public static List<String> arguments(Path directory, Set<Permission> allowed) throws IOException {
    Path jar = directory.toAbsolutePath().resolve("replay-guard.jar");
    GuardJar.write(
        jar,
        ReplayAgent.class,
        Stream.concat(Stream.of(ReplayAgent.class, Sightings.class), GuardJar.JUDGING.stream())
            .toList());
    String names = allowed.stream().sorted().map(Enum::name).collect(Collectors.joining(","));
    return List.of("-javaagent:" + jar + "=" + names + "=" + classPath());
  }

  /**
   * The same for a JVM that also says which points of the program its tests come by.
   *
   * @param points to watch
   * @param inputClasses whose methods ask for answers, by their binary names
   */
  public static List<String> arguments(
      Path directory,
      Set<Permission> allowed,
      List<WatchPoint> points,
      Collection<String> inputClasses)
      throws IOException {
    Path file = directory.toAbsolutePath().resolve("watched.txt");
    Files.write(file, points.stream().map(WatchPoint::text).toList());
    List<String> arguments = new ArrayList<>(arguments(directory, allowed));
    arguments.add("-D" + WATCHED + "=" + file);
    arguments.add("-D" + INPUT_CLASSES + "=" + String.join(",", inputClasses));
    return arguments;
  }

  /** Called by {@link ReplayAgent} in the JVM that is to be guarded. */
  public static void install(String allowed, Instrumentation instrumentation)
      throws UnmodifiableClassException, IOException {
    String watched = System.clearProperty(WATCHED);
    String inputs = System.clearProperty(INPUT_CLASSES);
    if (watched != null) {
      List<String> lines = Files.readAllLines(Path.of(watched));
      instrumentation.addTransformer(
          new WatchAgent(
              new WatchRewriter(lines.stream().map(WatchPoint::parse).toList()),
              new AnsweredInputs(List.of(Objects.requireNonNullElse(inputs, "").split(",")))));
      Consumer<IntConsumer> witness = Sightings::tell;
      System.getProperties().put(WITNESS, witness);
    }
    Set<Permission> permissions = EnumSet.noneOf(Permission.class);
    for (String name : allowed.split(",")) {
      if (!name.isEmpty()) {
        permissions.add(Permission.valueOf(name));
      }
    }
    Switches gate = Gate.take();
    if (Gate.isBuiltIn()) {
      gate.leaveChance();
    } else {
      GuardAgent.rewrite(ChokePoints.refusals(), instrumentation);
    }
    System.getProperties()
        .put(PROPERTY, new ReplaySentry(permissions, System.getProperty("user.dir"), gate));
  }

  /** What the guard consists of and needs. */
  private static String classPath() throws IOException {
    Set<String> places = new LinkedHashSet<>();
    for (Class<?> type :
        List.of(
            ReplayGuard.class,
            Branch.class,
            ClassReader.class,
            ClassNode.class,
            AnalyzerAdapter.class)) {
      Optional<Path> place = ClassPlaces.of(type);
      if (place.isEmpty()) {
        throw new IOException("The library of " + type.getName() + " is in no file.");
      }
      places.add(place.get().toString());
    }
    return String.join(File.pathSeparator, places);
  }
}
