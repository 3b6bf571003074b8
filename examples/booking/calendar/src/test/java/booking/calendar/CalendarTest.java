package booking.calendar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CalendarTest {
  private static final LocalDate MAY = LocalDate.of(2024, 5, 1);

  @Test
  void staysAreRead() {
    assertEquals(Stay.of(MAY, 2), Stay.parse("2024-05-01/2024-05-03"));
    assertThrows(IllegalArgumentException.class, () -> Stay.parse("2024-05-01"));
    assertThrows(DateTimeParseException.class, () -> Stay.parse("1.5./3.5."));
    assertThrows(IllegalArgumentException.class, () -> Stay.parse("2024-05-01/2024-05-01"));
    assertThrows(IllegalArgumentException.class, () -> Stay.of(MAY, 0));
    assertEquals(2, Stay.of(MAY, 2).nights());
  }

  @Test
  void staysOverlapIfTheyShareANight() {
    assertTrue(Stay.of(MAY, 2).overlaps(Stay.of(MAY.plusDays(1), 2)));
    assertFalse(Stay.of(MAY, 2).overlaps(Stay.of(MAY.plusDays(2), 2)));
  }

  @Test
  void theSmallestRoomIsTaken() {
    assertEquals(RoomType.SINGLE, RoomType.forGuests(1));
    assertEquals(RoomType.FAMILY, RoomType.forGuests(3));
    assertThrows(IllegalArgumentException.class, () -> RoomType.forGuests(5));
    assertEquals(2, new Room(207, RoomType.DOUBLE).floor());
    assertThrows(IllegalStateException.class, () -> new Room(7, RoomType.DOUBLE).floor());
  }

  @Test
  void theYearHasSeasons() {
    assertEquals(Season.LOW, Season.of(MAY));
    assertEquals(Season.LOW, Season.of(LocalDate.of(2024, 1, 7)));
    assertEquals(Season.HIGH, Season.of(LocalDate.of(2024, 7, 7)));
    assertEquals(Season.HOLIDAYS, Season.of(LocalDate.of(2024, 1, 6)));
  }

  @Test
  void guestsAreFoundByTheirLastName() {
    assertEquals('L', new Guest("Ann Lee", null).letter());
    assertEquals('#', new Guest("4711", null).letter());
    assertEquals('?', new Guest(" ", null).letter());
    assertEquals(Optional.of("+49123"), new Guest("Ann", "+49 (1) 23").dialled());
  }

  @Test
  void reservationsMoveOn() {
    Reservation.Builder builder = Reservation.builder();
    assertThrows(NullPointerException.class, builder::build);
    builder.guest(new Guest("Ann", null)).room(new Room(101, RoomType.SINGLE));
    builder.stay(Stay.of(MAY, 1));
    assertThrows(IllegalStateException.class, builder::build);

    Reservation reservation = builder.code("A").build();
    assertThrows(IllegalStateException.class, reservation::checkIn);
    reservation.confirm();
    reservation.checkIn();
    reservation.close();
    assertThrows(IllegalStateException.class, reservation::close);
  }
}
