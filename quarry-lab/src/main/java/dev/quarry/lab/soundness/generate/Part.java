package dev.quarry.lab.soundness.generate;

/** Something that source text is made of. */
public sealed interface Part {
  /** Text as it stands. */
  record Text(String text) implements Part {}

  /** A piece that may be taken out, or exchanged for another. */
  record Piece(Node node) implements Part {}
}
