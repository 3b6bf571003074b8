package dev.quarry.program;

import java.util.List;
import java.util.Optional;

/** Where classes come from that the virtual machine would make at run time. */
final class MadeClasses implements ClassSource {
  @Override
  public Optional<byte[]> read(String internalName) {
    return Optional.empty();
  }

  @Override
  public List<String> classNames() {
    return List.of();
  }

  @Override
  public String description() {
    return "the virtual machine";
  }

  @Override
  public void close() {}
}
