package dev.quarry.engine.kept;

/** What comes next in a kept result. */
enum Tag {
  NULL,
  RECORD,
  CONSTANT,
  LIST,
  SET,
  MAP,
  OPTIONAL,
  TEXT,
  BOOLEAN,
  CHARACTER,
  BYTE,
  SHORT,
  INTEGER,
  LONG,
  FLOAT,
  DOUBLE,
  BITS,
  BYTES,
  DURATION,
  PATH
}
