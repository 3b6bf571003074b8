package booking.calendar;

import java.util.Locale;
import java.util.Optional;

/** Somebody who stays. Not everybody leaves a telephone number. */
public record Guest(String name, String phone) {
  /** The number without what people write between digits. */
  public Optional<String> dialled() {
    return Optional.ofNullable(phone)
        .map(text -> text.replaceAll("[^0-9+]", ""))
        .filter(text -> text.length() >= 5);
  }

  /** By which letter the guest is found in the register. */
  public char letter() {
    String last = name.strip();
    last = last.substring(last.lastIndexOf(' ') + 1).toUpperCase(Locale.ROOT);
    if (last.isEmpty()) {
      return '?'; // reach: yes
    }
    char first = last.charAt(0); // reach: StringIndexOutOfBoundsException no
    if (first == ' ') {
      return '_'; // reach: no
    }
    return Character.isLetter(first) ? first : '#'; // reach: true yes, false yes
  }
}
