package dev.quarry.concolic.runtime.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class IdentityTableTest {
  private final IdentityTable<String> table = new IdentityTable<>();

  @Test
  void whatWasPutLastIsThere() {
    Object key = new Object();
    assertThat(table.get(key)).isNull();
    table.put(key, "one");
    assertThat(table.get(key)).isEqualTo("one");
    table.put(key, "two");
    assertThat(table.get(key)).isEqualTo("two");
    table.put(key, null);
    assertThat(table.get(key)).isNull();
  }

  @Test
  void equalObjectsAreDifferentKeys() {
    List<Object> keys = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      keys.add(new ArrayList<>(List.of(1)));
      table.put(keys.get(i), "v" + i);
    }
    for (int i = 0; i < 500; i++) {
      assertThat(table.get(keys.get(i))).isEqualTo("v" + i);
    }
  }
}
