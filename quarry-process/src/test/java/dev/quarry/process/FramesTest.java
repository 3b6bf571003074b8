package dev.quarry.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FramesTest {
  private final ByteArrayOutputStream pipe = new ByteArrayOutputStream();

  private ByteArrayInputStream written() {
    return new ByteArrayInputStream(pipe.toByteArray());
  }

  @Test
  void strayTextBetweenMessagesIsSkipped() throws IOException {
    pipe.writeBytes("[solver] warning: hm\n".getBytes(StandardCharsets.UTF_8));
    Frames.write(pipe, new byte[] {1, 2});
    pipe.writeBytes("x".getBytes(StandardCharsets.UTF_8));
    Frames.write(pipe, new byte[] {3});
    ByteArrayInputStream in = written();
    assertThat(Frames.read(in)).hasValue(new byte[] {1, 2});
    assertThat(Frames.read(in)).hasValue(new byte[] {3});
    assertThat(Frames.read(in)).isEmpty();
  }

  @Test
  void theLongPartsOfAMessageArriveAsOne() throws IOException {
    byte[] message = new byte[100_000];
    new Random(1).nextBytes(message);
    byte[] start = Arrays.copyOf(message, 40_000);
    Frames.write(pipe, start, Arrays.copyOfRange(message, start.length, message.length));
    assertThat(Frames.read(written())).hasValue(message);
  }

  @Test
  void aMessageThatIsCutOffIsTheEnd() throws IOException {
    Frames.write(pipe, new byte[] {1, 2, 3});
    byte[] bytes = pipe.toByteArray();
    assertThat(Frames.read(new ByteArrayInputStream(bytes, 0, bytes.length - 1))).isEmpty();
  }

  @Test
  void anImpossibleLengthIsRefused() throws IOException {
    Frames.write(pipe);
    byte[] mark = Arrays.copyOf(pipe.toByteArray(), Long.BYTES);
    pipe.reset();
    pipe.writeBytes(mark);
    new DataOutputStream(pipe).writeInt(-5);
    assertThatThrownBy(() -> Frames.read(written()))
        .isInstanceOf(IOException.class)
        .hasMessage("A message claims to have -5 bytes.");
  }
}
