package booking.desk;

import booking.calendar.Reservation;
import booking.calendar.Room;
import booking.calendar.RoomType;
import booking.calendar.Stay;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds free rooms, and remembers what it found until something changes. */
public final class Availability {
  private final List<Room> rooms;
  private final Reservations reservations;
  private final Map<Stay, Set<Room>> taken = new HashMap<>();

  public Availability(List<Room> rooms, Reservations reservations) {
    this.rooms = List.copyOf(rooms);
    this.reservations = reservations;
  }

  public Optional<Room> free(RoomType type, Stay stay) {
    Set<Room> unavailable = taken.computeIfAbsent(stay, this::taken);
    return rooms.stream()
        .filter(room -> room.type() == type)
        .filter(room -> !unavailable.contains(room)) // reach: true yes, false yes
        .min(Comparator.comparingInt(Room::number));
  }

  /** Something was booked or given up. */
  public void changed() {
    taken.clear();
  }

  private Set<Room> taken(Stay stay) {
    return reservations.during(stay).stream()
        .filter(reservation -> reservation.state() != Reservation.State.CLOSED)
        .map(Reservation::room)
        .collect(Collectors.toSet()); // reach: yes
  }
}
