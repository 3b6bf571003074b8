package dev.quarry.program.ledger;

/**
 * The one table of what a verdict may rest on beyond what was followed exactly. The names in JSON
 * and in {@code docs/proofs.md} are those of {@link #text}. Causes come in the order in which they
 * are told: what keeps a program from being analysed first, what only more time would settle last.
 */
public enum AssumptionCode {
  // What every proof says of itself.

  /** arguments: the entries. */
  ONE_CALL(
      "oneCall",
      Weight.STATED,
      "Holds for one call of %s with any arguments that no static field keeps, in a virtual machine"
          + " that has just begun."),
  /** arguments: how many, of which methods, how objects are made. */
  CALL_SEQUENCES(
      "callSequences",
      Weight.STATED,
      "Holds for up to %s calls of %s, one after the other until one throws, %s, in a virtual"
          + " machine that has just begun."),
  /** arguments: the type. */
  SEEN_MADE(
      "seenMade",
      Weight.STATED,
      "Objects of %s count from where code of the class path makes them or gets them; what else"
          + " happens to them, and to others, is not looked at."),
  CLASS_PATH(
      "classPath", Weight.STATED, "Only classes of the class path and of the JDK take part."),
  ENOUGH_MEMORY("enoughMemory", Weight.STATED, "Memory and stack do not run out."),
  /** arguments: the method. */
  INVARIANT("invariant", Weight.STATED, "Objects for which %s does not hold never occur."),
  /** arguments: the class, the method. */
  INITIALISED("initialised", Weight.STATED, "Objects of %s are as %s leaves them."),
  /** arguments: the class, what holds of a field. */
  CONSTRUCTED(
      "constructed",
      Weight.STATED,
      "Objects of %s are made by its constructors, not by reflection or from a stream, so %s."),
  ASSUMED("assumed", Weight.STATED, "What the program itself assumes of its inputs holds."),
  /** arguments: which default. */
  PLATFORM_DEFAULT("platformDefault", Weight.STATED, "%s is the same as when Quarry ran."),
  LAUNCHER(
      "launcher",
      Weight.STATED,
      "What calls main passes an array of texts, and null neither for it nor in it."),

  // The program is not all there.

  /** arguments: the class, who mentions it. */
  CLASS_MISSING(
      "classMissing",
      Weight.FORBIDS,
      "%s is not on the class path, but %s mentions it.",
      "Add the jar or directory that has it to -cp."),
  /** arguments: the class, the Java it needs, the Java that runs it. */
  CLASS_TOO_NEW(
      "classTooNew",
      Weight.FORBIDS,
      "%s was compiled for Java %s, but the program is run by Java %s.",
      "Run Quarry with a newer JDK, or compile the class with a lower --release."),
  /** arguments: the error, its message. */
  LINKAGE(
      "linkage",
      Weight.FORBIDS,
      "Classes do not fit together: %s: %s.",
      "Put the versions on -cp that the program was compiled against."),
  /** arguments: the class, what it failed with. */
  INITIALISER_FAILED(
      "initialiserFailed",
      Weight.FORBIDS,
      "The static initialiser of %s failed with %s.",
      "Give the program what its initialiser needs, such as a file or an --allow."),
  /** arguments: the class or method, why. */
  NOT_REWRITTEN(
      "notRewritten",
      Weight.FORBIDS,
      "What %s does with inputs is not followed: %s",
      "Split the method, or ask for something that does not need it."),
  INTERNAL_ERROR(
      "internalError", Weight.FORBIDS, "Quarry failed in a run: %s", "Please report it."),
  /** arguments: the operation and the option, as a sentence. */
  REFUSED(
      "refused",
      Weight.FORBIDS,
      "A run was ended where it reached outside: %s",
      "Allow it with --allow."),

  // Values that come from outside.

