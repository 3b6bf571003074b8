package dev.quarry.concolic.guard;

import dev.quarry.concolic.guard.boot.Referee;
import java.io.File;
import java.io.IOException;
import java.util.Set;

/** Refuses what is not allowed; what a refusal does to the program is left open. */
public abstract class StrictReferee implements Referee {
  private static final String NOWHERE = "/dev/null";

  private final Set<Permission> allowed;
  private final String privateDirectory;

  /**
   * For one program.
   *
   * @param privateDirectory below which the program may write, as a real path
   */
  protected StrictReferee(Set<Permission> allowed, String privateDirectory) {
    this.allowed = allowed;
    this.privateDirectory = privateDirectory;
  }

  /** What is thrown in the program because of a refusal. */
  protected abstract Error refused(String sentence);

  /** The program writes below its private directory. */
  protected void wrotePrivately() {}

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
      wrotePrivately();
    } else if (!path.equals(NOWHERE)) {
      check(Permission.FILES, what + " " + path);
    }
  }

  @Override
  public final void writeUnknown(String what) {
    check(Permission.FILES, what);
  }

  /**
   * No link in the private directory leads outside: not now, not when something is put where it
   * leads, and not when it is moved to another place.
   */
  @Override
  public final void link(String target, String path) {
    boolean inside = !target.startsWith("/") || target.startsWith(privateDirectory + "/");
    if (!inside || hasParent(target) || isGarbled(target)) {
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

  /** By the real path, so that no link leads outside. */
  private boolean isPrivate(String path) {
    // Another thread might put something else where the path turns round.
    boolean unsteady = hasParent(path) && allowed.contains(Permission.THREADS);
    if (unsteady || isGarbled(path)) {
      return false;
    }
    try {
      String real = new File(path).getCanonicalPath();
      return real.equals(privateDirectory) || real.startsWith(privateDirectory + File.separator);
    } catch (IOException e) {
      return false;
    }
  }

  private void check(Permission permission, String what) {
    if (!allowed.contains(permission)) {
      throw refused(
          "The program was refused " + what + "; allow it with " + permission.option() + ".");
    }
  }
}
