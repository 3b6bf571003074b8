package dev.quarry.program;

import java.util.Optional;
import java.util.function.Supplier;

/** The bytes of a class: those read already the first time, read again afterwards, never kept. */
final class Rereading implements Supplier<byte[]> {
  private final ClassSource source;
  private final String name;
  private Optional<byte[]> first;

  Rereading(ClassSource source, String name, byte[] first) {
    this.source = source;
    this.name = name;
    this.first = Optional.of(first);
  }

  @Override
  public synchronized byte[] get() {
    byte[] bytes = first.orElseGet(this::readAgain);
    first = Optional.empty();
    return bytes;
  }

  private byte[] readAgain() {
    return ClassSources.read(source, name)
        .orElseThrow(
            () ->
                new ProgramException(
                    Problem.CLASS_NOT_FOUND,
                    "Class "
                        + Names.binary(name)
                        + " has vanished from "
                        + source.description()
                        + " since it was first read; start again."));
  }
}
