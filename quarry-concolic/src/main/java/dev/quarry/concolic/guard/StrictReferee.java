package dev.quarry.concolic.guard;

import dev.quarry.concolic.guard.boot.Referee;
import java.io.File;
import java.io.IOException;
import java.util.Set;

/** Refuses what is not allowed; what a refusal does to the program is left open. */
public abstract class StrictReferee implements Referee {
  /** What is written there is lost; it can be deleted or replaced like any other file. */
  private static final String NOWHERE = "/dev/null";

  private static final String WRITING = "writing";

  private final Set<Permission> allowed;
  private final String privateDirectory;
  private final String below;

  /**
   * For one program.
   *
   * @param privateDirectory below which the program may write, as a real path
   */
  protected StrictReferee(Set<Permission> allowed, String privateDirectory) {
    this.allowed = allowed;
    this.privateDirectory = privateDirectory;
    this.below = privateDirectory + File.separator;
  }

  /** What is thrown in the program because of a refusal. */
  protected abstract Error refused(String sentence);

  /** The program writes below its private directory, or changes that itself. */
  protected void wrotePrivately(String path) {}

  @Override
  public void exit(int status) {
    check(Permission.EXIT, "ending the process with status " + status);
  }

  @Override
  public final void process(String what) {
    check(Permission.PROCESS, what);
  }

  @Override
  public final void network(String what) {
    check(Permission.NETWORK, what);
  }

  @Override
  public final void nativeCode(String what) {
    check(Permission.NATIVE, what);
  }

  @Override
  public final void thread(String name) {
    check(Permission.THREADS, "starting the thread " + name);
  }

  /** Harmless where processes never end in an orderly way, as those of workers. */
  @Override
  public void hook(String name) {}

  @Override
  public void deferred() {}

  /** Refuses a thread that is to be started when the process ends. */
  protected final void refuseHook(String name) {
    check(Permission.THREADS, "leaving the thread " + name + " for the end of the process");
  }

  @Override
  public final void write(String what, String path) {
    if (isPrivate(path)) {
      wrotePrivately(path);
    } else if (!what.equals(WRITING) || !path.equals(NOWHERE)) {
      check(Permission.FILES, what + " " + path);
    }
  }

  @Override
  public final void writeUnknown(String what) {
    check(Permission.FILES, what);
  }

  /**
   * No link in the private directory leads outside: not now, not when something is put where it
   * leads, and not when it is moved to another place. The directory itself is never one.
   */
  @Override
  public final void link(String target, String path) {
    boolean inside = !target.startsWith("/") || target.startsWith(below);
    if (!inside || hasParent(target) || isGarbled(target) || !isBelow(path)) {
      check(Permission.FILES, "linking " + path + " to " + target);
    }
  }

  @Override
  public final void tampering(String what) {
    throw refused("The program was refused " + what + ", which belongs to Quarry itself.");
  }

  private static boolean hasParent(String path) {
    return ("/" + path + "/").contains("/../");
  }

  /** Not the name that the system knows. */
  private static boolean isGarbled(String path) {
    return path.indexOf('\uFFFD') >= 0;
  }

  /**
   * Whether a path is below the private directory by its text alone, and neither the directory
   * itself nor one that turns round anywhere.
   */
  protected final boolean isInside(String path) {
    int start = below.length() - 1;
    return path.length() > below.length()
        && path.startsWith(below)
        && path.indexOf("/.", start) < 0
        && path.indexOf("//", start) < 0
        && !isGarbled(path);
  }

  /** Whether a path is the private directory or below it. */
  protected boolean isPrivate(String path) {
    String real = real(path);
    return real.equals(privateDirectory) || real.startsWith(below);
  }

  private boolean isBelow(String path) {
    return isInside(path) || real(path).startsWith(below);
  }

  /** The real path, so that no link leads outside; empty if nobody can tell. */
  private String real(String path) {
    // Another thread might put something else where the path turns round.
    boolean unsteady = hasParent(path) && allowed.contains(Permission.THREADS);
    if (unsteady || isGarbled(path)) {
      return "";
    }
    try {
      return new File(path).getCanonicalPath();
    } catch (IOException e) {
      return "";
    }
  }

  private void check(Permission permission, String what) {
    if (!allowed.contains(permission)) {
      throw refused(
          "The program was refused " + what + "; allow it with " + permission.option() + ".");
    }
  }
}
