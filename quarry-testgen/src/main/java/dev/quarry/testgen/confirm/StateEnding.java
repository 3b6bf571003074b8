package dev.quarry.testgen.confirm;

/**
 * The one table of what becomes of a state: of each path that a run took, with the test that was
 * made of it, and of each way that none took (the eleven cases of Bester's accounting, §3.3.6,
 * brought up to date). Every state ends in exactly one row.
 */
public enum StateEnding {
  /** The test shows the exception: same type, same place, twice. */
  CONFIRMED("confirmed", "a test shows the exception, twice"),
  /** Another state stands for it. */
  DUPLICATE("duplicate", "the same exception at the same line as a simpler input"),
  /** The test ends with an exception of another type, or from another place. */
  OTHER_EXCEPTION("otherException", "the test shows another exception, or another place"),
  /** The test ends without an exception. */
  NO_EXCEPTION("noException", "the test shows no exception"),
  /** The test shows the exception only sometimes. */
  FLAKY("flaky", "two runs of the test differ"),
  /** What the test asserts does not hold. */
  NOT_PASSED("notPassed", "the test does not pass"),
  /** The test was not seen to come by what it was made for. */
  TARGET_MISSED("targetMissed", "the test is not seen to reach its target in a plain run"),
  /** The compiler refuses the test. */
  NOT_COMPILABLE("notCompilable", "the test does not compile"),
  /** Nobody would want to read the test. */
  TOO_LONG("tooLong", "the test would be longer than 25 lines"),
  /** The run or the test took longer than allowed. */
  TIMED_OUT("timedOut", "the run, or the test, took too long"),
  /** The run or the test wanted something that is not allowed. */
  REFUSED("refused", "the run, or the test, asked for something that is not allowed"),
  /** A static initialiser failed, which no test can repeat. */
  STATIC_INITIALISER("staticInitialiser", "a static initialiser failed"),
  /** A class was not on the class path. */
  CLASS_MISSING("classMissing", "a class is not on the class path"),
  /** Classes do not fit together. */
  LINKAGE("linkage", "classes do not fit together, or one is for a newer Java"),
  /** The heap was full. */
  HEAP_EXHAUSTED("heapExhausted", "the heap was full"),
  /** The process was lost. */
  PROCESS_LOST("processLost", "the process ended in the middle"),
  /** Every machine that tried the method was lost. */
  KILLS_WORKER("killsWorker", "whoever explored the method was lost"),
  /** Quarry failed. */
  INTERNAL_ERROR("internalError", "Quarry failed"),
  /** A private constructor would make what the method is called with. */
  NEEDS_REFLECTION("needsReflection", "a test would have to call private constructors"),
  /** There is no way to make what the method is called with. */
  NO_RECIPE("noRecipe", "no way to make the receiver or an argument"),
  /** No solver could decide the way's condition. */
  UNSOLVED("unsolved", "the condition was not decided"),
  /** The way's condition has a conjunct and its negation. */
  CONTRADICTION("contradiction", "the condition contradicts itself openly"),
  /** A solver proved that no input takes the way. */
  PRUNED("pruned", "no input satisfies the condition"),
  /** A limit of the exploration excluded it. */
  BOUND_REACHED("boundReached", "a limit of the exploration was reached"),
  /** The budget ended before its turn. */
  OPEN("open", "not tried within the budget"),
  /** The method under test returned. */
  RETURNED("returned", "the method returned"),
  /** The method threw what it says it throws. */
  DECLARED("declaredException", "a checked exception that the method declares"),
  /** An object that the call needs could not be made with these values. */
  ARRANGE_FAILED("arrangeFailed", "the arguments could not be made with these values");

  private final String text;
  private final String meaning;

  StateEnding(String text, String meaning) {
    this.text = text;
    this.meaning = meaning;
  }

  /** The name in JSON. */
  public String text() {
    return text;
  }

  /** What it means, for people. */
  public String meaning() {
    return meaning;
  }

  /** Whether there is nothing to say about it: the method did what it should. */
  public boolean isNormal() {
    return this == RETURNED || this == DECLARED || this == ARRANGE_FAILED;
  }
}
