package dev.quarry.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassArchiveTest {
  private static final Path JAVA = Path.of(System.getProperty("java.home"));

  @TempDir Path directory;
  private Path jar;
  private Path lists;
  private Path cache;

  @BeforeEach
  void packTheChild() throws IOException {
    jar = directory.resolve("child.jar");
    lists = Files.createDirectory(directory.resolve("lists"));
    cache = directory.resolve("cache");
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      for (Class<?> type : List.of(EchoMain.class, Frames.class)) {
        String name = type.getName().replace('.', '/') + ".class";
        out.putNextEntry(new JarEntry(name));
        try (var in = ClassArchiveTest.class.getResourceAsStream("/" + name)) {
          in.transferTo(out);
        }
      }
    }
  }

  @Test
  void aJvmTakesItsClassesFromTheArchiveOfItsKind() throws Exception {
    ClassArchive kind = new ClassArchive(JAVA, List.of(jar.toString()));
    runWith(listing(kind));
    assertThat(new ArchiveBuilder(lists, cache).buildAll()).isOne();
    String loaded =
        runWith(List.of("-XX:SharedArchiveFile=" + kind.file(cache), "-Xlog:class+load:stderr"));
    assertThat(loaded).containsPattern("EchoMain source: shared objects file");
  }

  @Test
  void listsOfSeveralRunsBecomeOneWithoutTheirNumbers() throws IOException {
    Path one = Files.writeString(directory.resolve("one"), "# list\na/A id: 0\nb/B id: 1\n");
    Path two =
        Files.writeString(
            directory.resolve("two"), "b/B id: 0\nc/C\nd/D id: 7 super: 0 source: file:/d.jar\n");
    assertThat(ArchiveBuilder.merge(List.of(one, two), directory.resolve("merged")))
        .hasContent("# list\na/A\nb/B\nc/C");
  }

  @Test
  void anotherJarIsAnotherKind() throws IOException {
    ClassArchive kind = new ClassArchive(JAVA, List.of(jar.toString()));
    String before = kind.name();
    Files.write(jar, new byte[] {1, 2, 3});
    assertThat(kind.name()).isNotEqualTo(before);
  }

  @Test
  void classesInDirectoriesAreNotShared() {
    assertThat(new ClassArchive(JAVA, List.of(directory.toString())).options()).isEmpty();
  }

  @Test
  void anArchiveThatDoesNotFitIsIgnored() throws Exception {
    Path broken = Files.write(directory.resolve("broken.jsa"), new byte[] {1});
    assertThat(runWith(List.of("-XX:SharedArchiveFile=" + broken))).contains("Asked to fail.");
  }

  private List<String> listing(ClassArchive kind) {
    System.setProperty(ClassArchive.LISTS, lists.toString());
    try {
      return kind.options();
    } finally {
      System.clearProperty(ClassArchive.LISTS);
    }
  }

  /** What a child says on its standard error. */
  private String runWith(List<String> options) throws Exception {
    Process process =
        JavaCommand.of(JAVA)
            .with(options)
            .run(List.of(jar.toString()), EchoMain.class, "fail")
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes());
    process.waitFor();
    return said;
  }
}
