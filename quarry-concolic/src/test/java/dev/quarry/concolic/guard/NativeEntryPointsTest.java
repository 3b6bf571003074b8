package dev.quarry.concolic.guard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.client.TestJdks;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Every way into native code that a JDK has was judged, and where it is guarded, it still is. */
@Tag("hostile")
@EnabledOnOs(OS.LINUX)
class NativeEntryPointsTest {
  private static final String UNSAFE = "sun/misc/Unsafe";
  private static final String LIBRARY = "library ";

  /**
   * A line of the table.
   *
   * @param judgement harmless, guarded or unreachable
   * @param owner the class
   * @param methods its methods
   * @param place where it is guarded, or why that is not needed
   */
  private record Entry(String judgement, String owner, Set<String> methods, String place) {
    static Entry parse(String line) {
      String[] fields = line.split(" \\| ");
      return new Entry(fields[0], fields[1], Set.of(fields[2].split(" ")), fields[3]);
    }
  }

  private static List<Entry> table() throws IOException {
    String resource = "/guard/native-entry-points.txt";
    try (InputStream in = NativeEntryPointsTest.class.getResourceAsStream(resource)) {
      assertThat(in).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(Entry::parse)
          .toList();
    }
  }

  /** The methods of a JDK, by class: all of them, and those that are ways into native code. */
  private static final class Jdk extends ClassVisitor {
    final Map<String, Set<String>> all = new TreeMap<>();
    final Map<String, Set<String>> entries = new TreeMap<>();
    private String owner = "";

    Jdk(Path home) throws IOException {
      super(Opcodes.ASM9);
      FileSystem modules =
          FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", home.toString()));
      try (modules;
          Stream<Path> files = Files.walk(modules.getPath("/modules"))) {
        files.filter(file -> file.toString().endsWith(".class")).forEach(this::read);
      }
    }

    private void read(Path file) {
      try {
        int flags = ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;
        new ClassReader(Files.readAllBytes(file)).accept(this, flags);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        @Nullable String signature,
        @Nullable String superName,
        String @Nullable [] interfaces) {
      owner = name;
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      boolean isNative = (access & Opcodes.ACC_NATIVE) != 0;
      boolean isRaw = owner.equals(UNSAFE) && (access & Opcodes.ACC_PUBLIC) != 0;
      if (isNative || isRaw && !name.equals("<init>")) {
        entries.computeIfAbsent(owner, any -> new TreeSet<>()).add(name);
      }
      if (!isNative) {
        all.computeIfAbsent(owner, any -> new TreeSet<>()).add(name);
      }
      return null;
    }
  }

  @TestFactory
  Stream<DynamicTest> noneIsMissing() throws IOException {
    return TestJdks.homes().stream()
        .map(home -> DynamicTest.dynamicTest(home.toString(), () -> check(home)));
  }

  private static void check(Path home) throws IOException {
    List<Entry> table = table();
    Jdk jdk = new Jdk(home);
    assertThat(missing(table, jdk))
        .as("To be judged, and then added to native-entry-points.txt")
        .isEmpty();
    assertThat(unguarded(table, jdk)).as("Guarded at places that nobody rewrites").isEmpty();
  }

  private static Set<String> missing(List<Entry> table, Jdk jdk) {
    Set<String> known = new TreeSet<>();
    for (Entry entry : table) {
      entry.methods().forEach(method -> known.add(entry.owner() + "." + method));
    }
    Set<String> missing = new TreeSet<>();
    jdk.entries.forEach(
        (owner, methods) -> methods.forEach(method -> missing.add(owner + "." + method)));
    missing.removeAll(known);
    return missing;
  }

  /** Those that are in this JDK, whose guard is not. */
  private static Set<String> unguarded(List<Entry> table, Jdk jdk) {
    ChokePoints.Table points = ChokePoints.refusals();
    Set<String> unguarded = new TreeSet<>();
    for (Entry entry : table) {
      boolean isThere =
          jdk.entries.getOrDefault(entry.owner(), Set.of()).stream()
              .anyMatch(entry.methods()::contains);
      boolean isGuarded = entry.judgement().equals("guarded");
      if (isThere && isGuarded && !entry.place().startsWith(LIBRARY)) {
        int dot = entry.place().lastIndexOf('.');
        String owner = entry.place().substring(0, dot);
        String method = entry.place().substring(dot + 1);
        boolean isRewritten =
            points.of(owner).stream().anyMatch(point -> point.method().equals(method));
        if (!isRewritten || !jdk.all.getOrDefault(owner, Set.of()).contains(method)) {
          unguarded.add(entry.owner() + " by " + entry.place());
        }
      }
    }
    return unguarded;
  }
}
