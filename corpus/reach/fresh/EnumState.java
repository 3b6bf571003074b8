package fresh;

/** Constants of enums may change; in a fresh virtual machine they have not. */
public class EnumState {
  enum Gate {
    NORTH,
    SOUTH;

    int visits;
  }

  public static int once(int x) {
    Gate.SOUTH.visits++;
    if (x == 3 && Gate.SOUTH.visits == 1) {
      return 1; // reach: yes
    }
    return Gate.NORTH.visits;
  }
}
