package dev.quarry.concolic.image;

import java.util.List;
import java.util.Map;

/** What is different in an image. */
public interface JdkEdits {
  /** Changes with everything below; letters and digits only. */
  String version();

  /** Classes that {@code java.base} has besides, loadable here; their packages are exported. */
  List<Class<?>> added();

  /** Other files that {@code java.base} has besides, by the path in its archive. */
  default Map<String, byte[]> files() {
    return Map.of();
  }

  /** Whether a class of the JDK is to be rewritten. */
  boolean covers(String internalName);

  /** The class file of a class that is covered. */
  byte[] rewrite(String internalName, byte[] classFile);
}
