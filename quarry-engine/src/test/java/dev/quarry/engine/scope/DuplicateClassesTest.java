package dev.quarry.engine.scope;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.crash.Fixture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

public class DuplicateClassesTest {
  @TempDir private Path directory;

  private Path compiled(String where, String source) throws IOException {
    return new Fixture(directory.resolve(where)).with("Foo", source).classes();
  }

  @Test
  public void twoVersionsAreNamedWithTheirPlaces() throws IOException {
    Path one = compiled("one", "public class Foo { public int f() { return 1; } }");
    Path two = compiled("two", "public class Foo { public int f() { return 2; } }");
    assertThat(DuplicateClasses.warnings(List.of(one, two)))
        .singleElement()
        .asString()
        .contains("`Foo`", one.toString(), two.toString(), "the one in " + one + " is used");
  }

  @Test
  public void theSameClassTwiceIsNoMatter() throws IOException {
    Path one = compiled("one", "public class Foo {}");
    Path two = compiled("two", "public class Foo {}");
    assertThat(DuplicateClasses.warnings(List.of(one, two, one))).isEmpty();
  }
}
