package dev.quarry.process;

import java.util.Optional;

/**
 * Which walls stand between a program under test and the machine, for those who tell users.
 *
 * @param missing why the second one does not stand, as part of a sentence; none if it does
 */
public record Walls(Optional<String> missing) {

  /** Those of this machine; found out by trying, once. */
  public static Walls standing() {
    return new Walls(Sandbox.obstacle());
  }

  /** Whether the operating system's wall stands beside the guard. */
  public boolean areBoth() {
    return missing.isEmpty();
  }

  /** For people, a whole sentence. */
  public String text() {
    return missing
        .map(
            why ->
                "Programs run behind the guard in their virtual machine alone; the operating system"
                    + " builds no second wall: "
                    + why
                    + ".")
        .orElse(
            "Programs run behind two walls: the guard in their virtual machine, and namespaces of"
                + " the operating system without network and with read-only files.");
  }
}
