package dev.quarry.symcretic.testing;

/** A cell with a field that hides one of its superclass. */
public class SubCell extends Cell implements Marked {
  public int anInt;
}
