package dev.quarry.dist;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The distribution, unpacked somewhere, with a JDK and what every shell has on the PATH. */
class UnpackedIT {
  private static final Path TARGET = Path.of("target").toAbsolutePath();

  /** What the launcher and the second wall call; neither Maven nor git. */
  private static final List<String> TOOLS =
      List.of(
          "bash",
          "sh",
          "env",
          "dirname",
          "readlink",
          "sed",
          "head",
          "cksum",
          "tr",
          "ls",
          "mkdir",
          "rm",
          "cat",
          "find",
          "tar",
          "gzip",
          "mount",
          "unshare");

  private static final Pattern COMMAND = Pattern.compile("\\./quarry ([^`\n]+)");

  @TempDir private Path place;

  @Test
  void theExamplesOfTheReadmeRun() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash here");
    Path home = unpacked();
    List<String> commands = commands(Files.readString(home.resolve("README.md")));
    assertThat(commands).hasSizeGreaterThan(3);
    for (String command : commands) {
      Said said = run(home, "bin/quarry " + command);
      assertThat(said.code()).as(command + "\n" + said.text()).isIn(0, 1);
      assertThat(said.text()).as(command).doesNotContain("An internal error").isNotBlank();
    }
    assertThat(home.resolve("target/quarry/reach/demo/TriangleQuarryTest.java")).exists();
  }

  @Test
  void bothArchivesHoldTheSameAndAreReproducible() throws IOException, InterruptedException {
    Set<String> times;
    List<String> names = new ArrayList<>();
    try (ZipFile zip = new ZipFile(archive(".zip").toFile())) {
      times =
          zip.stream()
              .map(ZipEntry::getTimeLocal)
              .map(Object::toString)
              .collect(Collectors.toSet());
      zip.stream()
          .filter(entry -> !entry.isDirectory())
          .forEach(entry -> names.add(entry.getName()));
    }
    assertThat(times).as("All entries have the time of the pom.").hasSize(1);
    assumeTrue(
        Files.isExecutable(Path.of("/usr/bin/tar")) || Files.isExecutable(Path.of("/bin/tar")));
    Process tar = new ProcessBuilder("tar", "tzf", archive(".tar.gz").toString()).start();
    List<String> others =
        new String(tar.getInputStream().readAllBytes(), UTF_8)
            .lines()
            .filter(name -> !name.endsWith("/"))
            .toList();
    assertThat(others).containsExactlyInAnyOrderElementsOf(names);
    assertThat(names)
        .anyMatch(name -> name.endsWith("/bin/quarry.cmd"))
        .anyMatch(name -> name.endsWith("/completion/quarry.fish"))
        .anyMatch(name -> name.endsWith("/man/man1/quarry.1"))
        .anyMatch(name -> name.endsWith("/licences/EPL-2.0.md"));
  }

  /** The guide's first section: what each command is shown to print, it prints. */
  @Test
  void theFirstTenMinutesOfTheGuideAreAsTold() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash here");
    Path work = Files.createDirectory(place.resolve("work"));
    Path archive = archive(".tar.gz");
    Files.copy(archive, work.resolve(archive.getFileName()));
    Transcript transcript = Transcript.of(Files.readString(Path.of("..", "docs", "guide.md")));
    assertThat(transcript.commands()).hasSizeGreaterThan(8);
    Said said = run(work, transcript.script());
    List<String> outputs = Transcript.outputs(said.text());
    assertThat(outputs).as(said.text()).hasSameSizeAs(transcript.commands());
    for (int i = 0; i < outputs.size(); i++) {
      Transcript.Command command = transcript.commands().get(i);
      assertThat(outputs.get(i).lines().map(String::strip))
          .as(command.text())
          .containsAll(command.shown());
      assertThat(outputs.get(i))
          .as(command.text())
          .doesNotContain("An internal error", "not found");
    }
    assertThat(work.resolve("shop/target/quarry/cover/BasketQuarryTest.java")).exists();
  }

  private record Said(int code, String text) {}

  private Said run(Path home, String command) throws IOException, InterruptedException {
    Path tools = Files.createDirectories(TARGET.resolve("tools"));
    for (String tool : TOOLS) {
      for (Path directory : List.of(Path.of("/usr/bin"), Path.of("/bin"))) {
        if (Files.isExecutable(directory.resolve(tool)) && !Files.exists(tools.resolve(tool))) {
          Files.createSymbolicLink(tools.resolve(tool), directory.resolve(tool));
        }
      }
    }
    ProcessBuilder builder =
        new ProcessBuilder("/bin/bash", "-c", command)
            .directory(home.toFile())
            .redirectErrorStream(true);
    builder.environment().clear();
    builder
        .environment()
        .put("PATH", Path.of(System.getProperty("java.home"), "bin") + ":" + tools);
    builder.environment().put("HOME", place.toString());
    builder.environment().put("QUARRY_NO_ARCHIVE", "1");
    Process process = builder.start();
    String text = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Said(process.waitFor(), text);
  }

  private static List<String> commands(String readme) {
    List<String> commands = new ArrayList<>();
    Matcher matcher = COMMAND.matcher(readme);
    while (matcher.find()) {
      commands.add(matcher.group(1).replaceAll("\\s+# .*", "").strip());
    }
    return commands.stream().distinct().toList();
  }

  private Path unpacked() throws IOException {
    try (ZipFile zip = new ZipFile(archive(".zip").toFile())) {
      Enumeration<? extends ZipEntry> entries = zip.entries();
      while (entries.hasMoreElements()) {
        ZipEntry entry = entries.nextElement();
        Path file = place.resolve(entry.getName());
        if (entry.isDirectory()) {
          Files.createDirectories(file);
        } else {
          Files.createDirectories(file.getParent());
          Files.copy(zip.getInputStream(entry), file);
        }
      }
    }
    try (Stream<Path> homes = Files.list(place)) {
      Path home = homes.filter(Files::isDirectory).findFirst().orElseThrow();
      // What unzip does by the rights in the archive.
      assertThat(home.resolve("bin/quarry").toFile().setExecutable(true)).isTrue();
      return home;
    }
  }

  private static Path archive(String ending) throws IOException {
    try (Stream<Path> files = Files.list(TARGET)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("quarry-"))
          .filter(file -> file.getFileName().toString().endsWith(ending))
          .findFirst()
          .orElseThrow(() -> new IllegalStateException("No " + ending + " was packed."));
    }
  }
}
