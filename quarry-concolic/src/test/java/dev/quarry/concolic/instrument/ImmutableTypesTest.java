package dev.quarry.concolic.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassPath;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.math.BigInteger;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Type;

class ImmutableTypesTest {
  private final ClassPath classPath = ClassPath.of(List.of(testClasses()));
  private final ImmutableTypes types = new ImmutableTypes(new ClassHierarchy(classPath));

  private static Path testClasses() {
    try {
      return Path.of(
          ImmutableTypesTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @AfterEach
  void close() {
    classPath.close();
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        int.class,
        Integer.class,
        Character.class,
        String.class,
        BigInteger.class,
        LocalDate.class,
        TimeUnit.class,
        Object.class,
        Pair.class,
        Linked.class
      })
  void someTypesNeverChange(Class<?> type) {
    assertThat(types.contains(Type.getType(type))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        int[].class,
        String[].class,
        List.class,
        StringBuilder.class,
        Number.class,
        Buffer.class,
        Counter.class,
        Holder.class,
        Open.class
      })
  void othersMay(Class<?> type) {
    assertThat(types.contains(Type.getType(type))).isFalse();
  }

  record Pair(int left, String right) {}

  record Linked(Double value, Linked next) {}

  record Holder(Counter counter) {}

  static final class Buffer {
    final char[] content = new char[1];
  }

  static final class Counter {
    int count;
  }

  static class Open {
    final int value = hashCode();
  }

  static final class Below extends Open {
    int more;
  }
}
