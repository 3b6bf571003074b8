package dev.quarry.cluster.coordinator;

import dev.quarry.cluster.link.Queues;
import dev.quarry.engine.spread.ResultCheck;
import dev.quarry.engine.spread.Spread;
import java.io.IOException;
import org.apache.activemq.artemis.api.core.ActiveMQBuffer;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.ActiveMQSecurityException;
import org.apache.activemq.artemis.api.core.Message;
import org.apache.activemq.artemis.core.server.MessageReference;
import org.apache.activemq.artemis.core.server.ServerConsumer;
import org.apache.activemq.artemis.core.server.ServerSession;
import org.apache.activemq.artemis.core.server.plugin.ActiveMQServerConsumerPlugin;
import org.apache.activemq.artemis.core.server.plugin.ActiveMQServerMessagePlugin;
import org.apache.activemq.artemis.core.server.plugin.ActiveMQServerSessionPlugin;
import org.apache.activemq.artemis.core.transaction.Transaction;
import org.jspecify.annotations.Nullable;

/**
 * Looks at every result before it is a message: whether it is for a goal that this very session was
 * given, and whether it is a result at all. What is refused takes the session's transaction with
 * it, and the goal goes to somebody else.
 */
final class ResultGate
    implements ActiveMQServerMessagePlugin,
        ActiveMQServerSessionPlugin,
        ActiveMQServerConsumerPlugin {
  private final Handed handed;
  private volatile @Nullable ResultCheck check;

  ResultGate(Handed handed) {
    this.handed = handed;
  }

  /** Results are taken from now on. */
  void open(ResultCheck opened) {
    check = opened;
  }

  @Override
  public void afterCreateConsumer(ServerConsumer consumer) {
    if (isOfGoals(consumer)) {
      handed.come(consumer.getSessionID(), consumer.getConnectionID());
    }
  }

  @Override
  public void afterCloseSession(ServerSession session, boolean failed) {
    handed.go(session.getName(), failed);
  }

  @Override
  public void beforeDeliver(ServerConsumer consumer, MessageReference reference) {
    if (isOfGoals(consumer)) {
      int goal = reference.getMessage().getIntProperty(Queues.GOAL);
      handed.give(consumer.getSessionID(), goal, reference.getDeliveryCount());
    }
  }

  private static boolean isOfGoals(ServerConsumer consumer) {
    return consumer.getQueue().getName().toString().equals(Queues.GOALS);
  }

  @Override
  public void beforeSend(
      ServerSession session,
      @Nullable Transaction transaction,
      Message message,
      boolean direct,
      boolean noAutoCreateQueue)
      throws ActiveMQException {
    if (!Queues.EXECUTOR.equals(session.getUsername())) {
      return;
    }
    try {
      checkResult(session, message);
    } catch (IOException | RuntimeException e) {
      ActiveMQException refusal =
          new ActiveMQSecurityException("The result was refused: " + e.getMessage());
      if (transaction != null) {
        // Else the goal would count as done, and its result be missing.
        transaction.markAsRollbackOnly(refusal);
      }
      throw refusal;
    }
  }

  private void checkResult(ServerSession session, Message message) throws IOException {
    ResultCheck opened = check;
    if (opened == null) {
      throw new IOException("There are no goals yet.");
    }
    if (message.isLargeMessage()) {
      throw new IOException("It is too long.");
    }
    int goal = message.getIntProperty(Queues.GOAL);
    if (!handed.take(session.getName(), goal)) {
      throw new IOException("The goal was not given to this worker.");
    }
    ActiveMQBuffer body = message.toCore().getReadOnlyBodyBuffer();
    if (body.readableBytes() > Spread.LONGEST_RESULT) {
      throw new IOException("It is too long.");
    }
    byte[] result = new byte[body.readableBytes()];
    body.readBytes(result);
    opened.check(goal, result);
  }
}
