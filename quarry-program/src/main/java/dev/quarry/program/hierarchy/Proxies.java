package dev.quarry.program.hierarchy;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether a program makes classes for its interfaces when it runs. Safe for several threads. */
final class Proxies {
  private static final List<byte[]> MAKERS =
      List.of(
          "java/lang/reflect/Proxy".getBytes(StandardCharsets.US_ASCII),
          "java/lang/invoke/MethodHandleProxies".getBytes(StandardCharsets.US_ASCII));

  private final ClassPath classPath;
  private @Nullable Boolean areMade;

  Proxies(ClassPath classPath) {
    this.classPath = classPath;
  }

  /** Whether a class on the class path mentions one of the JDK that makes such classes. */
  synchronized boolean areMade() {
    if (areMade == null) {
      areMade =
          classPath.readAll().files().stream()
              .map(ClassFile::bytes)
              .anyMatch(bytes -> MAKERS.stream().anyMatch(name -> contains(bytes, name)));
    }
    return areMade;
  }

  private static boolean contains(byte[] bytes, byte[] name) {
    for (int i = 0; i + name.length <= bytes.length; i++) {
      int length = 0;
      while (length < name.length && bytes[i + length] == name[length]) {
        length++;
      }
      if (length == name.length) {
        return true;
      }
    }
    return false;
  }
}
