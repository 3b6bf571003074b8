package acme.shop;

import static org.junit.Assert.assertEquals;

import java.util.Collections;
import org.junit.Test;

public class BasketTest {
  @Test
  public void nothingForNothing() {
    assertEquals(0, new Basket(Collections.<Integer>emptyList()).percent());
  }
}
