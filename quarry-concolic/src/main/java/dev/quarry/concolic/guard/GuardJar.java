package dev.quarry.concolic.guard;

import dev.quarry.concolic.guard.boot.Chance;
import dev.quarry.concolic.guard.boot.Dependence;
import dev.quarry.concolic.guard.boot.Gate;
import dev.quarry.concolic.guard.boot.IdentityHashes;
import dev.quarry.concolic.guard.boot.RawMemory;
import dev.quarry.concolic.guard.boot.Referee;
import dev.quarry.concolic.guard.boot.Switches;
import dev.quarry.concolic.guard.boot.Ticks;
import dev.quarry.concolic.guard.boot.Wish;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;

/**
 * Packs the jar that brings the guard into a JVM: its manifest names the agent, which the class
 * path has, and it holds the classes that the boot loader must have.
 */
public final class GuardJar {
  /** How a process ends that could not be guarded. */
  public static final int EXIT_UNGUARDED = 72;

  /** What judges, and nothing more. */
  static final List<Class<?>> JUDGING =
      Stream.concat(
              Stream.of(Gate.class, Switches.class, Referee.class), RawMemory.parts().stream())
          .toList();

  static final List<Class<?>> BOOT_CLASSES =
      Stream.concat(
              JUDGING.stream(),
              Stream.of(
                  Ticks.class,
                  Chance.class,
                  Dependence.class,
                  Wish.class,
                  IdentityHashes.class,
                  IdentityHashes.Inheritance.class))
          .toList();

  private GuardJar() {}

  /**
   * Writes a jar that the JVM's launcher can run, with the guard before it. That takes half as long
   * as an agent that is named on the command line, for which JVMs resolve their modules anew. The
   * jar must be on the path of the boot loader as well.
   *
   * @param main what it runs
   * @param classPath where that and the agent are
   */
  public static void writeProgram(Path file, Class<?> main, List<String> classPath)
      throws IOException {
    Manifest manifest = manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MAIN_CLASS, main.getName());
    attributes.put(
        Attributes.Name.CLASS_PATH,
        classPath.stream()
            .map(place -> Path.of(place).toUri().toString())
            .collect(Collectors.joining(" ")));
    attributes.putValue("Launcher-Agent-Class", GuardAgent.class.getName());
    pack(file, manifest, BOOT_CLASSES);
  }

  /** Writes a jar that names an agent and holds classes for the boot loader. */
  static void write(Path file, Class<?> agent, List<Class<?>> bootClasses) throws IOException {
    Manifest manifest = manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.putValue("Premain-Class", agent.getName());
    attributes.putValue("Boot-Class-Path", String.valueOf(file.getFileName()));
    pack(file, manifest, bootClasses);
  }

  private static Manifest manifest() {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.putValue("Can-Redefine-Classes", "true");
    attributes.putValue("Can-Retransform-Classes", "true");
    return manifest;
  }

  private static void pack(Path file, Manifest manifest, List<Class<?>> bootClasses)
      throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out, manifest)) {
      // Read once, at each start.
      jar.setLevel(Deflater.NO_COMPRESSION);
      for (Class<?> type : bootClasses) {
        String name = type.getName().replace('.', '/') + ".class";
        jar.putNextEntry(new ZipEntry(name));
        try (InputStream in = GuardJar.class.getClassLoader().getResourceAsStream(name)) {
          if (in == null) {
            throw new IOException("The class file of " + type.getName() + " is not to be found.");
          }
          in.transferTo(jar);
        }
        jar.closeEntry();
      }
    }
  }
}
