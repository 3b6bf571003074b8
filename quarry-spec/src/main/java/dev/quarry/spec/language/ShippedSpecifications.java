package dev.quarry.spec.language;

import dev.quarry.spec.Specification;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Specifications that come with Quarry, for code that can't be annotated. */
public final class ShippedSpecifications {
  /** The name of those of the JDK. */
  public static final String JDK = "jdk";

  private static final String PLACE = "/dev/quarry/spec/library/";

  private ShippedSpecifications() {}

  /** The collections that there are. */
  public static List<String> names() {
    return List.of(JDK);
  }

  /** All specifications of a collection, by its name. */
  public static List<Specification> named(String name) {
    String file = name + ".spec";
    try (InputStream text = ShippedSpecifications.class.getResourceAsStream(PLACE + file)) {
      if (text == null) {
        throw new IllegalArgumentException("There are no specifications called " + name + ".");
      }
      return SpecificationParser.file(
          file, new String(text.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
