package booking.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import booking.calendar.Guest;
import booking.calendar.Reservation;
import booking.calendar.Room;
import booking.calendar.RoomType;
import booking.calendar.Season;
import booking.calendar.Stay;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeskTest {
  private static final LocalDate TODAY = LocalDate.of(2024, 5, 1);
  private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");
  private static final Guest ANN = new Guest("Ann Lee", null);

  private static final class Memory implements Reservations {
    private final Map<String, Reservation> all = new LinkedHashMap<>();

    @Override
    public Optional<Reservation> find(String code) {
      return Optional.ofNullable(all.get(code));
    }

    @Override
    public List<Reservation> during(Stay stay) {
      return all.values().stream().filter(one -> one.stay().overlaps(stay)).toList();
    }

    @Override
    public void save(Reservation reservation) {
      all.put(reservation.code(), reservation);
    }
  }

  private final Memory memory = new Memory();
  private final List<Room> rooms =
      List.of(new Room(102, RoomType.SINGLE), new Room(101, RoomType.SINGLE));
  private final BookingDesk desk =
      new BookingDesk(new Availability(rooms, memory), memory, Clock.fixed(NOON, ZoneOffset.UTC));

  @Test
  void roomsAreBookedUntilThereAreNone() {
    Stay stay = Stay.of(TODAY, 2);
    String code = desk.book(ANN, 1, stay).orElseThrow();
    assertTrue(desk.book(ANN, 1, stay).isPresent());
    assertEquals(Optional.empty(), desk.book(ANN, 1, stay));

    assertEquals(101, desk.arrive(code).number());
    assertThrows(IllegalStateException.class, () -> desk.arrive(code));
  }

  @Test
  void onlySomeDaysCanBeBooked() {
    assertThrows(
        IllegalArgumentException.class, () -> desk.book(ANN, 1, Stay.of(TODAY.minusDays(1), 3)));
    assertThrows(
        IllegalArgumentException.class, () -> desk.book(ANN, 1, Stay.of(TODAY.plusDays(999), 3)));
    String code = desk.book(ANN, 1, Stay.of(TODAY.plusDays(9), 3)).orElseThrow();
    assertThrows(IllegalStateException.class, () -> desk.arrive(code));
  }

  @Test
  void pricesDependOnTheSeason() {
    RateTable rates = new RateTable().set(RoomType.SINGLE, Season.LOW, "50");
    Quotes quotes = new Quotes(rates);
    assertEquals(new BigDecimal("100.00"), quotes.price(RoomType.SINGLE, Stay.of(TODAY, 2)));
    assertEquals(new BigDecimal("315.00"), quotes.price(RoomType.SINGLE, Stay.of(TODAY, 7)));
    assertThrows(
        IllegalStateException.class, () -> quotes.price(RoomType.DOUBLE, Stay.of(TODAY, 2)));
    assertThrows(
        NumberFormatException.class, () -> rates.set(RoomType.SINGLE, Season.HIGH, "much"));
    assertThrows(
        IllegalArgumentException.class, () -> rates.set(RoomType.SINGLE, Season.HIGH, "0"));
    assertThrows(IllegalArgumentException.class, () -> Quotes.reduced(BigDecimal.ONE.negate(), 1));
  }

  @Test
  void givingUpCostsWhatThePolicySays() {
    BigDecimal price = new BigDecimal("80.00");
    var flexible = new CancellationPolicy.Flexible(3);
    var half = new CancellationPolicy.Partial(new BigDecimal("0.5"));
    assertEquals(BigDecimal.ZERO, CancellationFees.fee(flexible, price, TODAY.plusDays(3), TODAY));
    assertEquals(price, CancellationFees.fee(flexible, price, TODAY, TODAY));
    assertEquals(new BigDecimal("40.00"), CancellationFees.fee(half, price, TODAY, TODAY));
    assertEquals(
        price, CancellationFees.fee(new CancellationPolicy.NonRefundable(), price, TODAY, TODAY));
    assertThrows(
        IllegalArgumentException.class,
        () -> CancellationFees.fee(half, price, TODAY, TODAY.plusDays(1)));
  }

  @Test
  void codesAreChecked() {
    assertEquals("HB-0042-4", ConfirmationCode.of("HB", 42));
    assertEquals(42, ConfirmationCode.number("HB-0042-4"));
    assertThrows(IllegalArgumentException.class, () -> ConfirmationCode.number("HB-0042-5"));
    assertThrows(IllegalArgumentException.class, () -> ConfirmationCode.number("42"));
    assertThrows(IllegalArgumentException.class, () -> ConfirmationCode.of("hb", 42));
  }

  @Test
  void theHouseIsMoreOrLessBusy() {
    assertEquals("full", Occupancy.describe(4, 4));
    assertEquals("busy", Occupancy.describe(2, 4));
    assertEquals("quiet", Occupancy.describe(1, 4));
    assertThrows(IllegalArgumentException.class, () -> Occupancy.describe(5, 4));
    assertTrue(Occupancy.clash(TODAY, 2, TODAY));
    desk.book(ANN, 1, Stay.of(TODAY, 2));
    assertEquals(
        Map.of(DayOfWeek.WEDNESDAY, 1, DayOfWeek.THURSDAY, 1),
        Occupancy.byDay(List.copyOf(memory.all.values())));
  }
}
