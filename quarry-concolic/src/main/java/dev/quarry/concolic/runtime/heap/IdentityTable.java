package dev.quarry.concolic.runtime.heap;

import org.jspecify.annotations.Nullable;

/**
 * A map from objects by identity: open addressing with linear probing, and nothing is ever taken
 * out but replaced by null. Hooks look things up at every call, so this must be cheap.
 */
final class IdentityTable<V> {
  private @Nullable Object[] keys = new Object[16];
  private @Nullable Object[] values = new Object[16];
  private int size;

  /** The key asked for last, which is often asked for again, and its value. */
  private @Nullable Object lastKey;

  private @Nullable V lastValue;

  @Nullable V get(Object key) {
    if (key != lastKey) {
      lastValue = size == 0 ? null : find(key);
      lastKey = key;
    }
    return lastValue;
  }

  @SuppressWarnings("unchecked")
  private @Nullable V find(Object key) {
    int mask = keys.length - 1;
    for (int i = slot(key, mask); keys[i] != null; i = (i + 1) & mask) {
      if (keys[i] == key) {
        return (V) values[i];
      }
    }
    return null;
  }

  /** Puts a value, or takes one out with null. */
  void put(Object key, @Nullable V value) {
    lastKey = key;
    lastValue = value;
    if (2 * (size + 1) > keys.length) {
      grow();
    }
    int mask = keys.length - 1;
    int i = slot(key, mask);
    while (keys[i] != null && keys[i] != key) {
      i = (i + 1) & mask;
    }
    if (keys[i] == null) {
      if (value == null) {
        return;
      }
      keys[i] = key;
      size++;
    }
    values[i] = value;
  }

  boolean isEmpty() {
    return size == 0;
  }

  private static int slot(Object key, int mask) {
    int hash = System.identityHashCode(key);
    return (hash ^ (hash >>> 15)) & mask;
  }

  @SuppressWarnings("unchecked")
  private void grow() {
    @Nullable Object[] oldKeys = keys;
    @Nullable Object[] oldValues = values;
    keys = new Object[4 * oldKeys.length];
    values = new Object[4 * oldKeys.length];
    size = 0;
    for (int i = 0; i < oldKeys.length; i++) {
      Object key = oldKeys[i];
      if (key != null && oldValues[i] != null) {
        put(key, (V) oldValues[i]);
      }
    }
  }
}
