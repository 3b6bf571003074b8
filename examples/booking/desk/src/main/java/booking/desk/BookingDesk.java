package booking.desk;

import booking.calendar.Guest;
import booking.calendar.Reservation;
import booking.calendar.Room;
import booking.calendar.RoomType;
import booking.calendar.Stay;
import java.time.Clock;
import java.time.LocalDate;
import java.util.NoSuchElementException;
import java.util.Optional;

/** Where guests book, arrive and leave. */
public final class BookingDesk {
  private static final int FURTHEST_AHEAD = 365;

  private final Availability availability;
  private final Reservations reservations;
  private final Clock clock;
  private int booked;

  public BookingDesk(Availability availability, Reservations reservations, Clock clock) {
    this.availability = availability;
    this.reservations = reservations;
    this.clock = clock;
  }

  /** The code of the reservation, or nothing if all rooms are taken. */
  public Optional<String> book(Guest guest, int guests, Stay stay) {
    LocalDate today = LocalDate.now(clock);
    if (stay.arrival().isBefore(today)) {
      throw new IllegalArgumentException("The past is booked out"); // reach: yes
    }
    if (stay.arrival().isAfter(today.plusDays(FURTHEST_AHEAD))) {
      throw new IllegalArgumentException("Too far ahead"); // reach: yes
    }
    Optional<Room> room = availability.free(RoomType.forGuests(guests), stay);
    if (room.isEmpty()) {
      return Optional.empty(); // reach: yes
    }
    String code = ConfirmationCode.of("HB", booked++);
    Reservation reservation =
        Reservation.builder().code(code).guest(guest).room(room.get()).stay(stay).build();
    reservation.confirm(); // reach: IllegalStateException no
    reservations.save(reservation);
    availability.changed();
    return Optional.of(code); // reach: yes
  }

  public Room arrive(String code) {
    ConfirmationCode.number(code);
    Reservation reservation =
        reservations.find(code).orElseThrow(() -> new NoSuchElementException(code));
    if (LocalDate.now(clock).isBefore(reservation.stay().arrival())) {
      throw new IllegalStateException("The room is not ready"); // reach: yes
    }
    reservation.checkIn(); // reach: IllegalStateException yes
    reservations.save(reservation);
    return reservation.room(); // reach: yes
  }
}
