package dev.quarry.lab.concolic;

import dev.quarry.process.JavaCommand;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Explores a method with very many paths in a controller whose heap is limited. */
final class ScaleProcess {
  private static final int HEAP_MEGABYTES = 1024;

  private final Effort effort;

  ScaleProcess(Effort effort) {
    this.effort = effort;
  }

  ScaleFigures measure(Consumer<String> progress) throws IOException, InterruptedException {
    String method = effort.explorations() > 1 ? "Wide#deep" : "Wide#light";
    progress.accept("scale: " + method);
    Path log = Files.createTempFile("quarry-scale", ".log");
    try {
      Process process = command(method).redirectError(Redirect.to(log.toFile())).start();
      try {
        byte[] output = process.getInputStream().readAllBytes();
        if (process.waitFor() != 0) {
          throw new IOException(method + " failed: " + Files.readString(log).strip());
        }
        return parse(method, new String(output, StandardCharsets.UTF_8).strip());
      } finally {
        process.destroy();
      }
    } finally {
      Files.deleteIfExists(log);
    }
  }

  private static ProcessBuilder command(String method) {
    return JavaCommand.ofThisJava()
        .with("-Xmx" + HEAP_MEGABYTES + "m")
        .run(List.of(System.getProperty("java.class.path")), ScaleMain.class, method);
  }

  private static ScaleFigures parse(String method, String line) throws IOException {
    String[] words = line.split(" ", -1);
    if (words.length != 4) {
      throw new IOException("Exploring " + method + " printed: " + line);
    }
    return new ScaleFigures(
        method,
        HEAP_MEGABYTES,
        Integer.parseInt(words[0]),
        Double.parseDouble(words[1]),
        Double.parseDouble(words[2]),
        Double.parseDouble(words[3]));
  }
}
