package orders;

import java.util.EnumSet;
import java.util.Set;

/** Who may do what with an order. */
// witness: allowed(Role.CLERK, Right.CANCEL)
// witness: allowed(Role.BOSS, Right.CANCEL)
// witness: allowed(Role.GUEST, Right.READ)
public final class Permissions {
  public enum Right {
    READ,
    CHANGE,
    CANCEL
  }

  public enum Role {
    GUEST(EnumSet.of(Right.READ)),
    CLERK(EnumSet.complementOf(EnumSet.of(Right.CANCEL))),
    BOSS(EnumSet.allOf(Right.class));

    private final Set<Right> rights;

    Role(Set<Right> rights) {
      this.rights = rights;
    }
  }

  public static String allowed(Role role, Right right) {
    if (right == Right.READ) {
      return role.rights.contains(right) ? "yes" : "no"; // reach: true yes, false no
    }
    if (role.rights.contains(right)) {
      return role == Role.GUEST ? "?" : "yes"; // reach: true no, false yes
    }
    return "ask"; // reach: yes
  }
}
