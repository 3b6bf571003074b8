package shop.domain;

import java.time.LocalDate;
import java.util.Optional;

/** Somebody who buys. The address may be missing. */
public record Customer(String name, String email, LocalDate since) {
  private static final int LONGEST = 64;

  public Optional<String> emailAddress() {
    return Optional.ofNullable(email).map(String::strip).filter(text -> text.contains("@"));
  }

  /** How to call the customer in a letter. */
  public String salutation() {
    String first = name.strip().split(" ")[0];
    if (first.isEmpty()) {
      return "Dear customer"; // reach: yes
    }
    if (first.length() > LONGEST) {
      return "Dear " + first.substring(0, LONGEST); // reach: yes
    }
    if (first.indexOf(' ') >= 0) {
      return "Dear friend"; // reach: no
    }
    return "Dear " + first; // reach: yes
  }
}
