package dev.quarry.program;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Classes that somebody has read already.
 *
 * @param classes class files by internal names
 */
record GivenClasses(Map<String, byte[]> classes) implements ClassSource {
  @Override
  public Optional<byte[]> read(String internalName) {
    return Optional.ofNullable(classes.get(internalName));
  }

  @Override
  public List<String> classNames() {
    return classes.keySet().stream().sorted().toList();
  }

  @Override
  public String description() {
    return "classes of the running JDK";
  }

  @Override
  public void close() {}
}
