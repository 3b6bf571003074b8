package stubs;

/** A collaborator gives another one. */
public final class Chain {
  /** Opens desks. */
  public interface Office {
    Desk desk(int number);

    String name();
  }

  /** Answers. */
  public interface Desk {
    int queue();

    boolean isOpen();
  }

  public static int wait(Office office, int number) {
    Desk desk = office.desk(number);
    if (desk != null && desk.isOpen() && desk.queue() == 9) {
      return 1; // reach: yes
    }
    return 0;
  }
}
