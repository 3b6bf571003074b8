package dev.quarry.engine.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassPath;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class MutationsTest {
  /** What mistakes are made in. */
  static final class Sample {
    private Sample() {}

    public static int sum(int n) {
      int sum = 0;
      for (int i = 1; i <= n; i++) {
        sum = sum + i;
      }
      return sum;
    }
  }

  @Test
  void everyMutantIsAClassThatEndsAndMostReturnSomethingElse() throws Exception {
    Path classes =
        Path.of(Sample.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (ClassPath path = ClassPath.of(List.of(classes))) {
      Mutations mutations = Mutations.of(path.get(Sample.class.getName()));
      // Boundary, condition, addition, increment, result.
      assertThat(mutations.count()).isEqualTo(5);
      int noticed = 0;
      for (int i = 0; i < mutations.count(); i++) {
        assertThat(mutations.method(i).name()).isEqualTo("sum");
        noticed += sum(mutations.classFile(i)).equals("6") ? 0 : 1;
      }
      assertThat(noticed).isEqualTo(5);
    }
  }

  private static String sum(byte[] classFile) throws Exception {
    ClassLoader loader =
        new ClassLoader(MutationsTest.class.getClassLoader()) {
          @Override
          protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            return name.equals(Sample.class.getName())
                ? defineClass(name, classFile, 0, classFile.length)
                : super.loadClass(name, resolve);
          }
        };
    Method method = loader.loadClass(Sample.class.getName()).getMethod("sum", int.class);
    method.setAccessible(true);
    try {
      return String.valueOf(method.invoke(null, 3));
    } catch (InvocationTargetException e) {
      return e.getCause().toString();
    }
  }
}
