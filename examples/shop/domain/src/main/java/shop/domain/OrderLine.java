package shop.domain;

/** So many pieces of an article. */
public record OrderLine(Article article, int quantity) {
  public Money total() {
    return article.price().times(quantity);
  }

  public Money tax() {
    return total().percent(article.category().vatPercent());
  }
}
