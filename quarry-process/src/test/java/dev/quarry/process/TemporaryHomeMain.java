package dev.quarry.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes its home, says where, and stays until its standard input ends. */
final class TemporaryHomeMain {
  private TemporaryHomeMain() {}

  public static void main(String[] args) throws IOException {
    Path home = new TemporaryHome(Path.of(args[0])).directory();
    Files.createDirectory(home.resolve("child"));
    System.out.println(home);
    while (System.in.read() >= 0) {
      continue;
    }
  }
}
