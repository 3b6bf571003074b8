package dev.quarry.models.environment;

/**
 * A method whose result no argument determines.
 *
 * @param role what its result is
 * @param text how it is told, without a name that it is asked for: {@code System.nanoTime()}
 * @param domain which results it has, if they are numbers
 */
public record EnvironmentCall(Role role, String text, Domain domain) {
  /** What becomes of a result. */
  public enum Role {
    /** An input, another one each time: a number or a truth value. */
    READING,
    /** Likewise, if the generator it is asked of was made without a seed. */
    DRAW,
    /** An input, the same in all of a run: a string or null, for the name that is asked for. */
    NAMED,
    /** A system property or, if it is not there, another argument. */
    NAMED_OR_ELSE,
    /** Whether a system property is "true". */
    FLAG,
    /** It is not tried what else it could be. */
    UNKNOWN,
    /** A default of the platform, which a proof may assume to be as it is. */
    DEFAULT
  }

  /** Whether the result is an input. */
  public boolean isInput() {
    return role != Role.UNKNOWN && role != Role.DEFAULT;
  }
}
