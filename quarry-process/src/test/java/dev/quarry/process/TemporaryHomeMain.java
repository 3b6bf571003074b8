package dev.quarry.process;

import java.io.IOException;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes its home, says where, and stays until its standard input ends. */
final class TemporaryHomeMain {
  private TemporaryHomeMain() {}

  public static void main(String[] args) throws IOException {
    TemporaryHome temporary = new TemporaryHome(Path.of(args[0]));
    Path home = temporary.directory();
    Files.createDirectory(home.resolve("child"));
    closeWhatIsForgotten();
    System.out.println(home);
    while (System.in.read() >= 0) {
      continue;
    }
    Reference.reachabilityFence(temporary);
  }

  /**
   * As happens sooner or later in a process that lives for long: files, and their locks with them.
   */
  private static void closeWhatIsForgotten() {
    var forgotten = new WeakReference<>(new Object());
    while (forgotten.get() != null) {
      System.gc();
    }
    System.gc();
  }
}
