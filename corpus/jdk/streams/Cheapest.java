package streams;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The cheapest article that can be had. */
// witness: name(300, 200, 100)
// witness: name(0, 200, 100)
// witness: name(0, 0, 0)
public final class Cheapest {
  public record Article(String name, int cents) {}

  public static String name(int tea, int milk, int bread) {
    List<Article> articles =
        List.of(new Article("tea", tea), new Article("milk", milk), new Article("bread", bread));
    Optional<Article> cheapest =
        articles.stream()
            .filter(article -> article.cents() > 0)
            .min(Comparator.comparingInt(Article::cents));
    if (cheapest.isEmpty()) {
      return "sold out"; // reach: yes
    }
    if (cheapest.get().cents() <= 0) { // reach: NoSuchElementException no
      return "free"; // reach: no
    }
    return cheapest.get().name().equals("bread") ? "bread" : "other"; // reach: true yes
  }
}
