package dev.quarry.concolic.image;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Packs every module of the running JDK, classes rewritten, as what the linker reads ({@code
 * .jmod}: four bytes and a zip). Taken from the run-time image, because many JDKs come without
 * packed modules; native libraries and settings, which the image does not assign to modules, all go
 * with {@code java.base}.
 */
final class ModuleArchives {
  private static final byte[] MAGIC = {'J', 'M', 1, 0};
  private static final String BASE = "java.base";
  private static final String DESCRIPTOR = "module-info.class";
  private static final String CLASS = ".class";

  /** What the linker makes anew. */
  private static final String SYSTEM_MODULES = "jdk/internal/module/SystemModules$";

  private static final String SPECIES = "java/lang/invoke/BoundMethodHandle$Species_";

  /** The one species that is written by hand. */
  private static final String FIRST_SPECIES = SPECIES + "L.class";

  /** Of an installation's {@code lib}: what the linker makes, and what nobody needs to run. */
  private static final Set<String> NO_LIBRARY =
      Set.of("modules", "jrt-fs.jar", "ct.sym", "src.zip");

  private final JdkEdits edits;
  private final Path home;

  /**
   * @param home of the running JDK
   */
  ModuleArchives(JdkEdits edits, Path home) {
    this.edits = edits;
    this.home = home;
  }

  /** Packs all modules into a directory. */
  void write(Path directory) throws IOException {
    // One of its own: the shared one lists files twice while others walk it.
    Map<String, String> settings = Map.of("java.home", home.toString());
    try (FileSystem image = FileSystems.newFileSystem(URI.create("jrt:/"), settings);
        Stream<Path> all = Files.list(image.getPath("/modules"))) {
      for (Path module : all.sorted().toList()) {
        write(module, directory.resolve(module.getFileName() + ".jmod"));
      }
    }
  }

  private void write(Path module, Path file) throws IOException {
    boolean isBase = module.endsWith(BASE);
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      out.write(MAGIC);
      ZipOutputStream zip = new ZipOutputStream(out);
      zip.setLevel(Deflater.NO_COMPRESSION);
      classes(module, isBase, zip);
      if (isBase) {
        added(zip);
        for (Map.Entry<String, byte[]> other : edits.files().entrySet()) {
          entry(other.getKey(), other.getValue(), zip);
        }
        files(home.resolve("lib"), "lib/", zip);
        files(home.resolve("conf"), "conf/", zip);
        entry("bin/java", Files.readAllBytes(home.resolve("bin").resolve("java")), zip);
      }
      zip.finish();
    }
  }

  private void classes(Path module, boolean isBase, ZipOutputStream zip) throws IOException {
    for (Path file : filesOf(module)) {
      String name = module.relativize(file).toString();
      if (!isLinkersWork(name)) {
        byte[] content = Files.readAllBytes(file);
        entry("classes/" + name, edited(name, content, isBase), zip);
      }
    }
  }

  private byte[] edited(String name, byte[] content, boolean isBase) {
    if (name.equals(DESCRIPTOR)) {
      return ModuleDescriptors.relinkable(content, isBase ? packages() : List.of());
    }
    if (!name.endsWith(CLASS)) {
      return content;
    }
    String type = name.substring(0, name.length() - CLASS.length());
    return edits.covers(type) ? edits.rewrite(type, content) : content;
  }

  private static boolean isLinkersWork(String name) {
    return name.startsWith(SYSTEM_MODULES)
        || name.startsWith(SPECIES) && !name.equals(FIRST_SPECIES);
  }

  private Set<String> packages() {
    Set<String> names = new TreeSet<>();
    edits.added().forEach(type -> names.add(type.getPackageName().replace('.', '/')));
    return names;
  }

  private void added(ZipOutputStream zip) throws IOException {
    for (Class<?> type : edits.added()) {
      String name = type.getName().replace('.', '/') + CLASS;
      try (InputStream in = type.getResourceAsStream("/" + name)) {
        if (in == null) {
          throw new IOException("The class file of " + type.getName() + " is not to be found.");
        }
        entry("classes/" + name, in.readAllBytes(), zip);
      }
    }
  }

  /** Links are followed: distributions link settings to other places. */
  private static void files(Path from, String to, ZipOutputStream zip) throws IOException {
    for (Path file : filesOf(from)) {
      String name = from.relativize(file).toString();
      if (!NO_LIBRARY.contains(name) && !name.endsWith(".jsa") && !name.endsWith(".debuginfo")) {
        entry(to + name, Files.readAllBytes(file), zip);
      }
    }
  }

  private static List<Path> filesOf(Path directory) throws IOException {
    try (Stream<Path> all = Files.walk(directory, FileVisitOption.FOLLOW_LINKS)) {
      return all.filter(Files::isRegularFile).toList();
    }
  }

  private static void entry(String name, byte[] content, ZipOutputStream zip) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(content);
    zip.closeEntry();
  }
}
