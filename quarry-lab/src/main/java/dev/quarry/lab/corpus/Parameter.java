package dev.quarry.lab.corpus;

import dev.quarry.expr.Sort;

/** A parameter of a benchmark's predicate. */
public record Parameter(String name, Sort.Basic sort) {}
