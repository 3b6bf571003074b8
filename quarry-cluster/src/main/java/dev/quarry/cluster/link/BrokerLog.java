package dev.quarry.cluster.link;

import java.util.List;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What the libraries of the network log: nobody sees it but who opens this. */
public final class BrokerLog extends Handler {
  private static final List<String> NAMES = List.of("org.apache.activemq", "io.netty");

  private final Consumer<String> warnings;

  /** They are forgotten with their handlers if nobody holds them. */
  private final List<Logger> loggers = NAMES.stream().map(Logger::getLogger).toList();

  private BrokerLog(Consumer<String> warnings) {
    this.warnings = warnings;
  }

  /**
   * Listens until it is closed.
   *
   * @param warnings gets each message, by any thread
   */
  public static BrokerLog open(Consumer<String> warnings) {
    BrokerLog log = new BrokerLog(warnings);
    for (Logger logger : log.loggers) {
      logger.setUseParentHandlers(false);
      logger.setLevel(Level.WARNING);
      logger.addHandler(log);
    }
    return log;
  }

  @Override
  public void publish(LogRecord record) {
    warnings.accept(String.valueOf(record.getMessage()));
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    loggers.forEach(logger -> logger.removeHandler(this));
  }
}
