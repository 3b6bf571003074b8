package dev.quarry.cluster.coordinator;

import dev.quarry.cluster.link.Address;
import dev.quarry.cluster.link.Queues;
import dev.quarry.cluster.link.Transport;
import dev.quarry.cluster.secret.Secret;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;

/** Does goals by hand, or what no executor would do. */
final class TestExecutor implements AutoCloseable {
  private final Secret secret;
  private final ServerLocator locator;
  private final ClientSessionFactory factory;
  private final ClientSession session;

  private TestExecutor(
      Secret secret, ServerLocator locator, ClientSessionFactory factory, ClientSession session) {
    this.secret = secret;
    this.locator = locator;
    this.factory = factory;
    this.session = session;
  }

  static TestExecutor join(Address address, Secret secret) throws Exception {
    return join(address, secret, Queues.EXECUTOR, secret.password());
  }

  static TestExecutor join(Address address, Secret secret, String user, String password)
      throws Exception {
    ServerLocator locator =
        ActiveMQClient.createServerLocatorWithoutHA(Transport.connector(address, secret))
            .setConsumerWindowSize(0)
            .setInitialConnectAttempts(1)
            .setReconnectAttempts(0)
            .setCallTimeout(20_000)
            .setBlockOnNonDurableSend(true)
            .setBlockOnAcknowledge(true);
    try {
      ClientSessionFactory factory = locator.createSessionFactory();
      ClientSession session = factory.createSession(user, password, false, false, false, false, 1);
      session.start();
      return new TestExecutor(secret, locator, factory, session);
    } catch (ActiveMQException e) {
      locator.close();
      throw e;
    }
  }

  ClientSession session() {
    return session;
  }

  /** Takes a goal, and keeps it. */
  ClientMessage take() throws ActiveMQException {
    ClientMessage goal = session.createConsumer(Queues.GOALS).receive(20_000);
    if (goal == null) {
      throw new IllegalStateException("There is no goal.");
    }
    return goal;
  }

  /** Sends something to a queue, outside of transactions: so one is told at once. */
  void put(String queue, ClientMessage message) throws ActiveMQException {
    try (ClientSession plain =
        factory.createSession(Queues.EXECUTOR, secret.password(), false, true, true, false, 1)) {
      plain.createProducer(queue).send(message);
    }
  }

  /** Sends a result, whoever has the goal. */
  void send(int goal, byte[] result) throws ActiveMQException {
    ClientMessage message = session.createMessage(false);
    message.putIntProperty(Queues.GOAL, goal);
    message.getBodyBuffer().writeBytes(result);
    session.createProducer(Queues.RESULTS).send(message);
  }

  /** Does goals until there is none for a moment; each result is its goal. */
  int echo() throws ActiveMQException {
    int done = 0;
    try (ClientConsumer goals = session.createConsumer(Queues.GOALS)) {
      for (ClientMessage goal = goals.receive(2_000); goal != null; goal = goals.receive(500)) {
        byte[] body = new byte[goal.getBodyBuffer().readableBytes()];
        goal.getBodyBuffer().readBytes(body);
        send(goal.getIntProperty(Queues.GOAL), body);
        goal.acknowledge();
        session.commit();
        done++;
      }
    }
    return done;
  }

  @Override
  public void close() {
    factory.close();
    locator.close();
  }
}
