package dev.quarry.concolic.worker;

import dev.quarry.concolic.runtime.environment.ChangedProperties;
import java.util.Collection;
import java.util.HashSet;
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
final class WatchedProperties extends Properties implements ChangedProperties {
  private static final long serialVersionUID = 1L;

  private transient volatile boolean touched;

  /** What was set or removed one by one; more may have been if they are touched without it. */
  private final transient Set<Object> changed = new HashSet<>();

  private transient volatile boolean changedOtherwise;

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
  public synchronized boolean isChanged(String key) {
    return changedOtherwise || changed.contains(key);
  }

  private void touch() {
    touched = true;
    changedOtherwise = true;
  }

  @Override
  public synchronized @Nullable Object put(Object key, Object value) {
    touched = true;
    changed.add(key);
    return super.put(key, value);
  }

  @Override
  public synchronized void putAll(Map<?, ?> all) {
    touch();
    super.putAll(all);
  }

  @Override
  public synchronized @Nullable Object remove(Object key) {
    touched = true;
    changed.add(key);
    return super.remove(key);
  }

  @Override
  public synchronized boolean remove(Object key, Object value) {
    touch();
    return super.remove(key, value);
  }

  @Override
  public synchronized void clear() {
    touch();
    super.clear();
  }

  @Override
  public synchronized @Nullable Object putIfAbsent(Object key, Object value) {
    touch();
    return super.putIfAbsent(key, value);
  }

  @Override
  public synchronized boolean replace(Object key, Object before, Object after) {
    touch();
    return super.replace(key, before, after);
  }

  @Override
  public synchronized @Nullable Object replace(Object key, Object value) {
    touch();
    return super.replace(key, value);
  }

  @Override
  public synchronized void replaceAll(BiFunction<? super Object, ? super Object, ?> change) {
    touch();
    super.replaceAll(change);
  }

  @Override
  public synchronized @Nullable Object computeIfAbsent(
      Object key, Function<? super Object, ? extends @Nullable Object> value) {
    touch();
    return super.computeIfAbsent(key, value);
  }

  @Override
  public synchronized @Nullable Object computeIfPresent(
      Object key, BiFunction<? super Object, ? super Object, ? extends @Nullable Object> change) {
    touch();
    return super.computeIfPresent(key, change);
  }

  @Override
  public synchronized @Nullable Object compute(
      Object key, BiFunction<? super Object, ? super Object, ? extends @Nullable Object> change) {
    touch();
    return super.compute(key, change);
  }

  @Override
  public synchronized @Nullable Object merge(
      Object key,
      Object value,
      BiFunction<? super Object, ? super Object, ? extends @Nullable Object> change) {
    touch();
    return super.merge(key, value, change);
  }

  @Override
  public Set<Object> keySet() {
    touch();
    return super.keySet();
  }

  @Override
  public Set<Map.Entry<Object, Object>> entrySet() {
    touch();
    return super.entrySet();
  }

  @Override
  public Collection<Object> values() {
    touch();
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
