package dev.quarry.concolic.client;

import dev.quarry.concolic.guard.Permission;
import dev.quarry.process.Sandbox;
import java.util.EnumSet;
import java.util.Set;

/** What the operating system is to keep a program from that the guard keeps it from as well. */
public final class OuterWall {
  private OuterWall() {}

  /** The wall around a process that runs a program with these permissions. */
  public static Sandbox around(Set<Permission> allowed) {
    Set<Sandbox.Opening> open = EnumSet.noneOf(Sandbox.Opening.class);
    if (allowed.contains(Permission.NETWORK)) {
      open.add(Sandbox.Opening.NETWORK);
    }
    if (allowed.contains(Permission.FILES)) {
      open.add(Sandbox.Opening.FILES);
    }
    return new Sandbox(open);
  }
}
