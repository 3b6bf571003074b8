package dev.quarry.cli.progress;

import dev.quarry.process.Scratch;
import java.io.IOException;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * The terminal that standard error goes to, if it does. It is looked for when it is first asked
 * for, beside other work, because that takes longer than a short command should.
 */
final class MessageTerminal {
  /** A terminal that does not tell its width is taken for one of this many columns. */
  private static final int USUAL_WIDTH = 80;

  private final CompletableFuture<OptionalInt> found = new CompletableFuture<>();
  private boolean isSought;

  /** The terminal's width in columns; empty while nobody knows it, or if there is no terminal. */
  synchronized OptionalInt width() {
    if (!isSought) {
      isSought = true;
      Thread search = new Thread(this::search, "terminal");
      search.setDaemon(true);
      search.start();
    }
    return found.getNow(OptionalInt.empty());
  }

  private void search() {
    OptionalInt width = OptionalInt.empty();
    try (Terminal terminal = open()) {
      if (!terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
        width = OptionalInt.of(terminal.getWidth() > 0 ? terminal.getWidth() : USUAL_WIDTH);
      }
    } catch (IOException | RuntimeException | LinkageError e) {
      // Progress is a courtesy: without a terminal there is none.
    } finally {
      found.complete(width);
    }
  }

  private static Terminal open() throws IOException {
    // Where its native library goes: the next run removes what a killed one leaves there.
    System.setProperty("jline.tmpdir", Scratch.create("terminal").directory().toString());
    return TerminalBuilder.builder()
        .systemOutput(TerminalBuilder.SystemOutput.SysErr)
        .dumb(true)
        .build();
  }
}
