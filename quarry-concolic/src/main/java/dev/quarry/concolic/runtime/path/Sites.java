package dev.quarry.concolic.runtime.path;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The numbers by which rewritten code names places; given out while classes are rewritten. */
public final class Sites {
  /** The first places are those of the JDK. */
  private static final SiteTable JDK = SiteTable.here();

  private static @Nullable SiteInfo[] table = new SiteInfo[JDK.size() + 1024];
  private static int size = JDK.size();

  private Sites() {}

  /** Gives a place its number. */
  public static synchronized int register(SiteInfo info) {
    if (size == table.length) {
      table = Arrays.copyOf(table, 2 * size);
    }
    table[size] = info;
    return size++;
  }

  /** The place with a number. */
  public static SiteInfo info(int site) {
    SiteInfo info = table[site];
    if (info == null && site < JDK.size()) {
      info = JDK.get(site);
      table[site] = info;
    }
    if (info == null) {
      throw new IllegalArgumentException("No site has the number " + site + ".");
    }
    return info;
  }
}
