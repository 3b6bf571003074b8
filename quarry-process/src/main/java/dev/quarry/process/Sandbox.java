package dev.quarry.process;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * A wall that the operating system builds around a process: Linux namespaces, which need no
 * privileges where the kernel allows them. The process has no network, and every file system is
 * read-only but its own directory. It can't take that back: its user namespace does not own its
 * mounts. It keeps its number and its user, and its standard streams, so whoever started it notices
 * nothing.
 *
 * @param open what is left open
 */
public record Sandbox(Set<Opening> open) {
  /** Everything is closed. */
  public static final Sandbox CLOSED = new Sandbox(Set.of());

  /** No wall at all. */
  public static final Sandbox NONE = new Sandbox(EnumSet.allOf(Opening.class));

  /**
   * Run as root of a user namespace, with the writable directory, the user, the group and a command
   * as arguments. Each mount is made read-only by itself, as a mount does not speak for those below
   * it; {@code /proc} stays as it is, because the second namespace is made by writing there,
   * without the settings of the kernel.
   */
  private static final String CLOSING_FILES =
      """
      set -e
      mount --bind "$1" "$1"
      mount --bind /proc/sys /proc/sys
      while read -r _ _ _ _ place flags _; do
        place=$(printf '%b' "$place")
        case "$place,$flags," in
          "$1",*|/proc,*|*,ro,*) ;;
          *) mount -o remount,bind,ro "$place" ;;
        esac
      done < /proc/self/mountinfo
      """;

  private static final String GIVING_UP_RIGHTS =
      """
      user=$2
      group=$3
      shift 3
      exec unshare --user --map-user="$user" --map-group="$group" -- "$@"
      """;

  /** What a process may be allowed to reach. */
  public enum Opening {
    NETWORK,
    FILES
  }

  public Sandbox {
    open = Set.copyOf(open);
  }

  /** Why there can be no such wall on this machine, as part of a sentence; none if there can. */
  public static Optional<String> obstacle() {
    return Probe.OBSTACLE;
  }

  /**
   * The same process behind the wall; as it is where there can be none, or all is open.
   *
   * @param directory where it may write
   */
  public ProcessBuilder around(ProcessBuilder process, Path directory) {
    return open.containsAll(EnumSet.allOf(Opening.class)) || obstacle().isPresent()
        ? process
        : process.command(command(process.command(), directory));
  }

  private List<String> command(List<String> inner, Path directory) {
    List<String> words = new ArrayList<>(List.of("unshare", "--user", "--map-root-user"));
    if (!open.contains(Opening.NETWORK)) {
      words.add("--net");
    }
    boolean closesFiles = !open.contains(Opening.FILES);
    if (closesFiles) {
      words.add("--mount");
    }
    words.addAll(List.of("--", "sh", "-c", (closesFiles ? CLOSING_FILES : "") + GIVING_UP_RIGHTS));
    words.addAll(List.of("sh", directory.toString(), User.ID, User.GROUP));
    words.addAll(inner);
    return words;
  }

  /** Who runs this. */
  private static final class User {
    static final String ID = attribute("unix:uid");
    static final String GROUP = attribute("unix:gid");

    private User() {}

    private static String attribute(String name) {
      try {
        return Files.getAttribute(Path.of("/proc/self"), name).toString();
      } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
        return "0";
      }
    }
  }

  /** Tries the wall once: what stands in a file of the kernel says less than that. */
  private static final class Probe {
    static final Optional<String> OBSTACLE = obstacle();

    private static final int SECONDS = 30;

    private Probe() {}

    private static Optional<String> obstacle() {
      if (!System.getProperty("os.name").equals("Linux")) {
        return Optional.of("there are namespaces on Linux only");
      }
      try {
        Scratch scratch = Scratch.create("quarry-probe-");
        try {
          return tried(scratch);
        } finally {
          scratch.delete();
        }
      } catch (IOException e) {
        return Optional.of("trying it failed (" + e.getMessage() + ")");
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return Optional.of("trying it was interrupted");
      }
    }

    /** A wall stands if the process can write its own directory, and not the one above. */
    private static Optional<String> tried(Scratch scratch)
        throws IOException, InterruptedException {
      Path own = Files.createDirectory(scratch.resolve("own"));
      List<String> inner = List.of("sh", "-c", "echo > own/inside && ! echo > outside");
      File log = scratch.log().toFile();
      Process process =
          new ProcessBuilder(CLOSED.command(inner, own))
              .directory(scratch.directory().toFile())
              .redirectErrorStream(true)
              .redirectOutput(log)
              .start();
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return Optional.of("a process in namespaces did not end");
      }
      String said = scratch.logTail().lines().findFirst().orElse("the wall does not hold");
      return process.exitValue() == 0 ? Optional.empty() : Optional.of(said);
    }
  }
}
