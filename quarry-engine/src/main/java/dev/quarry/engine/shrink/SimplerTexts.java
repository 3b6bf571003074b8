package dev.quarry.engine.shrink;

import java.util.AbstractList;

/**
 * Texts that are simpler than a given one, the boldest first: beginnings and ends, plain characters
 * only, one character less, one character plainer. They are made when they are asked for: of a text
 * of a megabyte there would be too many to keep.
 */
public final class SimplerTexts extends AbstractList<Object> {
  /** A long text is not changed in more places. */
  private static final int MOST_PLACES = 1_000;

  private final String text;
  private final int halves;
  private final int places;

  public SimplerTexts(String text) {
    this.text = text;
    // Of lengths 0, 1, 2, 4 and so on.
    this.halves =
        text.isEmpty() ? 0 : 1 + Integer.SIZE - Integer.numberOfLeadingZeros(text.length() - 1);
    this.places = Math.min(text.length(), MOST_PLACES);
  }

  @Override
  public int size() {
    return text.isEmpty() ? 0 : 2 * halves + 1 + 3 * places;
  }

  @Override
  public Object get(int index) {
    int place = index - 2 * halves - 1;
    if (place < -1) {
      int kept = index / 2 == 0 ? 0 : 1 << (index / 2 - 1);
      return index % 2 == 0 ? text.substring(0, kept) : text.substring(text.length() - kept);
    }
    if (place == -1) {
      return String.valueOf(Simpler.PLAIN).repeat(text.length());
    }
    if (place < places) {
      return with("", place);
    }
    int changed = place - places;
    return with(changed % 2 == 0 ? String.valueOf(Simpler.PLAIN) : " ", changed / 2);
  }

  /** With something in the place of one character. */
  private String with(String other, int place) {
    return text.substring(0, place) + other + text.substring(place + 1);
  }
}
