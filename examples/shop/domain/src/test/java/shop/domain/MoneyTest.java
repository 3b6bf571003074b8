package shop.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class MoneyTest {
  @Test
  void amountsOfACurrencyAreAdded() {
    assertEquals(Money.euros(3_50), Money.euros(1_50).plus(Money.euros(2_00)));
  }

  @Test
  void currenciesAreNotMixed() {
    assertThrows(IllegalArgumentException.class, () -> Money.euros(1).plus(Money.of("1", "USD")));
  }

  @Test
  void aYenHasNoParts() {
    assertThrows(IllegalArgumentException.class, () -> Money.of("1.5", "JPY"));
  }

  @Test
  void aPartIsRounded() {
    assertEquals(Money.euros(19), Money.euros(98).percent(19));
    assertThrows(IllegalArgumentException.class, () -> Money.euros(1).percent(101));
  }
}
