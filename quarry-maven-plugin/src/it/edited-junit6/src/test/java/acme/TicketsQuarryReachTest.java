package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TicketsQuarryReachTest {
  @Test
  void thisIsMine() {
    assertEquals(10, new Tickets(1, 0).price());
  }
}
