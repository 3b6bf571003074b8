package dev.quarry.expr.smtlib;

import dev.quarry.expr.Input;

/**
 * An input of a script.
 *
 * @param symbol the symbol in the script, without bars
 * @param input what stands for it
 * @param sort the sort's text; of a vector of fewer bits than the input has, the low bits count
 */
public record DeclaredInput(String symbol, Input input, String sort) {}
