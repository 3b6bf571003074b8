package dev.quarry.cluster.coordinator;

import dev.quarry.cluster.link.Address;
import dev.quarry.cluster.link.ClusterException;
import dev.quarry.cluster.link.Queues;
import dev.quarry.cluster.link.Transport;
import dev.quarry.cluster.secret.Secret;
import dev.quarry.process.Scratch;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.TransportConfiguration;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.config.impl.ConfigurationImpl;
import org.apache.activemq.artemis.core.remoting.impl.invm.InVMAcceptorFactory;
import org.apache.activemq.artemis.core.remoting.impl.invm.InVMConnectorFactory;
import org.apache.activemq.artemis.core.remoting.impl.invm.TransportConstants;
import org.apache.activemq.artemis.core.security.Role;
import org.apache.activemq.artemis.core.server.embedded.EmbeddedActiveMQ;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;

/**
 * The queues, in this process. They are kept in memory: what must not be lost is in the journal of
 * results, and goals can be given away again.
 */
final class Broker implements AutoCloseable {
  /** Who takes a goal so often and does not come back is not to blame for it any more. */
  static final int MOST_DELIVERIES = 5;

  /** Other limits are for executors; no network is between this process and itself. */
  private static final long FOREVER = -1;

  private static final int NO_LIMIT = -1;

  /** On a busy machine, even a connection inside a process may not be there at once. */
  private static final int ATTEMPTS = 60;

  private static final long ATTEMPT_MILLIS = 500;

  private static final int ALL = 1;

  private final Scratch scratch;
  private final EmbeddedActiveMQ server;
  private final String password;
  private final int number;

  private Broker(Scratch scratch, EmbeddedActiveMQ server, String password, int number) {
    this.scratch = scratch;
    this.server = server;
    this.password = password;
    this.number = number;
  }

  /**
   * Opens the queues.
   *
   * @throws ClusterException if nobody can listen there
   */
  static Broker open(Address address, Secret secret, ResultGate gate, Strangers strangers)
      throws IOException {
    checkFree(address);
    SecureRandom random = new SecureRandom();
    byte[] own = new byte[32];
    random.nextBytes(own);
    String password = HexFormat.of().formatHex(own);
    int number = random.nextInt(Integer.MAX_VALUE);
    Scratch scratch = Scratch.create("quarry-broker-");
    Configuration configuration = configuration(scratch, address, secret, number);
    configuration.registerBrokerPlugin(gate);
    EmbeddedActiveMQ server =
        new EmbeddedActiveMQ()
            .setConfiguration(configuration)
            .setSecurityManager(new Doors(secret.password(), password, strangers::add));
    Broker broker = new Broker(scratch, server, password, number);
    try {
      server.start();
      return broker;
    } catch (Exception e) {
      broker.close();
      throw new ClusterException(
          "Nobody can listen on %s (%s); name another address.".formatted(address, e), e);
    }
  }

  /** The broker itself only logs that it could not listen. */
  private static void checkFree(Address address) throws ClusterException {
    InetSocketAddress place = new InetSocketAddress(address.host(), address.port());
    if (place.isUnresolved()) {
      throw new ClusterException(
          "The name of `%s` is not known; name an address of this machine.".formatted(address));
    }
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(place);
    } catch (BindException e) {
      throw new ClusterException(
          "Nobody can listen on %s (%s); name another port, or another address of this machine."
              .formatted(address, e.getMessage()),
          e);
    } catch (IOException e) {
      throw new ClusterException(
          "Nobody can listen on %s (%s); name another address.".formatted(address, e), e);
    }
  }

  private static Configuration configuration(
      Scratch scratch, Address address, Secret secret, int number) throws IOException {
    ConfigurationImpl configuration = new ConfigurationImpl();
    configuration.setPersistenceEnabled(false);
    configuration.setJMXManagementEnabled(false);
    configuration.setSecurityEnabled(true);
    configuration.setConnectionTtlCheckInterval(1_000);
    configuration.setBrokerInstance(scratch.directory().toFile());
    configuration.addAcceptorConfiguration(
        new TransportConfiguration(InVMAcceptorFactory.class.getName(), inside(number), "inside"));
    configuration.addAcceptorConfiguration(Transport.acceptor(address, secret));
    for (String name : List.of(Queues.GOALS, Queues.RESULTS, Queues.DEAD, Queues.PROGRAM)) {
      configuration.addQueueConfiguration(
          QueueConfiguration.of(name)
              .setAddress(name)
              .setRoutingType(RoutingType.ANYCAST)
              .setDurable(false)
              .setNonDestructive(name.equals(Queues.PROGRAM)));
    }
    // Who is lost while he reads the program spoils it for nobody.
    configuration.addAddressSetting("#", setting());
    configuration.addAddressSetting(
        Queues.GOALS,
        setting()
            .setMaxDeliveryAttempts(MOST_DELIVERIES)
            .setDeadLetterAddress(SimpleString.of(Queues.DEAD)));
    Role coordinator = role(Doors.COORDINATOR, true, true);
    Role taker = role(Queues.EXECUTOR, false, true);
    configuration.putSecurityRoles("#", Set.of(coordinator));
    configuration.putSecurityRoles(Queues.GOALS, Set.of(coordinator, taker));
    configuration.putSecurityRoles(Queues.PROGRAM, Set.of(coordinator, taker));
    configuration.putSecurityRoles(
        Queues.RESULTS, Set.of(coordinator, role(Queues.EXECUTOR, true, false)));
    return configuration;
  }

  private static AddressSettings setting() {
    return new AddressSettings()
        .setAutoCreateQueues(false)
        .setAutoCreateAddresses(false)
        .setAutoDeleteQueues(false)
        .setAutoDeleteAddresses(false)
        .setMaxSizeBytes(NO_LIMIT)
        .setMaxDeliveryAttempts(NO_LIMIT);
  }

  private static Role role(String name, boolean sends, boolean consumes) {
    Role role = new Role();
    role.setName(name);
    role.setSend(sends);
    role.setConsume(consumes);
    return role;
  }

  private static Map<String, Object> inside(int number) {
    return new HashMap<>(Map.of(TransportConstants.SERVER_ID_PROP_NAME, number));
  }

  /** The coordinator's own connection. */
  ServerLocator locator() {
    return ActiveMQClient.createServerLocatorWithoutHA(
            new TransportConfiguration(InVMConnectorFactory.class.getName(), inside(number)))
        .setConnectionTTL(FOREVER)
        .setClientFailureCheckPeriod(FOREVER)
        .setInitialConnectAttempts(ATTEMPTS)
        .setRetryInterval(ATTEMPT_MILLIS)
        .setBlockOnNonDurableSend(true)
        .setMinLargeMessageSize(Integer.MAX_VALUE);
  }

  /** A session of the coordinator, each of whose messages counts at once. */
  ClientSession session(ClientSessionFactory factory) throws IOException {
    try {
      return factory.createSession(Doors.COORDINATOR, password, false, true, true, false, ALL);
    } catch (org.apache.activemq.artemis.api.core.ActiveMQException e) {
      throw new IOException("The broker of this process does not answer.", e);
    }
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      // It goes with this process at the latest.
      return;
    } finally {
      scratch.delete();
    }
  }
}
