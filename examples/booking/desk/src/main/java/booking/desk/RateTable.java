package booking.desk;

import booking.calendar.RoomType;
import booking.calendar.Season;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.Map;

/** What a night costs. */
public final class RateTable {
  private final Map<RoomType, Map<Season, BigDecimal>> rates = new EnumMap<>(RoomType.class);

  public RateTable set(RoomType type, Season season, String price) {
    BigDecimal rate = new BigDecimal(price); // reach: NumberFormatException yes
    if (rate.signum() <= 0) {
      throw new IllegalArgumentException("free rooms"); // reach: yes
    }
    rates.computeIfAbsent(type, any -> new EnumMap<>(Season.class)).put(season, rate);
    return this;
  }

  public BigDecimal rate(RoomType type, Season season) {
    BigDecimal rate = rates.getOrDefault(type, Map.of()).get(season);
    if (rate == null) {
      throw new IllegalStateException("no rate for " + type + " in " + season); // reach: yes
    }
    return rate; // reach: yes
  }
}
