package dev.quarry.concolic.worker;

import java.util.Collection;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * System properties that know whether they may have been changed: comparing them all after each run
 * would take longer than most runs do.
 */
final class WatchedProperties extends Properties {
  private static final long serialVersionUID = 1L;

  private transient volatile boolean touched;

  /** A copy of properties, untouched. */
  WatchedProperties(Properties original) {
    super.putAll(original);
    touched = false;
  }

  /** Whether somebody has changed them, or has a view through which he can. */
  boolean isTouched() {
    return touched;
  }

  @Override
  public synchronized @Nullable Object put(Object key, Object value) {
    touched = true;
    return super.put(key, value);
  }

  @Override
  public synchronized void putAll(Map<?, ?> all) {
    touched = true;
    super.putAll(all);
  }

  @Override
  public synchronized @Nullable Object remove(Object key) {
    touched = true;
    return super.remove(key);
  }

  @Override
  public synchronized boolean remove(Object key, Object value) {
    touched = true;
    return super.remove(key, value);
  }

  @Override
  public synchronized void clear() {
    touched = true;
    super.clear();
  }

  @Override
  public synchronized @Nullable Object putIfAbsent(Object key, Object value) {
    touched = true;
    return super.putIfAbsent(key, value);
  }

  @Override
  public synchronized boolean replace(Object key, Object before, Object after) {
    touched = true;
    return super.replace(key, before, after);
  }

  @Override
  public synchronized @Nullable Object replace(Object key, Object value) {
    touched = true;
    return super.replace(key, value);
  }

  @Override
  public synchronized void replaceAll(BiFunction<? super Object, ? super Object, ?> change) {
    touched = true;
    super.replaceAll(change);
  }

  @Override
  public synchronized @Nullable Object computeIfAbsent(
      Object key, Function<? super Object, ? extends @Nullable Object> value) {
    touched = true;
    return super.computeIfAbsent(key, value);
  }

  @Override
  public synchronized @Nullable Object computeIfPresent(
      Object key, BiFunction<? super Object, ? super Object, ? extends @Nullable Object> change) {
    touched = true;
    return super.computeIfPresent(key, change);
  }

  @Override
  public synchronized @Nullable Object compute(
      Object key, BiFunction<? super Object, ? super Object, ? extends @Nullable Object> change) {
    touched = true;
    return super.compute(key, change);
  }

  @Override
  public synchronized @Nullable Object merge(
      Object key,
      Object value,
      BiFunction<? super Object, ? super Object, ? extends @Nullable Object> change) {
    touched = true;
    return super.merge(key, value, change);
  }

  @Override
  public Set<Object> keySet() {
    touched = true;
    return super.keySet();
  }

  @Override
  public Set<Map.Entry<Object, Object>> entrySet() {
    touched = true;
    return super.entrySet();
  }

  @Override
  public Collection<Object> values() {
    touched = true;
    return super.values();
  }

  /** What a program copies is its own. */
  @Override
  public synchronized Object clone() {
    Properties copy = new Properties();
    copy.putAll(this);
    return copy;
  }
}
