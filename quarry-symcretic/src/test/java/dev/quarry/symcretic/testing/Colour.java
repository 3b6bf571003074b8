package dev.quarry.symcretic.testing;

/** An enum for switches, identities and ordinals. */
public enum Colour {
  RED,
  GREEN,
  BLUE
}
