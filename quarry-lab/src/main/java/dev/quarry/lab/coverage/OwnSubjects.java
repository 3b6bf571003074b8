package dev.quarry.lab.coverage;

import dev.quarry.lab.coverage.CoverageSubject.Kind;
import dev.quarry.lab.coverage.subject.Basket;
import dev.quarry.lab.coverage.subject.Bessel;
import dev.quarry.lab.coverage.subject.BetaFunction;
import dev.quarry.lab.coverage.subject.Cubic;
import dev.quarry.lab.coverage.subject.Elliptic;
import dev.quarry.lab.coverage.subject.ErrorFunction;
import dev.quarry.lab.coverage.subject.ExponentialIntegral;
import dev.quarry.lab.coverage.subject.Gamma;
import dev.quarry.lab.coverage.subject.Quadratic;
import dev.quarry.lab.coverage.subject.Quadrature;
import dev.quarry.lab.coverage.subject.Roman;
import dev.quarry.lab.coverage.subject.Tridiagonal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The laboratory's own classes, in a directory without the rest of Quarry. */
public final class OwnSubjects {
  private static final List<Class<?>> NUMERIC =
      List.of(
          Gamma.class,
          Quadratic.class,
          Bessel.class,
          BetaFunction.class,
          Cubic.class,
          Elliptic.class,
          ErrorFunction.class,
          ExponentialIntegral.class,
          Quadrature.class,
          Tridiagonal.class);
  private static final List<Class<?>> OTHER = List.of(Roman.class, Basket.class);

  private OwnSubjects() {}

  /** Copies them to a directory. */
  public static List<CoverageSubject> in(Path directory) throws IOException {
    List<CoverageSubject> subjects = new ArrayList<>();
    for (Class<?> type : NUMERIC) {
      subjects.add(subject(type, Kind.NUMERIC, directory));
    }
    for (Class<?> type : OTHER) {
      subjects.add(subject(type, Kind.OTHER, directory));
    }
    return subjects;
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
