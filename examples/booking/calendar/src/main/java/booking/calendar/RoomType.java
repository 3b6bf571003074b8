package booking.calendar;

/** Kinds of rooms. */
public enum RoomType {
  SINGLE(1) {
    @Override
    public boolean admits(int guests) {
      return guests == 1;
    }
  },
  DOUBLE(2),
  FAMILY(4);

  private final int beds;

  RoomType(int beds) {
    this.beds = beds;
  }

  public int beds() {
    return beds;
  }

  public boolean admits(int guests) {
    return guests >= 1 && guests <= beds;
  }

  /** The smallest kind that is large enough. */
  public static RoomType forGuests(int guests) {
    for (RoomType type : values()) {
      if (type.admits(guests)) {
        if (type.beds < guests) {
          throw new IllegalStateException("somebody has no bed"); // reach: no
        }
        return type; // reach: yes
      }
    }
    throw new IllegalArgumentException("no room for " + guests); // reach: yes
  }
}
