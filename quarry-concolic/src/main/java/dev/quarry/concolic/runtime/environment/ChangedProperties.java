package dev.quarry.concolic.runtime.environment;

/** System properties that know which of them the program has set itself. */
public interface ChangedProperties {
  /** Whether this run may have set or removed a property. */
  boolean isChanged(String key);
}
