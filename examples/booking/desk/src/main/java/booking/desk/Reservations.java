package booking.desk;

import booking.calendar.Reservation;
import booking.calendar.Stay;
import java.util.List;
import java.util.Optional;

/** Where reservations are kept. */
public interface Reservations {
  Optional<Reservation> find(String code);

  List<Reservation> during(Stay stay);

  void save(Reservation reservation);
}
