package dev.quarry.cluster.coordinator;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quarry.cluster.link.Queues;
import java.security.MessageDigest;
import java.util.Set;
import javax.security.auth.Subject;
import org.apache.activemq.artemis.core.remoting.impl.invm.InVMConnection;
import org.apache.activemq.artemis.core.security.CheckType;
import org.apache.activemq.artemis.core.security.Role;
import org.apache.activemq.artemis.spi.core.protocol.RemotingConnection;
import org.apache.activemq.artemis.spi.core.security.ActiveMQSecurityManager5;
import org.apache.activemq.artemis.spi.core.security.jaas.UserPrincipal;
import org.jspecify.annotations.Nullable;

/**
 * Who comes in, behind the encryption: executors from outside, the coordinator from within this
 * process only.
 */
final class Doors implements ActiveMQSecurityManager5 {
  /** The user that is the coordinator, and its role. */
  static final String COORDINATOR = "coordinator";

  private final String ofExecutors;
  private final String ofCoordinator;
  private final Runnable refused;

  /**
   * @param ofExecutors their password
   * @param ofCoordinator its password
   * @param refused told when somebody has another
   */
  Doors(String ofExecutors, String ofCoordinator, Runnable refused) {
    this.ofExecutors = ofExecutors;
    this.ofCoordinator = ofCoordinator;
    this.refused = refused;
  }

  @Override
  public @Nullable Subject authenticate(
      @Nullable String user,
      @Nullable String password,
      RemotingConnection connection,
      @Nullable String domain) {
    boolean isInside = connection.getTransportConnection() instanceof InVMConnection;
    String name = isInside ? COORDINATOR : Queues.EXECUTOR;
    String expected = isInside ? ofCoordinator : ofExecutors;
    if (!name.equals(user) || password == null || !same(expected, password)) {
      refused.run();
      return null;
    }
    Subject subject = new Subject();
    subject.getPrincipals().add(new UserPrincipal(name));
    return subject;
  }

  /** Takes as long wherever they differ. */
  private static boolean same(String one, String other) {
    return MessageDigest.isEqual(one.getBytes(UTF_8), other.getBytes(UTF_8));
  }

  @Override
  public boolean authorize(Subject subject, Set<Role> roles, CheckType check, String address) {
    return subject.getPrincipals().stream()
        .anyMatch(
            who ->
                roles.stream()
                    .anyMatch(role -> role.getName().equals(who.getName()) && check.hasRole(role)));
  }

  /** Without a connection, nobody is anybody. */
  @Override
  public boolean validateUser(String user, String password) {
    return false;
  }

  @Override
  public boolean validateUserAndRole(
      String user, String password, Set<Role> roles, CheckType check) {
    return false;
  }
}
