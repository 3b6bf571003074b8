package dev.quarry.cluster.executor;

import dev.quarry.cluster.link.Queues;
import dev.quarry.cluster.link.Transport;
import dev.quarry.engine.spread.Spread;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import org.apache.activemq.artemis.api.core.ActiveMQBuffer;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;

/** A connection to a coordinator. Once it is broken, there has to be another one. */
final class Line implements AutoCloseable {
  /** Of properties and the like. */
  private static final int BESIDE_BODY = 1 << 16;

  private static final long CALL_MILLIS = 10_000;
  private static final long PART_MILLIS = 2_000;
  private static final int WINDOW = 1 << 20;
  private static final int NO_RATE = -1;

  private final Joining joining;
  private final ServerLocator locator;
  private final ClientSessionFactory factory;

  private Line(Joining joining, ServerLocator locator, ClientSessionFactory factory) {
    this.joining = joining;
    this.locator = locator;
    this.factory = factory;
  }

  /**
   * Connects.
   *
   * @throws IOException if nobody answers, or who answers does not let us in
   */
  static Line open(Joining joining) throws IOException {
    ServerLocator locator =
        ActiveMQClient.createServerLocatorWithoutHA(
                Transport.connector(joining.address(), joining.secret()))
            .setConsumerWindowSize(0)
            .setReconnectAttempts(0)
            .setInitialConnectAttempts(1)
            .setConnectionTTL(Transport.PATIENCE)
            .setClientFailureCheckPeriod(Transport.PATIENCE / 3)
            .setCallTimeout(CALL_MILLIS)
            .setBlockOnNonDurableSend(true)
            .setBlockOnAcknowledge(true)
            .setMinLargeMessageSize(Spread.LONGEST_RESULT + BESIDE_BODY);
    try {
      return new Line(joining, locator, locator.createSessionFactory());
    } catch (Exception e) {
      locator.close();
      throw new IOException("Nobody lets us in at " + joining.address() + ".", e);
    }
  }

  /** A session in which what was taken and what was given count together. */
  ClientSession session() throws ActiveMQException {
    return factory.createSession(
        Queues.EXECUTOR, joining.secret().password(), false, false, false, false, 1);
  }

  /** A content that the coordinator offers; empty if it does not, or not yet. */
  Optional<byte[]> fetch(String content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ClientSession session = session();
        ClientConsumer consumer =
            session.createConsumer(
                Queues.PROGRAM,
                "%s = '%s'".formatted(Queues.CONTENT, content),
                WINDOW,
                NO_RATE,
                false)) {
      session.start();
      while (true) {
        ClientMessage part = consumer.receive(PART_MILLIS);
        if (part == null) {
          return Optional.empty();
        }
        bytes.writeBytes(body(part));
        part.acknowledge();
        if (!part.getBooleanProperty(Queues.MORE)) {
          return Optional.of(bytes.toByteArray());
        }
      }
    } catch (ActiveMQException e) {
      throw new LineBrokenException("The connection to " + joining.address() + " broke.", e);
    }
  }

  /** What is in a message. */
  static byte[] body(ClientMessage message) {
    ActiveMQBuffer buffer = message.getBodyBuffer();
    byte[] bytes = new byte[buffer.readableBytes()];
    buffer.readBytes(bytes);
    return bytes;
  }

  @Override
  public void close() {
    factory.close();
    locator.close();
  }
}
