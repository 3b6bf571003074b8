package dev.quarry.lab.soundness.generate;

/** What a program is about; each is about a few of them, so that it stays small. */
enum Theme {
  STRINGS,
  ARRAYS,
  OBJECTS,
  ENUMS,
  RECORDS,
  LAMBDAS,
  COLLECTIONS,
  EXCEPTIONS,
  STATICS,
  INITIALISERS,
  BOXES,
  DOUBLES,
  LONGS,
  CHARS,
  RECURSION,
  SWITCHES,
  LOOPS,
  NARROW,
  /** Two equal texts or boxes that are inputs may be one object or two. */
  IDENTITY
}
