package acme;

public sealed interface Payment {
  record Cash(int cents) implements Payment {}

  record Card(String number, Cash limit) implements Payment {}

  record Free() implements Payment {}

  static String fee(Payment payment) {
    return switch (payment) {
      case Cash(int cents) when cents > 9_999 -> "counting";
      case Cash cash -> "none";
      case Card(String number, Cash(int cents)) -> number.length() == 3 ? "bank" : cents + " at most";
      case Free free -> "gift";
    };
  }
}
