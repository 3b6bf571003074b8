package booking.calendar;

/** A room with its number on the door. */
public record Room(int number, RoomType type) {
  /** The floor, from the first digits of the number. */
  public int floor() {
    if (number < 100 || number > 999) {
      throw new IllegalStateException("room " + number); // reach: yes
    }
    int floor = number / 100;
    if (floor < 1 || floor > 9) {
      throw new IllegalStateException("floor " + floor); // reach: no
    }
    return floor; // reach: yes
  }
}
