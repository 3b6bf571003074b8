package booking.calendar;

import java.util.Objects;

/** A room for somebody for some nights. */
public final class Reservation {
  /** What has become of it. */
  public enum State {
    REQUESTED,
    CONFIRMED,
    CHECKED_IN,
    CLOSED
  }

  private final String code;
  private final Guest guest;
  private final Room room;
  private final Stay stay;
  private State state;

  private Reservation(String code, Guest guest, Room room, Stay stay) {
    this.code = code;
    this.guest = guest;
    this.room = room;
    this.stay = stay;
    this.state = State.REQUESTED;
  }

  public static Builder builder() {
    return new Builder();
  }

  public String code() {
    return code;
  }

  public Guest guest() {
    return guest;
  }

  public Room room() {
    return room;
  }

  public Stay stay() {
    return stay;
  }

  public State state() {
    return state;
  }

  public void confirm() {
    require(State.REQUESTED);
    state = State.CONFIRMED;
  }

  public void checkIn() {
    require(State.CONFIRMED);
    state = State.CHECKED_IN; // reach: yes
  }

  public void close() {
    if (state == State.CLOSED) {
      throw new IllegalStateException(code + " was closed before"); // reach: yes
    }
    state = State.CLOSED;
  }

  private void require(State expected) {
    if (state != expected) {
      throw new IllegalStateException(code + " is " + state); // reach: yes
    }
  }

  /** Collects what a reservation needs. */
  public static final class Builder {
    private String code = "";
    private Guest guest;
    private Room room;
    private Stay stay;

    public Builder code(String value) {
      code = value;
      return this;
    }

    public Builder guest(Guest value) {
      guest = value;
      return this;
    }

    public Builder room(Room value) {
      room = value;
      return this;
    }

    public Builder stay(Stay value) {
      stay = value;
      return this;
    }

    public Reservation build() {
      Objects.requireNonNull(guest, "guest"); // reach: NullPointerException yes
      Objects.requireNonNull(room, "room");
      Objects.requireNonNull(stay, "stay");
      if (code.isBlank()) {
        throw new IllegalStateException("no code"); // reach: yes
      }
      return new Reservation(code, guest, room, stay); // reach: yes
    }
  }
}
