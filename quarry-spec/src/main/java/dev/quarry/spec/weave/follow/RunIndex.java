package dev.quarry.spec.weave.follow;

import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/** Finds runs by an object. A list as long as there are few: engines can follow that best. */
final class RunIndex {
  private static final int FEW = 64;

  private @Nullable RunLink newest;
  private int size;
  private @Nullable IdentityHashMap<Object, RunLink> many;

  void add(Object key, ObjectRun run) {
    size++;
    IdentityHashMap<Object, RunLink> map = many;
    if (map == null && size > FEW) {
      map = new IdentityHashMap<>();
      many = map;
      for (RunLink link = newest; link != null; link = link.older) {
        map.put(link.key, new RunLink(link.key, link.run, map.get(link.key)));
      }
      newest = null;
    }
    if (map == null) {
      newest = new RunLink(key, run, newest);
    } else {
      map.put(key, new RunLink(key, run, map.get(key)));
    }
  }

  @Nullable RunLink find(@Nullable Object key) {
    if (key == null) {
      return null;
    }
    IdentityHashMap<Object, RunLink> map = many;
    return map == null ? RunLink.first(newest, key) : map.get(key);
  }
}
