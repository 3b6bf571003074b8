package dev.quarry.concolic.runtime.path;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.types.Selection;
import dev.quarry.program.Location;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A place in rewritten code and what the hooks called there need to know about its instruction. The
 * sites of the decisions made there are made once, since hashing them is slow.
 */
public final class SiteInfo {
  private static final Site.Kind[] KINDS = Site.Kind.values();

  private final Location location;
  private final int line;
  private final @Nullable CallInfo call;
  private final @Nullable SwitchKeys keys;
  private final @Nullable HashedSite[] plain = new HashedSite[KINDS.length];
  private final Map<Integer, HashedSite> detailed = new HashMap<>();

  /** What was selected for the receiver of the last call here. */
  private @Nullable Class<?> lastReceiver;

  private Class<?> lastSelected = Object.class;

  private @Nullable String memo;

  /** Whether the method called here hands objects on; null until somebody asks. */
  private @Nullable Boolean carries;

  /** Whether the class that a call here gives is only compared with one that is tried. */
  private boolean comparesClasses;

  private SiteInfo(
      Location location, int line, @Nullable CallInfo call, @Nullable SwitchKeys keys) {
    this.location = location;
    this.line = line;
    this.call = call;
    this.keys = keys;
  }

  /** Of any instruction that is neither a call nor a switch. */
  public static SiteInfo of(Location location, int line) {
    return new SiteInfo(location, line, null, null);
  }

  /** Of a call. */
  public static SiteInfo call(Location location, int line, CallInfo call) {
    return new SiteInfo(location, line, call, null);
  }

  /** Says that what {@code getClass} gives here is only compared with a class of the program. */
  public SiteInfo comparingClasses() {
    comparesClasses = true;
    return this;
  }

  public boolean comparesClasses() {
    return comparesClasses;
  }

  /** Of a switch. */
  public static SiteInfo choice(Location location, int line, SwitchKeys keys) {
    return new SiteInfo(location, line, null, keys);
  }

  public Location location() {
    return location;
  }

  public int line() {
    return line;
  }

  /** What is called here. */
  public CallInfo call() {
    if (call == null) {
      throw new IllegalStateException(location + " is no call.");
    }
    return call;
  }

  @Nullable CallInfo callOrNull() {
    return call;
  }

  @Nullable SwitchKeys keysOrNull() {
    return keys;
  }

  /** The class whose implementation a call here selects for a receiver. */
  public Class<?> selected(Class<?> receiver) {
    if (receiver != lastReceiver) {
      lastSelected = Selection.of(receiver, call().name(), call().descriptor());
      lastReceiver = receiver;
    }
    return lastSelected;
  }

  /** Whether the method called here hands objects on without looking at what is in them. */
  public boolean carries() {
    Boolean known = carries;
    if (known == null) {
      known = Carriers.carries(call());
      carries = known;
    }
    return known;
  }

  /** A text about the call here, made once. */
  public String memo(Function<CallInfo, String> text) {
    String known = memo;
    if (known == null) {
      known = text.apply(call());
      memo = known;
    }
    return known;
  }

  /** Whether this is a call of a method with one of the names. */
  public boolean isCallOf(String... names) {
    return call != null && List.of(names).contains(call.name());
  }

  /** The cases of the switch here. */
  public SwitchKeys keys() {
    if (keys == null) {
      throw new IllegalStateException(location + " is no switch.");
    }
    return keys;
  }

  /** A decision made here, with its hash. Only the thread of the run asks. */
  public HashedSite site(Site.Kind kind, int detail) {
    if (detail != 0) {
      return detailed.computeIfAbsent(
          detail * KINDS.length + kind.ordinal(),
          any -> HashedSite.of(new Site(location, kind, detail)));
    }
    HashedSite known = plain[kind.ordinal()];
    if (known == null) {
      known = HashedSite.of(new Site(location, kind, 0));
      plain[kind.ordinal()] = known;
    }
    return known;
  }

  /** A site and its stable hash. */
  public record HashedSite(Site site, int hash) {
    static HashedSite of(Site site) {
      return new HashedSite(site, site.stableHash());
    }
  }
}
