package dev.quarry.lab.concolic;

import dev.quarry.process.JavaCommand;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Measures kernels in a fresh JVM with the options of worker processes, so that what the controller
 * has compiled and collected does not matter.
 */
final class KernelProcess {
  private final Effort effort;

  KernelProcess(Effort effort) {
    this.effort = effort;
  }

  /** The figures of all kernels; takes some seconds for each. */
  List<KernelFigures> measure(Consumer<String> progress) throws IOException, InterruptedException {
    Path log = Files.createTempFile("quarry-kernels", ".log");
    try {
      Process process = command().redirectError(Redirect.to(log.toFile())).start();
      List<KernelFigures> all = new ArrayList<>();
      try (BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        String line = lines.readLine();
        while (line != null) {
          all.add(parse(line));
          progress.accept("kernels: " + all.size() + " of " + KernelMeasurement.KERNELS.size());
          line = lines.readLine();
        }
      } finally {
        process.destroy();
      }
      if (process.waitFor() != 0) {
        throw new IOException("Measuring kernels failed: " + Files.readString(log).strip());
      }
      return all;
    } finally {
      Files.deleteIfExists(log);
    }
  }

  private ProcessBuilder command() {
    return JavaCommand.ofThisJava()
        .small(1024)
        .with(
            "-XX:-DontCompileHugeMethods",
            "-XX:FreqInlineSize=1000",
            "-XX:MaxInlineSize=150",
            "-XX:InlineSmallCode=6000")
        .run(
            List.of(System.getProperty("java.class.path")),
            KernelMain.class,
            Integer.toString(effort.warmUpRounds()),
            Integer.toString(effort.rounds()),
            Long.toString(effort.round().toMillis()),
            Integer.toString(effort.work()));
  }

  private static KernelFigures parse(String line) throws IOException {
    String[] words = line.split(" ", -1);
    if (words.length != 6) {
      throw new IOException("Measuring kernels printed: " + line);
    }
    double[] rates = Arrays.stream(words).skip(1).mapToDouble(Double::parseDouble).toArray();
    return new KernelFigures(
        new Comparison(words[0], rates[0], rates[1]),
        new Comparison(words[0], rates[2], rates[3]),
        new Comparison(words[0], rates[2], rates[4]));
  }
}
