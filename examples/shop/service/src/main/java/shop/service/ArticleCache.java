package shop.service;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import shop.domain.Article;

/** Keeps the articles that were asked for last. */
public final class ArticleCache {
  private final int capacity;
  private final Function<String, Optional<Article>> source;
  private final Map<String, Article> recent = new LinkedHashMap<>(16, 0.75f, true);
  private int misses;

  public ArticleCache(int capacity, Function<String, Optional<Article>> source) {
    if (capacity < 1) {
      throw new IllegalArgumentException("capacity " + capacity); // reach: yes
    }
    this.capacity = capacity;
    this.source = source;
  }

  public Optional<Article> find(String sku) {
    Article known = recent.get(sku);
    if (known != null) {
      return Optional.of(known); // reach: yes
    }
    misses++;
    Optional<Article> found = source.apply(sku);
    found.ifPresent(article -> keep(sku, article));
    return found;
  }

  private void keep(String sku, Article article) {
    recent.put(sku, article);
    if (recent.size() > capacity) {
      recent.remove(recent.keySet().iterator().next()); // reach: yes
    }
  }

  public int misses() {
    return misses;
  }
}
