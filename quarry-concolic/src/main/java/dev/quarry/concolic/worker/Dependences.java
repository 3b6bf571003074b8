package dev.quarry.concolic.worker;

import dev.quarry.concolic.guard.boot.Dependence;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.ArrayList;
import java.util.List;

/** What the JDK asked of the machine and the moment in a run, as assumptions. */
final class Dependences {
  private Dependences() {}

  /**
   * The assumptions.
   *
   * @param noted a sum of constants of {@link Dependence}
   * @param told what is assumed already: a method that the program itself calls is told there, with
   *     its place
   */
  static List<Assumption> of(int noted, List<Assumption> told) {
    List<Assumption> all = new ArrayList<>();
    boolean isTold =
        told.stream().anyMatch(assumption -> assumption.code() == AssumptionCode.ENVIRONMENT);
    if (!isTold) {
      add(all, noted, Dependence.CLOCK, AssumptionCode.ENVIRONMENT, "A clock that the JDK reads");
      add(
          all,
          noted,
          Dependence.CHANCE,
          AssumptionCode.ENVIRONMENT,
          "A random number that the JDK draws");
      add(
          all,
          noted,
          Dependence.ORDER,
          AssumptionCode.ENVIRONMENT,
          "The order of the elements of a Set.of or Map.of");
      add(
          all,
          noted,
          Dependence.HASH,
          AssumptionCode.ENVIRONMENT,
          "A hash code of an object that has none of its own");
      add(
          all,
          noted,
          Dependence.TABLE,
          AssumptionCode.ENVIRONMENT,
          "The order of a hash table whose keys have no hash code of their own");
    }
    add(all, noted, Dependence.LOCALE, AssumptionCode.PLATFORM_DEFAULT, "The default locale");
    add(all, noted, Dependence.ZONE, AssumptionCode.PLATFORM_DEFAULT, "The default time zone");
    add(
        all,
        noted,
        Dependence.CHARSET,
        AssumptionCode.PLATFORM_DEFAULT,
        "The default character encoding");
    return all;
  }

  private static void add(
      List<Assumption> all, int noted, int what, AssumptionCode code, String text) {
    if ((noted & what) != 0) {
      all.add(Assumption.of(code, text));
    }
  }
}