  /** arguments: the method or value. */
  ENVIRONMENT(
      "environment",
      Weight.FORBIDS,
      "%s depends on the machine and the moment; other values of it were not tried.",
      "Pass the value in as a parameter, or let a test set it."),
  /** arguments: what it needs to be what. */
  BEYOND_TESTS(
      "beyondTests",
      Weight.FORBIDS,
      "It needs %s, which a test can't set.",
      "Pass the value in as a parameter."),
  /** arguments: the type, what was not tried. */
  TYPE_NOT_TRIED(
      "typeNotTried",
      Weight.FORBIDS,
      "An input of type %s may be of other classes: %s.",
      "Declare a narrower type, or name an --entry that passes what is meant."),
  /** arguments: the type, which ones are tried. */
  OBJECT_NOT_FILLED(
      "objectNotFilled",
      Weight.FORBIDS,
      "Inputs of %s are only tried %s.",
      "Name an --entry that makes the object."),
  /** arguments: the entry, the input, why it can't be made. */
  OBJECT_NOT_MADE(
      "objectNotMade",
      Weight.FORBIDS,
      "A call of %s reaches it if the fields of its objects are set at will (%s). %s",
      "Name an --entry that is given simpler objects."),
  /** arguments: the entry, the input, why no test shows it. */
  NOT_CONFIRMED(
      "notConfirmed",
      Weight.FORBIDS,
      "A call of %s reaches it in a worker (%s), but no plain run was seen to. %s",
      "Name an --entry that a test can call."),
  /** arguments: what. */
  IDENTITY(
      "identity",
      Weight.FORBIDS,
      "Whether %s are one object was decided by chance.",
      "Compare with equals, or ask for something that does not depend on it."),
  /** arguments: the error. */
  VIRTUAL_MACHINE_ERROR(
      "virtualMachineError",
      Weight.FORBIDS,
      "A handler catches %s, and when the virtual machine throws it is not known.",
      "Ask for something that does not depend on the handler."),

  // Calls and values that were not followed.

  /** arguments: the method. */
  CALL_NOT_FOLLOWED(
      "callNotFollowed",
      Weight.FORBIDS,
      "What %s does is not known.",
      "Choose an --entry behind the call."),
  /** arguments: the method. */
  ARGUMENT_LOST(
      "argumentLost",
      Weight.FORBIDS,
      "A value that depends on inputs was passed to %s, which is not followed.",
      "Add --follow-jdk if it is about dates, big numbers, formats or tokens; else choose an"
          + " --entry behind the call."),
  /** arguments: where to. */
  VALUE_LOST(
      "valueLost",
      Weight.FORBIDS,
      "A value that depends on inputs was lost: %s.",
      "Choose an --entry that does without."),
  /** arguments: the method. */
  CODE_ELSEWHERE(
      "codeElsewhere",
      Weight.FORBIDS,
      "The call of %s may run code that is not on the class path.",
      "Add implementations to -cp."),
  OTHER_THREAD(
      "otherThread",
      Weight.FORBIDS,
      "A value that depends on inputs is used on a thread other than the one that entered the"
          + " program.",
      "Choose an --entry that runs on that thread."),
  CALLED_BY_MACHINE(
      "calledByMachine",
      Weight.FORBIDS,
      "It is called by the virtual machine or the JDK.",
      "Name it as --entry."),
  /** arguments: the instruction. */
  INSTRUCTION(
      "instruction",
      Weight.FORBIDS,
      "%s is not supported.",
      "Raise --budget, so that runs get further."),
  /** arguments: what. */
  FIRST_VALUE(
      "firstValue",
      Weight.FORBIDS,
      "%s was not looked up.",
      "Raise --budget, so that runs get further."),
  TURNED_AWAY(
      "turnedAway",
      Weight.FORBIDS,
      "An input was found that does not lead to the target, so something was not followed exactly.",
      "Raise --budget, so that runs get further."),
  /** arguments: how many. */
  DIVERGED(
      "diverged",
      Weight.FORBIDS,
      "%s runs left the path predicted for them.",
      "Look for what differs from run to run, such as hash codes."),
  NOT_SHOWN(
      "notShown",
      Weight.FORBIDS,
      "A run came by that does not show whether the exception was thrown.",
      "Ask for the line instead."),

