package dev.quarry.program.hierarchy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodShape;
import dev.quarry.program.testing.Javac;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Against the JVM: each method says where it is, and every call that can be made is made. */
class MethodResolutionTest {
  private static final String DISPATCH =
      """
      package p;
      interface Top { default String a() { return "p.Top"; } default String b() { return "p.Top"; } String c(); }
      interface Left extends Top { default String a() { return "p.Left"; } }
      interface Right extends Top { default String b() { return "p.Right"; } String d(); }
      interface Hidden { private String h() { return "p.Hidden"; } default String viaH() { return h(); } }
      class Base {
        public String a() { return "p.Base"; }
        String own() { return "p.Base"; }
        private String secret() { return "p.Base"; }
        protected String shared() { return "p.Base"; }
        static String fixed() { return "p.Base"; }
        public String toString() { return "p.Base"; }
      }
      class Diamond implements Left, Right {
        public String c() { return "p.Diamond"; }
        public String d() { return "p.Diamond"; }
      }
      class Wins extends Base implements Left { public String c() { return "p.Wins"; } }
      class Lower extends Wins implements Hidden {
        public String b() { return "p.Lower"; }
        String own() { return "p.Lower"; }
        private String secret() { return "p.Lower"; }
        protected String shared() { return "p.Lower"; }
        static String fixed() { return "p.Lower"; }
        String viaSuper() { return super.own() + super.a(); }
      }
      class Lowest extends Lower { public String c() { return "p.Lowest"; } }
      """;

  @TempDir Path directory;

  @Test
  void everyCallRunsWhatTheJvmRuns() throws Exception {
    Path classes = Javac.compile(directory, "Dispatch.java", DISPATCH);
    int calls = 0;
    try (ClassPath path = ClassPath.of(List.of(classes));
        URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      MethodResolution resolution = new MethodResolution(new ClassHierarchy(path));
      for (String receiver : path.programClasses()) {
        Class<?> type = loader.loadClass(receiver.replace('/', '.'));
        if (!Modifier.isAbstract(type.getModifiers())) {
          for (String owner : path.programClasses()) {
            Class<?> named = loader.loadClass(owner.replace('/', '.'));
            calls +=
                named.isAssignableFrom(type)
                    ? compare(path.get(owner), named, type, resolution)
                    : 0;
          }
        }
      }
    }
    assertThat(calls).isGreaterThan(50);
  }

  private static int compare(
      ClassFile owner, Class<?> named, Class<?> receiver, MethodResolution resolution)
      throws Exception {
    int calls = 0;
    for (Method method : named.getDeclaredMethods()) {
      if (method.getName().startsWith("via")) {
        continue;
      }
      Constructor<?> constructor = receiver.getDeclaredConstructor();
      constructor.setAccessible(true);
      method.setAccessible(true);
      Object ran = method.invoke(constructor.newInstance());
      MethodShape resolved =
          resolution.resolve(owner.name(), method.getName(), "()Ljava/lang/String;").orElseThrow();
      String receiverName = receiver.getName().replace('.', '/');
      assertThat(resolution.select(receiverName, resolved).orElseThrow().id().owner())
          .as("%s.%s on %s", named, method.getName(), receiver)
          .isEqualTo(ran);
      calls++;
    }
    return calls;
  }

  @Test
  void aSuperCallStartsAtTheDirectSuperclass() {
    MethodResolution resolution = resolution();
    assertThat(special(resolution, "p/Lower", "p/Wins", "own")).isEqualTo("p.Base");
    assertThat(special(resolution, "p/Lower", "p/Wins", "a")).isEqualTo("p.Base");
    assertThat(special(resolution, "p/Lowest", "p/Base", "shared")).isEqualTo("p.Lower");
    assertThat(special(resolution, "p/Diamond", "p/Right", "b")).isEqualTo("p.Right");
    assertThat(special(resolution, "p/Base", "p/Base", "secret")).isEqualTo("p.Base");
  }

  @Test
  void methodsOfObjectAreFoundOnInterfacesAndArrays() {
    MethodResolution resolution = resolution();
    assertThat(resolution.resolve("p/Top", "hashCode", "()I").orElseThrow().id().owner())
        .isEqualTo("java.lang.Object");
    assertThat(resolution.resolve("[I", "clone", "()Ljava/lang/Object;")).isPresent();
    assertThat(resolution.resolve("p/Base", "nothing", "()V")).isEmpty();
    assertThat(resolution.resolve("p/Missing", "nothing", "()V")).isEmpty();
  }

  @Test
  void anAbstractMethodIsResolvedButNotSelected() {
    MethodResolution resolution = resolution();
    MethodShape abstractOne =
        resolution.resolve("p/Top", "c", "()Ljava/lang/String;").orElseThrow();
    assertThat(abstractOne.isAbstract()).isTrue();
    assertThat(resolution.select("p/Left", abstractOne)).isEmpty();
    assertThat(resolution.select("p/Lowest", abstractOne).orElseThrow().id().owner())
        .isEqualTo("p.Lowest");
  }

  private MethodResolution resolution() {
    Path classes = Javac.compile(directory, "Dispatch.java", DISPATCH);
    return new MethodResolution(new ClassHierarchy(ClassPath.of(List.of(classes))));
  }

  private static String special(
      MethodResolution resolution, String caller, String owner, String name) {
    return resolution
        .resolveSpecial(caller, owner, name, "()Ljava/lang/String;")
        .orElseThrow()
        .id()
        .owner();
  }
}
