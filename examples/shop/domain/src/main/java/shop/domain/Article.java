package shop.domain;

/**
 * Something that can be bought.
 *
 * @param sku its number in the stock
 * @param price without tax
 */
public record Article(String sku, String name, Money price, Category category) {}