  // Bounds.

  /** arguments: how many, of how many. */
  CALLS_LEFT_OUT(
      "callsLeftOut",
      Weight.FORBIDS,
      "Only %s of %s methods take part in the sequences of calls.",
      "Lower --calls, or name fewer methods with --include."),
  /** arguments: what, the bound. */
  SIZE_BOUND(
      "sizeBound",
      Weight.FORBIDS,
      "%s have at most %s.",
      "Ask for something that smaller ones reach."),
  /** arguments: the bound. */
  LOOP_BOUND(
      "loopBound",
      Weight.FORBIDS,
      "The loop was followed for %s iterations only.",
      "Raise --budget, so that runs get further."),
  /** arguments: what, the bound. */
  DEPTH_BOUND(
      "depthBound",
      Weight.FORBIDS,
      "%s were followed %s calls deep only.",
      "Choose an --entry that is nearer."),
  /** arguments: the ending. */
  RUN_CUT(
      "runCut",
      Weight.FORBIDS,
      "A run was ended early (%s): what comes behind is not known.",
      "Raise --run-time, --run-steps, --max-path or --call-depth."),
  /** arguments: the limit. */
  PATH_BOUND(
      "pathBound",
      Weight.FORBIDS,
      "Ways were left out by a limit: %s.",
      "Raise --max-path or --branch-bound; the size of inputs is fixed."),
  /** arguments: why. */
  UNDECIDED_CONDITION(
      "undecidedCondition",
      Weight.FORBIDS,
      "A condition was not decided (%s).",
      "Raise --solver-time and --budget."),
  /** arguments: how many, of how many. */
  ENTRIES_LEFT(
      "entriesLeft",
      Weight.FORBIDS,
      "Only %s of %s entries were run.",
      "Raise --budget, or name an --entry."),
  INTERRUPTED(
      "interrupted",
      Weight.FORBIDS,
      "Not everything was looked at: the run was interrupted.",
      "Run it again with --resume."),
  EXECUTORS_LOST(
      "executorsLost",
      Weight.FORBIDS,
      "Every executor that looked at it was lost or failed.",
      "Give executors more memory, or repeat the command without --cluster-listen."),
  /** arguments: which limit was reached. */
  TIME_UP("timeUp", Weight.FORBIDS, "Not everything was looked at: %s.", "Raise --budget.");

  /** Whether a proof may rest on an assumption. */
  enum Weight {
    /** A proof may, if it says so. */
    STATED,
    /** There is no proof. */
    FORBIDS
  }

  private final String text;
  private final Weight weight;
  private final String sentence;
  private final String remedy;

  AssumptionCode(String text, Weight weight, String sentence) {
    this(text, weight, sentence, "");
  }

  AssumptionCode(String text, Weight weight, String sentence, String remedy) {
    this.text = text;
    this.weight = weight;
    this.sentence = sentence;
    this.remedy = remedy;
  }

  /** The name in JSON and in the documentation. */
  public String text() {
    return text;
  }

  /** Whether a proof may not rest on it, even if it says so. */
  public boolean forbidsProof() {
    return weight == Weight.FORBIDS;
  }

  /** Whether the program can't be analysed as it is: it is not all there, or does not link. */
  public boolean isAboutProgram() {
    return this == CLASS_MISSING
        || this == CLASS_TOO_NEW
        || this == LINKAGE
        || this == INITIALISER_FAILED;
  }

  /** The sentence, with {@code %s} for each argument. */
  public String sentence() {
    return sentence;
  }

  /** What a user can do about it; "" where nothing has to be done. */
  public String remedy() {
    return remedy;
  }

  /** How many arguments the sentence has. */
  int arguments() {
    return sentence.split("%s", -1).length - 1;
  }
}
