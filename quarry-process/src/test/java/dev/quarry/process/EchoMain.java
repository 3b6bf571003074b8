package dev.quarry.process;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** A child that sends messages back, or does what its argument says. */
final class EchoMain {
  private EchoMain() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    switch (args[0]) {
      case "echo" -> echo();
      case "stay" -> Thread.sleep(Long.MAX_VALUE);
      default -> {
        System.err.println("Asked to " + args[0] + ".");
        Runtime.getRuntime().halt(3);
      }
    }
  }

  private static void echo() throws IOException {
    InputStream in = new BufferedInputStream(System.in);
    Optional<byte[]> message = Frames.read(in);
    while (message.isPresent()) {
      Frames.write(System.out, message.get());
      message = Frames.read(in);
    }
  }
}
