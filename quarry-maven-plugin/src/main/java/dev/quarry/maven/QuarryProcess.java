package dev.quarry.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/** A {@code quarry} command in a process of its own, which ends with Maven's. */
final class QuarryProcess {
  private static final String MAIN = "dev.quarry.cli.Quarry";

  private final List<String> words = new ArrayList<>();
  private final Path directory;

  /**
   * @param java what runs it
   * @param libraries what the command is made of
   * @param jvmArguments for its virtual machine
   * @param directory where it stands
   * @param files a directory for files that it reads
   */
  QuarryProcess(
      Path java, Collection<File> libraries, List<String> jvmArguments, Path directory, Path files)
      throws IOException {
    this.directory = directory;
    Files.createDirectories(files);
    String path =
        String.join(File.pathSeparator, libraries.stream().map(File::getAbsolutePath).toList());
    // Some systems have no place for this in a command line.
    Path options = files.resolve("quarry.arguments");
    Files.writeString(options, "-cp\n" + quoted(path) + "\n", UTF_8);
    words.add(java.toString());
    words.addAll(jvmArguments);
    words.add("@" + options);
    words.add(MAIN);
  }

  private static String quoted(String path) {
    return '"' + path.replace("\\", "\\\\") + '"';
  }

  /**
   * Runs a command.
   *
   * @param said takes each line of what it prints
   * @return its exit code
   */
  int run(List<String> command, Consumer<String> said) throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(words);
    all.addAll(command);
    Process process =
        new ProcessBuilder(all).directory(directory.toFile()).redirectErrorStream(true).start();
    Thread end = new Thread(process::destroy, "end of quarry");
    Runtime.getRuntime().addShutdownHook(end);
    try (var reader = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
      process.getOutputStream().close();
      reader.lines().forEach(said);
      return process.waitFor();
    } finally {
      process.destroy();
      forget(end);
    }
  }

  private static void forget(Thread end) {
    try {
      Runtime.getRuntime().removeShutdownHook(end);
    } catch (IllegalStateException e) {
      // Maven is ending, and has the hook run.
    }
  }
}
