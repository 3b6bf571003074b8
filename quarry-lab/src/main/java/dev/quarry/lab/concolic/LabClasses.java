package dev.quarry.lab.concolic;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;

/** Where the lab's own programs are. */
final class LabClasses {
  static final String KERNELS = "dev.quarry.lab.concolic.kernel";
  static final String SUBJECTS = "dev.quarry.lab.concolic.subject";

  private LabClasses() {}

  /** The directory or jar with the lab's classes. */
  static List<Path> place() {
    CodeSource source = LabClasses.class.getProtectionDomain().getCodeSource();
    try {
      return List.of(Path.of(source.getLocation().toURI()));
    } catch (URISyntaxException e) {
      throw new IllegalStateException("The lab's classes have no place.", e);
    }
  }
}
