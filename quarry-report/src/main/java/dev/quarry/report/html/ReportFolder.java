package dev.quarry.report.html;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The folder of a report. A list in it says which files are the report's; no other is touched. */
final class ReportFolder {
  private static final String LIST = "quarry-report.txt";
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9._-]+");

  private final Path folder;

  ReportFolder(Path folder) {
    this.folder = folder;
  }

  void write(Map<String, String> files) throws IOException {
    check();
    Files.createDirectories(folder);
    forget();
    for (Map.Entry<String, String> file : files.entrySet()) {
      Files.writeString(folder.resolve(file.getKey()), file.getValue());
    }
    Files.write(folder.resolve(LIST), new TreeSet<>(files.keySet()));
  }

  /** Removes what an earlier report left. */
  private void forget() throws IOException {
    Path list = folder.resolve(LIST);
    if (!Files.isRegularFile(list, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    for (String name : Files.readAllLines(list)) {
      if (PLAIN.matcher(name).matches() && Files.isRegularFile(folder.resolve(name))) {
        Files.delete(folder.resolve(name));
      }
    }
  }

  /** Refuses a folder in which there is something, but no report. */
  void check() throws IOException {
    if (!Files.isDirectory(folder) || Files.exists(folder.resolve(LIST))) {
      return;
    }
    try (Stream<Path> inside = Files.list(folder)) {
      List<Path> some = inside.sorted().limit(1).toList();
      if (!some.isEmpty()) {
        throw new ForeignFolderException(
            "There are other files in `%s`, such as `%s`; name a new folder for the report."
                .formatted(folder, some.get(0).getFileName()));
      }
    }
  }
}
