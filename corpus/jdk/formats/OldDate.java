package formats;

import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Dates as they were read before Java 8. */
// witness: month("24/12/2023")
// witness: month("32/12/2023")
// witness: month("01/01/2023")
public final class OldDate {
  public static int month(String text) {
    SimpleDateFormat format = new SimpleDateFormat("dd/MM/yyyy", Locale.ROOT);
    format.setTimeZone(TimeZone.getTimeZone("UTC"));
    format.setLenient(false);
    Date date;
    try {
      date = format.parse(text);
    } catch (ParseException e) {
      return -1; // reach: yes
    }
    Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
    calendar.setTime(date);
    int month = calendar.get(Calendar.MONTH);
    if (month > Calendar.DECEMBER) {
      return -2; // reach: no
    }
    return month == Calendar.DECEMBER ? 12 : month; // reach: true yes, false yes
  }
}
