package dev.quarry.engine.spread;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WireReaderTest {
  @Test
  void whatIsWrittenIsRead() throws IOException {
    WireWriter out = new WireWriter();
    out.count(300).number(-7).text("grüße").duration(Duration.ofMillis(1_500));
    out.list(List.of("a", "b"), out::text).bytes(new byte[] {1, 2});
    WireReader in = new WireReader(out.bytes());
    assertThat(in.count(300)).isEqualTo(300);
    assertThat(in.number()).isEqualTo(-7);
    assertThat(in.text()).isEqualTo("grüße");
    assertThat(in.duration()).isEqualTo(Duration.ofMillis(1_500));
    assertThat(in.list(in::text)).containsExactly("a", "b");
    assertThat(in.bytes()).containsExactly(1, 2);
    in.end();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 127, 128, 16_383, 16_384, Integer.MAX_VALUE, Long.MAX_VALUE})
  void everyCountComesBack(long count) throws IOException {
    byte[] bytes = new WireWriter().count(count).bytes();
    assertThat(new WireReader(bytes).count(Long.MAX_VALUE)).isEqualTo(count);
  }

  @Test
  void aLengthBeyondTheEndIsNotBelieved() {
    byte[] bytes = new WireWriter().count(Integer.MAX_VALUE).bytes();
    assertThatThrownBy(() -> new WireReader(bytes).bytes()).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> new WireReader(bytes).list(() -> 0)).isInstanceOf(IOException.class);
  }

  @Test
  void whatIsLeftOverIsRefused() {
    assertThatThrownBy(() -> new WireReader(new byte[1]).end()).hasMessageContaining("left over");
  }
}
