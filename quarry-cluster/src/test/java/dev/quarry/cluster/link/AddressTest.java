package dev.quarry.cluster.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {
  @ParameterizedTest
  @ValueSource(strings = {"host:1", "10.0.0.1:65535", "[::1]:7480"})
  void whatIsWrittenIsRead(String text) throws ClusterException {
    assertThat(Address.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "host", ":7", "host:", "host:0", "host:65536", "host:x", "::1:7"})
  void otherFormsAreRefused(String text) {
    assertThatThrownBy(() -> Address.parse(text)).hasMessageContaining("HOST:PORT");
  }

  @Test
  void otherVersionsAreRefused() throws Exception {
    Versions mine = Versions.here();
    mine.check(mine);
    assertThatThrownBy(() -> mine.check(new Versions(mine.quarry(), "1.2.3")))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("this executor on Java 1.2.3");
    assertThatThrownBy(() -> mine.check(new Versions("other", mine.java())))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("another version of Quarry");
  }
}
