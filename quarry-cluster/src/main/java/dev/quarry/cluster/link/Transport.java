package dev.quarry.cluster.link;

import dev.quarry.cluster.secret.Secret;
import java.util.HashMap;
import java.util.Map;
import org.apache.activemq.artemis.api.core.TransportConfiguration;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyAcceptorFactory;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyConnectorFactory;
import org.apache.activemq.artemis.core.remoting.impl.netty.TransportConstants;

/**
 * How both ends of a connection are encrypted: TLS 1.3, each end with the certificate of the secret
 * and trusting that one alone. The name in it says nothing, so it is not compared.
 */
public final class Transport {
  /** How long a silent connection counts as alive, in milliseconds. */
  public static final long PATIENCE = 15_000;

  private static final int MOST_CONNECTIONS = 1_000;
  private static final int HANDSHAKE_SECONDS = 10;

  private Transport() {}

  /** For who listens. */
  public static TransportConfiguration acceptor(Address address, Secret secret) {
    Map<String, Object> settings = both(address, secret);
    settings.put(TransportConstants.NEED_CLIENT_AUTH_PROP_NAME, true);
    settings.put(TransportConstants.PROTOCOLS_PROP_NAME, "CORE");
    settings.put(TransportConstants.HTTP_UPGRADE_ENABLED_PROP_NAME, false);
    settings.put(TransportConstants.CONNECTIONS_ALLOWED, MOST_CONNECTIONS);
    settings.put(TransportConstants.HANDSHAKE_TIMEOUT, HANDSHAKE_SECONDS);
    return new TransportConfiguration(NettyAcceptorFactory.class.getName(), settings, "executors");
  }

  /** For who connects. */
  public static TransportConfiguration connector(Address address, Secret secret) {
    Map<String, Object> settings = both(address, secret);
    settings.put(TransportConstants.VERIFY_HOST_PROP_NAME, false);
    return new TransportConfiguration(NettyConnectorFactory.class.getName(), settings);
  }

  private static Map<String, Object> both(Address address, Secret secret) {
    Map<String, Object> settings = new HashMap<>();
    settings.put(TransportConstants.HOST_PROP_NAME, address.host());
    settings.put(TransportConstants.PORT_PROP_NAME, address.port());
    settings.put(TransportConstants.SSL_ENABLED_PROP_NAME, true);
    settings.put(TransportConstants.ENABLED_PROTOCOLS_PROP_NAME, "TLSv1.3");
    settings.put(TransportConstants.KEYSTORE_PATH_PROP_NAME, secret.file().toString());
    settings.put(TransportConstants.KEYSTORE_TYPE_PROP_NAME, Secret.FORM);
    settings.put(TransportConstants.KEYSTORE_PASSWORD_PROP_NAME, Secret.STORE_PASSWORD);
    settings.put(TransportConstants.TRUSTSTORE_PATH_PROP_NAME, secret.file().toString());
    settings.put(TransportConstants.TRUSTSTORE_TYPE_PROP_NAME, Secret.FORM);
    settings.put(TransportConstants.TRUSTSTORE_PASSWORD_PROP_NAME, Secret.STORE_PASSWORD);
    // The JDK's own sockets do, and leave no native library behind.
    settings.put(TransportConstants.USE_EPOLL_PROP_NAME, false);
    settings.put(TransportConstants.USE_KQUEUE_PROP_NAME, false);
    return settings;
  }
}
