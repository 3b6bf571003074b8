package dev.quarry.lab.coverage;

import dev.quarry.lab.coverage.CoverageSubject.Kind;
import dev.quarry.lab.coverage.subject.Basket;
import dev.quarry.lab.coverage.subject.Gamma;
import dev.quarry.lab.coverage.subject.Quadratic;
import dev.quarry.lab.coverage.subject.Roman;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The laboratory's own classes, in a directory without the rest of Quarry. */
public final class OwnSubjects {
  private OwnSubjects() {}

  /** Copies them to a directory. */
  public static List<CoverageSubject> in(Path directory) throws IOException {
    return List.of(
        subject(Gamma.class, Kind.NUMERIC, directory),
        subject(Quadratic.class, Kind.NUMERIC, directory),
        subject(Roman.class, Kind.OTHER, directory),
        subject(Basket.class, Kind.OTHER, directory));
  }

  private static CoverageSubject subject(Class<?> type, Kind kind, Path directory)
      throws IOException {
    String resource = "/" + type.getName().replace('.', '/') + ".class";
    try (InputStream in = OwnSubjects.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IOException("There is no class " + type.getName() + ".");
      }
      Path file = directory.resolve(resource.substring(1));
      Files.createDirectories(file.getParent());
      Files.write(file, in.readAllBytes());
    }
    return new CoverageSubject(type.getName(), kind, List.of(directory));
  }
}
