package dev.quarry.concolic.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.process.Frames;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProtocolTest {
  private static final int MESSAGES = 500;

  // One factory at both ends, so that equal expressions are the same.
  private final ExprFactory factory = new ExprFactory();
  private final ByteArrayOutputStream pipe = new ByteArrayOutputStream();

  private byte[] next(ByteArrayInputStream in) throws IOException {
    return Frames.read(in).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void requestsArriveAsTheyWereSent(long seed) throws IOException {
    RandomMessages messages = new RandomMessages(seed, factory);
    RequestWriter writer = new RequestWriter(pipe);
    List<Request> sent = new ArrayList<>();
    for (int i = 0; i < MESSAGES; i++) {
      sent.add(messages.request());
      writer.write(sent.get(i));
    }
    RequestReader reader = new RequestReader(factory);
    ByteArrayInputStream in = new ByteArrayInputStream(pipe.toByteArray());
    for (Request request : sent) {
      assertThat(reader.read(next(in))).isEqualTo(request);
    }
    assertThat(Frames.read(in)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void repliesArriveAsTheyWereSent(long seed) throws IOException {
    RandomMessages messages = new RandomMessages(seed, factory);
    ReplyWriter writer = new ReplyWriter(pipe);
    List<Reply> sent = new ArrayList<>();
    for (int i = 0; i < MESSAGES; i++) {
      sent.add(messages.reply());
      writer.write(sent.get(i));
    }
    ReplyReader reader = new ReplyReader(factory);
    ByteArrayInputStream in = new ByteArrayInputStream(pipe.toByteArray());
    for (Reply reply : sent) {
      assertThat(reader.read(next(in))).isEqualTo(reply);
    }
  }

  @Test
  void sitesAreDefinedOncePerConnection() throws IOException {
    Site site = new Site(new Location(new MethodId("a.B", "f", "(I)V"), 7), Site.Kind.JUMP, 0);
    Event event = new Event.Decision(site, 1, factory.bool(true), List.of());
    Reply reply =
        new Reply.Report(
            new RunReport(
                Model.EMPTY,
                0,
                List.of(event),
                Ending.returned("1"),
                CoveredProbes.NONE,
                List.of(),
                "",
                1),
            Reply.WorkerState.READY);
    ReplyWriter writer = new ReplyWriter(pipe);
    writer.write(reply);
    int first = pipe.size();
    writer.write(reply);

    // Owner, name and descriptor are not there again.
    assertThat(pipe.size() - first).isLessThan(first - "a.Bf(I)V".length());
  }

  @Test
  void textBetweenMessagesIsSkipped() throws IOException {
    RequestWriter writer = new RequestWriter(pipe);
    pipe.write("printed by native code\n".getBytes(StandardCharsets.UTF_8));
    writer.write(new Request.Stop());
    pipe.write("more".getBytes(StandardCharsets.UTF_8));
    writer.write(new Request.Stop());
    ByteArrayInputStream in = new ByteArrayInputStream(pipe.toByteArray());
    RequestReader reader = new RequestReader(factory);

    assertThat(reader.read(next(in))).isEqualTo(new Request.Stop());
    assertThat(reader.read(next(in))).isEqualTo(new Request.Stop());
  }

  @Test
  void anotherVersionIsAnErrorThatSaysSo() throws IOException {
    RandomMessages messages = new RandomMessages(5, factory);
    Request request = messages.request();
    while (!(request instanceof Request.Hello)) {
      request = messages.request();
    }
    new RequestWriter(pipe)
        .write(new Request.Hello(Protocol.VERSION + 1, ((Request.Hello) request).setup()));
    byte[] greeting = next(new ByteArrayInputStream(pipe.toByteArray()));

    assertThatThrownBy(() -> new RequestReader(factory).read(greeting))
        .isInstanceOf(VersionMismatchException.class)
        .hasMessageContaining("version " + (Protocol.VERSION + 1))
        .hasMessageContaining("the same build");
  }

  @Test
  void thePageIsAboutThisVersion() throws IOException {
    assertThat(Files.readString(Path.of("../docs/protocol.md")))
        .contains("Version **" + Protocol.VERSION + "**");
  }

  @Test
  void spoiltMessagesAreIoExceptions() throws IOException {
    Random random = new Random(6);
    RandomMessages messages = new RandomMessages(6, factory);
    for (int i = 0; i < MESSAGES; i++) {
      pipe.reset();
      new ReplyWriter(pipe).write(messages.reply());
      byte[] whole = next(new ByteArrayInputStream(pipe.toByteArray()));
      byte[] cut = Arrays.copyOf(whole, random.nextInt(whole.length));

      assertThatThrownBy(() -> new ReplyReader(factory).read(cut)).isInstanceOf(IOException.class);
    }
  }
}
