package dev.quarry.spec.weave;

import dev.quarry.spec.Term;
import java.util.Map;
import java.util.Optional;

/**
 * Where terms find what they mention.
 *
 * @param self the object; none for static methods
 * @param owner the internal name of the type that is specified
 * @param arguments by name
 * @param result if there is one
 * @param olds what terms were when the method was called
 */
record Surroundings(
    Optional<Slot> self,
    String owner,
    Map<String, Slot> arguments,
    Optional<Slot> result,
    Map<Term, Slot> olds) {}
