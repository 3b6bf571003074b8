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
import java.util.stream.Stream;
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

  /** Writes the jar for workers. */
  public static void write(Path file) throws IOException {
    write(file, GuardAgent.class, BOOT_CLASSES);
  }

  /** Writes a jar that names an agent and holds classes for the boot loader. */
  static void write(Path file, Class<?> agent, List<Class<?>> bootClasses) throws IOException {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.putValue("Premain-Class", agent.getName());
    attributes.putValue("Boot-Class-Path", String.valueOf(file.getFileName()));
    attributes.putValue("Can-Retransform-Classes", "true");
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out, manifest)) {
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
